-- works since 0050_browser_errors.sql
-- Reports are filtered by the trip that they are about. Those from before trips, which have none, would all be read.
create index inspections_trip on inspections (trip, id) where trip is not null;
