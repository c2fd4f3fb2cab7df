import type { Api } from '../Api';
import type { Guess } from './FailureThrottle';
import { inTurn, verifyPassword } from './passwords';

/**
 * Whether this is the account's password (false without a hash). Throws 429 after too many
 * failures, and 503 if too many callers are waiting. The throttle checks when the caller's turn
 * comes: if it did so earlier, every waiting caller would count as failed.
 */
export function checkPassword(
  { guesses }: Api,
  guess: Guess,
  stored: string | null,
  password: string,
): Promise<boolean> {
  return inTurn(() => guesses.attempt(guess, () => verifyPassword(stored, password)));
}
