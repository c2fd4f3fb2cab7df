-- works since 0050_browser_errors.sql
-- The text of the page /privacy. Without one, or with a blank one, there is no page.
create table privacy_page (
  id integer primary key default 1 check (id = 1),
  privacy_text text not null default ''
);
create trigger privacy_page_changed after insert or update or delete or truncate on privacy_page
  for each statement execute function notify_content_changed();
