import * as v from 'valibot';
import type { PersonRow } from '@/contract/office/imports';
import { newPersonRequest } from '@/contract/office/people';
import type { Role } from '@/contract/office/roles';
import { newUsername } from '../../accounts/newUsername';

export interface ReadPerson {
  full_name: string;
  /** '' if the row contains none. */
  username: string;
  email: string;
  /** Null if the row contains none. */
  role: Role | null;
}

const roleNames: Readonly<Record<string, Role>> = {
  driver: 'driver',
  'truck driver': 'driver',
  'owner operator': 'driver',
  mechanic: 'mechanic',
  technician: 'mechanic',
  dispatcher: 'dispatcher',
  dispatch: 'dispatcher',
  auditor: 'auditor',
  admin: 'admin',
  administrator: 'admin',
};

function readRole(text: string): Role | null | { problem: string } {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/s$/, '');
  if (typed === '') return null;
  const known = new Map(Object.entries(roleNames)).get(typed);
  const problem = `“${text.trim()}” is none of driver, mechanic and dispatcher.`;
  return known ?? { problem };
}

const isSuffix = (word: string) => /^(jr|sr|ii|iii|iv)\.?$/i.test(word);

/** Puts a name in order: 'Jose Garcia Jr.' from 'Garcia, Jose Jr.'. Leaves a name with other commas as it is. */
export function toFullName(text: string): string {
  const plain = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const parts = plain.split(/ ?, ?/).filter((part) => part !== '');
  const [last = '', rest = '', suffix = ''] = parts;
  if (parts.length > 3 || (suffix !== '' && !isSuffix(suffix))) return plain;
  const words = [...rest.split(' '), suffix];
  const given = words.filter((word) => !isSuffix(word));
  return [...given, last, ...words.filter(isSuffix)].filter((word) => word !== '').join(' ');
}

const person = v.object({
  full_name: newPersonRequest.entries.full_name,
  email: newPersonRequest.entries.email,
});

/** Parses a row. Returns a message if the row breaks a rule. */
export function readPersonRow(row: PersonRow): ReadPerson | string {
  const role = readRole(row.role);
  if (role !== null && typeof role === 'object') return role.problem;
  if (row.email.split('@').length > 2) return 'Enter one email address.';
  const fields = v.safeParse(person, { full_name: toFullName(row.full_name), email: row.email });
  if (!fields.success) return fields.issues[0].message;
  const typed = row.username.trim();
  if (typed === '' && fields.output.full_name === '') return 'Enter a name or a username.';
  if (typed === '') return { ...fields.output, username: '', role };
  const username = v.safeParse(newUsername, typed);
  if (!username.success) return username.issues[0].message;
  return { ...fields.output, username: username.output, role };
}
