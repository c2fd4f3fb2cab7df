-- works since 0050_browser_errors.sql
-- What was done for a call with an `Idempotency-Key`, so that its repeat after a lost response does nothing again. `digest` is that of the key and the
-- body. `caller` is an account's id, or 0 for a visitor. Kept for a day.
create table idempotency_keys (
  caller bigint not null,
  call text not null,
  digest text not null,
  record_id bigint,
  at timestamptz not null default now(),
  primary key (caller, call, digest)
);
create index idempotency_keys_at on idempotency_keys (at);
