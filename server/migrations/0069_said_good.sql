-- works since 0050_browser_errors.sql
alter table deliveries
  drop constraint deliveries_kind_check,
  -- Of a defect, record_id is the entry of its history.
  add constraint deliveries_kind_check check (kind in (
    'driver_application', 'quote_request', 'report', 'defect.certified', 'defect.said_good', 'vehicle.held',
    'vehicle.released'));
