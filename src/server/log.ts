/** The log of a process: lines of JSON, without what people typed. */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';
import { errorCode } from './errors.ts';
import { currentRequestId } from './http/requestContext.ts';

/** Bytes of log that are written at once. */
const logChunkBytes = 4096;

/** Longest time that lines wait to be written, in milliseconds. */
const logDelayMs = 250;

/** A few kilobytes at a time: a write for each request would cost as much as answering it. Must be disposed of before the process exits. */
export function openOutput(): DestinationStream & AsyncDisposable {
  const output = pino.destination({ sync: false, minLength: logChunkBytes, periodicFlush: logDelayMs });
  // A terminal that was closed takes no log any more. Without a listener that would end the process.
  output.on('error', () => {});
  return Object.assign(output, { [Symbol.asyncDispose]: () => new Promise<void>((resolve) => output.flush(() => resolve())) });
}

export function openLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError }, mixin: nameRequest },
    destination,
  );
}

/** Adds the request to a line that was written for one and does not name it. */
function nameRequest(line: object, _level: number, logger: Logger): object {
  const reqId = currentRequestId();
  return reqId === undefined || 'reqId' in line || 'reqId' in logger.bindings() ? {} : { reqId };
}

/** Fields by which PostgreSQL describes the place of an error: names of its own and of our tables, never values. */
const placeFields = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

/** Fields by which the operating system describes a failed call. */
const systemFields = ['syscall', 'address', 'port'] as const;

/** SQLSTATE of an error of PostgreSQL: a class of two signs and three more. */
const sqlState = /^[\dA-Z]{5}$/u;

/** Causes that are described, each in the one before it. */
const longestChain = 5;

/** Longest message of an error that is written, in UTF-16 code units. */
const messageMaxLength = 500;

/** Only fields that hold no data. Libraries hang rows, parameters, statements, recipients and parsed texts on their errors; these stay out. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = errorCode(error);
  const isOfDatabase = code !== undefined && sqlState.test(code) && 'severity' in error;
  const message = withoutValues(error.message, isOfDatabase).slice(0, messageMaxLength);
  const fields = isOfDatabase ? placeFields : systemFields;
  const known = Object.fromEntries(
    fields.flatMap((field) => (field in error ? [[field, (error as unknown as Record<string, unknown>)[field]]] : [])),
  );
  return {
    type: error.name,
    message,
    // The stack repeats the message in its first lines.
    stack: `${error.name}: ${message}\n${framesOf(error)}`,
    ...(code === undefined ? {} : { code }),
    ...known,
    ...(error.cause instanceof Error && depth < longestChain ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** PostgreSQL and parsers of JSON quote the text that they could not read. Names of tables and constraints are in fields of their own. */
function withoutValues(message: string, isOfDatabase: boolean): string {
  const isOfParser = /\bJSON\b/u.test(message);
  if (!isOfDatabase && !isOfParser) return message;
  return message.replace(/"(?:[^"\\]|\\.)*"?|\$\d+ = .*/gsu, '"…"').replace(/Unexpected token .+?, /su, 'Unexpected token, ');
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .join('\n');
}
