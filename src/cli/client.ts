/** Calls the staff routes over the socket of the running server or, when none runs, of this process, which then opens the database and serves them itself. */
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, STATUS_CODES, type IncomingMessage } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ErrorAnswer } from '../contract/catalogue.ts';
import type { Config } from '../server/config.ts';
import { waitForFolder } from '../server/database/index.ts';
import { errorCode, errorMessage } from '../server/errors.ts';
import { fromLines, ndjsonType, toLines } from '../server/ndjson.ts';
import type { FailureLine } from '../server/staff/lines.ts';
import { isListening, staffSocketPath } from '../server/staff/socket.ts';
import { staffUserHeader } from '../server/staff/header.ts';
import { CommandError, RefusedError } from './errors.ts';

export interface Call {
  /** GET by default. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Undefined values are left out; a list gives its parameter several times. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as JSON, one value on each line. */
  readonly lines?: Iterable<unknown> | AsyncIterable<unknown>;
  /** The command that lists the records of which the path names one: said where there is none. */
  readonly listedBy?: string;
}

interface Connection {
  /** Of the socket, at which the staff routes are served. */
  readonly path: string;
  /** Said of an answer that broke off. */
  readonly brokenOff: string;
  close(): Promise<void>;
  /** Has closing remove a database that this connection has made. */
  undo(): void;
}

/** The user of the operating system who runs the command. In a container a user may have a number only. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/** Calls the staff routes. Every call throws a {@link RefusedError} with the shop's message when it is refused. */
export class Client {
  readonly #connection: Connection;
  readonly #signal: AbortSignal;

  constructor(connection: Connection, signal: AbortSignal) {
    this.#connection = connection;
    this.#signal = signal;
  }

  async record<Answer>(path: string, call: Call = {}): Promise<Answer> {
    return this.#whole(async () => JSON.parse(await text(await this.#answer(path, call))) as Answer);
  }

  async list<Row>(path: string, query: Call['query'] = {}): Promise<readonly Row[]> {
    return (await this.record<{ readonly data: readonly Row[] }>(path, { query })).data;
  }

  /** A call with a long answer, whose records come one by one. The call ends when its reader stops. */
  async *lines<Line extends object>(path: string, call: Call = {}): AsyncGenerator<Line> {
    const lines = fromLines(this.bytes(path, call)) as AsyncGenerator<Line | FailureLine>;
    for await (const line of lines) {
      if ('error' in line) throw new CommandError(line.error.message);
      yield line;
    }
  }

