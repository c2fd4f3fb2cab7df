-- works since 0050_browser_errors.sql
-- The instant of a report's inspection, at the latest its arrival. The report shows the name that its driver had then, because an account
-- may be renamed between an inspection without a connection and the report's arrival.
set constraints all immediate;
alter table inspections add column inspected_instant timestamptz;
-- Without the carrier's time zone, the westernmost one gives the latest possible instant, so no report gets a name that was too early.
update inspections set inspected_instant = least(created_at,
  inspected_at at time zone coalesce((select time_zone from company limit 1), 'Etc/GMT+12'));
set constraints all immediate;
set constraints all deferred;
alter table inspections alter column inspected_instant set not null;

-- Processes of earlier builds store no instant.
create or replace function take_typed_time() returns trigger language plpgsql as $$
begin
  new.inspected_at := coalesce(new.inspected_at, new.date_inspected);
  new.inspected_instant := least(new.created_at, new.inspected_instant);
  return new;
end;
$$;

-- The history of a defect has the instant on the phone of an agent's certification and of a review, too, as of what drivers report.
update defect_events set entered_at = certified_at
  from defects
  where defects.id = defect_id and event = 'certified' and actor_id = certified_by and name = certified_name
    and name like '%, agent of the carrier' and certified_at < date_trunc('milliseconds', at)
    and defect_events.id = (select max(id) from defect_events last where last.defect_id = defects.id and event = 'certified');
update defect_events set entered_at = reviewed_at
  from report_reviews
  where event = 'not_fixed' and actor_id = reviewer_id and at = stored_at and reviewed_at < stored_at;
update defects set reopened = jsonb_set(reopened, '{enteredAt}', to_jsonb(to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  from defect_events
  where defect_id = defects.id and event = 'not_fixed' and entered_at is not null and reopened ->> 'how' = 'not_fixed'
    and (reopened ->> 'by')::bigint = actor_id and (reopened ->> 'at')::timestamptz = date_trunc('milliseconds', at);
