import { Readable } from 'node:stream';
import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import type { MediaStore } from '../media/index.ts';
import { staffPaths } from '../staff/paths.ts';
import { contentOf } from './dump.ts';
import { missingFiles } from './files.ts';
import { packBackup } from './format.ts';
import { routes } from '../http/validation.ts';

/** The staff's routes that make a backup, and say which pictures it cannot have. */
export function staffBackupRoutes(database: Database, store: MediaStore): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.backup, (_request, reply) =>
      reply
        .type('application/gzip')
        .header('content-disposition', 'attachment')
        .send(Readable.from(packBackup(contentOf(database, store)))),
    );

    app.get(staffPaths.backupMissingFiles, async () => ({ data: await missingFiles(database, store) }));
  });
}
