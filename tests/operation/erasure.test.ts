/** Erasing a person takes what they sent off the disk, and not only out of the tables. */
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { filledForm, send } from '../api/accountHarness.ts';
import { openServer, runCli } from '../api/commandLineHarness.ts';
import { freshFolder, type FreshDatabase, type TestApp } from '../api/harness.ts';

/** Names of the files below a folder in which some bytes stand. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A file may go while the folder is read.
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    if (content.includes(text)) found.push(path.slice(folder.length + 1));
  }
  return found;
}

async function withShop(run: (shop: TestApp, fresh: FreshDatabase) => Promise<void>): Promise<void> {
  const fresh = await freshFolder();
  const shop = await openServer(fresh.config);
  try {
    await run(shop, fresh);
  } finally {
    await shop.close();
    await fresh.remove();
  }
}

const mail = 'zephyrine@quillfeather.example.com';
const street = '7 Marlinspike Yard';

/** A business with a proof of address that holds text which no program can make shorter. */
async function registerWithProof(shop: TestApp): Promise<string> {
  const mark = randomBytes(24).toString('base64url');
  const content = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n'),
    randomBytes(9_000),
    Buffer.from(mark),
    randomBytes(9_000),
    Buffer.from('\n%%EOF\n'),
  ]);
  const file = { name: 'business.proofAddress1', fileName: 'bill.pdf', type: 'application/pdf', content };
  const { status } = await send(shop, filledForm({ mail, address1: street }), { files: [file] });
  if (status !== 201) throw new Error(`The registration was answered with ${status}.`);
  return mark;
}

it('a person who is erased is found nowhere in the shop’s folder, and others stay', () =>
  withShop(async (shop, { config }) => {
    const mark = await registerWithProof(shop);
    await send(shop, filledForm({ mail: 'tomos@ackley.example.com' }));
    await sql`checkpoint`.execute(shop.database.kysely);
    for (const text of [mail, street, mark]) expect(await filesWith(config.dataDir, text), text).not.toEqual([]);

    expect(await runCli(config, 'person', 'erase', mail, '--yes')).toMatchObject({ code: 0, err: '' });
    for (const text of [mail, street, mark]) expect(await filesWith(config.dataDir, text), text).toEqual([]);
    expect(await filesWith(config.dataDir, 'tomos@ackley.example.com')).not.toEqual([]);
  }));

it('says so when a backup that reads the tables keeps a person on the disk', () =>
  withShop(async (shop, { config }) => {
    await registerWithProof(shop);
    await shop.database.kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('document').select('id').execute();
      expect(await runCli(config, 'person', 'erase', mail, '--yes')).toMatchObject({
        code: 0,
        err: expect.stringMatching(/^It is gone from the database, but not yet from its disk\./u) as unknown,
      });
    });
    expect(await runCli(config, 'person', 'erase', mail, '--yes')).toMatchObject({ code: 0, err: '' });
    expect(await filesWith(config.dataDir, street)).toEqual([]);
  }));
