import { sql, type SQL } from 'drizzle-orm';
import type { DefectQuery, DefectSort } from '@/contract/office/defects';
import type { Defect } from '@/contract/records';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { defectRow, withFacts } from './defectRow';
import {
  forbidsDrivingOn,
  holdsOn,
  isDeferredOn,
  isDueOn,
  isExempt,
  isOpenOn,
  isReopenedByMigration,
  urgencyOn,
} from './sets';
import { statusSelected } from './storedDefect';
import {
  joinConditions,
  countListRows,
  instant,
  jsonRows,
  withinDays,
} from '../../platform/database/jsonRows';
import type { CarrierDay } from '../days';
import { byNumber, isInNumber, withSameNumber } from '../vehicles/numbers';
import { counts } from '../reports/corrections';
import { consentAsJson } from '../people/consents';
import { nameAt, presentName, usernameAt } from '../people/personName';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';
import { certified, inEvents, noted, reopened, reported, saidGood } from './defectAuthors';
import { isItemNamed } from './searchedItems';

const tables = sql`defects join vehicles on vehicles.id = defects.vehicle_id`;

const columns = sql`
  defects.id,
  jsonb_build_object('id', vehicles.id, 'kind', vehicles.kind, 'number', vehicles.number) as vehicle,
  defects.item, defects.description, defects.first_report_id,
  ${nameAt(reported)} as reported_by, ${presentName(reported)} as reported_by_now,
  defects.reported_by as reported_by_id,
  ${instant(sql`defects.reported_at`)} as reported_at,
  defects.inspected_on::text as inspected_on,
  -- The reports of a closed defect may be purged.
  (
    select greatest(1, count(*)) from report_defects
    where defect_id = defects.id and ${counts(sql`report_id`)}
  ) as reports,
  ${instant(sql`defects.closed_at`)} as closed_at, defects.version,
  (
    select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'driver_id', photo.driver_id,
      'taken_at', ${instant(sql`photo.taken_at`)}) order by photo.taken_at, photo.id), '[]')
    from photographed_defects join defect_photos photo on photo.id = photo_id
    where photographed_defects.defect_id = defects.id
  ) as photos,
  ${statusSelected}, defects.needs_correction, ${isExempt} as is_exempt, defects.reopened,
  ${usernameAt(certified)} as certified_account, ${presentName(certified)} as certified_by_now,
  ${nameAt(saidGood)} as said_good_name, ${presentName(saidGood)} as said_good_now,
  ${nameAt(reopened)} as reopened_name, ${presentName(reopened)} as reopened_now,
  defects.repair_note || jsonb_build_object(
    'by', ${nameAt(noted)}, 'by_now', ${presentName(noted)}) as repaired_by,
  (
    select ${instant(sql`entered_at`)} from report_defects
    where defect_id = defects.id and report_id = defects.first_report_id
  ) as entered_at`;

/** Compares times in milliseconds, because a signature's time has no microseconds. */
const history = sql`, (
  select jsonb_agg(jsonb_build_object('at', ${instant(sql`defect_events.at`)}, 'event', event,
    'by', ${nameAt(inEvents)}, 'by_now', ${presentName(inEvents)}, 'name', name, 'note', defect_events.note, 'signed_on', signed_on,
    'entered_at', ${instant(sql`defect_events.entered_at`)}) order by defect_events.id)
  from defect_events where defect_id = defects.id
) as history, (
  -- A restored deferral is not the last one in the history.
  select ${consentAsJson(sql`consent_id`)} from defect_events
  where defect_id = defects.id and actor_id = defects.certified_by and consent_id in (
    select id from signing_consents where date_trunc('milliseconds', at) <= defects.certified_at)
  order by defect_events.id desc limit 1
) as signing_consent`;

/** With the sort `vehicle`, lists each vehicle's oldest defect first in both directions. */
function toOrderSql({ sort, order }: Pick<DefectQuery, 'sort' | 'order'>, today: string): SQL {
  const direction = sql.raw(order);
  if (sort === 'vehicle') {
    return sql`${byNumber(order)}, vehicles.id, defects.inspected_on, reported_at, defects.id`;
  }
  if (sort === 'to_certify') {
    return sql`(defects.state <> 'driver_says_good') ${direction}, (not ${forbidsDrivingOn(today)}) ${direction},
      defects.inspected_on ${direction}, reported_at ${direction}, defects.id ${direction}`;
  }
  if (sort === 'urgency') {
    return sql`${urgencyOn(today)} ${direction}, defects.inspected_on ${direction},
      reported_at ${direction}, defects.id ${direction}`;
  }
  if (sort === 'reported_at') {
    return sql`defects.inspected_on ${direction}, reported_at ${direction}, defects.id ${direction}`;
  }
  return inOrder(sortFields[sort], order, sql`defects.id`);
}

