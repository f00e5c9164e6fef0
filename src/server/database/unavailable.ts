/** Tells a database that is unavailable for the moment from a defect of the shop. */
import { errorCode } from '../errors.ts';

/**
 * States that pass by themselves or once an operator has made room: lost connections (08), no disk or memory (53), a restart (57P), a failing (58030) or
 * read-only disk (25006), a database that is just being replaced (3D000).
 */
const passingStates = /^(?:08...|53...|57P..|58030|25006|3D000)$/u;

/** Codes of the operating system for a connection that cannot be made, or broke. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg, without a code, about a connection that broke or was not made in time. */
const connectionWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** Whether an error means that the database cannot be reached or cannot write just now. The same call may work some seconds later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return error instanceof Error && connectionWords.test(error.message);
  if (passingStates.test(code)) return true;
  const syscall = (error as { syscall?: unknown }).syscall;
  // The socket does not exist yet: its server is being started.
  if (code === 'ENOENT') return syscall === 'connect';
  return connectionCodes.has(code);
}
