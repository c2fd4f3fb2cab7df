-- Drivers' reviews of the last report of their vehicles (49 CFR 396.13).
create table report_reviews (
  -- Made by the driver's phone, so that a repeat stores nothing.
  id uuid primary key,
  reviewer_id bigint not null references users (id),
  -- What the driver has signed with, and when on their phone's clock.
  name varchar(250) not null check (name <> ''),
  reviewed_at timestamptz not null,
  -- The repairs that they say do not hold: {defect, version, note, reopened}.
  not_fixed jsonb not null default '[]',
  confirmed_safe boolean not null,
  stored_at timestamptz not null default now()
);

create table reviewed_reports (
  report_id bigint not null references inspections (id),
  review_id uuid not null references report_reviews (id),
  primary key (report_id, review_id)
);
create index reviewed_reports_review on reviewed_reports (review_id);

-- The history of a report also says who has reviewed it.
alter table report_events drop constraint report_events_action_check;
alter table report_events add constraint report_events_action_check check (action in (
  'created', 'updated', 'certified', 'deferred', 'reopened', 'sent', 'superseded', 'reviewed'));
