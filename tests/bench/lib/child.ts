/** Child processes that answer calls over IPC, so that their cost can be told from the cost of measuring. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endLater } from './cleanup.ts';

/** The calls that a process answers, by name. */
type Calls = Record<string, (...values: never[]) => unknown>;

type Question = { id: number; name: string; values: never[] };
type Reply = { id: number; value?: unknown; error?: string };

/** CPU time and memory that a process has used so far. */
export interface Usage {
  /** Milliseconds of CPU, all threads. */
  cpuMs: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** CPU time and memory that this process has used. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, memory: process.memoryUsage.rss() };
}

/** In the child: answers calls until the parent disconnects or dies, then closes and ends. */
export function answerCalls(calls: Calls, close: () => Promise<void>): void {
  const end = () => void close().finally(() => process.exit());
  if (!process.send) throw new Error('This is started by the benchmarks.');
  process.once('disconnect', end);
  if (!process.connected) return end();
  process.on('message', ({ id, name, values }: Question) => {
    void Promise.resolve()
      .then(() => calls[name]!(...values))
      .then(
        (value) => process.send!({ id, value }),
        (error: unknown) => process.send!({ id, error: error instanceof Error ? error.stack : String(error) }),
      );
  });
  process.send({ id: 0 });
}

/** A started process. */
export interface Child<Known extends Calls> {
  call<Name extends keyof Known & string>(name: Name, ...values: Parameters<Known[Name]>): Promise<Awaited<ReturnType<Known[Name]>>>;
  /** Asks it to end; kills it when that takes more than ten seconds. */
  stop(): Promise<void>;
}

/**
 * Starts a process and waits until it answers.
 *
 * @param file name in `tests/bench/processes/`
 * @param env added to this process's own
 */
export async function startChild<Known extends Calls>(file: string, env: Record<string, string> = {}): Promise<Child<Known>> {
  const child = fork(fileURLToPath(new URL(`../processes/${file}`, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [],
    serialization: 'advanced',
    // A process group of its own: Ctrl-C reaches only the benchmark, which then ends this process in good order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ask = (id: number): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    return answer.promise;
  };
  const ready = ask(0);
  child.on('message', ({ id, value, error }: Reply) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(value);
    else answer?.reject(new Error(`${file}: ${error}`));
  });
  child.once('exit', (code) => {
    for (const answer of waiting.values()) answer.reject(new Error(`${file} ended with ${code}.\n${errors.join('')}`));
  });
  const stop = endLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  });
  await ready;
  let lastId = 0;
  return {
    async call(name, ...values) {
      const id = ++lastId;
      const answer = ask(id);
      child.send({ id, name, values });
      return (await answer) as never;
    },
    stop,
  };
}
