import * as v from 'valibot';
import { changeUsernameRequest } from '@/contract/account';
import type { Account } from '@/contract/account';
import type { Queries } from '../db/Database';
import { readBody } from '../http/body';
import { fieldErrors } from '../http/refusals';
import type { SignedIn } from './sessions';
import { normalName, rename } from './users';

const invalid =
  'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.';

/** Django's own rule. */
const request = v.object({
  new_username: v.pipe(
    changeUsernameRequest.entries.new_username,
    v.transform(normalName),
    v.regex(/^[\p{L}\p{N}_.@+-]+$/u, invalid),
    v.maxLength(150),
  ),
});

/** PATCH and PUT change-username. */
export async function changeUsername(
  queries: Queries,
  signedIn: SignedIn,
  body: unknown,
): Promise<Account> {
  const { new_username } = readBody(request, body);
  if (!(await rename(queries, signedIn.userId, new_username))) {
    throw fieldErrors({ new_username: ['A user with that username already exists.'] });
  }
  return { username: new_username, email: signedIn.email };
}
