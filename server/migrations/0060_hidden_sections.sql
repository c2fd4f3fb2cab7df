-- works since 0042_age_of_defects.sql
-- The sections of the site that the office does not show. All others are shown.
create table hidden_sections (
  section text primary key check (section <> '')
);
create trigger hidden_sections_changed after insert or update or delete or truncate on hidden_sections
  for each statement execute function notify_content_changed();
