import * as v from 'valibot';
import type { DecidedRow, PersonRow } from '@/contract/office/imports';
import { newPersonRequest } from '@/contract/office/people';
import type { Role } from '@/contract/office/roles';
import { newUsername, usernameSimilar } from '../../accounts/newUsername';
import { toUsernameLook } from '../../accounts/similarNames';
import { missingEmail } from '../../people/requiredEmail';

type ImportedRole = 'driver' | 'mechanic' | 'dispatcher';

export interface ReadPerson {
  full_name: string;
  /** '' if the row contains none. */
  username: string;
  email: string;
  /** Null if the row contains none. */
  role: ImportedRole | null;
}

export interface KnownPerson {
  id: number;
  username: string;
  full_name: string;
  email: string;
  role: Role;
  disabled: boolean;
  version: number;
}

export interface DecidedPerson extends DecidedRow {
  read: ReadPerson | null;
  username: string;
  known: KnownPerson | null;
  changes: Partial<Pick<KnownPerson, 'full_name' | 'email' | 'role'>>;
}

const roleNames: Readonly<Record<string, ImportedRole>> = {
  driver: 'driver',
  'truck driver': 'driver',
  'owner operator': 'driver',
  mechanic: 'mechanic',
  technician: 'mechanic',
  dispatcher: 'dispatcher',
  dispatch: 'dispatcher',
};
const oneAtATime = ['admin', 'administrator', 'auditor'];

function readRole(text: string): ImportedRole | null | { problem: string } {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/s$/, '');
  if (typed === '') return null;
  if (oneAtATime.includes(typed)) {
    return { problem: 'Add admins and auditors one at a time, with “Add person”.' };
  }
  const known = new Map(Object.entries(roleNames)).get(typed);
  const problem = `“${text.trim()}” is none of driver, mechanic and dispatcher.`;
  return known ?? { problem };
}

const person = v.object({
  full_name: newPersonRequest.entries.full_name,
  email: newPersonRequest.entries.email,
});

/** Parses a row. Returns a message if the row breaks a rule. */
export function readPersonRow(row: PersonRow): ReadPerson | string {
  const role = readRole(row.role);
  if (role !== null && typeof role === 'object') return role.problem;
  const { full_name, email } = row;
  const fields = v.safeParse(person, { full_name: full_name.replace(/\s+/g, ' '), email });
  if (!fields.success) return fields.issues[0].message;
  const name = fields.output.full_name;
  const typed = row.username.trim();
  if (typed === '' && name === '') return 'Enter a name or a username.';
  if (typed === '') return { ...fields.output, username: '', role };
  const username = v.safeParse(newUsername, typed);
  if (!username.success) return username.issues[0].message;
  return { ...fields.output, username: username.output, role };
}

/** Makes a username from a name: 'marcus.bell' from 'Marcus Bell'. '' if the name has no English letters. */
function toUsername(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/\s+/).map((word) => word.replace(/[^a-z0-9-]/g, ''));
  return words.filter((word) => /[a-z]/.test(word)).join('.');
}

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const rejected = (line: number, why: string): DecidedPerson => ({
  line,
  fate: 'rejected',
  why,
  record: null,
  read: null,
  username: '',
  known: null,
  changes: {},
});

const labels = { full_name: 'Name', email: 'Email', role: 'Role' } as const;

function ofKnown(line: number, read: ReadPerson, known: KnownPerson): DecidedPerson {
  if (known.disabled) return rejected(line, `${known.username} is disabled. Enable them first.`);
  const isImported = ['driver', 'mechanic', 'dispatcher'].includes(known.role);
  if (read.role && read.role !== known.role && !isImported) {
    return rejected(line, `${known.username} is an ${known.role}. Change that on their page.`);
  }
  // An account found by name keeps its own capitalization.
  const name = read.username === '' ? '' : read.full_name;
  const said = { full_name: name, email: read.email, role: read.role ?? '' };
  const fields = (['full_name', 'email', 'role'] as const).filter(
    (field) => said[field] !== '' && said[field] !== known[field],
  );
  const changes = Object.fromEntries(
    fields.map((field) => [field, said[field]]),
  ) as DecidedPerson['changes'];
  const noEmail = changes.role === undefined ? null : missingEmail({ ...known, ...changes });
  if (noEmail !== null) return rejected(line, noEmail);
  return {
    ...rejected(line, ''),
    fate: fields.length > 0 ? 'changed' : 'same',
    why: fields
      .map((field) => `${labels[field]} ${known[field] || 'none'} → ${said[field]}`)
      .join('. '),
    record: known.id,
    read,
    known,
    changes,
  };
}

class Roster {
  private readonly byUsername: ReadonlyMap<string, KnownPerson>;
  private readonly byName = new Map<string, KnownPerson[]>();
  private readonly looks: Set<string>;

  constructor(people: readonly KnownPerson[]) {
    this.byUsername = new Map(people.map((one) => [one.username.toLowerCase(), one]));
    this.looks = new Set(people.map(({ username }) => toUsernameLook(username)));
    for (const one of people) {
      const key = nameKey(one.full_name);
      this.byName.set(key, [...(this.byName.get(key) ?? []), one]);
    }
  }

  find({ username, full_name: name }: ReadPerson): readonly KnownPerson[] {
    const named = this.byUsername.get(username.toLowerCase());
    if (username !== '') return named ? [named] : [];
    return this.byName.get(nameKey(name)) ?? [];
  }

  /** Reserves a username for a new account. Returns the reason if the username is unavailable. */
  take(username: string): string | null {
    const look = toUsernameLook(username);
    if (this.looks.has(look)) return usernameSimilar;
    this.looks.add(look);
    return null;
  }
}

function ofNew(line: number, read: ReadPerson, roster: Roster): DecidedPerson {
  const username = read.username || toUsername(read.full_name);
  if (username === '') return rejected(line, 'Enter a username, in English letters.');
  const noEmail = missingEmail({ email: read.email, role: read.role ?? 'driver' });
  if (noEmail !== null) return rejected(line, noEmail);
  const problem = roster.take(username);
  if (problem) return rejected(line, `${username}: ${problem}`);
  const why = read.username === '' ? `Signs in as ${username}.` : '';
  return { ...rejected(line, why), fate: 'new', read, username };
}

export function decidePeople(
  rows: readonly { line: number; read: ReadPerson | string }[],
  people: readonly KnownPerson[],
): DecidedPerson[] {
  const roster = new Roster(people);
  const lines = new Map<string, number>();
  return rows.map(({ line, read }) => {
    if (typeof read === 'string') return rejected(line, read);
    const found = roster.find(read);
    if (found.length > 1) {
      return rejected(line, `Several people are called ${read.full_name}. Enter a username.`);
    }
    const [known] = found;
    const same = known?.username ?? (read.username || toUsername(read.full_name));
    const key = same.toLowerCase();
    const earlier = lines.get(key);
    if (earlier !== undefined && same !== '') {
      return rejected(line, `Row ${earlier} is ${same} already. Enter another username.`);
    }
    lines.set(key, line);
    return known ? ofKnown(line, read, known) : ofNew(line, read, roster);
  });
}
