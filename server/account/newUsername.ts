import * as v from 'valibot';
import { changeUsernameRequest } from '@/contract/accountChanges';
import { limits } from '@/contract/limits';
import { normalName } from './users';

const invalid =
  'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.';

/** Django's own rule for usernames. */
export const newUsername = v.pipe(
  changeUsernameRequest.entries.new_username,
  v.transform(normalName),
  v.regex(/^[\p{L}\p{N}_.@+-]+$/u, invalid),
  v.maxLength(limits.username),
);

export const usernameTaken = 'A user with that username already exists.';
