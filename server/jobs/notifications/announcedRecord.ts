import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import { certifiedStates } from '@/contract/defectFacts';
import { listHeldItems, type HeldItems } from '@/contract/holds';
import type { ReportRecord } from '@/contract/office/reports';
import { vehicleName, type Defect, type LaterEvent } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { changedEmails, users } from '../../domain/tables/accounts';
import type { Delivery } from '../../domain/tables/deliveries';
import { inspections } from '../../domain/tables/inspections';
import {
  inspectionResponse,
  type InspectionResponse,
} from '../../domain/reports/inspectionResponse';
import { asEntered, readReport, reportOwner } from '../../domain/reports/readReport';
import { readRecord } from '../../domain/reports/readReports';
import { readLeadForm, type Application, type QuoteRequest } from '../../domain/leads/readLeads';
import type { CarrierDay } from '../../domain/days';
import { readDefects, withIds } from '../../domain/defects/readDefects';
import { fullNameAt, usernameAt } from '../../domain/people/personName';
import { numbersOfAlikes } from '../../domain/vehicles/lookAlikes';
import { instant, jsonRows } from '../../platform/database/jsonRows';

export type AnnouncedRecord =
  | { kind: 'driver_application'; lead: Omit<Application, 'address'> }
  | { kind: 'quote_request'; lead: Omit<QuoteRequest, 'address'> }
  | { kind: 'report'; report: AnnouncedReport }
  | { kind: 'defect.certified'; certification: AnnouncedCertification; defect: Defect }
  | { kind: 'defect.said_good'; defect: Defect }
  | ({ kind: 'vehicle.held' | 'vehicle.released' } & AnnouncedVehicle)
  | ChangedEmail;

/** A report as its driver entered it, with the driver's names when it arrived. */
export type AnnouncedReport = InspectionResponse &
  HeldItems & {
    driver: { username: string; full_name: string };
    /** The events after the driver's signature, oldest first. */
    events: LaterEvent[];
    /** How many of the report's defects are open when it is announced. */
    open_defects: number;
    /** The report's vehicles that look like held vehicles, with the numbers of those held vehicles. */
    may_be_held: ReportRecord['may_be_held'];
  };

/** The certification as signed. The defect may have changed since. */
const announcedCertification = v.object({
  defect_id: v.number(),
  state: v.picklist([...certifiedStates, 'deferred']),
  name: v.string(),
  note: v.string(),
  at: v.string(),
});
type AnnouncedCertification = Omit<v.InferOutput<typeof announcedCertification>, 'defect_id'>;

/** A vehicle, with the items that held it at that time. */
const announcedVehicle = v.object({
  vehicle: vehicleName,
  at: v.string(),
  do_not_dispatch: v.array(v.picklist(checklistKeys)),
  waits_for_decision: v.array(v.picklist(checklistKeys)),
  /** The numbers of vehicles that may be the same vehicle. */
  looks_like: v.array(v.string()),
});
export type AnnouncedVehicle = v.InferOutput<typeof announcedVehicle>;

/** A change of an account's email address, of which the previous address learns. */
export interface ChangedEmail {
  kind: 'account.email_changed';
  to: string;
  username: string;
  at: Date;
}

export async function readAnnouncedRecord(
  queries: Queries,
  { kind, recordId }: Pick<Delivery, 'kind' | 'recordId'>,
  day: CarrierDay,
): Promise<AnnouncedRecord | null> {
  if (kind === 'report') {
    const report = await readAnnouncedReport(queries, recordId, day);
    return report && { kind, report };
  }
  if (kind === 'defect.certified') {
    const certified = await readCertification(queries, recordId, day);
    return certified && { kind, ...certified };
  }
  if (kind === 'defect.said_good') {
    const defect = await readSaidGoodDefect(queries, recordId, day);
    return defect && { kind, defect };
  }
  if (kind === 'vehicle.held' || kind === 'vehicle.released') {
    const vehicle = await readAnnouncedVehicle(queries, recordId);
    return vehicle && { kind, ...vehicle };
  }
  if (kind === 'account.email_changed') return readChangedEmail(queries, recordId);
  const found = await readLeadForm(queries, kind, recordId);
  if (!found) return null;
  const { address, ...lead } = found;
  return { kind, lead } as AnnouncedRecord;
}

async function readCertification(queries: Queries, event: number, day: CarrierDay) {
  const [signed] = await jsonRows(
    queries,
    announcedCertification,
    sql`select defect_id, state, name, note, ${instant(sql`at`)} as at
      from defect_events where id = ${event}`,
  );
  if (!signed) return null;
  const { defect_id: id, ...certification } = signed;
  const [defect] = await readDefects(queries, withIds([id]), day);
  return defect ? { certification, defect } : null;
}

/** Reads a defect that a driver says is good. Returns null if it has since been certified or reported again. */
async function readSaidGoodDefect(queries: Queries, event: number, day: CarrierDay) {
  const where = sql`defects.id = (select defect_id from defect_events where id = ${event})`;
  const [defect] = await readDefects(queries, where, day);
  return defect?.driver_says_good ? defect : null;
}

/** Reads the vehicle of a hold or a release. Returns null for a release that a later event of the vehicle followed. */
async function readAnnouncedVehicle(
  queries: Queries,
  event: number,
): Promise<AnnouncedVehicle | null> {
  const [found] = await jsonRows(
    queries,
    announcedVehicle,
    sql`select jsonb_build_object('id', vehicles.id, 'kind', kind, 'number', number) as vehicle,
        ${instant(sql`at`)} as at, waiting as waits_for_decision,
        array(select unnest(items) except select unnest(waiting) order by 1) as do_not_dispatch,
        ${numbersOfAlikes} as looks_like
      from vehicle_events join vehicles on vehicles.id = vehicle_id
      where vehicle_events.id = ${event} and (event = 'held' or not exists (
        select from vehicle_events later
        where later.vehicle_id = vehicle_events.vehicle_id and later.id > vehicle_events.id))`,
  );
  return found ?? null;
}

async function readChangedEmail(queries: Queries, id: number): Promise<ChangedEmail | null> {
  const [found] = await queries
    .select({ to: changedEmails.oldEmail, username: users.username, at: changedEmails.at })
    .from(changedEmails)
    .innerJoin(users, eq(users.id, changedEmails.userId))
    .where(eq(changedEmails.id, id));
  return found ? { kind: 'account.email_changed', ...found } : null;
}

async function readAnnouncedReport(
  queries: Queries,
  id: number,
  day: CarrierDay,
): Promise<AnnouncedReport | null> {
  const row = await readReport(queries, eq(inspections.id, id));
  const [driver] = await queries
    .select({ username: usernameAt(reportOwner), full_name: fullNameAt(reportOwner) })
    .from(inspections)
    .where(eq(inspections.id, id));
  const record = await readRecord(queries, id, day);
  if (!row || !driver || !record) return null;
  const entered = asEntered(row);
  return {
    ...inspectionResponse(entered, entered.comments),
    driver,
    events: record.events,
    open_defects: record.defects.filter(({ closed_at }) => closed_at === null).length,
    ...listHeldItems(record.holding),
    may_be_held: record.may_be_held,
  };
}
