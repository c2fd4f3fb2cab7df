-- works since 0050_browser_errors.sql
-- /readyz writes this one row, so that it knows whether the database accepts writes.
create table write_checks (
  one boolean primary key default true check (one),
  checked_at timestamptz not null
);
