import { throttled } from '../http/refusals';
import { FailureCounts } from './FailureCounts';
import type { FailureLimits } from './FailureCounts';

/** The account whose password is tried, and the caller's address. */
export interface Guess {
  /**
   * One key per account, however its name is spelt; a name without an account has a key of its own.
   */
  account: string;
  /** The caller's network address. */
  address: string;
}

interface Options {
  /** Limits for one account from one address. */
  perAddress: Partial<FailureLimits>;
  /** Limits for one account from all addresses together. */
  perAccount: Partial<FailureLimits>;
  now: () => number;
}

/** One guess in five minutes never waits; faster guessing is slowed down to that rate. */
const perAddress = { free: 5, longestWait: 300_000, forgetsIn: 300_000, capacity: 20_000 };

/**
 * Only guesses from many addresses reach this limit: a single address is slowed down long before.
 * The wait is short, because the account's driver waits too.
 */
const perAccount = { free: 100, longestWait: 60_000, forgetsIn: 60_000, capacity: 20_000 };

/**
 * Delays further attempts after failed passwords: first per account and address, so that a stranger
 * does not lock a driver out, then per account. Names count whether or not they exist, so a 429
 * reveals nothing. Kept in memory: a restart clears the counts.
 */
export class FailureThrottle {
  private readonly perAddress: FailureCounts;
  private readonly perAccount: FailureCounts;

  constructor(options: Partial<Options> = {}) {
    const { now = Date.now } = options;
    this.perAddress = new FailureCounts({ ...perAddress, ...options.perAddress }, now);
    this.perAccount = new FailureCounts({ ...perAccount, ...options.perAccount }, now);
  }

  /**
   * Tries a password and returns whether it is correct. Throws 429 while the account or the address
   * has to wait.
   */
  async attempt({ account, address }: Guess, fits: () => Promise<boolean>): Promise<boolean> {
    const here = `${address} ${account}`;
    const wait = Math.max(this.perAddress.waitOf(here), this.perAccount.waitOf(account));
    if (wait > 0) throw throttled(wait / 1000);
    // Counted before the outcome is known: otherwise a burst would be over before its first failure
    // counts.
    this.perAddress.add(here);
    this.perAccount.add(account);
    if (!(await fits())) return false;
    this.perAddress.forget(here);
    this.perAccount.takeBack(account);
    return true;
  }
}
