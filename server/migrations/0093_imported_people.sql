-- works since 0050_browser_errors.sql
-- Imports of people next to those of vehicles.
alter table imports add column kind text not null default 'vehicles' check (kind in ('vehicles', 'people'));
