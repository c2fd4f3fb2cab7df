import { sql } from 'drizzle-orm';
import type { Person } from '@/contract/office/people';
import { found } from '../../platform/rejections';
import type { Queries } from '../../platform/database/Database';
import { changesOf, recordAudit, type Actor } from '../audit/audit';
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
    | 'sign-out';
  id: number;
}

/** Makes changes of people take turns, until the transaction ends. */
export const lockPeople = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(${peopleLock})`);

/** Any fixed number that no other advisory lock uses (server/platform/database/migrate.ts). */
const peopleLock = 7_402_017;

/**
 * Changes an account and records the change in one transaction. Changes take turns, so that two
 * admins who disable each other at the same time don't both succeed. `write` may add to the audit
 * entry beyond the changed fields; if nothing changes, no entry is written.
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
    const changed = changesOf({ ...before, version: 0 }, { ...after, version: 0 });
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
