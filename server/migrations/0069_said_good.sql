-- works since 0050_browser_errors.sql
-- Who repaired it, as a driver says: {text, by, at}. A note for whoever certifies it.
alter table defects add column repair_note jsonb;

alter table deliveries
  drop constraint deliveries_kind_check,
  -- Of a defect, record_id is the entry of its history.
  add constraint deliveries_kind_check check (kind in (
    'driver_application', 'quote_request', 'report', 'defect.certified', 'defect.said_good', 'vehicle.held',
    'vehicle.released'));
