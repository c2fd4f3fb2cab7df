-- works since 0050_browser_errors.sql
-- A number stays painted on a vehicle for a while after another vehicle got it. So each vehicle keeps its earlier numbers, with the
-- instant until which it had them.
-- An upgrade over several versions may have changed vehicles in this transaction. PostgreSQL alters a table only after its
-- deferred triggers have run.
set constraints all immediate;
alter table vehicles add column number_until timestamptz;

create function note_number_until() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null and (new.number_until is null or new.number <> old.number) then
    new.number_until := now();
  end if;
  return new;
end;
$$;
create trigger note_number_until before insert or update of number, merged_into on vehicles
  for each row execute function note_number_until();

-- What the office renamed, by the audit log. Earlier builds gave the row of a vehicle's earlier number to the next vehicle with the number.
create temporary table renamed on commit drop as
  select coalesce(vehicles.merged_into, vehicles.id) as vehicle_id, kind, audited.number, audited.until
  from vehicles join (
    select record_id, before ->> 'number' as number, max(at) as until from audit_entries
    where resource = 'vehicles' and action = 'update' and before ? 'number' group by 1, 2
  ) as audited on audited.record_id = vehicles.id::text;
update vehicles set number_until = coalesce((
    select max(until) from renamed where vehicle_id = merged_into and renamed.number = vehicles.number
  ), updated_at)
  where merged_into is not null;
insert into vehicles (kind, number, number_key, merged_into, number_until)
  select kind, number, 'earlier:' || gen_random_uuid(), vehicle_id, until from renamed
  where not exists (
    select from vehicles where vehicles.number = renamed.number and vehicle_id in (vehicles.id, merged_into));

-- As before (migration 0070). Of the vehicles that had the number earlier, it means the one that had it last.
create or replace function vehicle_named(of_kind text, named_number text, named_key text) returns bigint
  language sql stable as $$
  select coalesce(merged_into, id) from vehicles
    where kind = of_kind and key = named_key and released_at is null
    order by merged_into is not null, number_until desc nulls last, number <> named_number, id limit 1
$$;

-- The vehicles that had the number earlier, each with the instant until which it did. `is_recent` is the time in which the number
-- may still be painted on the vehicle.
create function earlier_owners(of_kind text, of_key text)
  returns table (vehicle_id bigint, number text, until timestamptz, is_recent boolean) language sql stable as $$
  select merged_into, (array_agg(number order by number_until desc))[1], max(number_until),
    max(number_until) > now() - interval '90 days'
  from vehicles where kind = of_kind and key = of_key and merged_into is not null group by merged_into
$$;

-- As before (migration 0077). A number that another vehicle had looks like that vehicle's, even after its release.
create or replace function why_unconfirmed(of_kind text, of_key text, of_look_key text) returns text language sql stable as $$
  select case
    when exists (select from vehicles where kind = of_kind and look_key = of_look_key and key <> of_key and released_at is null)
      or exists (
        select from earlier_owners(of_kind, of_key) as earlier
        where is_recent or exists (
          select from defects where defects.vehicle_id = earlier.vehicle_id and closed_at is null))
      then 'look_alike'
    when not exists (select from vehicles where confirmed_at is not null) then null
    when of_kind = 'truck' then 'new' else 'other_trailer' end
$$;
