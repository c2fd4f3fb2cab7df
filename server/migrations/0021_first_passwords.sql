-- When an admin made the account's password. It is changed at the first sign-in, within a week. Null: its owner
-- chose it, or it is older than this column.
alter table users add column first_password_at timestamptz;
