import type { Services } from '../Services';
import { knownNetworkOf } from './knownNetworks';
import { inTurn, verifyPassword } from './passwords';

/**
 * Whether this is the account's password; false without a hash. Throws 429 after too many failures,
 * and 503 if the caller has to wait too long. Checks the limits only when it is the caller's turn;
 * otherwise every waiting caller would count as failed.
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
  /** The key under which to count the account's wrong passwords. */
  account: string;
  /** 0 if there is no such account. The check then takes the same time. */
  userId: number;
  address: string;
}
