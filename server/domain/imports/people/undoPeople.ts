import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '@/contract/office/roles';
import { toPostgresJson } from '../../../platform/database/json';
import { queryRows } from '../../../platform/database/rows';
import { changeAccount } from '../../accounts/changeAccount';
import { personName } from '../../people/personName';
import { users } from '../../tables/accounts';
import type { UndoRules } from '../ImportRules';
import { lockEveryone } from './peopleImport';

const before = v.array(
  v.object({
    id: v.number(),
    version: v.number(),
    full_name: v.string(),
    email: v.string(),
    /** Earlier versions' imports changed it. */
    role: v.picklist(roles),
  }),
);

export const undoPeople: UndoRules = {
  lock: lockEveryone,

  /** Names up to three changed or used accounts. */
  async builtOn(tx, { added, changed }) {
    const known = [
      ...added.map((id) => ({ id, version: 1, added: true })),
      ...v.parse(before, changed).map(({ id, version }) => ({ id, version, added: false })),
    ];
    const isOne = inArray(
      users.id,
      known.map(({ id }) => id),
    );
    // Waits while somebody chooses a password.
    await tx.select({ id: users.id }).from(users).where(isOne).orderBy(users.id).for('update');
    const rows = await queryRows<{ name: string }>(
      tx,
      sql`select ${personName()} as name from users
        join jsonb_to_recordset(${toPostgresJson(known)}::jsonb) as one (id bigint, version integer, added boolean)
          on one.id = users.id
        where users.version <> one.version
          or one.added and (users.last_seen_at is not null or users.first_password_at is not null
            or exists (select from sign_in_links where user_id = users.id and used_at is not null)
            or exists (select from inspections where owner_id = users.id)
            or exists (select from leads where assignee_id = users.id))
        order by users.id limit 3`,
    );
    return rows.map(({ name }) => name);
  },

  async undo(tx, { added, changed }, notifications) {
    if (added.length > 0) await tx.delete(users).where(inArray(users.id, [...added]));
    for (const { id, full_name: fullName, email, role } of v.parse(before, changed)) {
      await changeAccount(tx, { id, values: { fullName, email, role }, notifications });
    }
  },
};
