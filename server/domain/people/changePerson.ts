import { sql } from 'drizzle-orm';
import type { Person } from '@/contract/office/people';
import { found } from '../../platform/rejections';
import type { Queries } from '../../platform/database/Database';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { readPerson } from './readPeople';

interface Change {
  actor: Actor;
  action:
    | 'update'
    | 'reset-password'
    | 'sign-in-link'
    | 'revoke-link'
    | 'disable'
    | 'enable'
    | 'sign-out'
    | 'withdraw-consent';
  id: number;
}

/** Lets one transaction at a time change people. */
export const lockPeople = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(${peopleLock})`);

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const peopleLock = 7_402_017;

/**
 * Changes an account and records the change in one transaction. Only one such transaction runs at a time, so two admins
 * cannot disable each other simultaneously. `write` can add fields to the audit entry. Without them, an unchanged
 * account gets no entry.
 */
export async function changePerson(
  queries: Queries,
  { actor, action, id }: Change,
  write: (tx: Queries, before: Person) => Promise<object | void>,
): Promise<Person> {
  return queries.transaction(async (tx) => {
    await lockPeople(tx);
    const before = found(await readPerson(tx, id, true));
    const more = await write(tx, before);
    const after = found(await readPerson(tx, id));
    const changed = pickChangedFields({ ...before, version: 0 }, { ...after, version: 0 });
    if (more || Object.keys(changed.after).length > 0) {
      const entry = {
        actor,
        action,
        resource: 'people',
        recordId: id,
        before: changed.before,
      } as const;
      await recordAudit(tx, { ...entry, after: { ...changed.after, ...more } });
    }
    return after;
  });
}
