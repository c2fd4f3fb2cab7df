-- works since 0050_browser_errors.sql
-- As before (migration 0106). A number whose latest vehicle has released it means no vehicle, not the one that had it before.
create or replace function vehicle_named(of_kind text, named_number text, named_key text) returns bigint
  language sql stable as $$
  select case when released_at is null then coalesce(merged_into, id) end from vehicles
    where kind = of_kind and key = named_key
    order by merged_into is not null, number_until desc nulls last, released_at is not null, number <> named_number, id limit 1
$$;
