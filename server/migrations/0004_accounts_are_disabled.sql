-- Accounts are disabled, never deleted: a report is a safety record and outlives the account that wrote it.

alter table users add column disabled_at timestamptz;

alter table inspections
  drop constraint inspections_owner_id_fkey,
  add constraint inspections_owner_id_fkey
    foreign key (owner_id) references users (id) on delete restrict;

alter table inspection_comments
  drop constraint inspection_comments_inspection_id_fkey,
  add constraint inspection_comments_inspection_id_fkey
    foreign key (inspection_id) references inspections (id) on delete restrict;

-- Disabling ends the sessions whoever does it, so that an account that is enabled again has none of them.
create function end_sessions_of_disabled() returns trigger language plpgsql as $$
begin
  update sessions set revoked_at = now() where user_id = new.id and revoked_at is null;
  return null;
end;
$$;

create trigger users_disabled after update of disabled_at on users
  for each row when (new.disabled_at is not null) execute function end_sessions_of_disabled();
