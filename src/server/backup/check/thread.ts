/** The thread that restores a backup to try it. See `inThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../../errors.ts';
import { restoreBackup } from '../restore.ts';
import type { CheckThreadData } from './threadData.ts';

const { file, databaseUrl, dataDir } = workerData as CheckThreadData;
const failed = await restoreBackup(file, { databaseUrl, dataDir, objectStore: undefined }, { holdMails: true }).then(
  () => undefined,
  errorMessage,
);
parentPort!.postMessage({ failed });
