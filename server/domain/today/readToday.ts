import { sql } from 'drizzle-orm';
import { defaultMaxDeferralDays } from '@/contract/office/company';
import { today, type Today } from '@/contract/office/today';
import type { Services } from '../Services';
import { countUndelivered } from '../notifications/undelivered';
import { lastDrill } from '../backups/restoreDrill';
import { daysBefore } from '../days';
import { jsonRows } from '../../platform/database/jsonRows';
import { isDeferredOn, isOpenOn, isReopenedByMigration } from '../defects/sets';
import { isUndecided } from '../vehicles/readiness';
import { getCalendar, knownVehicles } from '../vehicles/readVehicles';

/** Reads the numbers for the Today page. */
export async function readToday(
  api: Services,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Today> {
  const [found] = await jsonRows(
    api.database.queries,
    today,
    sql`with days as (
        select generate_series(${daysBefore(day, 29)}::date, ${day}::date, '1 day')::date as day
      ), reported as (
        select inspected_at::date as day, count(*) as count from inspections
        where inspected_at >= ${daysBefore(day, 29)}::date
          and inspected_at < ${day}::date + 1
        group by 1
      ), broken as (
        select (reported_at at time zone ${timeZone})::date as day, count(*) as count from defects
        where reported_at >= ${daysBefore(day, 29)}::timestamp at time zone ${timeZone}
        group by 1
      ), unresolved as (
        select count(*) filter (where ${isOpenOn(day)}) as open,
          count(*) filter (where ${isDeferredOn(day)}) as deferred,
          count(*) filter (where state = 'driver_says_good') as said_good,
          count(*) filter (where ${isReopenedByMigration}) as migrated
        from defects where closed_at is null
      ), fleet as (
        select count(*) filter (where is_overdue) as overdue,
          count(*) filter (where do_not_dispatch) as stopped,
          count(*) filter (where ${isUndecided}) as unconfirmed
        from ${knownVehicles(getCalendar(api, day))}
      )
      select ${day}::text as day,
        coalesce((select count from reported where day = ${day}::date), 0) as reports,
        unresolved.open as open_defects, unresolved.deferred as deferred_defects,
        fleet.overdue as overdue_vehicles, fleet.stopped as do_not_dispatch_vehicles,
        fleet.unconfirmed as unconfirmed_vehicles,
        exists (select from vehicles where confirmed_at is not null) as is_fleet_confirmed,
        unresolved.said_good as driver_says_good_defects,
        unresolved.migrated as reopened_by_migration,
        ${api.settings.overdueDays}::integer as overdue_days,
        coalesce((select max_deferral_days from company), ${defaultMaxDeferralDays}::integer) as max_deferral_days,
        (select count(*) from leads where state = 'new') as new_leads,
        (select to_jsonb(counts) from (${countUndelivered}) as counts) as notifications,
        (select jsonb_agg(jsonb_build_object('day', day,
            'reports', coalesce(reported.count, 0), 'defects', coalesce(broken.count, 0)) order by day)
          from days left join reported using (day) left join broken using (day)) as days
      from unresolved, fleet`,
  );
  if (!found) throw new Error('a summary is one row');
  const { dataFolder } = api.database;
  return {
    ...found,
    restore_drill: dataFolder ? await lastDrill(dataFolder) : null,
  };
}
