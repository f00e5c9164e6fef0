/** The thread that restores a backup to try it. */
import { restoreBackup } from '../restore.ts';

export interface CheckTask {
  readonly file: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export default async function restore({ file, databaseUrl, dataDir }: CheckTask): Promise<void> {
  await restoreBackup(file, { databaseUrl, dataDir, objectStore: undefined }, { holdMails: true });
}
