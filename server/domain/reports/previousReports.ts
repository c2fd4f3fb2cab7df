import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { previousResponse, previousVehicle, type PreviousResponse } from '@/contract/extensions';
import type { Defect } from '@/contract/records';
import type { PreviousQuery } from '@/contract/extensionRequests';
import type { Queries } from '../../platform/database/Database';
import type { CarrierDay } from '../days';
import { defectRow, withFacts } from '../defects/defectRow';
import { holdsOn } from '../defects/sets';
import type { CompanyCache } from '../company/CompanyCache';
import { selectDefects } from '../defects/readDefects';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import { jsonRows } from '../../platform/database/jsonRows';
import { notFittedOfKind } from '../vehicles/notFitted';
import { namedVehicles } from '../vehicles/namedVehicles';
import { mayBeHeld } from '../vehicles/lookAlikes';
import { earlierNumbers, withSameNumber } from '../vehicles/numbers';
import { toReviewsSql } from './reviewsSql';

/** The maximum number of defects per vehicle in a response. */
const maxDefects = 200;

const found = v.object({
  is_unkeyed: v.boolean(),
  vehicles: v.array(
    v.object({
      ...v.omit(previousVehicle, ['defects', 'holding']).entries,
      /** The ids of the last report's defects. */
      told: v.array(v.number()),
      /** Ids of this vehicle and of others with its number. A defect of any of them holds this vehicle. */
      holders: v.array(v.number()),
    }),
  ),
  /** Defects to list, and defects that hold a vehicle. */
  defects: v.array(v.object({ ...defectRow.entries, is_listed: v.boolean() })),
  look_alikes: previousResponse.entries.look_alikes,
});

interface Context extends CarrierDay {
  queries: Queries;
  now: Date;
  company: CompanyCache;
  driver: number;
}

/**
 * Reads the known vehicles with these numbers, each with its last report, its defects and what holds it. Leaves out
 * reports that their driver corrected in a newer one of the same inspection, so a vehicle may have no report. Uses one
 * query, because the embedded database has one connection.
 */
export async function previousReports(
  context: Context,
  query: PreviousQuery,
): Promise<PreviousResponse> {
  const { queries, now, today } = context;
  const listed = sql`defects.id in (select id from listed)`;
  const holding = sql`(defects.vehicle_id in (select unnest(holders) from found) and ${holdsOn(today)})`;
  const defectsOfAll = selectDefects(sql`(${listed} or ${holding})`, sql`, ${listed} as is_listed`);
  const [response] = await jsonRows(
    queries,
    found,
    sql`with named as materialized (${named(query)}), found as materialized (${lastReports(query, context)}),
        listed as materialized (${listedDefects(query)})
      select
        exists (select from vehicles where key is null) as is_unkeyed,
        (select coalesce(jsonb_agg(to_jsonb(found) order by kind desc, key), '[]') from found) as vehicles,
        (select coalesce(jsonb_agg(to_jsonb(chosen)), '[]') from (${defectsOfAll}) as chosen) as defects,
        (${numbersLike}) as look_alikes`,
  );
  if (!response) throw new Error('a response is one row');
  if (response.is_unkeyed) {
    await fillVehicleKeys(queries);
    return previousReports(context, query);
  }
  const defects = response.defects.map(({ is_listed, ...row }) => ({
    isListed: is_listed,
    defect: withFacts(row, context),
  }));
  const vehicles = response.vehicles.map(({ told, holders, ...row }) => {
    const own = defects.filter(({ defect }) => defect.vehicle.id === row.vehicle.id);
    return {
      ...row,
      defects: own
        .filter(({ isListed }) => isListed)
        .map(({ defect }) => ({
          ...defect,
          in_report: told.includes(defect.id),
          may_take_back: mayTakeBack(defect, context),
        }))
        .reverse(),
      holding: defects
        .map(({ defect }) => defect)
        .filter(({ vehicle, holds_vehicle }) => holds_vehicle && holders.includes(vehicle.id)),
    };
  });
  const company = await context.company.forDrivers();
  return v.parse(previousResponse, {
    as_of: now.toISOString(),
    vehicles,
    look_alikes: response.look_alikes,
    ...company,
  });
}

