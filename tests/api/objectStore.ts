/** A real server with the S3 protocol, which can be stopped and started again with what it holds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, ObjectStorePlace } from '../../src/server/config.ts';

const program = fileURLToPath(new URL('objectStoreProcess.ts', import.meta.url));

/** The one bucket of the server. */
const bucket = 'shop-pictures';

/** The one user of the server, in the variables that its clients read. */
export const objectStoreCredentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** A running object store. */
export interface TestObjectStore {
  /** An address for `MEDIA_URL`; each prefix is a store of its own. */
  url(prefix: string): string;
  /** Ends it and cuts connections off; the objects stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address, unless it runs. */
  start(): Promise<void>;
  /** Ends it and deletes its objects. */
  close(): Promise<void>;
}

/** Starts an object store on a free port, and lets clients in this process use it. */
export async function openObjectStore(): Promise<TestObjectStore> {
  Object.assign(process.env, objectStoreCredentials);
  const directory = await mkdtemp(join(tmpdir(), 'tarnbrook-objects-'));
  const run = (port: string) => startProcess([program, directory, bucket, port]);
  let server: ObjectStoreProcess | undefined = await run('0');
  const { port } = server;
  const stop = async () => {
    await server?.end();
    server = undefined;
  };
  return {
    url: (prefix) => `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}&region=eu-west-2`,
    stop,
    async start() {
      server ??= await run(port);
    },
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface ObjectStoreProcess {
  readonly port: string;
  end(): Promise<void>;
}

async function startProcess(words: readonly string[]): Promise<ObjectStoreProcess> {
  // It encrypts what it hands out to go on a list with a cipher that today's OpenSSL counts as outdated.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const [text] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])])) as [Buffer | string];
  const port = text.toString().trim();
  if (!port) throw new Error('The object store did not start.');
  return {
    port,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The address of a configured store, for another process or command. */
export function mediaUrl({ objectStore }: Pick<Config, 'objectStore'>): string | undefined {
  return objectStore && addressOf(objectStore);
}

function addressOf({ bucket: name, prefix, endpoint, region }: ObjectStorePlace): string {
  const query = new URLSearchParams({ region, ...(endpoint === undefined ? {} : { endpoint }) });
  return `s3://${name}/${prefix}?${query}`;
}
