-- works since 0050_browser_errors.sql
-- As before (migration 0025), without the mechanic's signature, which is a text of the report and certifies nothing.
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
      select jsonb_agg(jsonb_build_object('id', vehicles.id, 'kind', kind) order by vehicles.id)
      from vehicles where id = any(vehicle_ids)
    ),
    'chosen', chosen,
    'known', case when known_ids = '{}' then '[]' else (
      select jsonb_agg(record) from defect_records(known_ids) as record
    ) end);
end;
$$;
