-- works since 0050_browser_errors.sql
-- The driver's earlier report that a report corrects, if its driver said so. All others count as inspections of their
-- own. `report_vehicles.is_replaced` has no reader any more.
alter table inspections
  add column corrects bigint references inspections (id) on delete set null deferrable initially deferred;
create index inspections_corrects on inspections (corrects) where corrects is not null;

-- Full, because a report that another one supersedes is the last inspection of its vehicles until the other one's day.
drop index report_vehicles_last;
create index report_vehicles_last on report_vehicles (vehicle_id, inspected_at, report_id);

-- Earlier phones did not say what a report corrects. It is taken to correct the report that it superseded, if that came
-- within the hour before, for the same day, the same part of the trip and the same vehicles.
update inspections set corrects = earlier.id
  from (
    select id, superseded_at, created_at, date_inspected::date as day, trip,
      lead(id) over (partition by owner_id order by id) as next_id
    from inspections
  ) as earlier
  where inspections.id = earlier.next_id and earlier.superseded_at is not null
    and inspections.created_at <= earlier.created_at + interval '60 minutes'
    and inspections.date_inspected::date = earlier.day
    and inspections.trip is not distinct from earlier.trip
    and array(select vehicle_id from report_vehicles where report_id = inspections.id order by vehicle_id)
      = array(select vehicle_id from report_vehicles where report_id = earlier.id order by vehicle_id);
-- A table with unchecked rows cannot be altered by the next migration.
set constraints all immediate;
set constraints all deferred;

-- The report that a new one says it corrects. Null if that is another driver's or of other vehicles, of another day or
-- part of the trip, or of a later inspection: the new one is then a report of its own. It is not rejected, because it
-- may have waited on a phone while a vehicle was merged, and its driver could change nothing about that.
create function report_corrected_by(driver_id bigint, report jsonb, vehicle_ids bigint[]) returns bigint
  language sql stable as $$
  select id from inspections
    where id = (report ->> 'corrects')::bigint and owner_id = driver_id
      and date_inspected <= (report ->> 'date_inspected')::timestamp
      and date_inspected::date = (report ->> 'date_inspected')::timestamp::date
      and trip is not distinct from report ->> 'trip'
      and array(select vehicle_id from report_vehicles where report_id = id order by vehicle_id)
        = array(select unnest(vehicle_ids) order by 1)
$$;

-- As before (migration 0065). A repeat has another key, what it corrects may be the report itself, and it may count as
-- inspected later.
create or replace function is_repeat(current inspections, report jsonb, report_comments jsonb) returns boolean
  language plpgsql as $$
declare
  undone jsonb;
begin
  if current.updated_at > current.created_at
    and not exists (select from report_events where report_id = current.id and action = 'updated')
  then
    select coalesce(jsonb_object_agg(field.key, field.value order by report_events.id desc), '{}') into undone
      from report_events, jsonb_each(before) as field
      where report_id = current.id and action in ('certified', 'reopened');
  end if;
  return to_jsonb(current) || coalesce(undone, '{}') @> report - '{which_trailers,create_key,corrects,inspected_at}'::text[]
    and coalesce(current.which_trailers, '{}') = coalesce(report -> 'which_trailers', '{}')
    and report_comments = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', key, 'text', text, 'fixed', fixed and not coalesce(undone ? key, false)) order by position), '[]')
      from inspection_comments where inspection_id = current.id
    );
end;
$$;
