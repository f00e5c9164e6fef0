/** The command line's way to the shop: through the socket of the server that runs, or to the database itself when none does. */
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadFacts } from '../brands/index.ts';
import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/database/index.ts';
import { errorCode } from '../server/errors.ts';
import { filedMailFolder } from '../server/mail/filed.ts';
import { actions, type Action, type Actions, type InputOf, type OutputOf, type ShopParts } from './actions.ts';
import { ShopError } from './errors.ts';
import { fromLines, socketName, toLines, type AnswerLine } from './protocol.ts';

/** The shop, wherever its database is open. */
export interface Shop {
  /** Runs an action. What it gives must be read to its end. */
  run<Name extends keyof Actions>(
    name: Name,
    input?: Iterable<InputOf<Name>> | AsyncIterable<InputOf<Name>>,
  ): AsyncIterable<OutputOf<Name>>;
  close(): Promise<void>;
}

/**
 * Opens the shop. A database named by `DATABASE_URL` is opened directly, since it lets everyone in and tells its servers of changes; the
 * embedded one belongs to one process.
 *
 * @throws {StartError} when the database cannot be used
 */
export async function openShop(config: Config): Promise<Shop> {
  const path = join(config.dataDir, socketName);
  if (!config.databaseUrl && (await isServed(path))) return shopAt(path);
  const database = await openDatabase(config);
  const parts: ShopParts = {
    database,
    facts: await loadFacts(config.brand),
    mailFolder: filedMailFolder(config.dataDir),
    refreshCatalogue: async () => {},
  };
  return {
    run: (name, input = []) => (actions[name] as unknown as Action<unknown, never>)(parts, Readable.from(input)),
    close: () => database.close(),
  };
}

async function isServed(path: string): Promise<boolean> {
  try {
    // No action is called "": any answer shows that somebody is there.
    (await send(path, '', [])).resume();
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ECONNREFUSED') return false;
    if (errorCode(error) === 'EACCES')
      throw new ShopError(`The server was started by another user, so ${path} is closed to you. Run this command as that user.`);
    throw error;
  }
}

function shopAt(path: string): Shop {
  return {
    run: (name, input = []) => callServer(path, name, input) as AsyncIterable<never>,
    close: async () => {},
  };
}

async function* callServer(path: string, name: string, input: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<unknown> {
  const answer = await send(path, name, input);
  try {
    if (answer.statusCode !== 200)
      throw new ShopError('The running server is of another version and does not know this command. Restart it and try again.');
    for await (const line of fromLines(answer) as AsyncIterable<AnswerLine>) {
      if ('failed' in line) throw new ShopError(line.failed);
      if ('done' in line) return;
      yield line.value;
    }
  } catch (error) {
    if (errorCode(error) !== 'ECONNRESET') throw error;
  } finally {
    // Also ends an upload that the server no longer reads.
    answer.destroy();
  }
  throw new ShopError('The server ended before the command was done.');
}

/** Sends values; the answer may begin before all are sent. */
async function send(path: string, name: string, input: Iterable<unknown> | AsyncIterable<unknown>): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const call = request({ socketPath: path, path: `/${name}`, method: 'POST' }, resolve);
  call.once('error', reject);
  // An action may begin before the first value is there.
  call.flushHeaders();
  // What goes wrong while sending also ends the answer, or came from the values themselves.
  pipeline(Readable.from(toLines(input)), call).catch(reject);
  return promise;
}
