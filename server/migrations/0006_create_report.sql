-- Stores a driver's report as their current one and closes the earlier as superseded (kept). A report that says what
-- is already current is not stored again: the answer to the first may have been lost. Answers the current report's row.
-- One call instead of six statements, each of which costs PGlite and the server as much as the work itself; and
-- PostgreSQL keeps its plans. The row is filled from the JSON by the table's own column names.
create function create_report(driver_id bigint, report jsonb, report_comments jsonb)
  returns table (id bigint, created_at timestamptz, updated_at timestamptz)
  language plpgsql as $$
#variable_conflict use_column
declare
  current inspections;
begin
  -- Two requests of one driver take turns, and those of others don't wait. Nor does what refers to the driver's row.
  perform from users where users.id = driver_id for no key update;

  select * into current from inspections
    where owner_id = driver_id and sent_at is null and superseded_at is null;
  if found then
    if to_jsonb(current) @> report and report_comments = (
      select coalesce(
        jsonb_agg(jsonb_build_object('key', key, 'text', text, 'fixed', fixed) order by position), '[]')
      from inspection_comments where inspection_id = current.id
    ) then
      return query select current.id, current.created_at, current.updated_at;
      return;
    end if;
    update inspections set superseded_at = now() where inspections.id = current.id;
  end if;

  insert into inspections
    select stored.* from jsonb_populate_record(null::inspections, report || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('inspections', 'id')),
      'owner_id', driver_id, 'created_at', now(), 'updated_at', now())) as stored
    returning * into current;
  insert into inspection_comments (inspection_id, position, key, text, fixed)
    select current.id, comment.position - 1, comment.key, comment.text, comment.fixed
    from rows from (jsonb_to_recordset(report_comments) as (key text, text text, fixed boolean))
      with ordinality as comment (key, text, fixed, position);
  return query select current.id, current.created_at, current.updated_at;
end;
$$;
