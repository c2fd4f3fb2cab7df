import { sql, type SQL } from 'drizzle-orm';
import {
  driverRow,
  type DriverQuery,
  type DriverRow,
  type DriverSort,
  type Missing,
} from '@/contract/office/drivers';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { joinConditions, jsonRows, pageOfFound } from '../../platform/database/jsonRows';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';
import { daysBefore } from '../days';
import { isOpenOn } from '../defects/sets';
import { personName } from '../people/personName';
import { counts } from '../reports/corrections';
import { isInNumber } from '../vehicles/numbers';

const isDriver = sql`role = 'driver' and disabled_at is null`;

const isCounted = counts(sql`inspections.id`);

/**
 * A table `drivers` with facts from the drivers' reports and defects. Looks up each driver's last report separately
 * (index `inspections_driver_day`), because a join would read all reports.
 */
const knownDrivers = (today: string, among = isDriver) => sql`(
  select users.id, ${personName()} as name, last.report_id as last_report_id, last.inspected_at, last.date_inspected, last.trip,
    coalesce(last.inspected_at::date = ${today}::date, false) as is_inspected_today,
    ${today}::date - last.inspected_at::date as days_without_inspection,
    coalesce(found.open, 0) as open_defects
  from users
  left join lateral (
    select id as report_id, inspected_at, date_inspected, trip from inspections
    where owner_id = users.id and ${isCounted} order by inspected_at desc, id desc limit 1
  ) as last on true
  left join (
    select reported_by, count(*) as open from defects where ${isOpenOn(today)} group by reported_by
  ) as found on found.reported_by = users.id
  where ${among}
) as drivers`;

const vehiclesOfLastReport = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', vehicles.id, 'kind', kind, 'number', number) order by kind desc, vehicles.id), '[]')
  from report_vehicles join vehicles on vehicles.id = vehicle_id where report_id = last_report_id)`;

/**
 * Counts a driver's reports in the carrier's current month. Use it for one page of drivers, because counting for all
 * drivers takes too long.
 */
const reportsOfMonth = (today: string) => sql`(
  select count(*) from inspections
  where owner_id = drivers.id and inspected_at >= date_trunc('month', ${today}::date)
    and inspected_at < date_trunc('month', ${today}::date) + interval '1 month' and ${isCounted})`;

const columnsOn = (today: string) => sql`id, name, last_report_id,
  to_char(date_inspected, 'YYYY-MM-DD HH24:MI') as last_inspected_at, trip as last_trip,
  ${vehiclesOfLastReport} as last_vehicles, is_inspected_today,
  case when is_inspected_today then to_char(inspected_at, 'HH24:MI') end as inspected_today_at, days_without_inspection,
  ${reportsOfMonth(today)} as reports_this_month, open_defects`;

const sortFields: Record<DriverSort, SQL> = {
  name: sql`lower(name)`,
  last_inspected_at: sql`coalesce(inspected_at, '-infinity')`,
  open_defects: sql`open_defects`,
};

type Filters = Pick<DriverQuery, 'search' | 'missing'>;

function matching({ search, missing }: Filters, today: string): SQL {
  const since: Record<Missing, string> = { today, this_week: daysBefore(today, 6) };
  const filters = [
    missing !== undefined && sql`coalesce(inspected_at < ${since[missing]}::date, true)`,
    ...splitSearchWords(search).map(
      (word) => sql`(${contains(sql`name`, word)} or exists (
        select from report_vehicles join vehicles on vehicles.id = vehicle_id
        where report_id = last_report_id and ${isInNumber(word)}))`,
    ),
  ];
  return sql`select * from ${knownDrivers(today)} where ${joinConditions(filters)}`;
}

const toOrderBySql = ({ sort, order }: Pick<DriverQuery, 'sort' | 'order'>) =>
  sql`order by ${inOrder(sortFields[sort], order, sql`id`)}`;

export function listDrivers(queries: Queries, query: DriverQuery, today: string) {
  const { limit, offset } = toLimitOffset(query);
  return pageOfFound(queries, {
    schema: driverRow,
    found: matching(query, today),
    page: sql`select ${columnsOn(today)} from found as drivers ${toOrderBySql(query)} limit ${limit} offset ${offset}`,
  });
}

/** Selects the ids of the matching drivers, in the query's order. */
export const driverIds = (query: Omit<DriverQuery, 'page' | 'perPage'>, today: string) =>
  sql`select id from (${matching(query, today)}) as drivers ${toOrderBySql(query)}`;

export function readDrivers(
  queries: Queries,
  ids: readonly number[],
  today: string,
): Promise<DriverRow[]> {
  const from = knownDrivers(today, sql`${isDriver} and users.id in ${ids}`);
  return jsonRows(queries, driverRow, sql`select ${columnsOn(today)} from ${from}`);
}
