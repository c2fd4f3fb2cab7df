import { throttled } from '../http/refusals';
import { FailureCounts } from './FailureCounts';
import type { FailureLimits } from './FailureCounts';

/** Whose password is tried, and from where. */
export interface Guess {
  /** One per account, however its name was spelt; a name of its own where there is no such account. */
  account: string;
  /** Network address of the caller. */
  address: string;
}

interface Options {
  /** Of an account from one address. */
  perAddress: Partial<FailureLimits>;
  /** Of an account from all addresses together. */
  perAccount: Partial<FailureLimits>;
  now: () => number;
}

/** Who guesses once in five minutes never waits; who guesses faster is slowed down to that. */
const perAddress = { free: 5, longestWait: 300_000, forgetsIn: 300_000, capacity: 20_000 };

/**
 * Only guesses from many addresses reach it: one address alone is slowed down long before. The wait is short,
 * because the account's driver waits as well.
 */
const perAccount = { free: 100, longestWait: 60_000, forgetsIn: 60_000, capacity: 20_000 };

/**
 * A growing delay after failed passwords: per account and address first, so that a stranger does not lock a
 * driver out, then per account. Names are counted whether or not they exist, so the 429 tells nothing. Kept in
 * memory: a restart forgets.
 */
export class FailureThrottle {
  private readonly perAddress: FailureCounts;
  private readonly perAccount: FailureCounts;

  constructor(options: Partial<Options> = {}) {
    const { now = Date.now } = options;
    this.perAddress = new FailureCounts({ ...perAddress, ...options.perAddress }, now);
    this.perAccount = new FailureCounts({ ...perAccount, ...options.perAccount }, now);
  }

  /** Tries a password and answers whether it fits. Throws 429 while the account or the address has to wait. */
  async attempt({ account, address }: Guess, fits: () => Promise<boolean>): Promise<boolean> {
    const here = `${address} ${account}`;
    const wait = Math.max(this.perAddress.waitOf(here), this.perAccount.waitOf(account));
    if (wait > 0) throw throttled(wait / 1000);
    // Counted before the outcome is known: else a burst would be over before its first failure counts.
    this.perAddress.add(here);
    this.perAccount.add(account);
    if (!(await fits())) return false;
    this.perAddress.forget(here);
    this.perAccount.takeBack(account);
    return true;
  }
}
