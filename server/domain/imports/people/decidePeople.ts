import type { DecidedRow } from '@/contract/office/imports';
import type { Role } from '@/contract/office/roles';
import { usernameSimilar } from '../../accounts/newUsername';
import { toUsernameLook } from '../../accounts/similarNames';
import { missingEmail } from '../../people/requiredEmail';
import { toFullName, type ReadPerson } from './readPersonRow';

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
  changes: Partial<Pick<KnownPerson, 'full_name' | 'email'>>;
}

/** Makes a username from a name: 'marcus.bell' from 'Marcus Bell'. '' if the name has no English letters. */
function toUsername(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/\s+/).map((word) => word.replace(/[^a-z0-9-]/g, ''));
  return words.filter((word) => /[a-z]/.test(word)).join('.');
}

const nameKey = (name: string) => toFullName(name).toLowerCase();

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
type Field = keyof typeof labels;

const withArticle: Readonly<Record<Role, string>> = {
  driver: 'a driver',
  mechanic: 'a mechanic',
  dispatcher: 'a dispatcher',
  auditor: 'an auditor',
  admin: 'an admin',
};

/** Returns the reason if an import must not change these fields of an account. */
function whyUnchangeable(known: KnownPerson, fields: readonly Field[]): string | null {
  const fixed = fields.filter((field) => known.role !== 'driver' || field === 'role');
  if (fixed.length > 0) {
    const texts = fixed.map((field) => labels[field].toLowerCase()).join(' and ');
    return `${known.username} is ${withArticle[known.role]}. Change the ${texts} on their page.`;
  }
  return known.disabled && fields.length > 0
    ? `${known.username} is disabled. Enable them first.`
    : null;
}

function ofKnown(line: number, read: ReadPerson, known: KnownPerson): DecidedPerson {
  const isNamed = read.username !== '';
  // An account found by name keeps its own capitalization, and each one that of its email address.
  const isSameEmail = read.email.toLowerCase() === known.email.toLowerCase();
  const email = isSameEmail ? known.email : read.email;
  const said = { full_name: isNamed ? read.full_name : '', email, role: read.role };
  const present = { ...known, full_name: toFullName(known.full_name) };
  const fields = (['full_name', 'email', 'role'] as const).filter(
    (field) => said[field] && said[field] !== present[field],
  );
  if (!isNamed && fields.length > 0) {
    return rejected(
      line,
      `There is a ${known.full_name} already. Enter the username ${known.username} to change that account, or another to add a person.`,
    );
  }
  const problem = whyUnchangeable(known, fields);
  if (problem !== null) return rejected(line, problem);
  const texts = fields.map(
    (field) => `${labels[field]} ${known[field] || 'none'} → ${said[field]}`,
  );
  if (known.disabled) texts.push(`${known.username} is disabled.`);
  return {
    ...rejected(line, texts.join('. ')),
    fate: fields.length > 0 ? 'changed' : 'same',
    record: known.id,
    read,
    known,
    changes: {
      ...(fields.includes('full_name') && { full_name: said.full_name }),
      ...(fields.includes('email') && { email: said.email }),
    },
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

  /** Reserves a username for a new account. Returns whether the username is free. */
  take(username: string): boolean {
    const look = toUsernameLook(username);
    if (this.looks.has(look)) return false;
    this.looks.add(look);
    return true;
  }
}

function ofNew(line: number, read: ReadPerson, roster: Roster): DecidedPerson {
  const role = read.role ?? 'driver';
  if (role === 'admin' || role === 'auditor') {
    return rejected(line, 'Add admins and auditors one at a time, with “Add person”.');
  }
  const username = read.username || toUsername(read.full_name);
  if (username === '') return rejected(line, 'Enter a username, in English letters.');
  const noEmail = missingEmail({ email: read.email, role });
  if (noEmail !== null) return rejected(line, noEmail);
  if (!roster.take(username)) {
    const problem = read.username === '' ? 'Enter another username.' : '';
    return rejected(line, `${username}: ${usernameSimilar} ${problem}`.trim());
  }
  const why = read.username === '' ? `Signs in as ${username}.` : '';
  return { ...rejected(line, why), fate: 'new', read, username };
}

interface Row {
  line: number;
  read: ReadPerson | string;
}

/** Returns the lines of the rows without a username, by name. */
function findNamesakes(rows: readonly Row[]): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { line, read } of rows) {
    if (typeof read === 'string' || read.username !== '') continue;
    const key = nameKey(read.full_name);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

/** Decides each row's fate. Only a username says whom a row changes, because two people may have one name. */
export function decidePeople(
  rows: readonly Row[],
  people: readonly KnownPerson[],
): DecidedPerson[] {
  const roster = new Roster(people);
  const namesakes = findNamesakes(rows);
  const lines = new Map<string, number>();
  return rows.map(({ line, read }) => {
    if (typeof read === 'string') return rejected(line, read);
    if (read.username === '') {
      const other = namesakes.get(nameKey(read.full_name))?.find((one) => one !== line);
      if (other !== undefined) {
        return rejected(line, `Row ${other} has the same name. Enter a username for each.`);
      }
    }
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
