import type { Opening } from '@/contract/office/opening';
import type { Queries } from '../../platform/database/Database';
import { recordAudit, type Actor } from '../audit/audit';
import { closedSite } from '../tables/officeContent';

export async function readOpening(queries: Queries): Promise<Opening> {
  const closed = await queries.select().from(closedSite);
  return { is_open: closed.length === 0 };
}

export async function changeOpening(
  queries: Queries,
  actor: Actor,
  { is_open }: Opening,
): Promise<Opening> {
  return queries.transaction(async (tx) => {
    const changed = is_open
      ? await tx.delete(closedSite).returning()
      : await tx.insert(closedSite).values({}).onConflictDoNothing().returning();
    if (changed.length === 0) return { is_open };
    await recordAudit(tx, {
      actor,
      action: is_open ? 'open' : 'close',
      resource: 'site',
      recordId: 1,
      before: { is_open: !is_open },
      after: { is_open },
    });
    return { is_open };
  });
}
