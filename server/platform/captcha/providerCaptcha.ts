import * as v from 'valibot';
import type { CaptchaSettings } from '../settings/settings';
import { captchaRejected, type Captcha } from './captcha';
import type { Limit, Limits } from '../limits/Limits';

const verdict = v.object({
  success: v.literal(true),
  challenge_ts: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  hostname: v.string(),
});

/** How long the provider's tokens are valid, and how far the clocks may differ, in ms. */
const longestAge = 120_000;
const clockTolerance = 10_000;
/** A checked token is remembered for this many seconds, by which time it has expired. */
const remembered = 300;

interface Options extends Pick<CaptchaSettings, 'secret' | 'verifyUrl'> {
  /** Hosts of the pages on which a visitor may get a token. If empty, `check` accepts any host. */
  hostnames: readonly string[];
  limits: Limits;
  now?: () => number;
  /** The longest wait for the provider's response, in ms. */
  timeLimit?: number;
}

export class ProviderCaptcha implements Captcha {
  /** Accepts each token once, even if the provider fails to reject a repeat. */
  private readonly uses: Limit;

  constructor(private readonly options: Options) {
    this.uses = options.limits.make({ name: 'captcha', points: 1, seconds: remembered });
  }

  async check(token: string, address: string): Promise<void> {
    if (token === '') throw captchaRejected();
    // Counts the token before asking the provider, so two simultaneous requests cannot both use it.
    if ((await this.uses.tryTake(token)) > 0) throw captchaRejected();
    const response = await this.ask(token, address).catch(() => null);
    if (response === null) await this.uses.forget(token);
    if (!this.isGood(response)) throw captchaRejected();
  }

  /** Returns the provider's unchecked JSON. */
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
