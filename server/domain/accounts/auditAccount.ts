import { eq, sql } from 'drizzle-orm';
import type { AuditEvent } from '@/contract/office/audit';
import type { Queries } from '../../platform/database/Database';
import type { AuditFields } from '../tables/audit';
import { users } from '../tables/accounts';
import { recordAudit } from '../audit/audit';
import type { User } from './users';

type Person = Pick<User, 'id' | 'username' | 'role'>;

export function recordPasswordChange(tx: Queries, person: Person, after: AuditFields = {}) {
  return record(tx, person, { action: 'change-password', resource: 'people' }, after);
}

export function recordChosenPassword(tx: Queries, person: Person, after: AuditFields) {
  return record(tx, person, { action: 'choose-password', resource: 'people' }, after);
}

/** Records a staff sign-in with the number of failed attempts since the previous one. Ignores drivers. */
export async function recordSignIn(tx: Queries, person: Person): Promise<void> {
  if (person.role === 'driver') return;
  const [before] = await tx
    .select({ failed: users.failedSignIns })
    .from(users)
    .where(eq(users.id, person.id))
    .for('no key update');
  await tx.update(users).set({ failedSignIns: 0 }).where(eq(users.id, person.id));
  const signIn = { action: 'sign-in', resource: 'sessions' } as const;
  await record(tx, person, signIn, { failed_before: before?.failed ?? 0 });
}

/** Records a staff sign-out. Ignores drivers. */
export async function recordSignOut(tx: Queries, person: Person): Promise<void> {
  if (person.role === 'driver') return;
  await record(tx, person, { action: 'sign-out', resource: 'sessions' }, {});
}

export async function countFailedSignIn(queries: Queries, { id, role }: Person): Promise<void> {
  if (role === 'driver') return;
  await queries
    .update(users)
    .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
    .where(eq(users.id, id));
}

function record(
  tx: Queries,
  { id, username }: Person,
  what: AuditEvent,
  after: AuditFields,
): Promise<void> {
  const actor = { id, name: username };
  return recordAudit(tx, { ...what, actor, recordId: id, before: null, after });
}
