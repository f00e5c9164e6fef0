/** The server's side of the command line: a socket in `DATA_DIR` that only the user of the operating system that runs the server can open. */
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { InvalidCatalogueError } from '../server/catalogue/index.ts';
import { errorMessage } from '../server/errors.ts';
import { actions, type Action, type ShopParts } from './actions.ts';
import { ShopError } from './errors.ts';
import { fromLines, socketName, toLines, type AnswerLine } from './protocol.ts';

/** A socket that answers. */
export interface ShopSocket {
  /** Lets what runs finish, then takes the socket away. */
  close(): Promise<void>;
}

/**
 * Opens the socket. A shop that cannot have one (its path is too long for the operating system, or another server of the same data folder
 * answers there already) runs without: that is logged, and the command line then goes to the database itself or says why it cannot.
 */
export async function openShopSocket(parts: ShopParts, dataDir: string, log: FastifyBaseLogger): Promise<ShopSocket> {
  const path = join(dataDir, socketName);
  if (await answers(path)) {
    log.info('the command line is served by another server of this data folder');
    return { close: async () => {} };
  }
  const server = createServer({ requestTimeout: 0 }, (request, response) => void answer(parts, request, response, log));
  try {
    await listenPrivately(server, path, dataDir);
  } catch (error) {
    log.warn({ err: error }, 'the command line cannot reach this server: its socket could not be made');
    return { close: async () => {} };
  }
  return {
    async close() {
      await rm(path, { force: true });
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
    },
  };
}

/** Whether somebody listens there. A socket whose process has ended refuses. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** Listens in a folder that nobody else can enter, and moves the socket to its place when its mode is right: at no moment could others open it. */
async function listenPrivately(server: Server, path: string, dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(dataDir, 'shop-'));
  try {
    const made = join(folder, 's');
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(made, resolve);
    });
    await chmod(made, 0o600);
    await rename(made, path);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function answer(parts: ShopParts, request: IncomingMessage, response: ServerResponse, log: FastifyBaseLogger): Promise<void> {
  const name = request.url?.slice(1) ?? '';
  if (request.method !== 'POST' || !Object.hasOwn(actions, name)) {
    response.writeHead(404).end();
    return;
  }
  const action = actions[name as keyof typeof actions] as Action<unknown, unknown>;
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    await pipeline(Readable.from(toLines(run(action, parts, request, log))), response);
    log.info({ action: name }, 'done for the command line');
  } catch (error) {
    // The command was interrupted before its end.
    log.info({ action: name, err: error }, 'the command line went away');
  }
}

async function* run(
  action: Action<unknown, unknown>,
  parts: ShopParts,
  request: IncomingMessage,
  log: FastifyBaseLogger,
): AsyncGenerator<AnswerLine> {
  try {
    for await (const value of action(parts, fromLines(request))) yield { value };
    yield { done: true };
  } catch (error) {
    if (!(error instanceof ShopError || error instanceof InvalidCatalogueError)) log.error({ err: error }, 'command failed');
    yield { failed: errorMessage(error) };
  }
}
