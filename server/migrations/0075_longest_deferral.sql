-- works since 0050_browser_errors.sql
-- The company's own limit for a deferral.
alter table company add column max_deferral_days integer not null default 90;
