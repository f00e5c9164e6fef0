/** A PostgreSQL that can be restarted, gently or not, and stores durably what it acknowledged, unlike the one of the API tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedServer } from '../../src/server/database/embedded/server.ts';
import { addressOf } from '../api/postgresAddress.ts';

/** A running PostgreSQL. */
export interface Cluster {
  /** Address of an empty database. */
  readonly url: string;
  /** Id of its main process; undefined while it restarts. */
  pid(): number | undefined;
  /** Ends it as an operator does, cutting connections off (`fast`), or as a crash does (`immediate`), and starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Ends it and deletes its files. */
  close(): Promise<void>;
}

/** Starts a PostgreSQL. */
export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-cluster-'));
  // These tests end the server on purpose, so its report of that is ignored.
  const server = await EmbeddedServer.start(join(folder, 'postgresql'), { onTrouble: () => {} });
  return {
    url: addressOf(server.connection, 'postgres'),
    pid: () => server.pid,
    async restart(how) {
      const former = server.pid!;
      process.kill(former, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      while (server.pid === undefined || server.pid === former) await wait(10);
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
