-- works since 0050_browser_errors.sql
-- As in 0061, but with all columns of a defect, which `storedDefect.ts` lists. Only the instants that it reads are named here,
-- because JSON would have them in the session's time zone. `store_steps` (0042) stays for processes of the previous release.
create or replace function defect_records(ids bigint[]) returns setof jsonb language plpgsql stable as $$
begin
  return query select to_jsonb(defects) || jsonb_build_object(
    'reported_at', to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'said_good_at', to_char(said_good_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'certified_at', to_char(certified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reporters', (
      select coalesce(jsonb_agg(jsonb_build_object('driver', owner_id, 'standsBy', stands_by,
        'saidAt', to_char(said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'enteredAt', to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
      from (
        select owner_id, bool_or(not marked_good) as stands_by, max(said_at) as said_at,
          max(least(entered_at, said_at)) as entered_at
        from report_defects join inspections on inspections.id = report_id
        where defect_id = defects.id group by owner_id
      ) as reporter
    ),
    'acted_on', exists (select from defect_events where defect_id = defects.id
      and event in ('certified', 'deferred', 'reopened', 'not_fixed', 'late_report')))
  from defects where defects.id = any(ids) order by defects.id;
end;
$$;
