import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { undelivered, type Undelivered } from '@/contract/office/deliveries';
import type { Queries } from '../../platform/database/Database';
import { deliveries } from '../tables/deliveries';
import { recordAudit, type Actor } from '../audit/audit';
import { jsonRows } from '../../platform/database/jsonRows';

export const countUndelivered = sql`select count(*) filter (where failed_at is null) as waiting,
  count(failed_at) as failed from deliveries where delivered_at is null`;

export async function readUndelivered(queries: Queries): Promise<Undelivered> {
  const [counts] = await jsonRows(queries, undelivered, countUndelivered);
  return counts ?? { waiting: 0, failed: 0 };
}

/** Makes failed deliveries due again. */
export function sendAgain(queries: Queries, actor: Actor): Promise<Undelivered> {
  return queries.transaction(async (tx) => {
    const due = await tx
      .update(deliveries)
      .set({ attempts: 0, firstAttemptAt: null, failedAt: null, nextAttemptAt: sql`now()` })
      .where(and(isNotNull(deliveries.failedAt), isNull(deliveries.deliveredAt)))
      .returning({ id: deliveries.id });
    if (due.length > 0) {
      const entry = {
        actor,
        action: 'send-again',
        resource: 'deliveries',
        recordId: 'given up',
      } as const;
      await recordAudit(tx, { ...entry, before: null, after: { count: due.length } });
    }
    return readUndelivered(tx);
  });
}
