-- Failed sign-ins since the last one that succeeded; the audit log tells them with that one.
alter table users add column failed_sign_ins integer not null default 0;
