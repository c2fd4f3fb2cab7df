import { eq, sql, type SQL } from 'drizzle-orm';
import { checklistKeys, trailerItems } from '@/contract/checklist';
import { computeReportDigest } from '@/contract/reportDigest';
import type { Queries } from '../../platform/database/Database';
import { toPostgresJson } from '../../platform/database/json';
import { instant } from '../../platform/database/jsonRows';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import { queryRows } from '../../platform/database/rows';
import type { Channel } from '../tables/deliveries';
import { inspections } from '../tables/inspections';
import { noteReport } from '../defects/noteReport';
import type { Announcements } from '../notifications/Announcements';
import { toConsentSql } from '../people/consents';
import { namedVehicles } from '../vehicles/namedVehicles';
import { toCarrierTime } from './carrierTime';
import { hasDefects } from './hasDefects';
import { inspectionResponse, type InspectionResponse } from './inspectionResponse';
import type { CreateRequest } from './inspectionRequests';
import { readReport } from './readReport';

/** The stored report's generated columns. Times are ISO 8601 text. */
interface Stored {
  id: number | string;
  created_at: string;
  updated_at: string;
  /** `known` is a repeat of a report that has changed since. */
  outcome: 'stored' | 'repeat' | 'known' | 'concerned' | 'unkeyed';
  /** The facts that decide about defects; null if there is nothing to decide. */
  facts: unknown;
  /** The instant of the inspection; null without `facts`. */
  inspected_at: string | null;
}

type StoredReport = Stored & { report: InspectionResponse };

/** The phone compares the digest to detect a loss of data. */
export type CreatedResponse = InspectionResponse & { digest?: string };

export interface CreateContext {
  queries: Queries;
  ownerId: number;
  notifications: Announcements;
  today: string;
  /** The carrier's time zone, in which drivers enter the times of inspections. */
  timeZone: string;
  now: Date;
  by: 'report' | 'import';
}

/**
 * Stores a report as the current one and marks the previous one as superseded. Does nothing for a repeat of the current
 * report, because the first attempt's response may have been lost, and nothing for a key that made a report before,
 * because a slow network may bring the first attempt after its repeat. Decides about defects and announces the report in
 * the same transaction. An all-clear report that concerns no known defect takes one call to the function `store_report`
 * (migration 0137) and one query that reads it back, because each statement costs as much as the work itself.
 */
export async function createInspection(
  context: CreateContext,
  report: CreateRequest,
): Promise<CreatedResponse> {
  const channels = context.notifications.channelsFor('report', hasDefects(report));
  const simple = hasDefects(report)
    ? null
    : await store(context.queries, { ...context, channels, entered: null }, report);
  const stored = simple ?? (await storeAndDecide(context, report, channels));
  context.notifications.deliverSoon();
  const digest = (await computeReportDigest(stored.report)) ?? undefined;
  return { ...stored.report, ...(digest !== undefined && { digest }) };
}

async function storeAndDecide(
  context: CreateContext,
  report: CreateRequest,
  channels: readonly Channel[],
): Promise<StoredReport> {
  const { ownerId: driver, today, timeZone, now, by, notifications } = context;
  const { comments, entered_at: entered = {} } = report;
  const instants = Object.fromEntries(
    Object.entries(entered).map(([item, at]) => [item, toUtcInstant(at)]),
  );
  const items = checklistKeys.map((item) => ({
    item,
    good: report[item],
    enteredAt: instants[item] ?? null,
    description: comments.find(({ key }) => key === item)?.text ?? '',
  }));
  return context.queries.transaction(async (tx) => {
    const options = { ownerId: driver, timeZone, now, by, channels, entered: instants };
    const stored = await store(tx, options, report);
    if (!stored) throw new Error('a report was not stored');
    const { id, facts, inspected_at: inspectedAt } = stored;
    // Without facts, nothing is left to decide.
    if (stored.outcome === 'stored' && facts !== null) {
      await noteReport(tx, {
        report: Number(id),
        driver,
        by,
        inspectedAt,
        items,
        facts,
        today,
        notifications,
        trailers: report.trailer_numbers,
        which: report.which_trailers ?? {},
      });
    }
    return stored;
  });
}

const toUtcInstant = (entered: string) => new Date(entered).toISOString();

