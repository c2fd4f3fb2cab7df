import type { Services } from '../Services';
import { knownNetworkOf } from './knownNetworks';
import { inTurn, verifyPassword } from './passwords';

/**
 * Whether the password is correct. False for an account without a hash. Throws 429 after too many failures, and 503 if
 * the caller has to wait too long. Counts a guess only when its turn comes, because waiting callers have not failed
 * yet.
 */
export async function checkPassword(
  { guesses, database }: Services,
  { account, userId, address }: Caller,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const knownNetwork = await knownNetworkOf(database.queries, userId, address);
  const guess = { account, address, knownNetwork };
  return inTurn(() => guesses.attempt(guess, () => verifyPassword(stored, password)));
}

interface Caller {
  /** The key that counts the account's wrong passwords. */
  account: string;
  /** 0 for an unknown account, which takes the same time to check. */
  userId: number;
  address: string;
}
