import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { users } from '../db/schema/accounts';
import type { Delivery } from '../db/schema/deliveries';
import { inspectionComments, inspections } from '../db/schema/inspections';
import { inspectionAnswer } from '../driver/inspectionAnswer';
import type { InspectionAnswer } from '../driver/inspectionAnswer';
import { leadOf } from '../leads/readLeads';
import type { Application, QuoteRequest } from '../leads/readLeads';

/** An announced record, without the network address of its sender. */
export type AnnouncedRecord =
  | { kind: 'driver_application'; lead: Omit<Application, 'address'> }
  | { kind: 'quote_request'; lead: Omit<QuoteRequest, 'address'> }
  | { kind: 'report'; report: AnnouncedReport };

/** A report as the driver's calls return it, plus its owner. */
export type AnnouncedReport = InspectionAnswer & {
  driver: { username: string; full_name: string };
};

/** Reads the record in its current state; null if it has been deleted. */
export async function recordOf(
  queries: Queries,
  { kind, recordId }: Pick<Delivery, 'kind' | 'recordId'>,
): Promise<AnnouncedRecord | null> {
  if (kind === 'report') {
    const report = await reportOf(queries, recordId);
    return report && { kind, report };
  }
  const found = await leadOf(queries, kind, recordId);
  if (!found) return null;
  const { address, ...lead } = found;
  return { kind, lead } as AnnouncedRecord;
}

async function reportOf(queries: Queries, id: number): Promise<AnnouncedReport | null> {
  const [row] = await queries
    .select({
      ...getTableColumns(inspections),
      driver: { username: users.username, full_name: users.fullName },
    })
    .from(inspections)
    .innerJoin(users, eq(users.id, inspections.ownerId))
    .where(eq(inspections.id, id));
  if (!row) return null;
  const comments = await queries
    .select()
    .from(inspectionComments)
    .where(eq(inspectionComments.inspectionId, id))
    .orderBy(asc(inspectionComments.position));
  return { ...inspectionAnswer(row, comments), driver: row.driver };
}