type ComputedSort = 'vehicle' | 'to_certify' | 'urgency' | 'reported_at';

const sortFields: Record<Exclude<DefectSort, ComputedSort>, SQL> = {
  deferred_until: sql`defects.deferred_until`,
  closed_at: sql`defects.closed_at`,
  id: sql`defects.id`,
};

export async function listDefects(queries: Queries, query: DefectQuery, day: CarrierDay) {
  const { limit, offset } = toLimitOffset(query);
  const where = matching(query, day);
  const [data, total] = await Promise.all([
    select(
      queries,
      sql`select ${columns} from ${tables} where ${where} order by ${toOrderSql(query, day.today)}
        limit ${limit} offset ${offset}`,
      day,
    ),
    countListRows(
      queries,
      sql`defects join vehicles on vehicles.id = defects.vehicle_id where ${where}`,
    ),
  ]);
  return { data, total };
}

/** Selects the ids of the matching defects, in the query's order. */
export const defectIds = (query: Omit<DefectQuery, 'page' | 'perPage'>, day: CarrierDay): SQL =>
  sql`select defects.id from ${tables} where ${matching(query, day)}
    order by ${toOrderSql(query, day.today)}`;

async function select(queries: Queries, query: SQL, day: CarrierDay): Promise<Defect[]> {
  const rows = await jsonRows(queries, defectRow, query);
  return rows.map((row) => withFacts(row, day));
}

export const withIds = (ids: readonly number[]) => sql`defects.id in ${ids}`;

/** Selects the defects that a report mentions. */
export const ofReport = (reportId: number) =>
  sql`defects.id in (select defect_id from report_defects where report_id = ${reportId})`;

/** Selects the defects that hold any of a report's vehicles. */
export const holdsReportVehicle = (reportId: number, today: string) =>
  sql`(${holdsOn(today)} and defects.vehicle_id in ${withSameNumber(
    sql`select vehicle_id from report_vehicles where report_id = ${reportId}`,
  )})`;

/** Reads the selected defects, ordered by id. */
export function readDefects(
  queries: Queries,
  where: SQL,
  day: CarrierDay,
  more?: 'with history',
): Promise<Defect[]> {
  return select(queries, selectDefects(where, more && history), day);
}

/** The query behind `readDefects`, for use in a larger one. Returns rows of `defectRow` with additional columns. */
export function selectDefects(where: SQL, more = sql``): SQL {
  return sql`select ${columns}${more} from ${tables} where ${where} order by defects.id`;
}

function matching(
  query: Omit<DefectQuery, 'page' | 'perPage'>,
  { today, timeZone }: CarrierDay,
): SQL {
  const { search, vehicle, report, reported_by, kind, item, state, from, to } = query;
  const { driver_says_good, holds_vehicle, due, reopened_by_migration } = query;
  return joinConditions([
    stateIs(state, today),
    is(sql`(defects.state = 'driver_says_good')`, driver_says_good),
    is(holdsOn(today), holds_vehicle),
    is(isDueOn(today), due),
    is(isReopenedByMigration, reopened_by_migration),
    vehicle !== undefined && sql`defects.vehicle_id = ${vehicle}`,
    report !== undefined && ofReport(report),
    reported_by !== undefined && sql`defects.reported_by = ${reported_by}`,
    kind !== undefined && sql`vehicles.kind = ${kind}`,
    item !== undefined && sql`defects.item = ${item}`,
    withinDays(sql`defects.reported_at`, { from, to }, timeZone),
    ...splitSearchWords(search).map(hasWord),
  ]);
}

const hasWord = (word: string) =>
  sql`(${isInNumber(word)} or ${isItemNamed(sql`defects.item`, word)}
    or ${contains(sql`defects.description`, word)} or vehicles.kind = ${word.replace(/s$/, '')})`;

const is = (condition: SQL, wanted: boolean | undefined) =>
  wanted !== undefined && sql`${condition} = ${wanted}`;

function stateIs(state: DefectQuery['state'], today: string): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined;
    case 'open':
      return isOpenOn(today);
    case 'deferred':
      return isDeferredOn(today);
    case 'marked_good_by_driver':
      return sql`defects.state in ('withdrawn', 'closed_before_certification')`;
    case undefined:
      return sql`defects.closed_at is null`;
    default:
      return sql`defects.state = ${state}`;
  }
}
