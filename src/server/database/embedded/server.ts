/** A PostgreSQL server as a child of the shop: started, restarted when it ends by itself, and stopped with the shop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../errors.ts';
import type { Connection } from '../database.ts';
import {
  admitOwner,
  closeCluster,
  clusterNameOf,
  endAbandoned,
  giveFolder,
  handOver,
  makeCluster,
  port,
  programEnvironment,
  role,
} from './cluster.ts';
import { describeStartFailure } from './failures.ts';
import { findPrograms, type Programs } from './programs.ts';
import { chooseUser, type SystemUser } from './systemUser.ts';

/** Longest path of a socket on all systems, in bytes. */
const socketPathMaxBytes = 103;

/** Last lines of PostgreSQL's log that are cached to explain why it did not start. */
const logLines = 50;

/** How long a shutdown may take before an immediate one follows, in milliseconds. That loses nothing, but the next start takes longer. */
const shutdownTimeoutMs = 20_000;

/** Pause before a database that ended by itself is restarted, which doubles with each failed try up to the longest; in milliseconds. */
const [shortestPauseMs, longestPauseMs] = [100, 5_000];

/**
 * Settings that differ from PostgreSQL's defaults; all defaults for durability stay. The memory fits a small machine, the write-ahead log the size
 * of the data; its files are deleted instead of used again, since what was erased would stay in them. Errors are logged without values and rows, since they may be personal data.
 */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '32MB',
  max_parallel_workers_per_gather: '0',
  // Containers may have no /dev/shm, whatever there was where the folder was made.
  dynamic_shared_memory_type: 'sysv',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_recycle: 'off',
  log_line_prefix: '',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

export interface ServerOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with trouble that a person should know of: the database ended by itself, or printed a warning. */
  readonly onTrouble: (error: Error) => void;
  readonly signal?: AbortSignal;
}

export class EmbeddedServer {
  readonly #folder: string;
  readonly #programs: Programs;
  readonly #user: SystemUser | undefined;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #log: string[] = [];
  readonly #stopping = new AbortController();
  #restarting: Promise<void> | undefined;
  #socketFolder: number | undefined;

  private constructor(folder: string, programs: Programs, user: SystemUser | undefined, options: ServerOptions) {
    this.#folder = folder;
    this.#programs = programs;
    this.#user = user;
    this.#options = options;
  }

  /** @param folder - of the cluster; its parent exists and is locked for this process. @throws {StartError} when it cannot run */
  static async start(folder: string, options: ServerOptions): Promise<EmbeddedServer> {
    const user = chooseUser(folder);
    const programs = await findPrograms(user);
    await makeCluster(folder, programs, user, options.signal);
    await endAbandoned(folder);
    if (user) await handOver(folder, user);
    await closeCluster(folder, user);
    await admitOwner(folder, user);
    const server = new EmbeddedServer(folder, programs, user, options);
    await server.#start();
    return server;
  }

  get connection() {
    return { host: this.#socketHost(), port, user: role, database: 'postgres' } satisfies Connection;
  }

  /** Id of the database's process; undefined while it restarts. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Shuts it down and cuts connections off. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'close');
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), shutdownTimeoutMs);
      await ended;
      clearTimeout(late);
    }
    if (this.#socketFolder !== undefined) closeSync(this.#socketFolder);
    this.#socketFolder = undefined;
  }

  /** Starts the process and waits until it accepts connections; after a power cut it replays its log first. */
  async #start(): Promise<void> {
    const name = await clusterNameOf(this.#folder);
    const given = giveFolder(this.#folder);
    const own = { cluster_name: name, unix_socket_directories: given.path, port: String(port) };
    const all = { ...settings, ...own, ...this.#options.settings };
    const child = spawn(
      this.#programs.postgres,
      ['-D', given.path, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...this.#user,
        cwd: '/',
        env: programEnvironment,
        stdio: ['ignore', 'ignore', 'pipe', ...given.descriptors],
        // A session of its own: signals to the shop's group must reach only the shop, which still has to write before its database ends.
        detached: true,
      },
    );
    given.close();
    this.#endWithShop(child);
    this.#log = [];
    const ready = Promise.withResolvers<void>();
    child.stderr!.setEncoding('utf8').on('data', (text: string) => this.#take(text, ready.resolve));
    child.once('error', ready.reject);
    child.once('close', () => ready.reject(new StartError(describeStartFailure(this.#folder, this.#log.join('\n')))));
    await ready.promise;
    this.#child = child;
    child.once('close', (code, signal) => this.#onEnd(signal ?? `code ${code}`));
  }

  /** Shuts the database down when this process is gone, however it ended: a shell waits at a pipe that only this process holds open. */
  #endWithShop(database: ChildProcess): void {
    if (database.pid === undefined) return;
    const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(database.pid)], {
      ...this.#user,
      cwd: '/',
      env: programEnvironment,
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    // Without a shell the next start ends what a killed shop left.
    shell.on('error', () => {});
    shell.stdin.on('error', () => {});
    database.once('exit', () => shell.kill('SIGKILL'));
    for (const held of [shell, shell.stdin as Socket]) held.unref();
  }

  #take(text: string, onReady: () => void): void {
    for (const line of text.split('\n').filter(Boolean)) {
      this.#log.push(line);
      if (line.includes('database system is ready to accept connections')) onReady();
      if (/^(?:WARNING|PANIC):/u.test(line)) this.#options.onTrouble(new Error(`The embedded database says: ${line}`));
    }
    this.#log = this.#log.slice(-logLines);
  }

  #onEnd(how: string): void {
    this.#child = undefined;
    if (this.#stopping.signal.aborted) return;
    this.#options.onTrouble(new Error(`The embedded database has ended (${how}) and is being started again.`));
    this.#restarting = this.#restart().finally(() => (this.#restarting = undefined));
  }

  /** Tries until it runs or the shop stops, since a full disk or memory may have room again. */
  async #restart(): Promise<void> {
    const { signal } = this.#stopping;
    for (let pause = shortestPauseMs; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await endAbandoned(this.#folder);
        await this.#start();
        return;
      } catch (error) {
        this.#options.onTrouble(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** The socket's folder, or another name of it when its path is too long for an address. */
  #socketHost(): string {
    if (Buffer.byteLength(join(this.#folder, `.s.PGSQL.${port}`)) <= socketPathMaxBytes) return this.#folder;
    if (process.platform !== 'linux')
      throw new StartError(`The path ${this.#folder} is too long for a socket. Set DATA_DIR to a folder with a shorter path.`);
    this.#socketFolder ??= openSync(this.#folder, 'r');
    return `/proc/self/fd/${this.#socketFolder}`;
  }
}
