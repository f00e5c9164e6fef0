/**
 * PostgreSQL inside this process: PGlite, stored in `DATA_DIR/database`. It has one session, so statements run one after the other, and a
 * transaction makes everything else wait.
 */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { errorMessage, StartError } from '../errors.ts';
import { sessionSettings, toText, type Database, type Statement, type TextRow, type Value } from './database.ts';
import { lockFolder } from './lock.ts';
import type { Schema } from './schema.ts';

const { serialize } = protocol;

/**
 * Settings beyond PGlite's own. The log of changes stays on disk at the size of the data instead of five times that. The buffers hold what
 * is read all day; four times as much is no faster and costs 100 MB.
 */
const settings = [...sessionSettings, 'max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=32MB'].flatMap((setting) => [
  '-c',
  setting,
]);

/** PGlite that also runs prepared statements. Its own `query` parses and describes the text anew at every call, which costs more than reading. */
class PreparedPGlite extends PGlite {
  readonly #prepared = new Set<string>();

  /** Runs a prepared statement when the session is free, as `query` does. */
  async runPrepared({ name, text }: Statement, values: readonly Value[]): Promise<TextRow[]> {
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        if (!this.#prepared.has(name)) {
          await this.execProtocolStream(Buffer.concat([serialize.parse({ name, text }), serialize.sync()]), { syncToFs: false });
          this.#prepared.add(name);
        }
        const messages = await this.execProtocolStream(
          Buffer.concat([serialize.bind({ statement: name, values: values.map(toText) }), serialize.execute(), serialize.sync()]),
          { syncToFs: false },
        );
        const rows: TextRow[] = [];
        for (const message of messages) if ('fields' in message && message.name === 'dataRow') rows.push(message.fields as TextRow);
        return rows;
      }),
    );
  }
}

/**
 * Opens the embedded database of a data folder, making both when they do not exist.
 *
 * @throws {StartError} when the folder cannot be used or another server holds it
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  prepareFolder(dataDir);
  const lock = lockFolder(dataDir);
  let pglite: PreparedPGlite;
  try {
    pglite = new PreparedPGlite(join(dataDir, 'database'), { startParams: [...PGlite.defaultStartParams, ...settings] });
    await pglite.waitReady;
  } catch (error) {
    lock.release();
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened (${errorMessage(error)}). Restore the folder from a backup, or set DATA_DIR to another folder.`,
    );
  }
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    kysely,
    read: (statement, values) => pglite.runPrepared(statement, values),
    async listen(channel, onNotice) {
      const unlisten = await pglite.listen(channel, onNotice);
      return () => unlisten();
    },
    async ping() {
      await pglite.query('select 1');
    },
    async close() {
      await kysely.destroy();
      if (!pglite.closed) await pglite.close();
      lock.release();
    },
  };
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${errorMessage(error)}). Make it readable and writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}
