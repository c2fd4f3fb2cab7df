import { throttled } from '../rejections';
import { listNetworks } from '../networks';
import type { Limit, LimitOptions } from './Limits';

const wideFactor = 4;

type MakeLimit = (options: LimitOptions) => Limit;

/**
 * Limits each caller: an IPv4 address, or an IPv6 address's /64. A /48 has four times the limit, because a provider
 * assigns a customer as many /64 networks as the customer requests.
 */
export class CallerLimit {
  private readonly limits: readonly Limit[];

  constructor(make: MakeLimit, { name, points, seconds }: LimitOptions) {
    const wide = { name: `${name}-48`, points: points * wideFactor, seconds };
    this.limits = [make({ name, points, seconds }), make(wide)];
  }

  /** Takes a point. Throws 429 if none is left. Each `scope` counts separately. */
  async take(address: string, scope = ''): Promise<void> {
    const wait = await this.tryTake(address, scope);
    if (wait > 0) throw throttled(wait / 1000);
  }

  /** Takes a point and returns 0. Returns the wait in ms if no point is left. */
  async tryTake(address: string, scope = ''): Promise<number> {
    return Math.max(...(await this.each(address, scope, (limit, key) => limit.tryTake(key))));
  }

  async giveBack(address: string, scope = ''): Promise<void> {
    await this.each(address, scope, (limit, key) => limit.giveBack(key));
  }

  private each<T>(address: string, scope: string, act: (limit: Limit, key: string) => Promise<T>) {
    const networks = listNetworks(address);
    return Promise.all(
      this.limits.flatMap((limit, n) => {
        const network = networks[n];
        return network === undefined ? [] : [act(limit, `${network} ${scope}`)];
      }),
    );
  }
}
