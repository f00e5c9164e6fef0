/** Signals that ask the shop or a command of staff to end, at whatever moment and however often, and a look at what is left. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, vi } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
import { clusterNameOf } from '../../src/server/database/embedded/cluster.ts';
import { childEnvironment } from './childEnvironment.ts';

const script = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The API alone, which needs no build. */
export const api = script('src/server/main.ts');
/** The whole shop, as `npm start` runs it. */
export const shop = script('scripts/start.ts');
const cli = script('scripts/shop.ts');

/** The moments at which a stop is tried. */
export const moments = ['serving', 'starting', 'loading', 'import', 'import alone', 'backup', 'backup alone', 'restore alone'] as const;

/** One stop. */
export interface Stop {
  readonly during: (typeof moments)[number];
  readonly signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGQUIT';
  /** Whether the signal is sent to the process or to its group. */
  readonly to: 'process' | 'group';
  readonly times: 1 | 2;
  /** Whether the log's reader ends first, as `tee` does at Ctrl+C. */
  readonly isUnread?: true;
}

/** A process in a group of its own. */
interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

function start(words: readonly string[], env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, words, {
    // A process that npm started ends when its parent is gone, here the test run.
    env: {
      ...childEnvironment,
      npm_lifecycle_event: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', (part: string) => (text += part));
  return { child, said: () => text, ended: once(child, 'close').then(() => child.exitCode) };
}

/** Waits until a process has said something. Gives the part that the pattern asks for. */
function hears({ said }: Started, pattern: RegExp): Promise<string> {
  return vi.waitFor(() => (pattern.exec(said()) ?? expect.unreachable(`It has not said ${String(pattern)}: ${said()}`))[1]!, {
    timeout: 60_000,
    interval: 5,
  });
}

const address = /^The shop is open at (\S+)$/mu;

/** Half of a form. @returns sends the other half and gives the answer's status */
async function formInFlight(origin: string): Promise<() => Promise<string>> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ended = once(socket, 'close').catch((error: Error) => (answer = error.message));
  const body = JSON.stringify({ name: 'Asha', mail: 'asha@example.com', subject: 'Haddock', message: 'Do you deliver?' });
  socket.write(
    `POST ${contactCall} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  return async () => {
    socket.write(body.slice(20));
    await ended;
    return answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
  };
}

/** A command that has said its last word and is sent SIGTERM until it is gone. @returns its exit code; null when a signal killed it */
export async function signalledAtItsEnd(): Promise<number | null> {
  const command = start([cli, 'help'], {});
  await hears(command, /(staff)/u);
  const signals = setInterval(() => command.child.kill('SIGTERM'), 1);
  return command.ended.finally(() => clearInterval(signals));
}

/** Processes of a data folder: whoever has it in its environment, and whatever runs its database or waits to end it. */
async function processesOf(dataDir: string, databaseId: string | undefined): Promise<string[]> {
  const name = existsSync(join(dataDir, 'postgresql')) ? await clusterNameOf(join(dataDir, 'postgresql')) : '(none)';
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [command, environment] = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' '),
      );
      const isOurs =
        command!.includes(name) || environment!.includes(dataDir) || (/kill -INT/u.test(command!) && command!.endsWith(` ${databaseId} `));
      return isOurs ? [`${pid} ${command}`] : [];
    } catch {
      // It has ended, or belongs to somebody else.
      return [];
    }
  });
}

/** A data folder with so many products that reading and writing them takes a while, a file of them, and a backup. */
export async function makeLargeShop(): Promise<{
  readonly folder: string;
  readonly csv: string;
  readonly backup: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-large-'));
  const csv = join(folder, 'range.csv');
  const rows = Array.from(
    { length: 8_000 },
    (_, index) => `${index},Product ${index},Skerrydale,10 × 1 kg,Fish > White Fish,${'Fine fish. '.repeat(40)}`,
  );
  await writeFile(csv, ['code,name,brand,pack_size,categories,description', ...rows, ''].join('\n'));
  const data = join(folder, 'data');
  await cp(join(inject('dataDirTemplates'), 'filled'), data, { recursive: true });
  const imported = start([cli, 'catalogue', 'import', csv, '--remove-missing'], { DATA_DIR: data });
  expect(await imported.ended, imported.said()).toBe(0);
  const backup = join(folder, 'backup.gz');
  const backedUp = start([cli, 'backup', backup], { DATA_DIR: data });
  expect(await backedUp.ended, backedUp.said()).toBe(0);
  return { folder, csv, backup, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Stops a server or a command, and expects that it ends in good order and leaves nothing behind. */
export async function expectGoodEnd(
  { during, signal, to, times, isUnread }: Stop,
  server: string,
  large: { readonly folder: string; readonly csv: string; readonly backup: string },
): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'tarnbrook-stop-'));
  const DATA_DIR = join(parent, 'data');
  const started: Started[] = [];
  const run = (...words: readonly string[]) => {
    started.push(start(words, { DATA_DIR, ...(isUnread && { LOG_LEVEL: 'info' }) }));
    return started.at(-1)!;
  };
  try {
    if (during !== 'loading' && during !== 'restore alone')
      await cp(
        during === 'serving' || during === 'starting' ? join(inject('dataDirTemplates'), 'filled') : join(large.folder, 'data'),
        DATA_DIR,
        {
          recursive: true,
        },
      );
    const command = during.startsWith('import')
      ? ['catalogue', 'import', large.csv]
      : during.startsWith('restore')
        ? ['restore', large.backup]
        : ['backup', join(parent, 'backup.gz')];
    const hasCommand = during !== 'serving' && during !== 'starting' && during !== 'loading';
    const isAlone = during.endsWith(' alone');
    const main = isAlone ? run(cli, ...command) : run(server);
    let sendRest: (() => Promise<string>) | undefined;
    if (during === 'starting' || during === 'restore alone')
      await vi.waitFor(() => expect(existsSync(join(DATA_DIR, 'postgresql/postmaster.pid'))).toBe(true), { timeout: 60_000, interval: 5 });
    else if (during === 'loading') await hears(main, /(Loading the demo catalogue)/u);
    else if (!isAlone) {
      const origin = await hears(main, address);
      if (during === 'serving') {
        sendRest = await formInFlight(origin);
        // Signals that mean nothing here change nothing, and open no inspector.
        for (const other of ['SIGUSR1', 'SIGUSR2', 'SIGALRM', 'SIGPIPE'] as const)
          process.kill(to === 'group' ? -main.child.pid! : main.child.pid!, other);
        await fetch(`${origin}/healthz`);
        expect(main.said()).not.toMatch(/debugger/iu);
      }
    }
    if (hasCommand) {
      const worker = isAlone ? main : run(cli, ...command);
      if (during.startsWith('import')) await hears(worker, /(Loading the catalogue: )/u);
      else if (during.startsWith('backup'))
        await vi.waitFor(async () => expect((await readdir(parent)).length).toBeGreaterThan(1), { timeout: 60_000, interval: 2 });
    }
    const databaseId = /^\d+/u.exec(readFileSync(join(DATA_DIR, 'postgresql/postmaster.pid'), 'utf8'))?.[0];
    const { pid = 0 } = main.child;
    if (isUnread) for (const output of [main.child.stdout, main.child.stderr]) output?.destroy();
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      // One that has ended at the first needs no second.
      if (main.child.exitCode === null && main.child.signalCode === null) process.kill(to === 'group' ? -pid : pid, signal);
    }
    if (sendRest) expect(await sendRest()).toBe('200');
    const code = await main.ended;
    for (const each of started) {
      // A command may have been done before the signal came.
      expect([0, 1], each.said()).toContain(await each.ended);
      expect(each.said()).not.toMatch(/^\s+at |Node\.js v|Error:/mu);
      if (each !== started[0] || isAlone)
        expect(
          (await each.ended) === 0 ||
            /^(?:The command was stopped before it|The server ended before the command) was done\.$/mu.test(each.said()),
          each.said(),
        ).toBe(true);
    }
    if (!isAlone) expect(code, main.said()).toBe(0);
    expect(await processesOf(DATA_DIR, databaseId)).toEqual([]);
    const left = ['server.lock', 'server.json', 'staff.sock', 'postgresql/postmaster.pid'].filter((name) =>
      existsSync(join(DATA_DIR, name)),
    );
    expect(left).toEqual([]);
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await rm(parent, { recursive: true, force: true });
  }
}
