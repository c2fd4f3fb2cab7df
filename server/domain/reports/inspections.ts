import { and, eq, isNull } from 'drizzle-orm';
import type { SendQuery } from '@/contract/extensionRequests';
import type { Queries } from '../../platform/database/Database';
import { storeConsent } from '../people/consents';
import { inspections } from '../tables/inspections';
import { reportEvents } from '../tables/vehicles';
import { inspectionResponse, type InspectionResponse } from './inspectionResponse';
import { checkSendable } from './inspectionRequests';
import { lockDriver } from './lockDriver';
import { isCurrent, readReport } from './readReport';

/** Reads the driver's current report, with its create key if there is one; null without a current report. */
export async function currentInspection(
  queries: Queries,
  ownerId: number,
): Promise<(InspectionResponse & { create_key?: string }) | null> {
  const row = await readReport(queries, isCurrent(ownerId));
  if (!row) return null;
  const response = inspectionResponse(row, row.comments);
  return row.create_key === null ? response : { ...response, create_key: row.create_key };
}

interface Sending {
  now: Date;
  /** The press that sends the report, if a phone says when it was. */
  press?: SendQuery;
}

/**
 * Marks the driver's report as sent. A repeat gets the same response. Returns null if the report is not the driver's
 * current one. Throws field errors if it is incomplete or an item is defective. The report keeps the consent under which
 * it was signed.
 */
export async function sendInspection(
  queries: Queries,
  ownerId: number,
  id: number,
  { now, press: { signed_at: signedAt, consent: shown } = {} }: Sending,
): Promise<InspectionResponse | null> {
  return queries.transaction(async (tx) => {
    if (signedAt !== undefined) await storeConsent(tx, { account: ownerId, shown, signedAt });
    await lockDriver(tx, ownerId);
    const row = await readReport(
      tx,
      and(
        eq(inspections.id, id),
        eq(inspections.ownerId, ownerId),
        isNull(inspections.supersededAt),
      ),
    );
    if (!row) return null;
    const response = inspectionResponse(row, row.comments);
    if (!row.sentAt) {
      checkSendable(response, now);
      await tx.update(inspections).set({ sentAt: now }).where(eq(inspections.id, id));
      await tx.insert(reportEvents).values({ reportId: id, actorId: ownerId, action: 'sent' });
    }
    return response;
  });
}
