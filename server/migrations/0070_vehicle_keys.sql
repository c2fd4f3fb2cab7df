-- works since 0050_browser_errors.sql
-- runs fillVehicleKeys
-- What vehicles' numbers are compared by (src/contract/vehicleKey.ts), which only the server's TypeScript writes. It is null
-- while a process of an earlier build has written the number last; whoever looks a vehicle up fills it first. These processes
-- find vehicles by `number_key`, which is the same as the key, except where another vehicle has that one.
-- A restore in the same transaction has inserted rows, whose `merged_into` has not been checked yet.
set constraints all immediate;
set constraints all deferred;
alter table vehicles
  drop constraint vehicles_check,
  alter column number_key type text,
  add column key text,
  -- Set on an earlier number of a vehicle that no longer means it.
  add column released_at timestamptz,
  -- What the office has yet to decide: whether two vehicles whose keys are equal are one.
  add column unconfirmed text check (unconfirmed in ('same_number'));
create index vehicles_key on vehicles (kind, key);
create index vehicles_without_key on vehicles (id) where key is null;

create function forget_vehicle_key() returns trigger language plpgsql as $$
begin
  if new.number_key <> old.number_key and new.key = old.key then
    new.key := null;
  end if;
  return new;
end;
$$;
create trigger forget_vehicle_key before update of number_key on vehicles
  for each row execute function forget_vehicle_key();

-- The vehicle that a number means: one that has it, or else the one that had it earlier. Of several with the same key, the
-- one whose number is spelled so, or else the oldest.
create function vehicle_named(of_kind text, named_number text, named_key text) returns bigint
  language sql stable as $$
  select coalesce(merged_into, id) from vehicles
    where kind = of_kind and key = named_key and released_at is null
    order by merged_into is not null, number <> named_number, id limit 1
$$;

-- The vehicles that these numbers mean. Those that are not known yet are added.
create function find_or_add_vehicles(named jsonb) returns bigint[] language plpgsql as $$
declare
  one record;
begin
  for one in
    select kind, number, key from jsonb_to_recordset(named) as named (kind text, number text, key text)
    where vehicle_named(kind, number, key) is null
    order by kind, key
  loop
    insert into vehicles (kind, number, number_key, key) values (one.kind, one.number, one.key, one.key)
      on conflict do nothing;
    if vehicle_named(one.kind, one.number, one.key) is null then
      -- An earlier build gave this `number_key` to a vehicle with another key.
      insert into vehicles (kind, number, number_key, key) values (one.kind, one.number, one.key || ':', one.key)
        on conflict do nothing;
    end if;
  end loop;
  return array(
    select distinct vehicle_named(kind, number, key)
    from jsonb_to_recordset(named) as named (kind text, number text, key text));
end;
$$;

drop function store_report(bigint, jsonb, jsonb, jsonb, boolean, jsonb);
drop function vehicles_listed(text, jsonb);

-- As before (migration 0066), with the vehicles that the server's TypeScript read from the driver's texts: a JSON array of
-- `kind`, `number` and `key`. 'unkeyed' means that a vehicle has no key yet, and that nothing was stored.
create function store_report(
    driver_id bigint, report jsonb, report_comments jsonb, entered jsonb, has_trailer_defects boolean, named jsonb)
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

-- As before (migration 0067), with the keys of each vehicle's numbers, its own first.
create or replace function facts_of_report(stored_id bigint, entered jsonb) returns jsonb language plpgsql as $$
#variable_conflict use_column
declare
  report inspections;
  said jsonb := '{}';
  vehicle_ids bigint[];
  known_ids bigint[];
  chosen jsonb := '{}';
begin
  select * into report from inspections where id = stored_id;
  if entered <> '{}' then
    said := to_jsonb(report);
  end if;
  vehicle_ids := array(select vehicle_id from report_vehicles where report_vehicles.report_id = report.id);

  if report.which_trailers is not null then
    select coalesce(jsonb_object_agg(item, ids), '{}') into chosen from (
      select item, jsonb_agg(known.vehicle_id) as ids
      from jsonb_each(report.which_trailers) as named (item, numbers),
        jsonb_array_elements_text(numbers) as said (trailer_number)
        left join vehicles on kind = 'trailer' and number_key = letters_and_digits(trailer_number)
        left join report_vehicles known on known.report_id = report.id
          and known.vehicle_id = coalesce(merged_into, vehicles.id)
      group by item
    ) as chosen_vehicles;
  end if;

  known_ids := array(
    select defects.id from defects
    where vehicle_id = any(vehicle_ids) and (closed_at is null
      or said -> item = 'false' and certified_at > (entered ->> item)::timestamptz));

  return jsonb_build_object(
    'now', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'condition', report.satisfactory_vehicle_condition,
    -- A process of an earlier build needs the two. Without a signature it closes no defect.
    'signature', '',
    'signs', false,
    'vehicles', (
      select jsonb_agg(jsonb_build_object('id', vehicles.id, 'kind', kind, 'keys', (
          select jsonb_agg(known.key order by known.id <> vehicles.id, known.id) from vehicles known
          where known.released_at is null and (known.id = vehicles.id or known.merged_into = vehicles.id)
        )) order by vehicles.id)
      from vehicles where id = any(vehicle_ids)
    ),
    -- A process of an earlier build needs it; the others compare the keys.
    'chosen', chosen,
    'known', case when known_ids = '{}' then '[]' else (
      select jsonb_agg(record) from defect_records(known_ids) as record
    ) end);
end;
$$;
