/** Limits of the harm that strangers can do to others through the forms, from however many addresses they come. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
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
  it('are taken in up to a limit for all together, which confirmed ones do not count towards', async () => {
    const shop = await openClockedApp({ unverifiedBytes: 2.5 * samples.pdf.content.length });
    const proof = (name: string) => ({ name, fileName: 'bill.pdf', ...samples.pdf });
    const register = (from: string, ...names: string[]) => send(shop, filledForm(), { from, files: names.map(proof) });
    try {
      expect((await register('198.51.100.1', 'business.proofAddress1')).status).toBe(201);
      expect((await register('198.51.100.2', 'directors[0].proofAddress')).status).toBe(201);
      const refused = await register('198.51.100.3', 'business.proofAddress1');
      expect([refused.status, refused.headers['retry-after'], refused.body.message]).toEqual([
        503,
        '3600',
        'Too many files of registrations wait to be confirmed. Please send the form without files, or try again later.',
      ]);
      expect((await register('198.51.100.3')).status).toBe(201);
      await shop.database.kysely.updateTable('account').set({ state: 'verified' }).where('proofAddress1Id', 'is not', null).execute();
      expect((await register('198.51.100.4', 'business.proofAddress1')).status).toBe(201);
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
