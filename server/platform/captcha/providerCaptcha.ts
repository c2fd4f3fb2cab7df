import * as v from 'valibot';
import type { CaptchaSettings } from '../settings/settings';
import { captchaRejected, type Captcha } from './captcha';
import type { Limit, Limits } from '../limits/Limits';

const verdict = v.object({
  success: v.literal(true),
  challenge_ts: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  hostname: v.string(),
});

/**
 * A token is valid for two minutes after it was earned, in ms; the clocks may differ by a few
 * seconds.
 */
const longestAge = 120_000;
const clockTolerance = 10_000;
/** Seconds for which an accepted token is remembered, longer than any token is valid. */
const remembered = 300;

interface Options extends Pick<CaptchaSettings, 'secret' | 'verifyUrl'> {
  /**
   * Hosts of the pages where a token may have been earned; if empty, the provider's own check is
   * enough.
   */
  hostnames: readonly string[];
  /** Counts accepted tokens, shared with other processes. */
  limits: Limits;
  now?: () => number;
  /** Time limit for the provider's response, in ms, since a visitor is waiting. */
  timeLimit?: number;
}

/**
 * Verifies tokens with the captcha provider. After any failure the visitor may simply try again.
 */
export class ProviderCaptcha implements Captcha {
  /**
   * Lets each token pass once. The provider rejects repeats too, but this server does not rely on
   * it.
   */
  private readonly uses: Limit;

  constructor(private readonly options: Options) {
    this.uses = options.limits.make({ name: 'captcha', points: 1, seconds: remembered });
  }

  async check(token: string, address: string): Promise<void> {
    if (token === '') throw captchaRejected();
    // Counts the token before asking the provider, so that two simultaneous posts can't both use
    // it.
    if ((await this.uses.tryTake(token)) > 0) throw captchaRejected();
    const response = await this.ask(token, address).catch(() => null);
    if (response === null) await this.uses.forget(token);
    if (!this.isGood(response)) throw captchaRejected();
  }

  /** Returns the provider's JSON, unchecked. Throws if it does not arrive in time. */
  private async ask(token: string, address: string): Promise<unknown> {
    const { secret, verifyUrl, timeLimit = 5000 } = this.options;
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    });
    return response.json();
  }

  private isGood(response: unknown): boolean {
    const parsed = v.safeParse(verdict, response);
    if (!parsed.success) return false;
    const { hostnames, now = Date.now } = this.options;
    const { challenge_ts, hostname } = parsed.output;
    const age = now() - challenge_ts;
    const isFresh = age >= -clockTolerance && age <= longestAge;
    return isFresh && (hostnames.length === 0 || hostnames.includes(hostname));
  }
}
