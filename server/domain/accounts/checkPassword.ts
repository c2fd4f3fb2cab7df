import type { Services } from '../Services';
import { findKnownNetwork } from './knownNetworks';
import { inAccountTurn, verifyPassword } from './passwords';

/**
 * Whether the password is correct. False for an account without a hash. Throws 429 after too many failures, and while too
 * many checks of the account, or of all accounts, wait. Counts the guess only after the wait, so callers who are still
 * waiting do not use up the limit.
 */
export async function checkPassword(
  { guesses, database }: Services,
  { account, userId, address }: Caller,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const knownNetwork = await findKnownNetwork(database.queries, userId, address);
  const guess = { account, address, knownNetwork };
  // Strangers share a bound of their own, so that they cannot keep the owner out.
  return inAccountTurn(`${account} ${knownNetwork ?? ''}`, () =>
    guesses.attempt(guess, () => verifyPassword(stored, password)),
  );
}

interface Caller {
  account: string;
  /** 0 for an unknown account. */
  userId: number;
  address: string;
}
