import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { knownNetworks } from '../tables/accounts';
import { getNetwork } from '../../platform/networks';

/** How many days a network remains known after a sign-in. */
export const knownDays = 28;

const isRecent = gt(knownNetworks.seenAt, sql`now() - ${knownDays} * interval '1 day'`);

/** Returns the caller's network if somebody recently signed in to the account from it; null if nobody did. */
export async function findKnownNetwork(
  queries: Queries,
  userId: number,
  address: string,
): Promise<string | null> {
  const network = getNetwork(address);
  const isIt = and(eq(knownNetworks.userId, userId), eq(knownNetworks.network, network));
  const [known] = await queries.select().from(knownNetworks).where(and(isIt, isRecent));
  return known?.network ?? null;
}

/** Marks the caller's network as known. Call it after a sign-in. */
export async function rememberNetwork(queries: Queries, userId: number, address: string) {
  await queries
    .insert(knownNetworks)
    .values({ userId, network: getNetwork(address) })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { seenAt: sql`now()` },
    });
}
