/**
 * PostgreSQL inside this process: PGlite, stored in `DATA_DIR/database`. It has one session, so statements run one after the other, and a
 * transaction makes everything else wait.
 */
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { errorMessage, StartError } from '../errors.ts';
import { sessionSettings, toText, type Database, type Statement, type TextRow, type Value } from './database.ts';
import { lockFolder } from './lock.ts';
import { Mirror } from './mirror.ts';
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

/** Folder of a copy in a data folder. */
const copyName = 'copy';

/** With this status PostgreSQL leaves a statement that failed. Whatever else it throws is its end: it is compiled into a program that has exited. */
const failedStatement = 100;

/**
 * PGlite that also runs prepared statements, and ends the process when PostgreSQL breaks down.
 *
 * Its own `query` parses and describes the text anew at every call, which costs more than reading. And when PostgreSQL has aborted (a journal that cannot be
 * written is the one reason seen), it goes on calling it for ever: the next statement would keep the processor busy until somebody ends the process.
 */
class ShopPGlite extends PGlite {
  readonly #prepared = new Set<string>();
  readonly #folder: string;
  #isBroken = false;

  constructor(folder: string) {
    super(join(folder, 'database'), { startParams: [...PGlite.defaultStartParams, ...settings] });
    this.#folder = folder;
    this.#watch();
  }

  override async execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...call);
    } catch (error) {
      if (this.#isBroken) this.#endProcess(errorMessage(error));
      throw error;
    }
  }

  /** Runs a task while everything that was written is in the files and nobody writes. */
  async whileQuiet(task: () => Promise<void>): Promise<void> {
    await this._checkReady();
    await this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        await this.execProtocolStream(serialize.query('checkpoint'), { syncToFs: false });
        await task();
      }),
    );
  }

  /** Looks at everything that PostgreSQL throws, from its first statement on. */
  #watch(): void {
    let module: PGlite['Module'] | undefined;
    Object.defineProperty(this, 'mod', {
      get: () => module,
      set: (loaded: PGlite['Module'] | undefined) => {
        module = loaded;
        // It is closed.
        if (!loaded) return;
        loaded.onAbort = () => {
          this.#isBroken = true;
        };
        const runOnce = loaded._PostgresMainLoopOnce;
        loaded._PostgresMainLoopOnce = () => {
          // Further statements of the same message: PGlite would call for ever.
          if (this.#isBroken) this.#endProcess('it has aborted');
          try {
            runOnce();
          } catch (error) {
            if ((error as { status?: number }).status !== failedStatement) this.#isBroken = true;
            throw error;
          }
        };
      },
    });
  }

  /** Ends at once: nothing more can be stored, and whoever still waits must not take silence for success. */
  #endProcess(reason: string): never {
    process.stderr.write(
      `The embedded database in ${this.#folder} broke down (${reason}) and this process ends with it. Nothing that was acknowledged is lost; make sure that the disk has room and works, then start again.\n`,
    );
    process.exit(1);
  }

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
  const copyDir = join(dataDir, copyName);
  // Left by a process that was killed while it had one.
  rmSync(copyDir, { recursive: true, force: true });
  let isCopied = false;
  let pglite: ShopPGlite;
  try {
    pglite = new ShopPGlite(dataDir);
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
    async copy() {
      if (isCopied) throw new Error('The database is being copied already.');
      isCopied = true;
      const remove = async () => {
        await rm(copyDir, { recursive: true, force: true });
        isCopied = false;
      };
      try {
        const mirror = new Mirror(join(dataDir, 'database'), join(copyDir, 'database'));
        await mirror.update();
        await pglite.whileQuiet(() => mirror.update());
      } catch (error) {
        await remove();
        throw error;
      }
      return { dataDir: copyDir, remove };
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
