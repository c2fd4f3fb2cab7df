-- works since 0050_browser_errors.sql
-- The vehicles that a driver's texts name. A number with spaces, whose `parts` look like numbers, means the trailers of these
-- numbers if each is known. If it is a known trailer itself, it means that one, too, since nobody knows which the driver meant.
create function vehicles_in(named jsonb) returns table (kind text, number text, key text) language sql stable as $$
  with listed as (
    select kind, number, key, parts, parts is not null and not exists (
        select from jsonb_to_recordset(parts) as part (number text, key text)
        where vehicle_named(one.kind, part.number, part.key) is null) as is_several
    from jsonb_to_recordset(named) as one (kind text, number text, key text, parts jsonb)
  )
  select kind, number, key from listed
    where not is_several or vehicle_named(kind, number, key) is not null
  union
  select kind, part.number, part.key
    from listed, jsonb_to_recordset(parts) as part (number text, key text) where is_several
$$;

-- As before (migration 0070), with `vehicles_in`.
create or replace function find_or_add_vehicles(named jsonb) returns bigint[] language plpgsql as $$
declare
  one record;
begin
  for one in
    select kind, number, key from vehicles_in(named)
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
  return array(select distinct vehicle_named(kind, number, key) from vehicles_in(named));
end;
$$;