function mayTakeBack({ reopened }: Defect, { driver, now }: Context): boolean {
  const until = reopened?.by_id === driver ? reopened.take_back_until : null;
  return until !== null && now.toISOString() <= until;
}

function lastReports({ except }: PreviousQuery, { driver, today }: Context): SQL {
  return sql`select vehicles.id, kind, key, in_service, ${holders} as holders,
      ${earlierNumbers(sql`earlier.number`)} as earlier_numbers,
      coalesce((select numbers from ${mayBeHeld(today)} as alike where alike.vehicle_id = vehicles.id), '[]')
        as may_be_held_as,
      coalesce(vehicles.not_fitted, ${notFittedOfKind}, '[]') as not_fitted,
      jsonb_build_object('id', vehicles.id, 'kind', kind, 'number', number) as vehicle,
      case when last.id is not null then jsonb_build_object('id', last.id, 'carrier', last.carrier,
        'date', to_char(last.date_inspected, 'YYYY-MM-DD HH24:MI'),
        'satisfactory_vehicle_condition', last.satisfactory_vehicle_condition,
        'reviews', ${toReviewsSql(sql`last.id`)}) end as report,
      (select coalesce(jsonb_agg(defect_id), '[]') from report_defects where report_id = last.id) as told,
      (
        select to_char(max(inspected_at), 'YYYY-MM-DD')
        from report_vehicles join inspections on inspections.id = report_id
        where vehicle_id = vehicles.id and owner_id = ${driver} and not is_replaced
          and report_id is distinct from ${except ?? null}::bigint
      ) as own_last_day
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
    where vehicles.id in (select id from named)`;
}

const named = ({ truck, trailers }: PreviousQuery) => sql`
  select kind, number, key, look_key, vehicle_named(kind, number, key) as id
  from vehicles_in(${namedVehicles(truck, trailers)}::jsonb)`;

/**
 * Known numbers that look like a given one. Leaves out a number whose vehicle is known and is not itself a look-alike.
 */
const numbersLike = sql`
  select coalesce(jsonb_agg(distinct jsonb_build_object('kind', alike.kind, 'number', alike.number)), '[]')
  from named join vehicles alike on alike.kind = named.kind and alike.look_key = named.look_key
    and alike.key <> named.key and alike.released_at is null
  where alike.unconfirmed is distinct from 'look_alike'
    and not exists (select from vehicles known where known.id = named.id
      and known.unconfirmed is distinct from 'look_alike')`;

/**
 * Selects the vehicles whose holds apply to a named vehicle: itself and others with the same number. If no known number
 * is spelled exactly like the driver's, it selects each vehicle whose number differs only in spelling.
 */
const holders = sql`array(${withSameNumber(sql`select vehicles.id`)}
  union select coalesce(other.merged_into, other.id)
    from named join vehicles other on other.kind = named.kind and other.key = named.key
    where named.id = vehicles.id and other.released_at is null
      and (other.merged_into is null) = (vehicles.key = named.key)
      and not exists (
        select from vehicles exact where exact.kind = named.kind and exact.key = named.key
          and exact.number = named.number and exact.released_at is null))`;

/**
 * Selects the defects to list for the vehicles in `found`. Leaves out unresolved defects that only the driver of the
 * report `except` has reported, because that driver's screen already shows them.
 */
function listedDefects({ except }: PreviousQuery): SQL {
  return sql`select latest.id from found cross join lateral (
      select defects.id, closed_at from defects where vehicle_id = found.id and (closed_at is null
        or reported_at > now() - interval '1 year' or found.told @> to_jsonb(defects.id))
      order by (closed_at is null) desc, reported_at desc limit ${maxDefects}
    ) latest
    where latest.closed_at is not null or exists (
      select from report_defects join inspections on inspections.id = report_id
      where defect_id = latest.id and owner_id is distinct from (
        select owner_id from inspections where id = ${except ?? null}::bigint))`;
}
