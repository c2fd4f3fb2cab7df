-- A comment that nobody sees changes no page: only visible ones are announced.
drop trigger comments_changed on comments;
create trigger comments_inserted after insert on comments
  for each row when (new.is_active) execute function notify_content_changed();
create trigger comments_updated after update on comments
  for each row when (old.is_active or new.is_active) execute function notify_content_changed();
create trigger comments_deleted after delete on comments
  for each row when (old.is_active) execute function notify_content_changed();
create trigger comments_truncated after truncate on comments
  for each statement execute function notify_content_changed();
