/** A PostgreSQL of its own that can be restarted, gently or not, and keeps what it acknowledged: unlike the one of the API tests it writes to the disk. */
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
  /** The process that all others descend from; undefined while it is started again. */
  pid(): number | undefined;
  /** Ends it as its operator does, cutting connections off (`fast`), or as a crash does (`immediate`), and starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Ends it and takes its files away. */
  close(): Promise<void>;
}

/** Starts a PostgreSQL. */
export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-cluster-'));
  // It says that it was ended, which is what these tests do.
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
