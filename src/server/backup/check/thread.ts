/** The thread that restores a backup to try it. */
import { workerData } from 'node:worker_threads';
import { restoreBackup } from '../restore.ts';

export interface CheckTask {
  readonly file: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const { file, databaseUrl, dataDir } = workerData as CheckTask;
await restoreBackup(file, { databaseUrl, dataDir, objectStore: undefined }, { holdMails: true });
