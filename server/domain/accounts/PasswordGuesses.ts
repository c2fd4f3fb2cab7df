import { throttled } from '../../platform/rejections';
import { CallerLimit } from '../../platform/limits/CallerLimit';
import type { Limit, Limits } from '../../platform/limits/Limits';

export interface Guess {
  /** Equal for all spellings of the account's name. */
  account: string;
  address: string;
  /** The caller's network if somebody signed in to the account from there within `knownDays`; null if nobody did. */
  knownNetwork: string | null;
}

const minute = 60;

/** A stranger's guesses from another network do not use up the budgets `known` and `terminal`. */
const budgets = {
  known: { points: 10, seconds: 15 * minute },
  /** Guesses from one network at all accounts that signed in from there. */
  terminal: { points: 300, seconds: 15 * minute },
  /** Guesses at one account from one unknown network. */
  here: { points: 5, seconds: 5 * minute },
  /** Guesses at one account from all unknown networks together. */
  account: { points: 100, seconds: 60 * minute },
  /** Guesses at all accounts from one unknown network. */
  caller: { points: 50, seconds: 15 * minute },
};

/**
 * Limits wrong passwords. A correct password does not count, because many drivers sign in from one address at the start
 * of a shift. Unknown names also count, so a 429 does not reveal whether an account exists.
 */
export class PasswordGuesses {
  private readonly known: Limit;
  private readonly terminal: CallerLimit;
  private readonly here: CallerLimit;
  private readonly account: Limit;
  private readonly caller: CallerLimit;

  constructor(limits: Limits, changed: Partial<typeof budgets> = {}) {
    const { known, terminal, here, account, caller } = { ...budgets, ...changed };
    const make = limits.make.bind(limits);
    this.known = make({ name: 'guess-known', ...known });
    this.terminal = new CallerLimit(make, { name: 'guess-terminal', ...terminal });
    this.here = new CallerLimit(make, { name: 'guess-here', ...here });
    this.account = make({ name: 'guess-account', ...account });
    this.caller = new CallerLimit(make, { name: 'guess-caller', ...caller });
  }

  /** Tries a password and returns whether it is correct. Throws 429 after too many wrong ones. */
  async attempt(guess: Guess, fits: () => Promise<boolean>): Promise<boolean> {
    // Counts the guess before checking the password. Otherwise, a burst of parallel guesses could pass before the first
    // failure counts.
    const wait = await this.take(guess);
    if (wait > 0) throw throttled(wait / 1000);
    if (!(await fits())) return false;
    await this.takeBack(guess);
    return true;
  }

  /**
   * Returns the wait in ms. Tries the narrowest limit first, so a guess that it rejects does not count toward the
   * others.
   */
  private async take({ account, address, knownNetwork }: Guess): Promise<number> {
    if (knownNetwork !== null)
      return (
        (await this.known.tryTake(`${account} ${knownNetwork}`)) ||
        (await this.terminal.tryTake(address))
      );
    return (
      (await this.here.tryTake(address, account)) ||
      (await this.caller.tryTake(address)) ||
      (await this.account.tryTake(account))
    );
  }

  private async takeBack({ account, address, knownNetwork }: Guess): Promise<void> {
    if (knownNetwork !== null) {
      await this.known.forget(`${account} ${knownNetwork}`);
      return this.terminal.giveBack(address);
    }
    await this.here.giveBack(address, account);
    await this.caller.giveBack(address);
    await this.account.giveBack(account);
  }
}
