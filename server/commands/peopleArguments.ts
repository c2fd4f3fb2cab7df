import { roles } from '@/contract/office/roles';
import { peopleActions } from './peopleCommands';
import type { PeopleCommand } from './peopleCommands';
import { UsageError } from './UsageError';

export const peopleUsage = [
  'npm run people -- list              prints the accounts',
  'npm run people -- add NAME --role ROLE --email E-MAIL [--name "FULL NAME"]',
  '                                    makes an account and prints its first password',
  'npm run people -- reset-password NAME | disable NAME | enable NAME | sign-out NAME',
].join('\n');

export interface PeopleOptions {
  role?: string;
  email?: string;
  name?: string;
}

/** Parses the arguments of `npm run people`. Throws a UsageError. */
export function peopleCommandOf(words: string[], options: PeopleOptions): PeopleCommand {
  const [action, username, ...rest] = words;
  if (rest.length > 0) throw new UsageError(peopleUsage);
  if (action === 'list' && username === undefined) return { command: 'people', action };
  if (action === 'add' && username) return addCommandOf(username, options);
  const known = peopleActions.find((one) => one === action);
  if (!known || !username) throw new UsageError(peopleUsage);
  return { command: 'people', action: known, username };
}

function addCommandOf(
  username: string,
  { role = '', email = '', name = '' }: PeopleOptions,
): PeopleCommand {
  if (!roles.some((one) => one === role)) {
    throw new UsageError(`--role must be one of: ${roles.join(', ')}.`);
  }
  return { command: 'people', action: 'add', username, role, email, full_name: name };
}
