import * as v from 'valibot';
import { changeUsernameRequest } from '@/contract/accountChanges';
import { limits } from '@/contract/limits';
import { normalName } from './users';

const invalid =
  'Enter a valid username. This value may contain only English letters, numbers, and @/./+/-/_ characters.';

/** Django's rule for usernames, restricted to ASCII. Existing usernames may contain other letters. */
export const newUsername = v.pipe(
  changeUsernameRequest.entries.new_username,
  v.transform(normalName),
  v.regex(/^[A-Za-z0-9_.@+-]+$/, invalid),
  v.maxLength(limits.username),
);

export const usernameTaken = 'A user with that username already exists.';
export const usernameSimilar = 'This username looks like an existing one.';
