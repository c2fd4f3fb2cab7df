-- The office lists superseded reports too, so the index of the day of inspection has all reports. No list reads the reports of a
-- result without the superseded ones any more (inspections_defective, 0014, has both).
drop index inspections_inspected;
create index inspections_inspected on inspections (date_inspected, id);
drop index inspections_listed;
