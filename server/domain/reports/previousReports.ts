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
import { consentNow } from '../people/consents';
import { notFittedOfKind } from '../vehicles/notFitted';
import { toOtherOwnersSql } from '../vehicles/earlierOwners';
import { mayBeHeld } from '../vehicles/lookAlikes';
import { earlierNumbers } from '../vehicles/numbers';
import { counts } from './corrections';
import { holders, named } from './readHolds';
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
  defects: v.array(
    v.object({ ...defectRow.entries, is_listed: v.boolean(), is_on_form: v.boolean() }),
  ),
  look_alikes: previousResponse.entries.look_alikes,
  earlier_owners: previousResponse.entries.earlier_owners,
  agent_for: previousResponse.entries.agent_for,
  consent_version: previousResponse.entries.consent_version,
});

interface Context extends CarrierDay {
  queries: Queries;
  now: Date;
  company: CompanyCache;
  driver: number;
}

/**
 * Reads the known vehicles with these numbers, each with its last report, its defects and what holds it. Leaves out
 * reports that their driver has corrected. Uses one query, because the embedded database has one connection.
 */
export async function previousReports(
  context: Context,
  query: PreviousQuery,
): Promise<PreviousResponse> {
  const { queries, now, today } = context;
  const listed = sql`defects.id in (select id from listed)`;
  const holding = sql`(defects.vehicle_id in (select unnest(holders) from found) and ${holdsOn(today)})`;
  const elsewhere = isFoundElsewhere(sql`defects.id`, query);
  const defectsOfAll = selectDefects(
    sql`(${listed} or ${holding})`,
    sql`, ${listed} as is_listed, not ${elsewhere} as is_on_form`,
  );
  const [response] = await jsonRows(
    queries,
    found,
    sql`with named as materialized (${named(query)}), found as materialized (${lastReports(query, context)}),
        listed as materialized (${listedDefects(query)})
      select
        exists (select from vehicles where key is null) as is_unkeyed,
        (select coalesce(jsonb_agg(to_jsonb(found) order by kind desc, key), '[]') from found) as vehicles,
        (select coalesce(jsonb_agg(to_jsonb(chosen)), '[]') from (${defectsOfAll}) as chosen) as defects,
        (${numbersLike}) as look_alikes,
        ${toOtherOwnersSql(context, sql`named`)} as earlier_owners,
        (select coalesce(jsonb_agg(item), '[]') from users, jsonb_object_keys(agent_items) as item
          where users.id = ${context.driver}) as agent_for,
        (${consentNow(sql`${context.driver}`)} ->> 'version')::integer as consent_version`,
  );
  if (!response) throw new Error('a response is one row');
  if (response.is_unkeyed) {
    await fillVehicleKeys(queries);
    return previousReports(context, query);
  }
  const defects = response.defects.map(({ is_listed, is_on_form, ...row }) => ({
    isListed: is_listed,
    is_on_form,
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
        .map(({ defect, is_on_form }) => ({ ...defect, is_on_form }))
        .filter(({ vehicle, holds_vehicle }) => holds_vehicle && holders.includes(vehicle.id))
        .map((defect) => ({ ...defect, is_own: defect.reported_by_id === context.driver })),
    };
  });
  const company = await context.company.forDrivers();
  return v.parse(previousResponse, {
    as_of: now.toISOString(),
    vehicles,
    look_alikes: response.look_alikes,
    earlier_owners: response.earlier_owners,
    agent_for: response.agent_for,
    consent_version: response.consent_version,
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
        select to_char(max(date_inspected), 'YYYY-MM-DD')
        from report_vehicles join inspections on inspections.id = report_id
        where vehicle_id = vehicles.id and owner_id = ${driver} and ${counts(sql`report_id`)}
          and report_id is distinct from ${except ?? null}::bigint
      ) as own_last_day
    from vehicles left join lateral (
      select inspections.* from report_vehicles join inspections on inspections.id = report_id
      where vehicle_id = vehicles.id and report_id is distinct from ${except ?? null}::bigint
        and ${counts(sql`report_id`)}
      order by report_vehicles.inspected_at desc, report_id desc limit 1
    ) as last on true
    where vehicles.id in (select id from named)`;
}

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
 * Whether a report other than `except` found the defect. The driver's screen already shows what `except` and the reports
 * that it corrects found.
 */
function isFoundElsewhere(defectId: SQL, query: PreviousQuery): SQL {
  const except = query.except ?? null;
  return sql`exists (
    select from report_defects join inspections on inspections.id = report_id
    where defect_id = ${defectId} and report_id is distinct from ${except}::bigint
      and (${counts(sql`report_id`)} or owner_id is distinct from (
        select owner_id from inspections where id = ${except}::bigint)))`;
}

/** Selects the defects to list for the vehicles in `found`. */
function listedDefects(query: PreviousQuery): SQL {
  return sql`select latest.id from found cross join lateral (
      select defects.id, closed_at from defects where vehicle_id = found.id and (closed_at is null
        or reported_at > now() - interval '1 year' or found.told @> to_jsonb(defects.id))
      order by (closed_at is null) desc, reported_at desc limit ${maxDefects}
    ) latest
    where latest.closed_at is not null or ${isFoundElsewhere(sql`latest.id`, query)}`;
}
