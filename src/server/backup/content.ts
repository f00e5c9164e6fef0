import type { Database } from '../database/index.ts';
import type { MediaStore } from '../media/index.ts';
import { dumpDatabase } from './dump.ts';
import { listFiles, readFiles } from './files.ts';
import type { BackupContent, BackupHead } from './format.ts';

/** Everything that a backup holds: the database and the pictures. The pictures are listed after the snapshot of the database was taken, so that none it names is missing, and before the first line is given. */
export async function* contentOf(database: Database, store: MediaStore): AsyncGenerator<{ readonly head: BackupHead } | BackupContent> {
  let files: readonly string[] | undefined;
  for await (const line of dumpDatabase(database)) {
    files ??= await listFiles(store);
    yield line;
  }
  yield* readFiles(store, files ?? []);
}
