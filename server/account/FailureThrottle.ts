import { throttled } from '../http/refusals';

interface Failures {
  count: number;
  blockedUntil: number;
}

interface Options {
  /** So many failures are free. */
  free: number;
  /** Then each failure doubles the wait, from one second up to this, in ms. */
  longestWait: number;
  /** Accounts remembered at most, so that invented names cannot fill the memory. */
  capacity: number;
  now: () => number;
}

const defaults: Options = { free: 5, longestWait: 300_000, capacity: 20_000, now: Date.now };

/**
 * A growing delay per account after failed passwords. Names are counted whether or not they exist, so the
 * 429 tells nothing. Kept in memory: a restart forgives, and the next failures count anew.
 */
export class FailureThrottle {
  private readonly failures = new Map<string, Failures>();
  /** The end of the last try of each account that has one under way. */
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly options: Options;

  constructor(options: Partial<Options> = {}) {
    this.options = { ...defaults, ...options };
  }

  /**
   * Tries a password and answers whether it fits. Tries of one account take turns, so that a burst of them is
   * not over before the first failure counts. Throws 429 while the account has to wait.
   */
  async attempt(account: string, fits: () => Promise<boolean>): Promise<boolean> {
    const key = keyOf(account);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(() => this.take(account, fits));
    const end = turn
      .catch(() => {})
      .finally(() => {
        if (this.turns.get(key) === end) this.turns.delete(key);
      });
    this.turns.set(key, end);
    return turn;
  }

  private async take(account: string, fits: () => Promise<boolean>): Promise<boolean> {
    this.check(account);
    const isRight = await fits();
    if (isRight) this.failures.delete(keyOf(account));
    else this.failed(account);
    return isRight;
  }

  private check(account: string): void {
    const { blockedUntil = 0 } = this.failures.get(keyOf(account)) ?? {};
    const wait = blockedUntil - this.options.now();
    if (wait > 0) throw throttled(wait / 1000);
  }

  private failed(account: string): void {
    const key = keyOf(account);
    const count = (this.failures.get(key)?.count ?? 0) + 1;
    // Deleted first, so that the map's order is that of the last failure and the oldest goes first.
    this.failures.delete(key);
    this.failures.set(key, { count, blockedUntil: this.options.now() + this.waitAfter(count) });
    this.forgetOldest();
  }

  private waitAfter(count: number): number {
    const excess = count - this.options.free;
    if (excess < 0) return 0;
    return Math.min(1000 * 2 ** excess, this.options.longestWait);
  }

  private forgetOldest(): void {
    if (this.failures.size <= this.options.capacity) return;
    const oldest = this.failures.keys().next();
    if (!oldest.done) this.failures.delete(oldest.value);
  }
}

const keyOf = (account: string) => account.trim().toLowerCase();
