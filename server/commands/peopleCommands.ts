import * as v from 'valibot';
import { peopleQuery, type Person, type PersonWithPassword } from '@/contract/office/people';
import { findByUsername } from '../domain/accounts/users';
import type { Queries } from '../platform/database/Database';
import { readBody } from '../platform/body';
import { HttpRejection } from '../platform/rejections';
import { commandLine, type Actor } from '../domain/audit/audit';
import * as people from '../domain/people/changePeople';
import { newPerson } from '../domain/people/newPerson';
import { listPeople } from '../domain/people/readPeople';
import { CommandFailed } from './CommandFailed';

type Action = 'reset-password' | 'disable' | 'enable' | 'sign-out';
type Changed = Promise<Person | PersonWithPassword>;

/** The actions on an account, by their names on the command line. */
const actions: Record<Action, (queries: Queries, actor: Actor, id: number) => Changed> = {
  'reset-password': people.resetPassword,
  disable: people.disablePerson,
  enable: people.enablePerson,
  'sign-out': people.signOutPerson,
};
export const peopleActions = Object.keys(actions) as Action[];

const command = v.literal('people');

/** The command `npm run people`. It has the same rules and audit entries as the office's People page. */
export const peopleCommand = v.variant('action', [
  v.strictObject({ command, action: v.literal('list') }),
  v.strictObject({
    command,
    action: v.literal('add'),
    username: v.string(),
    full_name: v.string(),
    email: v.string(),
    role: v.string(),
    access_until: v.optional(v.string()),
  }),
  v.strictObject({ command, action: v.picklist(peopleActions), username: v.string() }),
]);
export type PeopleCommand = v.InferOutput<typeof peopleCommand>;

/** Runs the command and returns the text to print. Throws CommandFailed with the reason in one line. */
export async function runPeopleCommand(queries: Queries, request: PeopleCommand): Promise<string> {
  try {
    if (request.action === 'list') return await listed(queries);
    if (request.action === 'add') {
      const { command, action, ...fields } = request;
      return newPasswordText(
        await people.createPerson(queries, commandLine, readBody(newPerson, fields)),
      );
    }
    return await act(queries, request.action, request.username);
  } catch (error) {
    if (error instanceof HttpRejection) throw new CommandFailed(describeRejection(error.body));
    throw error;
  }
}

async function act(queries: Queries, action: Action, username: string): Promise<string> {
  const { user } = await findByUsername(queries, username);
  if (!user) throw new CommandFailed(`There is no account with the username ${username}.`);
  const person = await actions[action](queries, commandLine, user.id);
  return 'password' in person ? newPasswordText(person) : `${person.username}: ${done[action]}.\n`;
}

const done = {
  'reset-password': 'password reset, signed out everywhere',
  disable: 'disabled, signed out everywhere',
  enable: 'enabled',
  'sign-out': 'signed out everywhere',
};

const newPasswordText = ({ username, password }: PersonWithPassword) =>
  `${username} signs in with this password, which is shown only now: ${password}\n`;

async function listed(queries: Queries): Promise<string> {
  const all = { ...v.parse(peopleQuery, {}), perPage: Number.MAX_SAFE_INTEGER };
  const { data } = await listPeople(queries, all);
  const rows = [
    ['username', 'role', 'state', 'last seen', 'full name', 'email'],
    ...data.map(toPersonCells),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return lines.map((cells) => `${cells.join('  ').trimEnd()}\n`).join('');
}

/** Returns the cells of a person's row, without the characters that a terminal would interpret. */
function toPersonCells({
  username,
  role,
  disabled,
  last_seen_at,
  full_name,
  email,
}: Person): string[] {
  const seen = last_seen_at?.slice(0, 16).replace('T', ' ') ?? 'never';
  return [username, role, disabled ? 'disabled' : 'enabled', seen, full_name, email].map((cell) =>
    cell.replace(/\p{Cc}/gu, ''),
  );
}

/** Formats `{detail}` or the messages of several fields as one line. */
function describeRejection(body: Readonly<Record<string, unknown>>): string {
  if (typeof body.detail === 'string') return body.detail;
  return Object.entries(body)
    .map(([field, messages]) => `${field}: ${[messages].flat().join(' ')}`)
    .join(' ');
}
