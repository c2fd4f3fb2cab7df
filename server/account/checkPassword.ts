import type { Api } from '../Api';
import type { Guess } from './FailureThrottle';
import { inTurn, verifyPassword } from './passwords';

/**
 * Whether it is the account's password (no, where there is no hash). Throws 429 after too many failures, and
 * 503 when too many wait. The throttle asks when the turn has come: before, all that wait would count as failed.
 */
export function checkPassword(
  { guesses }: Api,
  guess: Guess,
  stored: string | null,
  password: string,
): Promise<boolean> {
  return inTurn(() => guesses.attempt(guess, () => verifyPassword(stored, password)));
}
