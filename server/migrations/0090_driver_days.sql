-- works since 0050_browser_errors.sql
-- For the office's list of drivers: the last inspection of each, and those of the month.
create index inspections_driver_day on inspections (owner_id, date_inspected, id);
