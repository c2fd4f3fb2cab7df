-- works since 0050_browser_errors.sql
-- The day through which a deferral in a defect's history lasts, which the defect itself has only until its next event. A trigger keeps it, since
-- processes of the previous release write the same history.
alter table defect_events add column until date;

create function keep_deferral_limit() returns trigger language plpgsql as $$
begin
  update defect_events set until = deferred_until from defects where defects.id = new.defect_id and defect_events.id = new.id;
  return null;
end;
$$;
create trigger defect_events_keep_limit after insert on defect_events
  for each row when (new.event = 'deferred' and new.until is null) execute function keep_deferral_limit();

-- Earlier deferrals have the day that the audit log has, or else the one that the defect still has.
update defect_events set until = coalesce(
    (select (after ->> 'deferred_until')::date from audit_entries
      where resource = 'defects' and record_id = defect_id::text and audit_entries.at = defect_events.at
        and after ->> 'deferred_until' is not null limit 1),
    (select deferred_until from defects
      where defects.id = defect_id and certified_at = date_trunc('milliseconds', defect_events.at)))
  where event = 'deferred';
