import { eq, sql } from 'drizzle-orm';
import { isUniqueViolation } from '../db/failures';
import type { Queries } from '../db/Database';
import { users } from '../db/schema/accounts';

export type User = typeof users.$inferSelect;

/** Usernames are compared without regard to case: a phone's keyboard likes to begin with a capital. */
export async function findByUsername(queries: Queries, username: string): Promise<User | null> {
  const [user] = await queries
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  return user ?? null;
}

export async function findById(queries: Queries, id: number): Promise<User | null> {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** False when somebody else has the name. */
export async function rename(queries: Queries, id: number, username: string): Promise<boolean> {
  try {
    await queries.update(users).set({ username }).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function setPasswordHash(queries: Queries, id: number, passwordHash: string) {
  await queries.update(users).set({ passwordHash }).where(eq(users.id, id));
}
