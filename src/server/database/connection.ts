import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { sessionSettings, toText, type Connection, type Database, type DatabaseWatch, type TextRow } from './database.ts';
import type { Schema } from './schema.ts';

/** How long connecting may take before the database counts as dead, in milliseconds. */
const connectTimeoutMs = 5_000;

/** Most connections of one process, and those of its limits. With more, statements would only queue inside PostgreSQL instead of here. */
const [poolSize, limitPoolSize] = [8, 2];

/** Longest time any statement may run, in milliseconds. Loading a catalogue has no limit. */
const statementTimeoutMs = 20_000;

/** Wait before a lost listening connection is tried again, in milliseconds. */
const relistenDelayMs = 500;

/** Leaves every column as the text that PostgreSQL wrote. */
const asText = { getTypeParser: () => (text: string) => text };

/** Connects to PostgreSQL. @throws {Error} the connection's own error, when it does not answer within five seconds or refuses */
export async function connectDatabase(where: Connection, { onTrouble = () => {}, slow }: DatabaseWatch = {}): Promise<Database> {
  const poolOf = (max: number) => {
    const made = new pg.Pool({
      ...where,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      application_name: 'tarnbrook',
      options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
    });
    made.on('error', onTrouble);
    // When a connection breaks in the middle of a transaction its next statement fails anyway. An unhandled event would end the process.
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const [pool, limitPool] = [poolOf(poolSize), poolOf(limitPoolSize)];
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // Keys within a JSON column are data and stay as they were stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query, queryDurationMillis }) => report(query.sql, queryDurationMillis),
  });
  const report = (text: string, ms: number) => {
    if (slow && ms >= slow.fromMs) slow.write({ statement: text, ms: Math.round(ms) });
  };
  const listeners = new Set<ReturnType<typeof listenerOf>>();
  return {
    kysely,
    pool,
    limitPool,
    connection: where,
    async read({ name, text }, values) {
      const began = performance.now();
      try {
        const result = await pool.query<TextRow & unknown[]>({ name, text, values: values.map(toText), rowMode: 'array', types: asText });
        return result.rows;
      } finally {
        report(text, performance.now() - began);
      }
    },
    async listen(channel, onNotice) {
      const listener = listenerOf(where, channel, onNotice, onTrouble);
      try {
        await listener.connect();
      } catch (error) {
        await listener.close();
        throw error;
      }
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
        await listener.close();
      };
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await kysely.destroy();
      for (const each of [pool, limitPool]) if (!each.ended) await each.end();
    },
  };
}

/** A connection that waits for notices, and reconnects when it is lost. */
function listenerOf(where: Connection, channel: string, onNotice: () => void, onLost: (error: Error) => void) {
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...where,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'tarnbrook listener',
    });
    client.on('notification', onNotice);
    client.on('error', onLost);
    client.on('end', reconnectLater);
    current = client;
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  function reconnectLater(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(onNotice, (error: unknown) => {
        onLost(error instanceof Error ? error : new Error(String(error)));
        reconnectLater();
      });
    }, relistenDelayMs);
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(retry);
    await current?.end();
  }

  return { connect, close };
}
