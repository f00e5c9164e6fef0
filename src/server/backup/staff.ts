import { Readable } from 'node:stream';
import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import { staffPaths } from '../staff/paths.ts';
import { dumpDatabase } from './dump.ts';
import { listFiles, missingFiles, readFiles } from './files.ts';
import { packBackup, type BackupContent, type BackupHead } from './format.ts';

/** The staff's routes that make a backup, and say which pictures it cannot have. */
export function staffBackupRoutes(database: Database, dataDir: string): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(staffPaths.backup, (_request, reply) =>
      reply
        .type('application/gzip')
        .header('content-disposition', 'attachment')
        .send(Readable.from(packBackup(contentOf(database, dataDir)))),
    );

    app.get('/backup/missing-files', async () => ({ data: await missingFiles(database, dataDir) }));

    done();
  };
}

/** The database and the pictures. The pictures are listed after the moment of the database, so that none it names is missing, and before the first line is sent. */
async function* contentOf(database: Database, dataDir: string): AsyncGenerator<{ readonly head: BackupHead } | BackupContent> {
  let files: readonly string[] | undefined;
  for await (const line of dumpDatabase(database)) {
    files ??= await listFiles(dataDir);
    yield line;
  }
  yield* readFiles(dataDir, files ?? []);
}
