-- works since 0050_browser_errors.sql
-- Those of the announced items that only wait for a decision. Rows from before, and from processes of the previous release, say 'do not
-- dispatch' of all of them.
alter table vehicle_events add column waiting text[] not null default '{}',
  add check (waiting <@ items);
