import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeCall } from '../../src/contract/calls.ts';
import type { ErrorAnswer } from '../../src/contract/catalogue.ts';
import { asByPerson } from './accountHarness.ts';
import { freshDatabase, openApp, post, type FreshDatabase, type TestApp } from './harness.ts';

const notice = { name: 'Asha Varley', mail: 'asha@varley.example.com', product: 'Skerrydale Haddock Fillets 5 kg' };

describe('POST mail/priceNotice', () => {
  let fresh: FreshDatabase;
  let shop: TestApp;

  beforeAll(async () => {
    fresh = await freshDatabase();
    shop = await openApp(fresh.config);
  });
  afterAll(async () => {
    await shop?.close();
    await fresh?.remove();
  });

  const send = (body: unknown, headers?: Record<string, string>) => post<ErrorAnswer>(shop, noticeCall, asByPerson(body), headers);
  const stored = () => shop.database.kysely.selectFrom('contactMessage').selectAll().orderBy('id').execute();

  it('keeps the wish as a message with a subject of its own, and mails it to the company and back', async () => {
    const answer = await send(notice);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Thank you. We will write to you when prices go live.' }]);
    const [row] = await stored();
    expect(row).toMatchObject({
      name: notice.name,
      mail: notice.mail,
      subject: 'Tell me when prices go live: Skerrydale Haddock Fillets 5 kg',
      ipAddress: '127.0.0.1',
    });
    const mails = await shop.database.kysely.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute();
    expect(mails).toEqual([
      { kind: 'contactReceived', recipient: notice.mail },
      { kind: 'staffContact', recipient: 'trade@tarnbrook.example.co.uk' },
    ]);
  });

  it('needs no product, and takes a long one in part', async () => {
    expect((await send({ ...notice, product: undefined })).status).toBe(200);
    expect((await send({ ...notice, product: 'x'.repeat(5000) })).status).toBe(200);
    const [, without, long] = await stored();
    expect(without!.subject).toBe('Tell me when prices go live');
    expect(long!.subject.length).toBeLessThan(200);
  });

  it('refuses what is missing or wrong at its field', async () => {
    const { status, body } = await send({ name: ' ', mail: 'asha' });
    expect([status, body.errors]).toEqual([400, { name: 'Your name is required', mail: 'Please enter a valid mail' }]);
  });

  it('refuses what a program filled in', async () => {
    const before = (await stored()).length;
    expect((await send({ ...notice, check: { website: 'https://example.com', elapsedMs: 60_000 } })).status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  it('takes the same one only once', async () => {
    const before = (await stored()).length;
    const headers = { 'idempotency-key': '3f0f1a52-90f4-4a0c-9d3c-3d7c3b0f5a11' };
    for (let time = 0; time < 2; time += 1) expect((await send(notice, headers)).status).toBe(200);
    expect(await stored()).toHaveLength(before + 1);
  });
});
