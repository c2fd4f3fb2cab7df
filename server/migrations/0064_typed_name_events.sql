-- works since 0050_browser_errors.sql
-- Until drivers could no longer certify, a name typed on a phone was stored as the driver's certification.
alter table defect_events add column signed_on text check (signed_on = 'drivers_phone');
update defect_events set signed_on = 'drivers_phone'
  from users where users.id = actor_id and users.role = 'driver' and event = 'certified';
