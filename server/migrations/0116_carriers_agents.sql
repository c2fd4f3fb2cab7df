-- works since 0050_browser_errors.sql
-- An admin may let drivers and dispatchers certify defects of some items as the carrier's agents.
-- Each item has the instant since which the account may certify it without interruption.
alter table users add column agent_items jsonb not null default '{}';

create function end_agency() returns trigger language plpgsql as $$
begin
  new.agent_items := '{}';
  return new;
end $$;

-- A trigger, because processes of the previous release disable accounts and change roles too.
create trigger users_agency before update on users for each row
  when (new.agent_items <> '{}' and (new.disabled_at is not null or new.role not in ('driver', 'dispatcher')))
  execute function end_agency();

drop trigger users_changed on users;
create trigger users_changed before update on users for each row
  when ((old.username, old.full_name, old.email, old.role, old.access_until, old.disabled_at, old.agent_items)
    is distinct from
    (new.username, new.full_name, new.email, new.role, new.access_until, new.disabled_at, new.agent_items))
  execute function next_version_of_user();
