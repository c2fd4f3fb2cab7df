-- The day of the inspection that found a defect, from which its age counts. It stays when the report is purged, and the list by
-- age is one index. Where the report is gone already, the day of its delivery is the nearest that is known.
alter table defects add column inspected_on date;
update defects set inspected_on = coalesce(
  (select date_inspected::date from inspections where id = first_report_id), (reported_at at time zone 'UTC')::date);
alter table defects alter column inspected_on set not null;
create index defects_inspected_on on defects (inspected_on, reported_at, id);

-- As in 0025, but with the day.
create or replace function store_steps(all_steps jsonb) returns table (id text, event text) language plpgsql as $$
#variable_conflict use_column
begin
  return query with steps as (
    select * from jsonb_to_recordset(all_steps) as step (
      n integer, id bigint, vehicle_id bigint, item text, link text, report_id bigint, actor_id bigint, description text,
      needs_correction boolean, state text, said_good_by bigint, said_good_at timestamptz, certified_name text,
      certified_by bigint, certified_at timestamptz, certified_on text, deferred_until date, deferred_reason text, note text,
      reopened jsonb, event text, name text, event_note text, entered_at timestamptz)
  ), added as (
    insert into defects (vehicle_id, item, description, first_report_id, inspected_on, reported_by, needs_correction)
    select vehicle_id, item, description, report_id, date_inspected::date, actor_id, needs_correction
    from steps join inspections on inspections.id = report_id where steps.id is null order by n
    returning id, vehicle_id, item
  ), done as (
    select coalesce(steps.id, added.id) as defect_id, steps.*
    from steps left join added on steps.id is null
      and added.vehicle_id = steps.vehicle_id and added.item = steps.item
  ), changed as (
    update defects set needs_correction = steps.needs_correction, state = steps.state,
      said_good_by = steps.said_good_by, said_good_at = steps.said_good_at, certified_name = steps.certified_name,
      certified_by = steps.certified_by, certified_at = steps.certified_at, certified_on = steps.certified_on,
      deferred_until = steps.deferred_until, deferred_reason = steps.deferred_reason, note = steps.note,
      reopened = nullif(steps.reopened, 'null'),
      closed_at = case when steps.state in ('open', 'driver_says_good', 'deferred') then null
        else coalesce(steps.certified_at, steps.said_good_at, defects.closed_at, now()) end,
      description = case when defects.first_report_id = steps.report_id then steps.description
        else defects.description end,
      updated_at = now(), version = defects.version + 1
    from steps where defects.id = steps.id
  ), linked as (
    insert into report_defects (report_id, defect_id, entered_at)
    select report_id, defect_id, entered_at from done where link = 'defective'
    on conflict (report_id, defect_id)
      do update set marked_good = false, said_at = now(), entered_at = excluded.entered_at
  ), said as (
    update report_defects set marked_good = (link = 'good')
    from done, inspections
    where report_defects.defect_id = done.defect_id and inspections.id = report_defects.report_id
      and (link = 'again' or link = 'good' and owner_id = actor_id)
  ), logged as (
    insert into defect_events (defect_id, actor_id, event, state, name, note, entered_at)
    select defect_id, actor_id, event, state, name, event_note, entered_at from done
    where event is not null order by n
    returning id, defect_id
  )
  select done.defect_id::text as id, logged.id::text as event
  from done left join logged using (defect_id) order by n;
end;
$$;
