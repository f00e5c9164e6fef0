/** A real SMTP server that collects the mails it receives, and a reader for messages. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as its receiver sees it. */
export interface ReceivedMail {
  /** As sent. */
  readonly raw: string;
  /** The recipients of the envelope. */
  readonly recipients: readonly string[];
  /** A header field, decoded; undefined when there is none. */
  header(name: string): string | undefined;
  /** How often a header field occurs. */
  headerCount(name: string): number;
  readonly text: string;
  readonly html: string;
}

/** A running SMTP server and the mails it received. */
export interface Mailbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  close(): Promise<void>;
}

/** Opens a server on a free port. @param options - SMTP options; by default it accepts everything */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(
          readMail(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
    ...options,
  });
  // Some tests break connections off on purpose.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The mails that a shop without an SMTP server wrote to its data folder, oldest first. The first one makes the folder. */
export async function mailsInFiles(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}

/** Reads a message. */
export function readMail(raw: string, recipients: readonly string[] = []): ReceivedMail {
  const [head, body] = splitPart(raw);
  const fields = headersOf(head);
  const parts = partsOf(fields, body);
  return {
    raw,
    recipients,
    header: (name) => fields.find(([field]) => field === name.toLowerCase())?.[1],
    headerCount: (name) => fields.filter(([field]) => field === name.toLowerCase()).length,
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? '',
  };
}

function splitPart(part: string): [head: string, body: string] {
  const end = part.indexOf('\r\n\r\n');
  return end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 4)];
}

function headersOf(head: string): [name: string, value: string][] {
  return head
    .replace(/\r\n[ \t]+/gu, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    });
}

function partsOf(fields: readonly (readonly [string, string])[], body: string): Map<string, string> {
  const field = (name: string) => fields.find(([each]) => each === name)?.[1] ?? '';
  const boundary = /boundary="?([^";]+)/u.exec(field('content-type'))?.[1];
  if (!boundary) return new Map([[field('content-type').split(';')[0]!, decodeBody(field('content-transfer-encoding'), body)]]);
  return new Map(
    body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const [head, content] = splitPart(part.replace(/^\r\n/u, ''));
        return [...partsOf(headersOf(head), content.replace(/\r\n$/u, ''))];
      }),
  );
}

function decodeBody(encoding: string, body: string): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replace(/=\r\n/gu, ''))
        : body;
  return text.replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
