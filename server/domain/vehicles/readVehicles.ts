import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import {
  vehicle,
  type Fleet,
  type FleetQuery,
  type Inspected,
  type Readiness,
  type Vehicle,
  type VehicleQuery,
  type VehicleSort,
} from '@/contract/office/vehicles';
import { splitSearchWords } from '@/contract/office/lists';
import type { Services } from '../Services';
import type { Queries } from '../../platform/database/Database';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import { daysBefore } from '../days';
import { holdsOn, isDeferredOn, isOpenOn } from '../defects/sets';
import {
  joinConditions,
  instant,
  jsonRows,
  queryPage,
  pageOfFound,
} from '../../platform/database/jsonRows';
import { mayBeHeld, numbersOfAlikes } from './lookAlikes';
import { byNumber, earlierNumbers, isInNumber, withSameNumber } from './numbers';
import { reported, saidGood } from '../defects/defectAuthors';
import { nameAt } from '../people/personName';
import { counts } from '../reports/corrections';
import { reportOwner } from '../reports/readReport';
import { isUndecided, readinessColumn, getReadiness, readinessOrder } from './readiness';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';

/** The carrier's current day, and after how many days without an inspection a truck or trailer is overdue. */
export interface Calendar {
  today: string;
  overdueDays: number;
  trailerOverdueDays: number;
}

export function getCalendar({ settings }: Services, today: string): Calendar {
  const { overdueDays, trailerOverdueDays } = settings;
  return { today, overdueDays, trailerOverdueDays };
}

/**
 * A table `vehicles` with facts from the vehicles' reports and defects. The last report is the one with the latest
 * inspection, except for reports that their driver has corrected. PostgreSQL looks up each vehicle's last report
 * separately, because a join would read all reports.
 */
export function knownVehicles(calendar: Calendar, among = notMerged): SQL {
  const { today, overdueDays, trailerOverdueDays } = calendar;
  const firstRecent = sql`case when kind = 'truck' then ${daysBefore(today, overdueDays)}::date
    else ${daysBefore(today, trailerOverdueDays)}::date end`;
  return sql`(
    select vehicles.*, last.report_id as last_report_id, last.inspected_at,
      coalesce(counted.open, 0) as open_defects, coalesce(counted.deferred, 0) as deferred_defects,
      coalesce(counted.other_items, '[]') as other_items,
      coalesce(counted.deferred_items, '[]') as deferred_items,
      -- A CASE runs the subquery only for the few vehicles that share a number.
      case when coalesce(counted.holding, 0) > 0 then true
        when unconfirmed = 'same_number' then exists (
          select from defects where defects.vehicle_id in ${withSameNumber(sql`select vehicles.id`)}
            and ${holdsOn(today)})
        else false end as do_not_dispatch, coalesce(alike.numbers, '[]') as may_be_held_as,
      case when kind = 'truck' then ${overdueDays}::integer else ${trailerOverdueDays}::integer end as overdue_days,
      ${today}::date - last.inspected_at::date as days_without_inspection,
      coalesce(last.inspected_at::date = ${today}::date, false) as is_inspected_today,
      in_service and unconfirmed is distinct from 'other_trailer'
        and coalesce(last.inspected_at < ${firstRecent}, true) as is_overdue
    from (${among}) as vehicles
    left join lateral (
      select report_id, inspected_at from report_vehicles where vehicle_id = vehicles.id and ${counts(sql`report_id`)}
      order by inspected_at desc, report_id desc limit 1
    ) as last on true
    left join (
      select vehicle_id, count(*) filter (where ${isOpenOn(today)}) as open,
        count(*) filter (where ${isDeferredOn(today)}) as deferred,
        count(*) filter (where ${holdsOn(today)}) as holding,
        jsonb_agg(item order by reported_at, id) filter (where ${isOpenOn(today)}
          and not ${holdsOn(today)}) as other_items,
        jsonb_agg(item order by reported_at, id) filter (where ${isDeferredOn(today)}) as deferred_items
      from defects where closed_at is null group by vehicle_id
    ) as counted on counted.vehicle_id = vehicles.id
    left join ${mayBeHeld(today)} as alike on alike.vehicle_id = vehicles.id
  ) as vehicles`;
}

const notMerged = sql`select * from vehicles where merged_into is null`;

