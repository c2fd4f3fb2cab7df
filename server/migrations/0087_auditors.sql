-- works since 0050_browser_errors.sql
-- An auditor reads reports, defects and vehicles until a last day, in the carrier's time zone. Nobody else has one.
alter table users
  drop constraint users_role_check,
  add constraint users_role_check check (role in ('driver', 'mechanic', 'dispatcher', 'auditor', 'admin')),
  add column access_until date,
  -- An earlier build that gives an auditor another role leaves the day, which then has no effect.
  add constraint users_auditor_has_last_day check (role <> 'auditor' or access_until is not null);

drop trigger users_changed on users;
create trigger users_changed before update on users for each row
  when ((old.username, old.full_name, old.email, old.role, old.access_until, old.disabled_at)
    is distinct from (new.username, new.full_name, new.email, new.role, new.access_until, new.disabled_at))
  execute function next_version_of_user();
