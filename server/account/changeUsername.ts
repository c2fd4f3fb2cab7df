import * as v from 'valibot';
import type { Account } from '@/contract/account';
import type { Queries } from '../db/Database';
import { readBody } from '../http/body';
import { fieldErrors } from '../http/refusals';
import { accountAnswer } from './accountAnswer';
import { newUsername, usernameTaken } from './newUsername';
import type { SignedIn } from './sessions';
import { rename } from './users';

const request = v.object({ new_username: newUsername });

/** PATCH and PUT change-username. */
export async function changeUsername(
  queries: Queries,
  signedIn: SignedIn,
  body: unknown,
): Promise<Account> {
  const { new_username } = readBody(request, body);
  if (!(await rename(queries, signedIn.userId, new_username))) {
    throw fieldErrors({ new_username: [usernameTaken] });
  }
  return accountAnswer({ ...signedIn, username: new_username });
}