interface StoreOptions extends Pick<CreateContext, 'ownerId' | 'timeZone' | 'now' | 'by'> {
  channels: readonly Channel[];
  /** When the driver entered each item, if the same transaction decides about defects; null if it does not. */
  entered: Readonly<Record<string, string>> | null;
}

/** Stores the report and returns it. Stores nothing and returns null if it concerns defects, but `entered` is null. */
async function store(
  queries: Queries,
  options: StoreOptions,
  report: CreateRequest,
): Promise<StoredReport | null> {
  const { ownerId, channels, entered } = options;
  const { local, instant: inspectedAt } = toCarrierTime(report, options);
  const { comments, entered_at: _, marked_by_category: marked = [], ...rest } = report;
  const {
    not_fitted: absent = [],
    utc_offset: _offset,
    signed_at,
    consent: shown,
    ...values
  } = rest;
  // Only a good item can be not fitted or marked with its category.
  const byCategory = [...new Set(marked)].filter((key) => values[key]);
  const notFitted = absent.filter((key) => values[key]);
  const row = toPostgresJson({
    ...values,
    date_inspected: storedDateTime(values.date_inspected),
    inspected_at: storedDateTime(local),
    ...(byCategory.length > 0 && { marked_by_category: byCategory }),
    ...(notFitted.length > 0 && { not_fitted: notFitted }),
  });
  const consent = consentOfReport(report, options);
  // The driver's time has no seconds. An account that was renamed in the same minute has its new name.
  const endOfMinute = sql`${inspectedAt} + interval '1 minute'`;
  const list = toPostgresJson(comments.map(({ key, text, fixed }) => ({ key, text, fixed })));
  const [stored] = await queryRows<Stored>(
    queries,
    sql`with stored as (
        select * from store_report(${ownerId},
          ${row}::jsonb || jsonb_build_object('inspected_instant', ${endOfMinute}, 'consent_id', ${consent}),
          ${list}::jsonb,
          ${entered && toPostgresJson(entered)}::jsonb, ${trailerItems.some(({ key }) => !values[key])},
          ${namedVehicles(values.truck_number, values.trailer_numbers)}::jsonb)
      )${announced(channels)}
      select id, to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at, outcome, facts,
        case when facts is not null then ${instant(inspectedAt)} end as inspected_at
      from stored`,
  );
  if (!stored) throw new Error('an inspection was not stored');
  if (stored.outcome === 'concerned') return null;
  if (stored.outcome === 'unkeyed') {
    await fillVehicleKeys(queries);
    return store(queries, options, report);
  }
  // Certifications may have changed the current report since, so the response contains the report as it was sent.
  if (stored.outcome === 'repeat') return { ...stored, report: repeated(stored, report) };
  const read = await readReport(queries, eq(inspections.id, Number(stored.id)));
  if (!read) throw new Error('a stored report was not found');
  return { ...stored, report: inspectionResponse(read, read.comments) };
}

/**
 * Selects the consent under which a report is signed. Nobody signs an import, and a phone of an earlier version does not
 * say when its driver signed.
 */
const consentOfReport = (
  { signed_at: signedAt, consent: shown }: CreateRequest,
  { ownerId: account, by }: StoreOptions,
): SQL =>
  by === 'import' || signedAt === undefined
    ? sql`null`
    : toConsentSql({ account, shown, signedAt });

function repeated(stored: Stored, { comments, ...values }: CreateRequest): InspectionResponse {
  const id = Number(stored.id);
  const createdAt = new Date(stored.created_at);
  const updatedAt = new Date(stored.updated_at);
  return inspectionResponse({ ...values, id, createdAt, updatedAt }, comments);
}

function announced(channels: readonly Channel[]): SQL {
  if (channels.length === 0) return sql``;
  const list = sql.join(
    channels.map((channel) => sql`(${channel})`),
    sql`, `,
  );
  return sql`, announced as (
    insert into deliveries (channel, kind, record_id)
    select channel, 'report', stored.id from stored, (values ${list}) as announced (channel)
    where stored.outcome = 'stored'
    on conflict do nothing)`;
}

/** Converts '2026-11-21 08:30' to the format of PostgreSQL's JSON, for comparisons. */
const storedDateTime = (dateTime: string) => `${dateTime.replace(' ', 'T')}:00`;
