import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import { staffPaths } from '../staff/paths.ts';
import { readDatabaseFacts, type ServerFacts } from './facts.ts';
import { routes } from '../http/validation.ts';

export function staffOperationRoutes(database: Database, sawNamelessProxy: () => boolean): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.facts, async (): Promise<ServerFacts> => ({
      database: await readDatabaseFacts(database),
      sawNamelessProxy: sawNamelessProxy(),
    }));
  });
}
