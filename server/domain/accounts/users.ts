import { eq, inArray, sql } from 'drizzle-orm';
import { limits } from '@/contract/limits';
import { isUniqueViolation } from '../../platform/database/failures';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

export type User = typeof users.$inferSelect;

/** Trims a name and normalizes it to NFKC, so two names never differ only in their encoding. */
export function normalName(username: string): string {
  return username.normalize('NFKC').trim();
}

/** The key under which an account's wrong passwords are counted. */
export const accountKey = (id: number) => `account ${id}`;

interface Named {
  user: User | null;
  /** The key under which wrong passwords are counted: the account's, or the name's if there is no account. */
  key: string;
}

/**
 * Finds an account by username. Ignores case, because phones capitalize the first letter. Also finds a name that was
 * stored unnormalized, if it is typed exactly. The database folds the case of unknown names too, so all spellings of a
 * name count together.
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
  // Cuts an unknown name to the maximum length of a username, because NFKC can turn 150 characters into 2,700.
  return { user, key: user ? accountKey(user.id) : `name ${folded.slice(0, limits.username)}` };
}

export async function findById(queries: Queries, id: number): Promise<User | null> {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Awaits a transaction that writes a username. Returns false if the name is already taken. */
export async function isNameFree(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The minimum time in ms between two updates of `lastSeenAt`, which is only approximate. */
const seenInterval = 10 * 60_000;

/**
 * Records that the account was used, unless a recent use is already recorded. Skips a row that another transaction has
 * locked, so no call waits.
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
