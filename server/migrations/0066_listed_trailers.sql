-- works since 0050_browser_errors.sql
-- The server's TypeScript reads the trailers' numbers from a driver's text (src/contract/vehicleNumbers.ts). The database gets
-- the list. Builds before this one call store_report without it, and split the text by vehicles_named.
create function vehicles_listed(truck_number text, trailers jsonb)
  returns table (kind text, number text, number_key text) language sql immutable as $$
  select 'truck', btrim(truck_number), vehicle_key(truck_number)
  union all
  select 'trailer', min(number), vehicle_key(number)
    from jsonb_array_elements_text(trailers) as number
    group by vehicle_key(number)
$$;

-- As before (migration 0025), with the trailers' numbers.
create function store_report(
    driver_id bigint, report jsonb, report_comments jsonb, entered jsonb, has_trailer_defects boolean, trailers jsonb)
  returns table (id bigint, created_at timestamptz, updated_at timestamptz, outcome text, facts jsonb)
  -- A connection keeps the plans that it made while the tables were small.
  language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  earlier inspections;
  current inspections;
  vehicle_ids bigint[];
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

  insert into vehicles (kind, number, number_key)
    select kind, number, number_key
    from vehicles_listed(report ->> 'truck_number', trailers) as named
    where (select vehicles.id from vehicles where kind = named.kind and number_key = named.number_key) is null
    order by kind, number_key
    on conflict do nothing;
  -- One by one, and no join: that would read all vehicles.
  select array_agg(distinct known.id) into vehicle_ids from (
    select (
      select coalesce(merged_into, vehicles.id) from vehicles
      where kind = named.kind and number_key = named.number_key
    ) as id
    from vehicles_listed(report ->> 'truck_number', trailers) as named
  ) as known;
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
    update report_vehicles set is_replaced = true
      where report_id = earlier.id and vehicle_id = any(vehicle_ids);
  end if;
  insert into inspections
    select stored.* from jsonb_populate_record(null::inspections, report || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('inspections', 'id')),
      'owner_id', driver_id, 'created_at', now(), 'updated_at', now(),
      'result', case when has_defects then 'defects_open' else 'all_clear' end)) as stored
    returning * into current;
  if report_comments <> '[]' then
    insert into inspection_comments (inspection_id, position, key, text, fixed)
      select current.id, comment.position - 1, comment.key, comment.text, comment.fixed
      from rows from (jsonb_to_recordset(report_comments) as (key text, text text, fixed boolean))
        with ordinality as comment (key, text, fixed, position);
  end if;
  insert into report_vehicles (report_id, vehicle_id, inspected_at)
    select current.id, vehicle_id, current.date_inspected from unnest(vehicle_ids) as vehicle_id;
  insert into report_events (report_id, actor_id, action)
    select happened.id, driver_id, happened.action
    from (values (earlier.id, 'superseded'), (current.id, 'created')) as happened (id, action)
    where happened.id is not null;
  return query select current.id, current.created_at, current.updated_at, 'stored',
    case when is_concerned then facts_of_report(current.id, entered) end;
end;
$$;
