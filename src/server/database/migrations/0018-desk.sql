-- The people who work at the desk, with their second factor, sessions, and the links by which they choose a password.

create table staff_member (
  id integer generated always as identity primary key,
  mail text not null,
  mail_key text not null unique,
  name text not null,
  role text not null check (role in ('reviewer', 'manager')),
  password_hash text,
  totp_secret text,
  last_totp_step integer not null default 0,
  recovery_hashes text[] not null default '{}',
  created_at timestamptz not null,
  set_up_at timestamptz,
  switched_off_at timestamptz
);
create unique index staff_member_name on staff_member (lower(name));
comment on column staff_member.name is 'as histories say it; nobody else has it';
comment on column staff_member.totp_secret is 'in base32; codes are checked by it, so it cannot be a hash';
comment on column staff_member.last_totp_step is 'half minutes since 1970 of the last code that was used: it and older ones work no more';
comment on column staff_member.recovery_hashes is 'SHA-256 of the codes that are left';
comment on column staff_member.set_up_at is 'null until password and second factor are chosen';

create table staff_session (
  id integer generated always as identity primary key,
  member_id integer not null references staff_member on delete cascade,
  hash text not null unique,
  has_second_factor boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ip_address text not null,
  user_agent text not null
);
comment on column staff_session.has_second_factor is 'false between password and code, when it opens nothing else';
create index staff_session_member on staff_session (member_id);

create table staff_link (
  id integer generated always as identity primary key,
  member_id integer not null references staff_member on delete cascade,
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (member_id)
);
comment on table staff_link is 'the newest link of each member';
