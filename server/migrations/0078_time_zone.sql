-- works since 0050_browser_errors.sql
-- The carrier's IANA time zone; null for that of the setting TIME_ZONE.
alter table company add column time_zone text;
