/** The embedded database: a PostgreSQL server of the shop's own in `DATA_DIR/postgresql`. */
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, StartError } from '../../errors.ts';
import { connectDatabase } from '../connection.ts';
import type { Database, DatabaseWatch } from '../database.ts';
import { lockFolder } from '../lock.ts';
import { EmbeddedServer } from './server.ts';

export const clusterName = 'postgresql';

/** Makes folder and database when they do not exist. @throws {StartError} when the folder cannot be used or another server holds it */
export async function openEmbeddedDatabase(dataDir: string, watch: DatabaseWatch = {}): Promise<Database> {
  prepareFolder(dataDir);
  const lock = lockFolder(dataDir, watch.holder);
  const folder = join(dataDir, clusterName);
  const isNew = !existsSync(folder);
  let server: EmbeddedServer | undefined;
  try {
    const running = (server = await EmbeddedServer.start(folder, { onTrouble: () => {}, ...watch }));
    const database = await connectDatabase(running.connection, watch);
    const close = async (isUndone: boolean) => {
      await database.close();
      await running.stop();
      // No other process can have opened it until the lock is released.
      if (isUndone) rmSync(folder, { recursive: true, force: true });
      lock.release();
    };
    return { ...database, close: () => close(false), ...(isNew && { undo: () => close(true) }) };
  } catch (error) {
    await server?.stop();
    lock.release();
    throw error;
  }
}

/** Whether a data folder has a database. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(dataDir, clusterName));

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${errorMessage(error)}). Make it readable and writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}
