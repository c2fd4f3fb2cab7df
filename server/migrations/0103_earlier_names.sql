-- works since 0050_browser_errors.sql
-- Accounts' earlier names. A record has an account's id, and shows the name that the account had at the time of the event.
-- A trigger keeps them, so that no writer can forget to: each row is a name that the account had until a rename.
create table earlier_names (
  user_id bigint not null references users (id) on delete cascade,
  until timestamptz not null,
  username varchar(150) not null,
  full_name varchar(150) not null,
  primary key (user_id, until)
);

-- The transaction that renames has the old name in its own records, which have its start as their time. Several renames follow
-- one another, even within one transaction, or if the clock is set back.
create function keep_earlier_name() returns trigger language plpgsql as $$
begin
  insert into earlier_names (user_id, until, username, full_name)
    select old.id, greatest(clock_timestamp(), now() + interval '1 microsecond', max(until) + interval '1 microsecond'),
      old.username, old.full_name
    from earlier_names where user_id = old.id;
  return null;
end;
$$;
create trigger users_keep_earlier_name after update of username, full_name on users for each row
  when ((old.username, old.full_name) is distinct from (new.username, new.full_name))
  execute function keep_earlier_name();

-- The names before this version are those that the audit log and the imports of people say were changed, and today's where they say
-- nothing. An import that was undone changed nothing.
with renames as materialized (
  select record_id::bigint as user_id, at, id, before ->> 'username' as username, before ->> 'full_name' as full_name
  from audit_entries
  where resource = 'people' and record_id ~ '^[0-9]{1,15}$' and before ?| array['username', 'full_name']
  union all
  select (one ->> 'id')::bigint, at, 0, null, one ->> 'full_name'
  from imports cross join jsonb_array_elements(changed) as one
  where kind = 'people' and undone_at is null
), named as (
  select users.id as user_id, ends.at,
    coalesce((
      select later.username from renames later
      where later.user_id = users.id and later.at >= ends.at and later.username is not null
      order by later.at, later.id limit 1), users.username) as username,
    coalesce((
      select later.full_name from renames later
      where later.user_id = users.id and later.at >= ends.at and later.full_name is not null
      order by later.at, later.id limit 1), users.full_name) as full_name
  from (select distinct user_id, at from renames) as ends join users on users.id = ends.user_id
), followed as (
  select named.*, lead(named.username, 1, users.username) over later as next_username,
    lead(named.full_name, 1, users.full_name) over later as next_full_name
  from named join users on users.id = user_id window later as (partition by user_id order by at)
)
insert into earlier_names (user_id, until, username, full_name)
  select user_id, at + interval '1 microsecond', username, full_name from followed
  where (username, full_name) is distinct from (next_username, next_full_name);
