import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { previousAnswer, previousVehicle } from '@/contract/fleet';
import type { PreviousAnswer } from '@/contract/fleet';
import type { PreviousQuery } from '@/contract/fleetRequests';
import type { Queries } from '../db/Database';
import { holdsOn } from '../defects/sets';
import { readContacts } from '../content/pages';
import { readCompany } from '../company/readCompany';
import { readDefects } from '../office/defects/readDefects';
import { jsonRows } from '../office/jsonRows';
import { reviewsOf } from '../office/reports/reviewsOf';

/** Defects of a vehicle that one answer has at most. */
const mostDefects = 200;

const lastReportOf = v.object({
  ...v.omit(previousVehicle, ['defects', 'holding']).entries,
  /** Ids of the defects that the report tells of. */
  told: v.array(v.number()),
});
type LastReport = v.InferOutput<typeof lastReportOf>;

interface Context {
  queries: Queries;
  now: Date;
  /** The carrier's current day. */
  today: string;
}

/**
 * The last reports of the vehicles with these numbers. A vehicle that no report has named yet is
 * left out, and so is a report that its driver has corrected by a newer one of the same inspection.
 */
export async function previousReports(
  context: Context,
  { truck, trailers, except }: PreviousQuery,
): Promise<PreviousAnswer> {
  const { queries, now } = context;
  const rows = await jsonRows(
    queries,
    lastReportOf,
    sql`select
        jsonb_build_object('id', vehicles.id, 'kind', kind, 'number', number) as vehicle,
        case when last.id is not null then jsonb_build_object('id', last.id, 'carrier', last.carrier,
          'date', to_char(last.date_inspected, 'YYYY-MM-DD HH24:MI'),
          'satisfactory_vehicle_condition', last.satisfactory_vehicle_condition,
          'reviews', ${reviewsOf(sql`last.id`)}) end as report,
        (select coalesce(jsonb_agg(defect_id), '[]') from report_defects where report_id = last.id) as told
      from vehicles left join lateral (
        select inspections.* from report_vehicles join inspections on inspections.id = report_id
        where vehicle_id = vehicles.id and report_id is distinct from ${except ?? null}::bigint
          and not exists (
            select from report_vehicles newer join inspections correction on correction.id = newer.report_id
            where newer.vehicle_id = vehicles.id and newer.report_id > inspections.id
              and correction.owner_id = inspections.owner_id
              and correction.date_inspected = inspections.date_inspected)
        order by report_vehicles.inspected_at desc, report_id desc limit 1
      ) as last on true
      where vehicles.id in (${named(truck, trailers)})
      order by kind desc, number_key`,
  );
  const defects = await defectsOf(context, rows, except);
  const holding = await holdingDefectsOf(context, rows);
  const vehicles = rows.map(({ told, ...row }) => {
    const isOfRow = ({ vehicle }: { vehicle: { id: number } }) => vehicle.id === row.vehicle.id;
    return {
      ...row,
      defects: defects
        .filter(isOfRow)
        .map((defect) => ({ ...defect, in_report: told.includes(defect.id) })),
      holding: holding.filter(isOfRow),
    };
  });
  const { phone_signatures } = await readCompany(queries);
  const carrier_phone = (await readContacts(queries)).phone1;
  return v.parse(previousAnswer, {
    ...{ as_of: now.toISOString(), vehicles, carrier_phone, phone_signatures },
  });
}

/** The ids of the vehicles with these numbers. A merged one is the vehicle it was merged into. */
function named(truck: string, trailers: string): SQL {
  return sql`select coalesce(known.merged_into, known.id)
    from vehicles_named(${truck}, ${trailers}) as named
      join vehicles known on known.kind = named.kind and known.number_key = named.number_key`;
}

/**
 * The defects of all vehicles in one query, newest first: the embedded database has one connection.
 * Leaves out what only the driver of the report `except` has told and not taken back: that is on
 * their screen.
 */
async function defectsOf(
  { queries, today }: Context,
  rows: readonly LastReport[],
  except: number | undefined,
) {
  if (rows.length === 0) return [];
  // 0 is no id.
  const told = [0, ...rows.flatMap((row) => row.told)];
  const ids = rows.map(({ vehicle }) => vehicle.id);
  const isOthers = sql`exists (
    select from report_defects join inspections on inspections.id = report_id
    where defect_id = defects.id and owner_id is distinct from (
      select owner_id from inspections where id = ${except ?? null}::bigint))`;
  const defects = await readDefects(
    queries,
    sql`(closed_at is not null or ${isOthers}) and defects.id in (
      select latest.id from vehicles cross join lateral (
        select id from defects where vehicle_id = vehicles.id and (closed_at is null
          or reported_at > now() - interval '1 year' or id in ${told})
        order by (closed_at is null) desc, reported_at desc limit ${mostDefects}
      ) latest where vehicles.id in ${ids})`,
    today,
  );
  return defects.reverse();
}

/** The defects that hold these vehicles, the driver's own included. */
async function holdingDefectsOf({ queries, today }: Context, rows: readonly LastReport[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ vehicle }) => vehicle.id);
  return readDefects(queries, sql`defects.vehicle_id in ${ids} and ${holdsOn(today)}`, today);
}
