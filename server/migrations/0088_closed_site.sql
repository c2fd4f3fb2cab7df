-- works since 0050_browser_errors.sql
-- One row while the site is not open yet: visitors then see 'Opening soon'. A new site to fill in gets it. The sites
-- that exist have none, so they stay open.
create table closed_site (
  id integer primary key default 1 check (id = 1),
  closed_at timestamptz not null default now()
);
create trigger closed_site_changed after insert or update or delete or truncate on closed_site
  for each statement execute function notify_content_changed();