  /** A call that is answered with a file. The call ends when its reader stops. */
  async *bytes(path: string, call: Call = {}): AsyncGenerator<Uint8Array> {
    const body = await this.#whole(() => this.#answer(path, call));
    try {
      yield* body as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw this.#explained(error);
    } finally {
      // This also ends an upload that the server no longer reads.
      body.destroy();
    }
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** Has closing remove a database that this connection has made, since nothing came of it. */
  undo(): void {
    this.#connection.undo();
  }

  async #whole<Value>(read: () => Promise<Value>): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      throw this.#explained(error);
    }
  }

  /** The error of an answer that broke off, in words for staff; other errors as they are. */
  #explained(error: unknown): unknown {
    const isBroken = brokenOff.test(`${errorCode(error)} ${(error as NodeJS.ErrnoException).syscall}`);
    return isBroken ? new CommandError(this.#connection.brokenOff) : error;
  }

  async #answer(path: string, { method, query = {}, body, lines, listedBy }: Call): Promise<Readable> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) for (const each of Array.isArray(value) ? value : [value]) parameters.append(name, String(each));
    // A database that is made does not stop half-way; nothing begins after it.
    this.#signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request(
      {
        socketPath: this.#connection.path,
        path: parameters.size > 0 ? `${path}?${parameters}` : path,
        method: method ?? 'GET',
        headers: {
          [staffUserHeader]: encodeURIComponent(userName()),
          ...(body && { 'content-type': 'application/json' }),
          ...(lines && { 'content-type': ndjsonType }),
        },
        agent: false,
      },
      resolve,
    );
    sent.on('error', reject);
    // An error while sending either ends the answer as well, or comes from the values themselves.
    if (lines) pipeline(addAbortSignal(this.#signal, Readable.from(toLines(lines))), sent).catch(reject);
    else sent.end(body && JSON.stringify(body));
    const answer = addAbortSignal(this.#signal, await promise);
    const { statusCode: status = 0 } = answer;
    if (status < 300) return answer;
    const message = refusal(status, await text(answer));
    const advice = status === 404 && listedBy !== undefined ? ` See: npm run shop -- ${listedBy}` : '';
    throw new RefusedError(status, message + advice);
  }
}

const serverEnded = 'The server ended before the command was done.';

/** The message of a refused call. A server that does not answer in JSON is older than these routes. */
function refusal(status: number, body: string): string {
  if (status !== 501 && body.startsWith('{')) {
    const { message } = JSON.parse(body) as ErrorAnswer;
    // While a server ends, Fastify answers in the words of the status.
    return message === STATUS_CODES[503] ? serverEnded : message;
  }
  return 'The running server is of another version and does not know this command. Restart it and try again.';
}

export interface Caller {
  /** Its words, for others who wait for the data folder meanwhile. */
  readonly command: string;
  /** Is told whom the command waits for. */
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Connects to the shop. A database named by `DATABASE_URL` is opened directly, since it takes several clients and notifies its servers of changes; the
 * embedded database belongs to one process, and a server or a command that holds it is waited for.
 *
 * @param options - `onlyLooks`: connects to whatever server runs; else opens the database with the tables of whichever version made it, and logs nothing, so that nothing changes
 * @throws {StartError} when the database cannot be used
 */
export async function openClient(config: Config, caller: Caller, options: { readonly onlyLooks?: boolean } = {}): Promise<Client> {
  const path = staffSocketPath(config.dataDir);
  const maySocket = options.onlyLooks || !config.databaseUrl;
  const connect = async () => (maySocket && (await isServed(path)) ? served(path) : insideThisProcess(config, caller, options));
  return new Client(await waitForFolder(connect, caller.say, caller.signal), caller.signal);
}

const served = (path: string): Connection => ({ path, brokenOff: serverEnded, close: async () => {}, undo: () => {} });

/** Logs the commands that this process carries out; the server logs its own. @throws {CommandError} when it cannot: no command works unlogged */
function openStaffLog(dataDir: string): { write: (line: string) => void; close: () => void } {
  const file = join(dataDir, 'staff.log');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    let open: number | undefined = openSync(file, 'a', 0o600);
    return {
      // A route whose command has gone may fail, and say so, after that.
      write: (line) => void (open !== undefined && writeSync(open, line)),
      close() {
        closeSync(open!);
        open = undefined;
      },
    };
  } catch (error) {
    throw new CommandError(
      `What staff do is written down in ${file}, which cannot be written (${errorMessage(error)}). Make DATA_DIR writable for this user, or set it to another folder.`,
    );
  }
}

async function isServed(path: string): Promise<boolean> {
  try {
    return await isListening(path);
  } catch (error) {
    if (errorCode(error) === 'EACCES')
      throw new CommandError(`The server was started by another user, so ${path} is closed to you. Run this command as that user.`);
    throw error;
  }
}

/** Errors, by code and call, of a server that is gone: it refuses, breaks off, or ends in the middle of an answer. Values that cannot be sent have others. */
const brokenOff =
  /^(?:ECONN(?:RESET|REFUSED|ABORTED) |EPIPE |HPE_|ERR_STREAM_(?:PREMATURE_CLOSE|DESTROYED|WRITE_AFTER_END) |ENOENT connect)/u;

async function insideThisProcess(config: Config, { command, signal }: Caller, { onlyLooks = false }): Promise<Connection> {
  // Nothing of this is needed where a server runs.
  const [{ pino }, { loadFacts }, { openDatabase, openDatabaseUnchanged }, { openLog }, { createStaffApp }, { openMediaStore }] =
    await Promise.all([
      import('pino'),
      import('../brands/index.ts'),
      import('../server/database/index.ts'),
      import('../server/log.ts'),
      import('../server/staffApp.ts'),
      import('../server/media/index.ts'),
    ]);
  await using opening = new AsyncDisposableStack();
  const database = await (onlyLooks ? openDatabaseUnchanged : openDatabase)(config, { holder: `command "${command}"`, signal });
  let isUndone = false;
  opening.defer(() => (isUndone && database.undo ? database.undo() : database.close()));
  const log = onlyLooks ? undefined : openStaffLog(config.dataDir);
  opening.defer(() => log?.close());
  const mediaStore = openMediaStore(config);
  opening.defer(() => mediaStore.close());
  const app = createStaffApp({
    database,
    facts: await loadFacts(config.brand),
    dataDir: config.dataDir,
    mediaStore,
    clamdUrl: config.clamdUrl,
    refreshCatalogue: async () => {},
    logger: openLog(
      config.logLevel === 'silent' || log === undefined ? 'silent' : 'info',
      pino.multistream([
        // Only failures are worth a line beside the command's own output.
        { level: 'warn', stream: pino.destination({ fd: process.stderr.fd, sync: true }) },
        ...(log === undefined ? [] : [{ level: 'info', stream: log } as const]),
      ]),
    ),
  });
  opening.defer(() => app.close());
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  opening.defer(() => rm(folder, { recursive: true, force: true }));
  const path = process.platform === 'win32' ? join(String.raw`\\.\pipe`, folder) : join(folder, 's');
  await app.ready();
  // Nobody else can enter the folder; Fastify would write a line about it.
  app.server.listen(path);
  await once(app.server, 'listening');
  opening.defer(() => void app.server.close());
  const open = opening.move();
  return {
    path,
    brokenOff: 'The command could not be finished. The log line above says why.',
    close: () => open.disposeAsync(),
    undo: () => {
      isUndone = true;
    },
  };
}
