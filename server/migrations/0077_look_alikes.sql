-- works since 0050_browser_errors.sql
-- runs fillLookKeys
-- What is the same for numbers that look alike (src/contract/lookKey.ts), which only the server's TypeScript writes. A new number that
-- looks like a known one waits until the office confirms it or merges it.
alter table vehicles
  drop constraint vehicles_unconfirmed_check,
  add constraint vehicles_unconfirmed_check
    check (unconfirmed in ('same_number', 'look_alike', 'new', 'other_trailer')),
  add column look_key text;
create index vehicles_look_key on vehicles (kind, look_key);
create index vehicles_look_alike on vehicles (id) where unconfirmed = 'look_alike';

create or replace function forget_vehicle_key() returns trigger language plpgsql as $$
begin
  if new.number_key <> old.number_key and new.key = old.key then
    new.key := null;
    new.look_key := null;
  end if;
  return new;
end;
$$;

-- Why a vehicle with these keys has to be confirmed; null if it counts as confirmed.
drop function why_unconfirmed(text);
create function why_unconfirmed(of_kind text, of_key text, of_look_key text) returns text language sql stable as $$
  select case
    when exists (select from vehicles where kind = of_kind and look_key = of_look_key and key <> of_key and released_at is null)
      then 'look_alike'
    when not exists (select from vehicles where confirmed_at is not null) then null
    when of_kind = 'truck' then 'new' else 'other_trailer' end
$$;

-- As before (migration 0071), with the keys by which numbers look alike.
drop function vehicles_in(jsonb);
create function vehicles_in(named jsonb) returns table (kind text, number text, key text, look_key text) language sql stable as $$
  with listed as (
    select kind, number, key, look_key, parts, parts is not null and not exists (
        select from jsonb_to_recordset(parts) as part (number text, key text)
        where vehicle_named(one.kind, part.number, part.key) is null) as is_several
    from jsonb_to_recordset(named) as one (kind text, number text, key text, look_key text, parts jsonb)
  )
  select kind, number, key, look_key from listed
    where not is_several or vehicle_named(kind, number, key) is not null
  union
  select kind, part.number, part.key, part.look_key
    from listed, jsonb_to_recordset(parts) as part (number text, key text, look_key text) where is_several
$$;

-- As before (migration 0076), with these keys.
create or replace function find_or_add_vehicles(named jsonb) returns bigint[] language plpgsql as $$
declare
  one record;
begin
  for one in
    select kind, number, key, look_key from vehicles_in(named)
    where vehicle_named(kind, number, key) is null
    order by kind, key
  loop
    insert into vehicles (kind, number, number_key, key, look_key, unconfirmed)
      values (one.kind, one.number, one.key, one.key, one.look_key, why_unconfirmed(one.kind, one.key, one.look_key))
      on conflict do nothing;
    if vehicle_named(one.kind, one.number, one.key) is null then
      -- An earlier build gave this `number_key` to a vehicle with another key.
      insert into vehicles (kind, number, number_key, key, look_key, unconfirmed)
        values (one.kind, one.number, one.key || ':', one.key, one.look_key, why_unconfirmed(one.kind, one.key, one.look_key))
        on conflict do nothing;
    end if;
  end loop;
  return array(select distinct vehicle_named(kind, number, key) from vehicles_in(named));
end;
$$;
