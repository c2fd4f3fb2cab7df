import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { found } from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { users } from '../tables/accounts';
import { unusableHash } from './passwords';
import { revokeSessions } from './sessions';
import { revokeLinks } from './signInLinks';
import type { User } from './users';

/** The columns that only this file changes. `firstPasswordAt` is null by default for a new password. */
type Changeable = Pick<
  User,
  | 'username'
  | 'fullName'
  | 'role'
  | 'accessUntil'
  | 'disabledAt'
  | 'agentItems'
  | 'passwordHash'
  | 'firstPasswordAt'
>;
type Values = { [Column in keyof Changeable]?: Changeable[Column] | undefined };

interface Target {
  id: number;
  /** The session that makes the change. It stays open. */
  sessionId?: number | undefined;
}

/** A change of the email address needs `notifications`, which tell the previous address. */
type AccountChange = Target &
  (
    | { values: Values & { email?: undefined } }
    | { values: Values & { email?: string | undefined }; notifications: Announcements }
  );

const endsLinks = ['username', 'email', 'role', 'disabledAt', 'passwordHash'] as const;
const endsSessions = ['role', 'disabledAt', 'passwordHash'] as const;

/**
 * Changes an account. This is the only place that ends what an earlier state of the account opened: a new username,
 * email address, role, state or password ends its sign-in links and first password, and all of these but the username
 * and the email address end its sessions. A new role or state also ends the account's work as the carrier's agent, by
 * the trigger of migration 0116. A value that equals the present one changes nothing. Returns how many
 * sessions it ended. Pass a transaction.
 */
export async function changeAccount(tx: Queries, change: AccountChange): Promise<number> {
  const { id, sessionId, values } = change;
  // Locks the account before its links and sessions, because different orders could deadlock.
  const before = await lockAccount(tx, id);
  const changed = pickChanged(before, values);
  const changes = (columns: readonly (keyof User)[]) => columns.some((one) => one in changed);
  if (changes(endsLinks)) await endLinks(tx, before);
  // Ends the sessions before the update, because the trigger of migration 0004 would end them uncounted.
  const ended = changes(endsSessions) ? await revokeSessions(tx, id, sessionId) : 0;
  if (Object.keys(changed).length > 0) await tx.update(users).set(changed).where(isIt(id));
  if ('notifications' in change && changes(['email'])) {
    await change.notifications.announceChangedEmail(tx, { userId: id, oldEmail: before.email });
  }
  return ended;
}

/** Ends an account's sessions, sign-in links and first password. Returns how many sessions it ended. */
export async function signOutEverywhere(tx: Queries, id: number): Promise<number> {
  await endLinks(tx, await lockAccount(tx, id));
  return revokeSessions(tx, id);
}

/** The values of an account whose owner has not chosen a password yet. */
export const noPassword = () => ({ passwordHash: unusableHash(), firstPasswordAt: null });

const isIt = (id: number) => eq(users.id, id);

async function lockAccount(tx: Queries, id: number): Promise<User> {
  const [user] = await tx.select().from(users).where(isIt(id)).for('no key update');
  return found(user ?? null);
}

function pickChanged(before: User, { ...values }: Values & { email?: string | undefined }) {
  if (values.passwordHash !== undefined) values.firstPasswordAt ??= null;
  const columns = Object.keys(values) as (keyof typeof values)[];
  return Object.fromEntries(
    columns
      .filter((column) => values[column] !== undefined && values[column] !== before[column])
      .map((column) => [column, values[column]]),
  ) as typeof values;
}

/** A first password is a link in all but form: somebody made it, passed it on, and it chooses the password once. */
async function endLinks(tx: Queries, { id, firstPasswordAt }: User): Promise<void> {
  await revokeLinks(tx, id);
  if (firstPasswordAt !== null) await tx.update(users).set(noPassword()).where(isIt(id));
}
