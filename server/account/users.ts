import { eq, inArray, sql } from 'drizzle-orm';
import { limits } from '@/contract/limits';
import { isUniqueViolation } from '../db/failures';
import type { Queries } from '../db/Database';
import { users } from '../db/schema/accounts';

export type User = typeof users.$inferSelect;

/** NFKC, so that two names never look the same and differ. Every name is stored like this. */
export function normalName(username: string): string {
  return username.normalize('NFKC').trim();
}

/** By what failed passwords of an account are counted. */
export const accountKey = (id: number) => `account ${id}`;

interface Named {
  user: User | null;
  /** By what failed passwords are counted: of the account, or of the name where there is none. */
  key: string;
}

/**
 * Usernames are compared without regard to case: a phone's keyboard likes to begin with a capital. A name that
 * was put into the table unnormalised is found too, as it was typed. The database folds the case of an unknown
 * name as well, so that its spellings are counted together just as a known one's.
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
  if (!found) throw new Error('a left join answers one row at least');
  const { user, folded } = found;
  // No account has a longer name, and NFKC makes 2,700 characters of 150.
  return { user, key: user ? accountKey(user.id) : `name ${folded.slice(0, limits.username)}` };
}

export async function findById(queries: Queries, id: number): Promise<User | null> {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** `username` is a normal name. False when somebody else has it. */
export async function rename(queries: Queries, id: number, username: string): Promise<boolean> {
  try {
    await queries.update(users).set({ username }).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** So often at most the time is written, in ms: it says roughly when somebody was there. */
const seenInterval = 10 * 60_000;

/**
 * Writes down that the account was used, unless that was done lately. A row that somebody else is changing is left
 * for the next time, so that no call waits for it.
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

export async function setPasswordHash(queries: Queries, id: number, passwordHash: string) {
  await queries.update(users).set({ passwordHash }).where(eq(users.id, id));
}
