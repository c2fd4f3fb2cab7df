-- The outbox of the leads' webhook becomes that of all notifications: reports beside leads, e-mail beside the webhook.
-- What was delivered or is due stays so.

alter table lead_deliveries rename to deliveries;
alter table deliveries rename column lead_id to record_id;
alter table deliveries
  add column channel text not null default 'webhook' check (channel in ('webhook', 'email')),
  drop constraint lead_deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in ('driver_application', 'quote_request', 'report')),
  drop constraint lead_deliveries_kind_lead_id_key,
  -- A record is announced once on each channel.
  add constraint deliveries_once unique (channel, kind, record_id);
alter table deliveries alter column channel drop default;
drop index lead_deliveries_due;
create index deliveries_due on deliveries (channel, next_attempt_at) where delivered_at is null;
