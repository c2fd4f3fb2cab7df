-- works since 0050_browser_errors.sql
-- A truck under a number that nobody confirmed is 'new' until the office confirms it or merges it, and a trailer is an 'other_trailer', which
-- needs no decision. Vehicles that exist count as confirmed. So does each new one until a person has confirmed the first.
alter table vehicles
  drop constraint vehicles_unconfirmed_check,
  add constraint vehicles_unconfirmed_check check (unconfirmed in ('same_number', 'new', 'other_trailer')),
  -- When a person confirmed it last.
  add column confirmed_at timestamptz;
create index vehicles_confirmed on vehicles (id) where confirmed_at is not null;

-- Why a vehicle that is added now has to be confirmed; null if it counts as confirmed.
create function why_unconfirmed(of_kind text) returns text language sql stable as $$
  select case when of_kind = 'truck' then 'new' else 'other_trailer' end
  where exists (select from vehicles where confirmed_at is not null)
$$;

-- As before (migration 0071), with `why_unconfirmed`.
create or replace function find_or_add_vehicles(named jsonb) returns bigint[] language plpgsql as $$
declare
  one record;
begin
  for one in
    select kind, number, key from vehicles_in(named)
    where vehicle_named(kind, number, key) is null
    order by kind, key
  loop
    insert into vehicles (kind, number, number_key, key, unconfirmed)
      values (one.kind, one.number, one.key, one.key, why_unconfirmed(one.kind))
      on conflict do nothing;
    if vehicle_named(one.kind, one.number, one.key) is null then
      -- An earlier build gave this `number_key` to a vehicle with another key.
      insert into vehicles (kind, number, number_key, key, unconfirmed)
        values (one.kind, one.number, one.key || ':', one.key, why_unconfirmed(one.kind))
        on conflict do nothing;
    end if;
  end loop;
  return array(select distinct vehicle_named(kind, number, key) from vehicles_in(named));
end;
$$;
