-- A delivery is given up three days after its first attempt, and may be sent again from the office.
alter table deliveries
  add column first_attempt_at timestamptz,
  add column failed_at timestamptz;
update deliveries set first_attempt_at = created_at where attempts > 0;
