import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Role } from '@/contract/office/roles';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { sessions, users } from '../tables/accounts';
import { unauthorized } from '../../platform/rejections';
import type { Bearer } from './accessTokens';
import type { User } from './users';

/** A session expires after this many days, even if it is in use. */
const lifetimeDays = 30;
const day = 24 * 3600 * 1000;

export interface SignedIn {
  sessionId: number;
  userId: number;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  /** An auditor's last day with access; null if there is no such day. */
  accessUntil: string | null;
  /** Null before the first sign-in. */
  lastSeenAt: Date | null;
}

/** Hashes a random token, because the database must not store the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const isOpen = () => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date()));

/** A condition for queries that join `users`. */
const isLive = () => and(isOpen(), isNull(users.disabledAt));

export const sessionEnded = () => unauthorized('Given token not valid for any token type');

/**
 * Opens a session and returns its refresh token. The database stores only the token's hash. Returns null if the account
 * was disabled or its password changed after `user` was read. The statement locks the account's row against such
 * changes.
 */
export async function openSession(queries: Queries, user: Pick<User, 'id' | 'passwordHash'>) {
  const refresh = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeDays * day).toISOString();
  await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, new Date())));
  const [session] = await queryRows<{ id: number | string }>(
    queries,
    sql`insert into sessions (user_id, refresh_hash, expires_at)
      select id, ${hashToken(refresh)}, ${expiresAt}::timestamptz from users
      where id = ${user.id} and password_hash = ${user.passwordHash} and disabled_at is null
      for share
      returning id`,
  );
  return session ? { refresh, sessionId: Number(session.id) } : null;
}

/**
 * Returns the user of a refresh token; null if the token is unknown, revoked or expired, or if the account is disabled.
 */
export async function findByRefreshToken(
  queries: Queries,
  refresh: string,
): Promise<(Bearer & Pick<User, 'role' | 'accessUntil'>) | null> {
  const [session] = await queries
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      role: users.role,
      accessUntil: users.accessUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.refreshHash, hashToken(refresh)), isLive()));
  return session ?? null;
}

function prepareFindSignedIn(queries: Queries) {
  const isOfBearer = and(
    eq(sessions.id, sql.placeholder('sessionId')),
    eq(users.id, sql.placeholder('userId')),
  );
  const isLiveNow = and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql.placeholder('now')),
    isNull(users.disabledAt),
  );
  return queries
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      email: users.email,
      fullName: users.fullName,
      role: users.role,
      accessUntil: users.accessUntil,
      lastSeenAt: users.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOfBearer, isLiveNow))
    .prepare('find_signed_in');
}

/** The prepared query of each database. Every signed-in call runs it, so preparing it once saves time. */
const findSignedInBy = new WeakMap<Queries, ReturnType<typeof prepareFindSignedIn>>();

/** Returns the account of an access token; null if its session has ended or the account is disabled. */
export async function findSignedIn(queries: Queries, bearer: Bearer): Promise<SignedIn | null> {
  const prepared = findSignedInBy.get(queries) ?? prepareFindSignedIn(queries);
  findSignedInBy.set(queries, prepared);
  const [found] = await prepared.execute({ ...bearer, now: new Date().toISOString() });
  return found ?? null;
}

/**
 * Locks the account and then the session until the transaction ends. Returns the current account. Throws 401 if the
 * session has ended.
 */
export async function lockSignedIn(
  tx: Queries,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
): Promise<User> {
  const isEnabled = and(eq(users.id, userId), isNull(users.disabledAt));
  const [user] = await tx.select().from(users).where(isEnabled).for('no key update');
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isOpen());
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(isOwn).for('share');
  if (!user || !session) throw sessionEnded();
  return user;
}

/** Ends a refresh token's session. Returns the user's id; null if no open session has this token. */
export async function revokeByRefreshToken(tx: Queries, refresh: string): Promise<number | null> {
  const [revoked] = await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.refreshHash, hashToken(refresh)), isOpen()))
    .returning({ userId: sessions.userId });
  return revoked?.userId ?? null;
}

/** Ends all sessions of a user, except `exceptId`. Returns how many it ended. */
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
