import { sql } from 'kysely';
import { latestBackups } from '../backup/index.ts';
import type { Database } from '../database/index.ts';
import { migrations } from '../database/migrations/index.ts';

/** The state of a database. Times are ISO 8601 in UTC. */
export interface DatabaseFacts {
  /** Of PostgreSQL, as a number: 180004 for 18.4. */
  readonly version: number;
  readonly now: string;
  /** Settings that decide whether what was acknowledged survives a power cut: `on` or `off`. */
  readonly durability: {
    readonly fsync: string;
    readonly fullPageWrites: string;
    readonly synchronousCommit: string;
    readonly checksums: string;
  };
  /** Migrations of this version that were not applied, and applied ones that it does not know. */
  readonly migrations: { readonly missing: readonly string[]; readonly unknown: readonly string[] };
  /** The outbox; undefined while the tables are not up to date. */
  readonly mails: { readonly waiting: number; readonly oldestWaiting: string | null; readonly failed: number } | undefined;
  /** The backups by schedule; undefined while the tables are not up to date. */
  readonly backups: { readonly lastMade: string | null; readonly lastTried: string | null; readonly lastError: string | null } | undefined;
}

export interface ServerFacts {
  readonly database: DatabaseFacts;
  /** Whether a request came through a proxy on this machine that `TRUSTED_PROXIES` does not name. */
  readonly sawNamelessProxy: boolean;
}

/** Reads the state of a database. It changes nothing, not even tables of an older version. */
export async function readDatabaseFacts(database: Pick<Database, 'kysely'>): Promise<DatabaseFacts> {
  const { rows } = await sql<Pick<DatabaseFacts, 'version'> & { now: Date; hasTables: boolean } & DatabaseFacts['durability']>`
    select current_setting('server_version_num')::integer as version, now() as now, to_regclass('migration') is not null as has_tables,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as checksums`.execute(database.kysely);
  const { version, now, hasTables, fsync, fullPageWrites, synchronousCommit, checksums } = rows[0]!;
  const applied = hasTables ? (await database.kysely.selectFrom('migration').select('name').execute()).map(({ name }) => name) : [];
  const missing = migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
  return {
    version,
    now: now.toISOString(),
    durability: { fsync, fullPageWrites, synchronousCommit, checksums },
    migrations: { missing, unknown: applied.filter((name) => !migrations.some((migration) => migration.name === name)) },
    mails: missing.length === 0 ? await readMails(database) : undefined,
    backups: missing.length === 0 ? await readBackups(database) : undefined,
  };
}

async function readMails({ kysely }: Pick<Database, 'kysely'>): Promise<NonNullable<DatabaseFacts['mails']>> {
  const { waiting, oldest, failed } = await kysely
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where state in ('queued', 'sending'))::integer`.as('waiting'),
      sql<Date | null>`min(created_at) filter (where state in ('queued', 'sending'))`.as('oldest'),
      sql<number>`count(*) filter (where state = 'failed')::integer`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldestWaiting: oldest?.toISOString() ?? null, failed };
}

async function readBackups({ kysely }: Pick<Database, 'kysely'>): Promise<NonNullable<DatabaseFacts['backups']>> {
  const [made, tried] = await latestBackups(kysely);
  return {
    lastMade: made?.startedAt.toISOString() ?? null,
    lastTried: tried?.startedAt.toISOString() ?? null,
    lastError: tried?.error ?? null,
  };
}
