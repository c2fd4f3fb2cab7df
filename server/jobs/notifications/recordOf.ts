import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ChecklistKey } from '@/contract/checklist';
import { certifiedStates } from '@/contract/defectFacts';
import type { Defect } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { users } from '../../domain/tables/accounts';
import type { Delivery } from '../../domain/tables/deliveries';
import { inspectionComments, inspections } from '../../domain/tables/inspections';
import { inspectionResponse } from '../../domain/reports/inspectionResponse';
import type { InspectionResponse } from '../../domain/reports/inspectionResponse';
import { leadOf } from '../../domain/leads/readLeads';
import type { Application, QuoteRequest } from '../../domain/leads/readLeads';
import { ofReport, readDefects, withIds } from '../../domain/defects/readDefects';
import { instant, jsonRows } from '../../platform/database/jsonRows';

/** An announced record, without the network address of its sender. */
export type AnnouncedRecord =
  | { kind: 'driver_application'; lead: Omit<Application, 'address'> }
  | { kind: 'quote_request'; lead: Omit<QuoteRequest, 'address'> }
  | { kind: 'report'; report: AnnouncedReport }
  | { kind: 'defect.certified'; certification: AnnouncedCertification; defect: Defect };

/** A report as the driver's calls return it, plus its owner. */
export type AnnouncedReport = InspectionResponse & {
  driver: { username: string; full_name: string };
  /** Items whose defects hold a vehicle of the report. */
  do_not_dispatch: ChecklistKey[];
};

/** The signed certification. The defect's other fields may have changed since. */
const announcedCertification = v.object({
  defect_id: v.number(),
  state: v.picklist([...certifiedStates, 'deferred']),
  name: v.string(),
  note: v.string(),
  at: v.string(),
});
type AnnouncedCertification = Omit<v.InferOutput<typeof announcedCertification>, 'defect_id'>;

/** Reads the record in its current state; null if it has been deleted. */
export async function recordOf(
  queries: Queries,
  { kind, recordId }: Pick<Delivery, 'kind' | 'recordId'>,
  today: string,
): Promise<AnnouncedRecord | null> {
  if (kind === 'report') {
    const report = await reportOf(queries, recordId, today);
    return report && { kind, report };
  }
  if (kind === 'defect.certified') {
    const certified = await certificationOf(queries, recordId, today);
    return certified && { kind, ...certified };
  }
  const found = await leadOf(queries, kind, recordId);
  if (!found) return null;
  const { address, ...lead } = found;
  return { kind, lead } as AnnouncedRecord;
}

async function certificationOf(queries: Queries, event: number, today: string) {
  const [signed] = await jsonRows(
    queries,
    announcedCertification,
    sql`select defect_id, state, name, note, ${instant(sql`at`)} as at
      from defect_events where id = ${event}`,
  );
  if (!signed) return null;
  const { defect_id: id, ...certification } = signed;
  const [defect] = await readDefects(queries, withIds([id]), today);
  return defect ? { certification, defect } : null;
}

async function reportOf(
  queries: Queries,
  id: number,
  today: string,
): Promise<AnnouncedReport | null> {
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
  const defects = await readDefects(queries, ofReport(id), today);
  const holding = defects.filter(({ holds_vehicle }) => holds_vehicle).map(({ item }) => item);
  return {
    ...inspectionResponse(row, comments),
    ...{ driver: row.driver, do_not_dispatch: [...new Set(holding)] },
  };
}
