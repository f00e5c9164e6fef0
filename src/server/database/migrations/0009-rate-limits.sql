-- Counts of `rate-limiter-flexible`, shared by all servers of a database. The columns are the library's.

-- The table is unlogged, so that no login waits for the disk. After a crash of PostgreSQL the counts begin anew, and backups leave them out.
create unlogged table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint);
comment on column rate_limit.key is 'what is limited, and a hash of who is';
comment on column rate_limit.expire is 'milliseconds since 1970';
