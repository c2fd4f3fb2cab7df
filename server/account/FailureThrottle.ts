import { throttled } from '../http/refusals';

interface Failures {
  count: number;
  blockedUntil: number;
}

/** Of an account, those that wait as how to let them begin. */
interface Tries {
  running: number;
  waiting: (() => void)[];
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
  private readonly tries = new Map<string, Tries>();
  private readonly options: Options;

  constructor(options: Partial<Options> = {}) {
    this.options = { ...defaults, ...options };
  }

  /**
   * Tries a password and answers whether it fits. No more tries of an account are under way at once than it has
   * free failures left, so that a burst is not over before the first failure counts; the others wait their turn.
   * Throws 429 while the account has to wait.
   */
  async attempt(account: string, fits: () => Promise<boolean>): Promise<boolean> {
    const key = keyOf(account);
    await this.turn(key);
    try {
      this.check(key);
      const isRight = await fits();
      if (isRight) this.failures.delete(key);
      else this.failed(key);
      return isRight;
    } finally {
      this.pass(key);
    }
  }

  private async turn(key: string): Promise<void> {
    const tries = this.tries.get(key) ?? { running: 0, waiting: [] };
    this.tries.set(key, tries);
    if (tries.running < this.roomOf(key)) tries.running += 1;
    else await new Promise<void>((begin) => tries.waiting.push(begin));
  }

  /** Ends a try, and lets those begin that have room now. */
  private pass(key: string): void {
    const tries = this.tries.get(key);
    if (!tries) return;
    tries.running -= 1;
    for (const begin of tries.waiting.splice(0, this.roomOf(key) - tries.running)) {
      tries.running += 1;
      begin();
    }
    if (tries.running === 0) this.tries.delete(key);
  }

  /** How many tries may be under way: one at least, which will hear that it has to wait. */
  private roomOf(key: string): number {
    return Math.max(1, this.options.free - (this.failures.get(key)?.count ?? 0));
  }

  private check(key: string): void {
    const { blockedUntil = 0 } = this.failures.get(key) ?? {};
    const wait = blockedUntil - this.options.now();
    if (wait > 0) throw throttled(wait / 1000);
  }

  private failed(key: string): void {
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
