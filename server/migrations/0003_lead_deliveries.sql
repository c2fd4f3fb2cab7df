-- The outbox of LEADS_WEBHOOK: written together with the lead, delivered after, tried again until it is taken.
-- The id goes with every try, so that the receiver can drop a repeat.

create table lead_deliveries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('driver_application', 'quote_request')),
  lead_id bigint not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (kind, lead_id)
);
create index lead_deliveries_due on lead_deliveries (next_attempt_at) where delivered_at is null;
