/** The shop's command line in tests: run in this process, on a folder of its own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadFacts } from '../../src/brands/index.ts';
import type { Config } from '../../src/server/config.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import { createStaffApp } from '../../src/server/staffApp.ts';
import { openStaffSocket } from '../../src/server/staff/socket.ts';
import type { Caller } from '../../src/cli/client.ts';
import { runCommand, type Streams } from '../../src/cli/index.ts';
import { openApp, type TestApp } from './harness.ts';
import { mediaUrl } from './objectStore.ts';
import { collector } from '../setup/collector.ts';

/** The result of a command. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command that nothing stops, and that tells nobody whom it waits for. */
export const caller: Caller = { command: 'test', say: () => {}, signal: new AbortController().signal };

/** Runs a command on the shop of some settings. */
export async function runCli(config: Config, ...words: readonly string[]): Promise<CommandResult> {
  const [out, err] = [collector(), collector()];
  const code = await runCliAt({ out: out.stream, err: err.stream }, config, ...words);
  return { code, out: out.text, err: err.text };
}

/** The same at a terminal of the test's own. Gives the exit code. */
export function runCliAt(terminal: Streams, config: Config, ...words: readonly string[]): Promise<number> {
  return runCommand(
    words,
    { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, CLAMD_URL: config.clamdUrl, MEDIA_URL: mediaUrl(config) },
    terminal,
  );
}

/** A server that runs, with its socket. */
export async function openServer(config: Config): Promise<TestApp> {
  const app = await openApp(config);
  const staffApp = createStaffApp({
    database: app.database,
    facts: await loadFacts(config.brand),
    dataDir: config.dataDir,
    mediaStore: openMediaStore(config),
    clamdUrl: config.clamdUrl,
    refreshCatalogue: () => app.catalogue.refresh(),
    logger: pino({ level: 'silent' }),
  });
  const socket = await openStaffSocket(staffApp, config.dataDir);
  return {
    ...app,
    async close() {
      await socket.close();
      await app.close();
    },
  };
}

/** A folder for files to import and export. */
export class Desk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Desk> {
    return new Desk(await mkdtemp(join(tmpdir(), 'tarnbrook-desk-')));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Writes a file of columns and rows; returns its path. */
  async csv(name: string, columns: string, ...rows: readonly string[]): Promise<string> {
    await writeFile(this.path(name), [columns, ...rows, ''].join('\n'));
    return this.path(name);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
