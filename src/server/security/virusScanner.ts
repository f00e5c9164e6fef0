/** Asks a ClamAV daemon about a file, by its command INSTREAM (clamd(8)): the file is sent, a line comes back. */
import { connect, type Socket } from 'node:net';
import { cleanLine } from '../../contract/text.ts';
import { errorMessage, RequestError, RetryLaterError } from '../errors.ts';
import type { ReceivedFile } from './documents.ts';

/** How long the scanner may take for a file in all, in milliseconds. Ours are of 5 MB at most, which take it a second. */
const scanTimeoutMs = 30_000;

/** Of a file, sent as one piece. */
const pieceBytes = 64 * 1024;

/** Longest answer, in bytes; a line has a hundred. */
const answerMaxBytes = 4_096;

/** When staff may try again where the scanner did not answer, in milliseconds. */
const retryAfterMs = 60_000;

/**
 * @param url - `tcp://host:port` or `unix:///path`
 * @throws {RequestError} 422 when it found something, {RetryLaterError} 503 when it did not answer that the file is clean
 */
export async function refuseInfected(url: string, { fileName, content }: ReceivedFile, timeoutMs = scanTimeoutMs): Promise<void> {
  let answer: string;
  try {
    answer = await askScanner(url, content, timeoutMs);
  } catch (error) {
    throw notScanned(fileName, errorMessage(error));
  }
  const found = /^stream: (.+) FOUND$/u.exec(answer)?.[1];
  if (found !== undefined)
    throw new RequestError(
      422,
      `The virus scanner found ${cleanLine(found, 200)} in "${fileName}". The file stays closed; reject whoever sent it.`,
    );
  if (answer !== 'stream: OK') throw notScanned(fileName, `it answered "${cleanLine(answer, 200)}"`);
}

function notScanned(fileName: string, reason: string): RetryLaterError {
  return new RetryLaterError(
    503,
    `The virus scanner could not look into "${fileName}" (${reason}), so the file stays closed. See that the scanner of CLAMD_URL runs, and try again.`,
    retryAfterMs,
    'virus-scanner',
  );
}

async function askScanner(url: string, content: Buffer, timeoutMs: number): Promise<string> {
  const socket = openSocket(new URL(url));
  const late = setTimeout(() => socket.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    socket.write('zINSTREAM\0');
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = content.subarray(at, at + pieceBytes);
      socket.write(lengthOf(piece));
      socket.write(piece);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
    return await readAnswer(socket);
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

function openSocket({ protocol, hostname, port, pathname }: URL): Socket {
  return protocol === 'unix:' ? connect(decodeURIComponent(pathname)) : connect(Number(port), hostname.replace(/^\[|\]$/gu, ''));
}

/** Before each piece comes its length; a piece without bytes is the last. */
function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** An answer ends with a NUL, as the command does. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    answer += chunk;
    const end = answer.indexOf('\0');
    if (end !== -1) return answer.slice(0, end);
    if (answer.length > answerMaxBytes) break;
  }
  throw new Error('its answer has no end');
}
