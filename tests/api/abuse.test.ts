/** Limits of the harm that strangers can do to others through the forms, from however many addresses they come. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { confirmAddress } from '../../src/server/accounts/review.ts';
import { makeRoomForFiles, removedProofs } from '../../src/server/accounts/unverifiedFiles.ts';
import { readConfig } from '../../src/server/config.ts';
import { asByPerson, filledForm, mailsTo, openClockedApp, register, send, type ClockedApp } from './accountHarness.ts';
import { samples } from './documentSamples.ts';
import { freshDatabase, openApp } from './harness.ts';

const day = 24 * 60 * 60 * 1000;
const message = { name: 'Asha', subject: 'Haddock', message: 'Do you deliver?' };

describe('an address that strangers type into forms', () => {
  let shop: ClockedApp;
  beforeAll(async () => {
    shop = await openClockedApp();
  });
  afterAll(() => shop?.close());

  async function write(mail: string, remoteAddress: string): Promise<number> {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: contactCall,
      remoteAddress,
      payload: asByPerson({ ...message, mail }) as object,
    });
    return statusCode;
  }
  const acknowledged = async (...addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => mailsTo(shop, address, 'contactReceived')))).flat().length;

  it('gets three acknowledgements a day, from however many addresses they are asked for and whatever dots or words behind a plus sign are written', async () => {
    const addresses = ['victim@example.com', 'Vic.tim@example.com', 'v.i.ctim+1@example.com'];
    for (let at = 0; at < 12; at += 1) expect(await write(addresses[at % 3]!, `198.51.100.${at}`)).toBe(200);
    expect(await acknowledged(...addresses)).toBe(3);
    const { count } = await shop.database.kysely
      .selectFrom('contactMessage')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(12);
    await write('somebody.else@example.com', '198.51.100.99');
    expect(await acknowledged('somebody.else@example.com')).toBe(1);
    shop.wait(day);
    await write('victim@example.com', '198.51.100.1');
    expect(await acknowledged(...addresses)).toBe(4);
  });

  it('gets six mails a day about registrations', async () => {
    const addresses = Array.from({ length: 10 }, (_, at) => `owner+${at}@example.com`);
    for (const mail of addresses) await register(shop, filledForm({ mail }));
    const mails = await Promise.all(addresses.map((mail) => mailsTo(shop, mail, 'verify')));
    expect(mails.flat()).toHaveLength(6);
  });
});

describe('files of registrations that nobody confirms', () => {
  const { content } = samples.pdf;
  const proof = { fileName: 'bill.pdf', mimeType: samples.pdf.type, content };
  const roomFor = (proofs: number) => openClockedApp({ unverifiedBytes: proofs * content.length });
  const registerProof = (shop: ClockedApp, from: string, mail: string) => register(shop, filledForm({ mail }), { from, proof });
  const hour = 60 * 60 * 1000;
  const files = async (shop: ClockedApp, mail: string) => {
    const { proofAddress1Id, warnings } = await shop.database.kysely
      .selectFrom('account')
      .select(['proofAddress1Id', 'warnings'])
      .where('mail', '=', mail)
      .executeTakeFirstOrThrow();
    return { isThere: proofAddress1Id !== null, warning: warnings['proofs'] };
  };

  it('make room for others: whoever fills it from 50 networks removes their own, and an honest form is always taken with its proof', async () => {
    const shop = await roomFor(20.5);
    try {
      await registerProof(shop, '192.0.2.1', 'honest0@example.com');
      for (let at = 0; at < 100; at += 1) {
        shop.wait(60_000);
        const from = at % 2 === 0 ? `198.51.${at % 50}.${at}` : `2001:db8:${at % 50}:${at}::1`;
        await registerProof(shop, from, `flood${at}@example.com`);
        if (at % 20 === 9) await registerProof(shop, `192.0.2.${at}`, `honest${at}@example.com`);
      }
      const { bytes } = await shop.database.kysely
        .selectFrom('document')
        .select(({ fn }) => fn.sum<string>('size').as('bytes'))
        .executeTakeFirstOrThrow();
      expect(Number(bytes)).toBeLessThanOrEqual(20.5 * content.length);
      expect(await files(shop, 'flood0@example.com')).toEqual({ isThere: false, warning: removedProofs.warning });
      expect(await files(shop, 'honest89@example.com')).toEqual({ isThere: true, warning: undefined });
    } finally {
      await shop.close();
    }
  });

  it('are counted at each form by reading every one of them once, so that many that wait hold nobody up', async () => {
    const shop = await roomFor(100);
    const many = 20;
    try {
      for (let at = 0; at < many; at += 1) await registerProof(shop, `198.51.100.${at}`, `waits${at}@example.com`);
      const read = await shop.database.kysely.transaction().execute(async (transaction) => {
        const countRead = async () => {
          const { rows } = await sql<{ count: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
            from pg_stat_xact_user_tables where relname = 'document'`.execute(transaction);
          return rows[0]!.count;
        };
        const before = await countRead();
        await makeRoomForFiles(transaction, 1, 100 * content.length, shop.now());
        return (await countRead()) - before;
      });
      expect(read).toBeGreaterThanOrEqual(many);
      expect(read).toBeLessThanOrEqual(2 * many);
    } finally {
      await shop.close();
    }
  });

  it('go from the largest network first, and above half of the room after hours', async () => {
    const shop = await roomFor(6.5);
    try {
      await registerProof(shop, '192.0.2.1', 'small@example.com');
      for (const at of [1, 2, 3]) await registerProof(shop, `198.51.100.${at}`, `large${at}@example.com`);
      expect((await files(shop, 'large1@example.com')).isThere).toBe(true);
      shop.wait(4 * hour);
      await registerProof(shop, '203.0.113.1', 'late@example.com');
      const there = await Promise.all(
        ['small', 'large1', 'large2', 'large3', 'late'].map(async (name) => (await files(shop, `${name}@example.com`)).isThere),
      );
      expect(there).toEqual([true, false, false, true, true]);
    } finally {
      await shop.close();
    }
  });

  it('are asked for when the business confirms its address, and staff are told', async () => {
    const shop = await roomFor(1.5);
    try {
      await registerProof(shop, '192.0.2.1', 'first@example.com');
      await registerProof(shop, '192.0.2.2', 'second@example.com');
      const [link] = await mailsTo(shop, 'first@example.com', 'verify');
      await confirmAddress(shop.database, facts, link!.token, shop.now());
      expect((await mailsTo(shop, 'first@example.com', 'moreInformation')).map(({ note }) => note)).toEqual([removedProofs.question]);
      const told = await mailsTo(shop, facts.company.mail, 'staffAccount');
      expect(told.find(({ event }) => event === 'verified')).toMatchObject({ documents: 0, warnings: [removedProofs.warning] });
    } finally {
      await shop.close();
    }
  });

  it('are refused when they are more than there is room for; the form without them is taken', async () => {
    const shop = await roomFor(0.5);
    try {
      const refused = await send(shop, filledForm(), { files: [{ name: 'business.proofAddress1', ...proof, type: proof.mimeType }] });
      expect([refused.status, refused.body.message]).toEqual([503, 'There is no room for these files. Please send the form without them.']);
      expect((await send(shop, filledForm())).status).toBe(201);
    } finally {
      await shop.close();
    }
  });
});

describe('a proxy that is trusted', () => {
  it('tells visitors apart by their address, whatever port it writes behind it', async () => {
    const fresh = await freshDatabase();
    const config = readConfig({
      DATA_DIR: fresh.config.dataDir,
      DATABASE_URL: fresh.config.databaseUrl,
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    });
    const shop = await openApp(config);
    try {
      const statuses: number[] = [];
      for (let at = 0; at < 21; at += 1) {
        const answer = await shop.app.inject({
          method: 'POST',
          url: contactCall,
          headers: { 'x-forwarded-for': `192.0.2.1, 203.0.113.7:${5_000 + at}, 10.0.0.9:80` },
          payload: asByPerson({ ...message, mail: 'asha@example.com' }) as object,
        });
        statuses.push(answer.statusCode);
      }
      expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
      const rows = await shop.database.kysely.selectFrom('contactMessage').select('ipAddress').distinct().execute();
      expect(rows).toEqual([{ ipAddress: '203.0.113.7' }]);
    } finally {
      await shop.close();
      await fresh.remove();
    }
  });
});
