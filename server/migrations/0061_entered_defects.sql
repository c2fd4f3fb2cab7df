-- works since 0050_browser_errors.sql
-- As in 0025, and now when each driver entered the defect, to compare a later 'good' with: by the phone's clock, but never later
-- than it arrived. What a phone did not date, or a tap on a sent report, counts as it arrived. And whether anybody has acted on
-- the defect, since a driver may then no longer withdraw it.
create or replace function defect_records(ids bigint[]) returns setof jsonb language plpgsql stable as $$
begin
  return query select to_jsonb(record) from (
    select defects.id, defects.vehicle_id, defects.version, defects.item,
      to_char(defects.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reported_at,
      defects.needs_correction, defects.reopened, defects.state, defects.said_good_by,
      to_char(defects.said_good_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as said_good_at,
      defects.certified_name, defects.certified_by,
      to_char(defects.certified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as certified_at,
      defects.certified_on, defects.deferred_until, defects.deferred_reason, defects.note,
      (
        select coalesce(jsonb_agg(jsonb_build_object('driver', owner_id, 'standsBy', stands_by,
          'saidAt', to_char(said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'enteredAt', to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
        from (
          select owner_id, bool_or(not marked_good) as stands_by, max(said_at) as said_at,
            max(least(entered_at, said_at)) as entered_at
          from report_defects join inspections on inspections.id = report_id
          where defect_id = defects.id group by owner_id
        ) as reporter
      ) as reporters,
      exists (select from defect_events where defect_id = defects.id
        and event in ('certified', 'deferred', 'reopened', 'not_fixed', 'late_report')) as acted_on
    from defects where defects.id = any(ids) order by defects.id
  ) as record;
end;
$$;
