import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { LinkState } from '@/contract/signInLink';
import type { Queries } from '../../platform/database/Database';
import { signInLinks, users } from '../tables/accounts';
import { hashToken } from './sessions';

const hour = 3_600_000;

/** A link's lifetime in ms, depending on who made it. */
const lifetimes = { office: 7 * 24 * hour, email: hour } as const;
export type LinkMaker = keyof typeof lifetimes;

/** The database stores only a hash of the token. */
export interface NewLink {
  token: string;
  expires_at: string;
}

const isOpen = () => and(isNull(signInLinks.usedAt), isNull(signInLinks.revokedAt));

/** Makes a link for an account. Revokes its earlier links from the same maker. Lock the account's row first. */
export async function makeLink(
  tx: Queries,
  userId: number,
  { madeBy, now }: { madeBy: LinkMaker; now: Date },
): Promise<NewLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimes[madeBy]);
  await revokeLinks(tx, userId, madeBy);
  await tx.insert(signInLinks).values({ userId, tokenHash: hashToken(token), madeBy, expiresAt });
  return { token, expires_at: expiresAt.toISOString() };
}

/** Revokes an account's open links; with `madeBy`, only those from that maker. Returns their number. */
export async function revokeLinks(
  tx: Queries,
  userId: number,
  madeBy?: LinkMaker,
): Promise<number> {
  const isTheirs = and(
    eq(signInLinks.userId, userId),
    madeBy && eq(signInLinks.madeBy, madeBy),
    isOpen(),
  );
  const revoked = await tx
    .update(signInLinks)
    .set({ revokedAt: sql`now()` })
    .where(isTheirs)
    .returning({ id: signInLinks.id });
  return revoked.length;
}

interface FoundLink {
  state: LinkState;
  at: Date | null;
  /** Null unless the link is open. */
  user: typeof users.$inferSelect | null;
}

/** Finds a link with its current status. A disabled account's link counts as revoked. */
export async function findLink(queries: Queries, token: string, now: Date): Promise<FoundLink> {
  const [found] = await queries
    .select({ link: signInLinks, user: users })
    .from(signInLinks)
    .innerJoin(users, eq(users.id, signInLinks.userId))
    .where(eq(signInLinks.tokenHash, hashToken(token)));
  if (!found) return { state: 'unknown', at: null, user: null };
  const { link, user } = found;
  if (link.usedAt) return { state: 'used', at: link.usedAt, user: null };
  const revokedAt = link.revokedAt ?? user.disabledAt;
  if (revokedAt) return { state: 'revoked', at: revokedAt, user: null };
  const state = link.expiresAt > now ? 'open' : 'expired';
  return { state, at: link.expiresAt, user: state === 'open' ? user : null };
}

/** Marks a link as used. Returns false if the link is not open, so only one of two simultaneous requests succeeds. */
export async function useLink(tx: Queries, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(signInLinks)
    .set({ usedAt: now })
    .where(
      and(eq(signInLinks.tokenHash, hashToken(token)), isOpen(), gt(signInLinks.expiresAt, now)),
    )
    .returning({ id: signInLinks.id });
  return used.length === 1;
}
