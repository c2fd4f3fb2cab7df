import { sql, type SQL } from 'drizzle-orm';
import { takeBackMinutes, undoSeconds } from '@/contract/defectFacts';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { forbidsDrivingOn, holdsOn } from '../defects/sets';
import { withSameNumber } from '../vehicles/numbers';
import type { Announcements } from './Announcements';

interface Context {
  notifications: Announcements;
  today: string;
}

interface Change {
  /** The id of the entry in the vehicle's history. */
  id: string;
  /** Whether an item holds the vehicle that did not before, or no longer only waits for a decision. */
  is_held: boolean;
  is_released: boolean;
  /** Seconds until neither the driver nor the certifying person can undo the release. */
  wait: number;
  /** Whether this transaction emails a report of the vehicle. */
  is_mailed: boolean;
}

/**
 * Announces vehicles that a defect has started to hold, and vehicles that no defect holds any longer. Call it after
 * every change of defects, in the same transaction and under the same locks. `among` is a condition on `vehicles`.
 */
export async function announceHolds(
  tx: Queries,
  { notifications, today }: Context,
  among: SQL,
): Promise<void> {
  const changes = await queryRows<Change>(
    tx,
    sql`with known as (
        select vehicles.id as vehicle_id,
          coalesce(held.items, '{}') as items, coalesce(held.waiting, '{}') as waiting,
          coalesce(last.items, '{}') as announced, coalesce(last.waiting, '{}') as announced_waiting
        from vehicles
          cross join lateral (
            select array_agg(item order by item) as items,
              array_agg(item order by item) filter (where not forbids) as waiting
            from (
              select item, bool_or(${forbidsDrivingOn(today)}) as forbids from defects
              where vehicle_id = any(array${withSameNumber(sql`select vehicles.id`)}) and ${holdsOn(today)}
              group by item
            ) as of_item
          ) as held
          left join lateral (
            select items, waiting from vehicle_events where vehicle_id = vehicles.id order by id desc limit 1
          ) as last on true
        where merged_into is null
          and vehicles.id in ${withSameNumber(sql`select vehicles.id from vehicles where ${among}`)}
      ), added as (
        insert into vehicle_events (vehicle_id, event, items, waiting)
        select vehicle_id, case when items = '{}' then 'released' else 'held' end, items, waiting
        from known where (items, waiting) <> (announced, announced_waiting) order by vehicle_id
        returning id, vehicle_id, event
      )
      select added.id::text, event = 'released' as is_released,
        not items <@ announced or exists (
          select unnest(announced_waiting) intersect select unnest(items) except select unnest(waiting)
        ) as is_held,
        coalesce((
          select max(case when state = 'withdrawn'
            then extract(epoch from reported_at - now()) + ${takeBackMinutes * 60}
            else extract(epoch from certified_at - now()) + ${undoSeconds.accepted} end)
          from defects where defects.vehicle_id = added.vehicle_id and closed_at is not null
        ), 0)::float8 as wait,
        exists (select from deliveries join report_vehicles on report_id = record_id
          where channel = 'email' and kind = 'report' and deliveries.created_at = now()
            and report_vehicles.vehicle_id in ${withSameNumber(sql`select added.vehicle_id`)}) as is_mailed
      from added join known using (vehicle_id) order by added.id`,
  );
  for (const { id, is_held, is_released, wait, is_mailed } of changes) {
    if (is_held) {
      const except = is_mailed ? 'email' : undefined;
      await notifications.announce(tx, 'vehicle.held', Number(id), { except });
    }
    if (is_released) {
      await notifications.announce(tx, 'vehicle.released', Number(id), { wait: Math.max(0, wait) });
    }
  }
}
