import type { PersonRow } from '@/contract/office/imports';
import type { Queries } from '../../../platform/database/Database';
import { changeAccount } from '../../accounts/changeAccount';
import { unusableHash } from '../../accounts/passwords';
import { lockNames } from '../../accounts/similarNames';
import type { Announcements } from '../../notifications/Announcements';
import { lockPeople } from '../../people/changePerson';
import { users } from '../../tables/accounts';
import type { ImportRules } from '../ImportRules';
import { decidePeople, type DecidedPerson, type KnownPerson } from './decidePeople';
import { readPersonRow } from './readPersonRow';

/** The number of rows that one statement writes. Their parameters stay far below PostgreSQL's limit per statement. */
const rowsAtOnce = 1000;

export const peopleImport: ImportRules<PersonRow, DecidedPerson> = {
  kind: 'people',
  lock: lockEveryone,

  async decide(tx, rows) {
    const read = rows.map((row) => ({ line: row.line, read: readPersonRow(row) }));
    return decidePeople(read, await everybody(tx));
  },

  async write(tx, decided, notifications) {
    return {
      added: await addPeople(tx, decided),
      changed: await changePeople(tx, decided, notifications),
    };
  },
};

/** Blocks other transactions from adding and renaming accounts. */
export async function lockEveryone(tx: Queries): Promise<void> {
  await lockPeople(tx);
  await lockNames(tx);
}

async function everybody(tx: Queries): Promise<KnownPerson[]> {
  const { id, username, fullName: full_name, email, role, disabledAt, version } = users;
  const rows = await tx
    .select({ id, username, full_name, email, role, disabledAt, version })
    .from(users)
    .orderBy(id);
  return rows.map(({ disabledAt: at, ...row }) => ({ ...row, disabled: at !== null }));
}

async function addPeople(tx: Queries, decided: readonly DecidedPerson[]): Promise<number[]> {
  const values = decided.flatMap(({ fate, read, username }) =>
    fate === 'new' && read
      ? [
          {
            username,
            fullName: read.full_name,
            email: read.email,
            role: read.role ?? ('driver' as const),
            passwordHash: unusableHash(),
          },
        ]
      : [],
  );
  const added: number[] = [];
  for (let from = 0; from < values.length; from += rowsAtOnce) {
    const part = values.slice(from, from + rowsAtOnce);
    const rows = await tx.insert(users).values(part).returning({ id: users.id });
    added.push(...rows.map(({ id }) => id));
  }
  return added;
}

/** Updates known accounts. Returns their previous values with their new versions, which a trigger increments. */
async function changePeople(
  tx: Queries,
  decided: readonly DecidedPerson[],
  notifications: Announcements,
) {
  const before: object[] = [];
  for (const { fate, known, changes } of decided) {
    if (fate !== 'changed' || !known) continue;
    const values = { fullName: changes.full_name, email: changes.email };
    await changeAccount(tx, { id: known.id, values, notifications });
    before.push({
      id: known.id,
      version: known.version + 1,
      full_name: known.full_name,
      email: known.email,
      role: known.role,
    });
  }
  return before;
}
