-- What the rules of defects (server/domain/defects) have to know of a report, and how their decisions are written. These
-- are functions, because PostgreSQL plans the statements of a function once for each connection, and others each time.

-- Defects as records of the rules.
create function defect_records(ids bigint[]) returns setof jsonb language plpgsql stable as $$
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
          'saidAt', to_char(said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
        from (
          select owner_id, bool_or(not marked_good) as stands_by, max(said_at) as said_at
          from report_defects join inspections on inspections.id = report_id
          where defect_id = defects.id group by owner_id
        ) as reporter
      ) as reporters
    from defects where defects.id = any(ids) order by defects.id
  ) as record;
end;
$$;

-- A stored report, its vehicles, and their defects: the unresolved ones, and those that were certified after the driver had
-- entered the item as defective. Call it under lock_vehicles of those whose defects may change.
create function facts_of_report(stored_id bigint, entered jsonb) returns jsonb language plpgsql as $$
#variable_conflict use_column
declare
  report inspections;
  said jsonb := '{}';
  vehicle_ids bigint[];
  known_ids bigint[];
  signs boolean;
  chosen jsonb := '{}';
begin
  select * into report from inspections where id = stored_id;
  if entered <> '{}' then
    said := to_jsonb(report);
  end if;
  vehicle_ids := array(select vehicle_id from report_vehicles where report_vehicles.report_id = report.id);

  -- The last certification of a report signs it (server/office/defects/certificationInReports.ts). The driver's corrections
  -- carry that name, under which nobody has signed anything else.
  signs := btrim(report.mechanics_signature) <> '' and coalesce((select phone_signatures from company), true);
  if signs then
    signs := not exists (
      select from report_events join inspections signed on signed.id = report_events.report_id
      where signed.owner_id = report.owner_id and action = 'certified'
        and after ->> 'mechanics_signature' = report.mechanics_signature
        and signed.id > coalesce((
          select max(id) from inspections last
          where last.owner_id = report.owner_id and last.sent_at is not null), 0));
  end if;

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
    'signature', btrim(report.mechanics_signature),
    'signs', signs,
    'vehicles', (
      select jsonb_agg(jsonb_build_object('id', vehicles.id, 'kind', kind) order by vehicles.id)
      from vehicles where id = any(vehicle_ids)
    ),
    'chosen', chosen,
    'known', case when known_ids = '{}' then '[]' else (
      select jsonb_agg(record) from defect_records(known_ids) as record
    ) end);
end;
$$;

-- Writes decided steps: rows of defects, links to reports, and histories. Returns the defects in the order of the steps, each
-- with its history's new entry, if any. Call it under the locks that the steps were decided under.
create function store_steps(all_steps jsonb) returns table (id text, event text) language plpgsql as $$
#variable_conflict use_column
begin
  return query with steps as (
    select * from jsonb_to_recordset(all_steps) as step (
      n integer, id bigint, vehicle_id bigint, item text, link text, report_id bigint, actor_id bigint, description text,
      needs_correction boolean, state text, said_good_by bigint, said_good_at timestamptz, certified_name text,
      certified_by bigint, certified_at timestamptz, certified_on text, deferred_until date, deferred_reason text, note text,
      reopened jsonb, event text, name text, event_note text, entered_at timestamptz)
  ), added as (
    insert into defects (vehicle_id, item, description, first_report_id, reported_by, needs_correction)
    select vehicle_id, item, description, report_id, actor_id, needs_correction
    from steps where id is null order by n
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

drop function store_report(bigint, jsonb, jsonb, boolean);

-- Stores a driver's report as their current one. The outcome is 'stored', 'repeat' (it is current already), or
-- 'concerned': it has a defect, or its driver has unresolved ones of these vehicles, and nothing is stored if
-- `entered` is null, because the caller then has to decide in the same transaction what becomes of them. Else `entered` is
-- when the driver entered the items, and `facts` is what there is to decide about. Locks come before rows of reports are
-- touched, and only of vehicles whose defects the report may change: the others don't wait for who reports the same vehicle.
-- These are the trailers too if one of their items is defective (`has_trailer_defects`), or they have unresolved defects.
create function store_report(
    driver_id bigint, report jsonb, report_comments jsonb, entered jsonb, has_trailer_defects boolean)
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
    from vehicles_named(report ->> 'truck_number', report ->> 'trailer_numbers') as named
    where (select vehicles.id from vehicles where kind = named.kind and number_key = named.number_key) is null
    order by kind, number_key
    on conflict do nothing;
  -- One by one, and no join: that would read all vehicles.
  select array_agg(distinct known.id) into vehicle_ids from (
    select (
      select coalesce(merged_into, vehicles.id) from vehicles
      where kind = named.kind and number_key = named.number_key
    ) as id
    from vehicles_named(report ->> 'truck_number', report ->> 'trailer_numbers') as named
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
