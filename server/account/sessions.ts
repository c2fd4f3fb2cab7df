import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Role } from '@/contract/office/roles';
import type { Queries } from '../db/Database';
import { sessions, users } from '../db/schema/accounts';
import type { Bearer } from './accessTokens';

/** A session's absolute end: a driver signs in again at least so often, however active they were. */
const lifetimeDays = 30;
const day = 24 * 3600 * 1000;

export interface SignedIn {
  sessionId: number;
  userId: number;
  username: string;
  email: string;
  role: Role;
  /** Null until the first login. */
  lastSeenAt: Date | null;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** To be joined with the session's user. */
const isLive = () =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date()), isNull(users.disabledAt));

/** Opens a session and answers its refresh token, which exists here only once: the table has its hash. */
export async function openSession(queries: Queries, userId: number) {
  const refresh = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeDays * day);
  await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date())));
  const [session] = await queries
    .insert(sessions)
    .values({ userId, refreshHash: hashToken(refresh), expiresAt })
    .returning({ id: sessions.id });
  if (!session) throw new Error('a session was not stored');
  return { refresh, sessionId: session.id };
}

/** Whom a refresh token belongs to; null when it is unknown, revoked or past its end, or its account is disabled. */
export async function findByRefreshToken(
  queries: Queries,
  refresh: string,
): Promise<Bearer | null> {
  const [session] = await queries
    .select({ userId: sessions.userId, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.refreshHash, hashToken(refresh)), isLive()));
  return session ?? null;
}

/** The account behind an access token, as long as its session lives and the account is not disabled. */
export async function findSignedIn(queries: Queries, bearer: Bearer): Promise<SignedIn | null> {
  const [found] = await queries
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      lastSeenAt: users.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, bearer.sessionId), eq(users.id, bearer.userId), isLive()));
  return found ?? null;
}

/** Ends the user's sessions, all or all but one. Answers how many there were. */
export async function revokeSessions(
  queries: Queries,
  userId: number,
  exceptId?: number,
): Promise<number> {
  const revoked = await queries
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  return revoked.length;
}
