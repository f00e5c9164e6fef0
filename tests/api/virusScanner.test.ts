/** A scanner of viruses is asked before staff can open what strangers sent. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/server/config.ts';
import type { RequestError } from '../../src/server/errors.ts';
import { refuseInfected } from '../../src/server/security/virusScanner.ts';
import { filledForm, openClockedApp, send, type ClockedApp } from './accountHarness.ts';
import { Desk, runCli } from './commandLineHarness.ts';
import { samples } from './documentSamples.ts';

/** A daemon that answers as clamd does, and notes what it was sent. */
class FakeClamd {
  /** Answer of the scanner; undefined: it never answers. */
  answer: string | undefined = 'stream: OK\0';
  readonly received: Buffer[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((socket) => {
      // A caller that has waited long enough hangs up.
      this.#serve(socket).catch(() => {});
    });
  }

  async listen(place: string | number): Promise<string> {
    if (typeof place === 'string') this.#server.listen(place);
    else this.#server.listen(place, '127.0.0.1');
    await once(this.#server, 'listening');
    return typeof place === 'string' ? `unix://${place}` : `tcp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    let bytes = Buffer.alloc(0);
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      bytes = Buffer.concat([bytes, chunk]);
      const content = contentOf(bytes);
      if (!content) continue;
      this.received.push(content);
      if (this.answer !== undefined) socket.end(this.answer);
    }
  }
}

/** The content of a whole INSTREAM command; undefined while more is to come. */
function contentOf(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.toString('latin1', 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const file = { fileName: 'rates bill.pdf', mimeType: 'application/pdf', content: samples.pdf.content };
const closedFor = (reason: string) =>
  `The virus scanner could not look into "rates bill.pdf" (${reason}), so the file stays closed. See that the scanner of CLAMD_URL runs, and try again.`;

describe('the virus scanner', () => {
  let clamd: FakeClamd;
  let url: string;
  let desk: Desk;
  beforeAll(async () => {
    desk = await Desk.open();
    clamd = new FakeClamd();
    url = await clamd.listen(0);
  });
  afterAll(async () => {
    await clamd?.close();
    await desk?.remove();
  });
  beforeEach(() => {
    clamd.answer = 'stream: OK\0';
    clamd.received.length = 0;
  });

  it('is sent the whole file, in pieces, and lets a clean one pass', async () => {
    const content = Buffer.alloc(200_001, 'haddock');
    await refuseInfected(url, { ...file, content });
    expect(clamd.received).toHaveLength(1);
    expect(clamd.received[0]!.equals(content)).toBe(true);
  });

  it('is reached at a Unix socket, too', async () => {
    const local = new FakeClamd();
    try {
      await refuseInfected(await local.listen(desk.path('clamd.sock')), file);
      expect(local.received).toHaveLength(1);
    } finally {
      await local.close();
    }
  });

  it('closes a file in which it found something, whose name cannot command a terminal', async () => {
    clamd.answer = 'stream: Eicar-Test\u001b[31m-Signature FOUND\0';
    const refusal = (await refuseInfected(url, file).catch((error: unknown) => error)) as RequestError;
    expect(refusal.statusCode).toBe(422);
    expect(refusal.message).toMatch(/^The virus scanner found Eicar-Test.*-Signature in "rates bill\.pdf"\. The file stays closed/u);
    expect(refusal.message).not.toContain('\u001b');
  });

  it.each([
    ['says that it could not look', 'INSTREAM size limit exceeded. ERROR\0', 'it answered "INSTREAM size limit exceeded. ERROR"'],
    ['says something else', 'HTTP/1.1 400 Bad Request\0', 'it answered "HTTP/1.1 400 Bad Request"'],
    ['breaks off', 'stream: O', 'its answer has no end'],
    ['says too much', 'stream: OK'.repeat(1_000), 'its answer has no end'],
  ])('closes a file when it %s', async (_what, answer, reason) => {
    clamd.answer = answer;
    await expect(refuseInfected(url, file)).rejects.toMatchObject({ statusCode: 503, message: closedFor(reason) });
  });

  it('closes a file when it does not answer in time, or is not there', async () => {
    clamd.answer = undefined;
    await expect(refuseInfected(url, file, 50)).rejects.toMatchObject({ statusCode: 503, message: closedFor('no answer within 0.05 s') });
    const gone = new FakeClamd();
    const address = await gone.listen(0);
    await gone.close();
    await expect(refuseInfected(address, file)).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('ECONNREFUSED') as unknown,
    });
  });

  describe('of a shop', () => {
    let shop: ClockedApp;
    let config: Config;
    beforeAll(async () => {
      shop = await openClockedApp();
      config = { ...shop.config, clamdUrl: url };
      const { status } = await send(shop, filledForm(), {
        files: [{ name: 'business.proofAddress1', fileName: 'bill.pdf', ...samples.pdf }],
      });
      if (status !== 201) throw new Error(`The registration was answered with ${status}.`);
    });
    afterAll(() => shop?.close());

    const save = async (folder: string) => {
      const { id } = await shop.database.kysely.selectFrom('document').select('id').executeTakeFirstOrThrow();
      const result = await runCli(config, 'files', 'save', desk.path(folder), '--document', String(id));
      return { ...result, saved: await readdir(desk.path(folder)).catch(() => []) };
    };

    it('looks into a file before staff save it', async () => {
      expect(await save('clean')).toMatchObject({ code: 0, saved: [expect.stringMatching(/bill\.pdf$/u)] });
      expect(clamd.received.map(String)).toEqual([samples.pdf.content.toString()]);
    });

    it('keeps them from saving one with a virus, and says which', async () => {
      clamd.answer = 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
      expect(await save('infected')).toMatchObject({
        code: 1,
        saved: [],
        err: expect.stringContaining('The virus scanner found Win.Test.EICAR_HDB-1 in "bill.pdf".') as unknown,
      });
    });

    it('keeps them from saving any while it cannot say', async () => {
      clamd.answer = 'ERROR\0';
      expect(await save('unknown')).toMatchObject({
        code: 1,
        saved: [],
        err: expect.stringContaining('The virus scanner could not look into "bill.pdf"') as unknown,
      });
    });
  });
});
