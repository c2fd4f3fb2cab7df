-- works since 0050_browser_errors.sql
-- A create call may arrive again long after its report was sent or superseded, for example from a slow network. Its key
-- finds the report. Not unique, because earlier versions stored such a call as another report.
create index inspections_create_key on inspections (create_key) where create_key is not null;

-- As before (migration 0111), but a key that is known stores nothing.
create or replace function store_report(
    driver_id bigint, report jsonb, report_comments jsonb, entered jsonb, has_trailer_defects boolean, named jsonb)
  returns table (id bigint, created_at timestamptz, updated_at timestamptz, outcome text, facts jsonb)
  -- A connection keeps the plans that it made while the tables were small.
  language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  earlier inspections;
  current inspections;
  vehicle_ids bigint[];
  corrected_id bigint;
  has_defects boolean := report @? '$.* ? (@ == false)';
  is_concerned boolean;
begin
  perform pg_advisory_xact_lock_shared(7402012);
  -- Two requests of one driver take turns, and those of others don't wait. Nor does what refers to the driver's row.
  perform from users where users.id = driver_id for no key update;

  select * into earlier from inspections
    where owner_id = driver_id and sent_at is null and superseded_at is null;
  -- Comparing all values takes a tenth of the whole call: first the one that tells most.
  if found and earlier.truck_number = report ->> 'truck_number' and is_repeat(earlier, report, report_comments) then
    return query select earlier.id, earlier.created_at, earlier.updated_at, 'repeat', null::jsonb;
    return;
  end if;
  -- The same press may arrive again once its report has been sent, superseded or changed.
  select * into current from inspections
    where owner_id = driver_id and create_key = (report ->> 'create_key')::uuid limit 1;
  if found then
    return query select current.id, current.created_at, current.updated_at,
      case when is_repeat(current, report, report_comments) then 'repeat' else 'known' end, null::jsonb;
    return;
  end if;

  if exists (select from vehicles where key is null) then
    return query select null::bigint, null::timestamptz, null::timestamptz, 'unkeyed', null::jsonb;
    return;
  end if;
  vehicle_ids := find_or_add_vehicles(named);
  is_concerned := has_defects;
  -- Most vehicles have none: only then the driver's reports are looked at.
  if not is_concerned and exists (select from defects where vehicle_id = any(vehicle_ids) and closed_at is null) then
    is_concerned := exists (
      select from defects join report_defects on defect_id = defects.id
        join inspections on inspections.id = report_id
      where vehicle_id = any(vehicle_ids) and closed_at is null and owner_id = driver_id
        and (not marked_good or report ->> 'mechanics_signature' <> ''));
  end if;
  if is_concerned then
    if entered is null then
      return query select null::bigint, null::timestamptz, null::timestamptz, 'concerned', null::jsonb;
      return;
    end if;
    perform lock_vehicles(
      array(select vehicles.id from vehicles
        where vehicles.id = any(vehicle_ids) and (kind = 'truck' or has_trailer_defects))
      || array(select vehicle_id from defects where vehicle_id = any(vehicle_ids) and closed_at is null));
  end if;

  if earlier.id is not null then
    update inspections set superseded_at = now() where inspections.id = earlier.id;
  end if;
  if report ? 'corrects' then
    corrected_id := report_corrected_by(driver_id, report, vehicle_ids);
    -- A correction may be entered on another day, on which the phone no longer says to which instant the typed time
    -- belongs.
    report := report || coalesce((
      select jsonb_build_object('inspected_at', inspected_at) from inspections
      where inspections.id = corrected_id and date_inspected = (report ->> 'date_inspected')::timestamp), '{}');
  end if;
  insert into inspections
    select stored.* from jsonb_populate_record(null::inspections, report || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('inspections', 'id')),
      'owner_id', driver_id, 'created_at', now(), 'updated_at', now(), 'corrects', corrected_id,
      'result', case when has_defects then 'defects_open' else 'all_clear' end)) as stored
    returning * into current;
  if report_comments <> '[]' then
    insert into inspection_comments (inspection_id, position, key, text, fixed)
      select current.id, comment.position - 1, comment.key, comment.text, comment.fixed
      from rows from (jsonb_to_recordset(report_comments) as (key text, text text, fixed boolean))
        with ordinality as comment (key, text, fixed, position);
  end if;
  insert into report_vehicles (report_id, vehicle_id, inspected_at)
    select current.id, vehicle_id, current.inspected_at from unnest(vehicle_ids) as vehicle_id;
  insert into report_events (report_id, actor_id, action)
    select happened.id, driver_id, happened.action
    from (values (earlier.id, 'superseded'), (current.id, 'created')) as happened (id, action)
    where happened.id is not null;
  return query select current.id, current.created_at, current.updated_at, 'stored',
    case when is_concerned then facts_of_report(current.id, entered) end;
end;
$$;
