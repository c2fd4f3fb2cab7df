-- Counts of rate-limiter-flexible, which several processes share. `key` is a hash; `expire` in ms since 1970.
-- Not in the write-ahead log: a crash of the database may forget them.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);

-- The networks that signed in to an account, for four weeks (server/retention).
create table known_networks (
  user_id bigint not null references users (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
