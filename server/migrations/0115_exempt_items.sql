-- works since 0050_browser_errors.sql
-- Every listed defect holds its vehicle until it is decided, except on the items that the company exempts here.
alter table company add column exempt_items jsonb not null
  default '["spare_bulbs_fuses", "spare_seal_beam", "trip_recorder"]';
