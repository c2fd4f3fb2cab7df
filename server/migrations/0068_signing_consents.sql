-- works since 0050_browser_errors.sql
-- An account's consent to sign electronically (49 CFR 390.32), for each version of its text (src/contract/signingConsent.ts).
create table signing_consents (
  user_id bigint not null references users (id),
  version integer not null,
  at timestamptz not null default now(),
  primary key (user_id, version)
);