/** Defects that hold a row of `vehicles`, in the contract's shape. */
const toHoldingDefectsSql = (today: string) => sql`(
  select coalesce(jsonb_agg(${holdingColumns} order by defects.reported_at, defects.id), '[]')
  from defects where defects.vehicle_id = any(array${withSameNumber(sql`select vehicles.id`)}) and ${holdsOn(today)})`;

const holdingColumns = sql`jsonb_build_object('id', defects.id, 'item', defects.item,
  'description', defects.description, 'needs_correction', defects.needs_correction,
  'version', defects.version, 'reported_by', ${nameAt(reported)},
  'reported_at', ${instant(sql`defects.reported_at`)},
  'driver_says_good', case when defects.said_good_by is not null then jsonb_build_object(
    'by', ${nameAt(saidGood)}, 'at', ${instant(sql`defects.said_good_at`)}) end)`;

const ofLastReport = (value: SQL) =>
  sql`(select ${value} from inspections where inspections.id = last_report_id)`;

/** The other vehicles in a vehicle's last report, as a JSON array. */
const othersOfLastReport = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', other.id, 'kind', other.kind, 'number', other.number) order by other.kind desc, other.id), '[]')
  from report_vehicles join vehicles other on other.id = vehicle_id
  where report_id = last_report_id and other.id <> vehicles.id)`;

const columnsOn = ({ today }: Calendar) => sql`
  id, kind, number, vin, plate, make, year, in_service, last_report_id, is_inspected_today,
  case when is_inspected_today then to_char(inspected_at, 'HH24:MI') end as inspected_today_at,
  ${instant(sql`vehicles.created_at`)} as added_at,
  ${ofLastReport(sql`to_char(date_inspected, 'YYYY-MM-DD HH24:MI')`)} as last_inspected_at,
  ${ofLastReport(instant(sql`created_at`))} as last_received_at,
  ${ofLastReport(nameAt(reportOwner))} as last_driver,
  ${ofLastReport(sql`trip`)} as last_trip,
  ${othersOfLastReport} as last_with,
  case when kind = 'truck' then ${ofLastReport(sql`odometer_reading`)} end as last_odometer,
  open_defects, deferred_defects, other_items, deferred_items, do_not_dispatch, ${toHoldingDefectsSql(today)} as holding,
  is_overdue, overdue_days, days_without_inspection, unconfirmed, version, may_be_held_as, not_fitted,
  case when unconfirmed = 'look_alike' then ${numbersOfAlikes} else '[]' end as looks_like,
  ${earlierNumbers(sql`jsonb_build_object('id', earlier.id, 'number', earlier.number)`)} as earlier_numbers`;

const vehicleRow = v.pipe(
  v.omit(vehicle, ['readiness']),
  v.transform((row) => ({ ...row, readiness: getReadiness(row) })),
);

const sortFields: Record<Exclude<VehicleSort, 'number' | 'readiness'>, SQL> = {
  last_inspected_at: sql`coalesce(inspected_at, '-infinity')`,
  open_defects: sql`open_defects`,
  id: sql`id`,
};

function toOrderSql({ sort, order }: Pick<VehicleQuery, 'sort' | 'order'>): SQL {
  if (sort === 'readiness') {
    return sql`${readinessOrder} ${sql.raw(order)}, ${byNumber()}, id`;
  }
  if (sort === 'number') return sql`${byNumber(order)}, id`;
  return inOrder(sortFields[sort], order, sql`id`);
}

export async function listVehicles(queries: Queries, query: VehicleQuery, calendar: Calendar) {
  await fillVehicleKeys(queries);
  const columns = columnsOn(calendar);
  const { limit, offset } = toLimitOffset(query);
  const order = sql`order by ${toOrderSql(query)}`;
  const page = sql`${order} limit ${limit} offset ${offset}`;
  const [own, known] = [ownFilters(query), knownFilters(query)];
  const all = sql`${notMerged} and ${joinConditions(own)}`;
  // If the filters and the order use only the vehicle's own columns, the query reads reports and defects just for the
  // page.
  const isOwn = known.every((filter) => !filter) && ownSorts.includes(query.sort);
  if (!isOwn) {
    return pageOfFound(queries, {
      schema: vehicleRow,
      found: sql`select * from ${knownVehicles(calendar, all)} where ${joinConditions(known)}`,
      page: sql`select ${columns} from found as vehicles ${page}`,
    });
  }
  return queryPage(queries, {
    schema: vehicleRow,
    page: sql`select ${columns} from ${knownVehicles(calendar, sql`${all} ${page}`)} ${order}`,
    all: sql`(${all}) as vehicles`,
  });
}

const ownSorts: readonly VehicleSort[] = ['number', 'id'];

/** Selects the ids of the matching vehicles, in the query's order. */
export async function vehicleIds(
  queries: Queries,
  query: Omit<VehicleQuery, 'page' | 'perPage'>,
  calendar: Calendar,
): Promise<SQL> {
  await fillVehicleKeys(queries);
  const among = sql`${notMerged} and ${joinConditions(ownFilters(query))}`;
  return sql`select id from ${knownVehicles(calendar, among)} where ${joinConditions(knownFilters(query))}
    order by ${toOrderSql(query)}`;
}

/** Reads a vehicle; null if there is none or it was merged into another. */
export async function readVehicle(
  queries: Queries,
  id: number,
  calendar: Calendar,
): Promise<Vehicle | null> {
  const [found] = await readVehicles(queries, [id], calendar);
  return found ?? null;
}

/** Reads vehicles by id. Leaves out vehicles that were merged into another. */
export function readVehicles(
  queries: Queries,
  ids: readonly number[],
  calendar: Calendar,
): Promise<Vehicle[]> {
  const from = knownVehicles(calendar, sql`${notMerged} and id in ${ids}`);
  return jsonRows(queries, vehicleRow, sql`select ${columnsOn(calendar)} from ${from}`);
}

export async function countFleet(
  queries: Queries,
  query: FleetQuery,
  calendar: Calendar,
): Promise<Fleet> {
  await fillVehicleKeys(queries);
  const among = sql`${notMerged} and ${joinConditions(ownFilters(query))}`;
  const counts = await jsonRows(
    queries,
    readinessCount,
    sql`select kind, ${readinessColumn} as readiness, count(*) as count
      from ${knownVehicles(calendar, among)} where ${joinConditions(knownFilters(query))} group by 1, 2`,
  );
  const getCount = (kind: Vehicle['kind'], readiness: Readiness) =>
    counts.find((one) => one.kind === kind && one.readiness === readiness)?.count ?? 0;
  const getCounts = (kind: Vehicle['kind']) => ({
    do_not_dispatch: getCount(kind, 'do_not_dispatch'),
    attention: getCount(kind, 'attention'),
    ready: getCount(kind, 'ready'),
  });
  return { truck: getCounts('truck'), trailer: getCounts('trailer') };
}

const readinessCount = v.object({
  kind: vehicle.entries.kind,
  readiness: vehicle.entries.readiness,
  count: v.number(),
});

function ownFilters({ search, kind, in_service, except, ...query }: FleetQuery) {
  const { unconfirmed, other_trailer: other } = query;
  return [
    except !== undefined && sql`vehicles.id <> ${except}`,
    kind !== undefined && sql`kind = ${kind}`,
    in_service !== undefined && sql`in_service = ${in_service}`,
    unconfirmed !== undefined && sql`${isUndecided} = ${unconfirmed}`,
    other !== undefined && sql`coalesce(unconfirmed = 'other_trailer', false) = ${other}`,
    ...splitSearchWords(search).map(
      (word) =>
        sql`(${isInNumber(word)} or ${contains(sql`vin`, word)} or ${contains(sql`plate`, word)}
          or ${contains(sql`make`, word)} or kind = ${word.replace(/s$/, '')})`,
    ),
  ];
}

const inspectedFilters: Record<Inspected, SQL> = {
  today: sql`is_inspected_today`,
  not_today: sql`not is_inspected_today`,
  never: sql`last_report_id is null`,
};

/** Conditions that depend on reports and defects. */
function knownFilters({
  overdue,
  inspected,
  do_not_dispatch,
  open_defects,
  readiness,
}: FleetQuery) {
  return [
    inspected !== undefined && inspectedFilters[inspected],
    overdue !== undefined && sql`is_overdue = ${overdue}`,
    do_not_dispatch !== undefined && sql`do_not_dispatch = ${do_not_dispatch}`,
    readiness !== undefined && sql`${readinessColumn} = ${readiness}`,
    open_defects !== undefined && sql`(open_defects > 0) = ${open_defects}`,
  ];
}
