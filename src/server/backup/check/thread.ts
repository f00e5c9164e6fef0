/** The thread that restores a backup to try it. */
import { serveWork } from '../../workThread.ts';
import { restoreBackup } from '../restore.ts';

export interface CheckTask {
  readonly file: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

serveWork(async ({ file, databaseUrl, dataDir }: CheckTask): Promise<void> => {
  await restoreBackup(file, { databaseUrl, dataDir, objectStore: undefined }, { holdMails: true });
});
