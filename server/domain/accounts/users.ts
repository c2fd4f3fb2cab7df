import { eq, inArray, sql } from 'drizzle-orm';
import { limits } from '@/contract/limits';
import { isUniqueViolation } from '../../platform/database/failures';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

export type User = typeof users.$inferSelect;

/**
 * NFKC, so that two names never differ only in their encoding. Every name is stored in this form.
 */
export function normalName(username: string): string {
  return username.normalize('NFKC').trim();
}

/** The key under which an account's failed passwords are counted. */
export const accountKey = (id: number) => `account ${id}`;

interface Named {
  user: User | null;
  /**
   * The key under which failed passwords are counted. It is the account's, or the name's if there
   * is no account.
   */
  key: string;
}

/**
 * Finds an account by username, ignoring case, since phones capitalize the first letter. Also finds
 * a name stored without normalization, if it is typed exactly. The database folds the case of
 * unknown names too, so that all spellings count together, as for a known one.
 */
export async function findByUsername(queries: Queries, username: string): Promise<Named> {
  const [typed, normal] = [username.trim(), normalName(username)];
  const isTyped = sql`lower(${users.username}) = lower(${typed})`;
  const [found] = await queries
    .select({ user: users, folded: sql<string>`lower(${normal})` })
    .from(sql`(select) as one`)
    .leftJoin(users, sql`${isTyped} or lower(${users.username}) = lower(${normal})`)
    .orderBy(sql`${isTyped} desc`)
    .limit(1);
  if (!found) throw new Error('a left join returns one row at least');
  const { user, folded } = found;
  // No account has a longer name, and NFKC turns 150 characters into up to 2,700.
  return { user, key: user ? accountKey(user.id) : `name ${folded.slice(0, limits.username)}` };
}

export async function findById(queries: Queries, id: number): Promise<User | null> {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** `username` must be normalized. Wrap the transaction in `isNameFree`. */
export async function rename(tx: Queries, id: number, username: string): Promise<void> {
  await tx.update(users).set({ username }).where(eq(users.id, id));
}

/**
 * Waits for a transaction that writes a username. Returns false if it fails because the name is
 * taken.
 */
export async function isNameFree(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The shortest time between two writes of `lastSeenAt`, in ms; an approximate time is enough. */
const seenInterval = 10 * 60_000;

/**
 * Records that the account was used, unless that happened recently. Skips a row that another
 * transaction is changing, so that no call waits for it.
 */
export async function markSeen(queries: Queries, id: number, lastSeenAt: Date | null) {
  if (lastSeenAt && Date.now() - lastSeenAt.getTime() < seenInterval) return;
  const free = queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update', { skipLocked: true });
  await queries
    .update(users)
    .set({ lastSeenAt: sql`now()` })
    .where(inArray(users.id, free));
}

/**
 * Sets the password. `firstPasswordAt` is null if its owner has chosen it, else the time when an
 * admin made it.
 */
export async function setPasswordHash(
  queries: Queries,
  id: number,
  passwordHash: string,
  firstPasswordAt: Date | null = null,
) {
  await queries.update(users).set({ passwordHash, firstPasswordAt }).where(eq(users.id, id));
}
