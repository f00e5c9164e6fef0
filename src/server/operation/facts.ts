import { sql } from 'kysely';
import { latestBackups } from '../backup/index.ts';
import type { Database } from '../database/index.ts';
import { migrations } from '../database/migrations/index.ts';

/** The state of a database. Times are ISO 8601 in UTC. */
export type DatabaseFacts = Awaited<ReturnType<typeof readDatabaseFacts>>;

export interface ServerFacts {
  readonly database: DatabaseFacts;
  /** Whether a request came through a proxy on this machine that `TRUSTED_PROXIES` does not name. */
  readonly sawNamelessProxy: boolean;
}

/** Settings that decide whether what was acknowledged survives a power cut: `on` or `off`. */
type Durability = 'fsync' | 'fullPageWrites' | 'synchronousCommit' | 'checksums';

/** Reads the state of a database. It changes nothing, not even tables of an older version. */
export async function readDatabaseFacts({ kysely }: Pick<Database, 'kysely'>) {
  const { rows } = await sql<{ version: number; now: Date; hasTables: boolean } & Record<Durability, string>>`
    select current_setting('server_version_num')::integer as version, now() as now, to_regclass('migration') is not null as has_tables,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as checksums`.execute(kysely);
  const { version, now, hasTables, fsync, fullPageWrites, synchronousCommit, checksums } = rows[0]!;
  const applied = hasTables ? (await kysely.selectFrom('migration').select('name').execute()).map(({ name }) => name) : [];
  const missing = migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
  const isUpToDate = missing.length === 0;
  return {
    // Of PostgreSQL, as a number: 180004 for 18.4.
    version,
    now: now.toISOString(),
    durability: { fsync, fullPageWrites, synchronousCommit, checksums },
    // Those of this version that were not applied, and applied ones that it does not know.
    migrations: { missing, unknown: applied.filter((name) => !migrations.some((migration) => migration.name === name)) },
    mails: isUpToDate ? await readMails(kysely) : undefined,
    backups: isUpToDate ? await readBackups(kysely) : undefined,
  };
}

async function readMails(kysely: Database['kysely']) {
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

async function readBackups(kysely: Database['kysely']) {
  const [made, tried] = await latestBackups(kysely);
  return {
    lastMade: made?.startedAt.toISOString() ?? null,
    lastTried: tried?.startedAt.toISOString() ?? null,
    lastError: tried?.error ?? null,
  };
}
