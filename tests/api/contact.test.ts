import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
import type { ErrorAnswer } from '../../src/contract/catalogue.ts';
import { emptyMessage, messageMaxLength, type ContactMessage } from '../../src/contract/forms/contactMessage.ts';
import { asByPerson, byPerson } from './accountHarness.ts';
import { freshDatabase, openApp, post, type FreshDatabase, type TestApp } from './harness.ts';

const message: ContactMessage = {
  name: 'Asha Varley',
  mail: 'asha@varley.example.com',
  subject: 'Frozen haddock on Saturdays',
  message: 'Good morning,\ndo you deliver before six?\n\nAsha',
};

describe('POST mail/contactUs', () => {
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

  const send = (body: unknown, headers?: Record<string, string>) => post<ErrorAnswer>(shop, contactCall, asByPerson(body), headers);
  const stored = () => shop.database.kysely.selectFrom('contactMessage').selectAll().orderBy('id').execute();
  const mails = () => shop.database.kysely.selectFrom('outbox').select(['kind', 'recipient', 'cause', 'content']).orderBy('id').execute();

  it('keeps the message, acknowledges it to whoever wrote it and mails it to the company', async () => {
    const answer = await send(message);
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Your message has been sent successfully! We will get back to you soon.' },
    ]);
    const [row] = await stored();
    expect(row).toMatchObject({ ...message, ipAddress: '127.0.0.1' });
    expect(await mails()).toEqual([
      { kind: 'contactReceived', recipient: message.mail, cause: `contact:${row!.id}`, content: { name: message.name } },
      {
        kind: 'staffContact',
        recipient: 'trade@tarnbrook.example.co.uk',
        cause: `contact:${row!.id}:staff`,
        content: { messageId: row!.id, ...message },
      },
    ]);
  });

  it('writes to a domain with umlauts by its name in DNS, and keeps the joiners of names', async () => {
    const name = 'علی\u200cرضا 👩\u200d🍳';
    expect(await send({ ...message, name, mail: '\u202aÄnne.Müller@müller.example\u202c' })).toMatchObject({ status: 400 });
    expect(await send({ ...message, name: `\u202b${name}\u202c`, mail: '\u202aanna@müller.example\u202c' })).toMatchObject({ status: 200 });
    expect((await stored()).at(-1)).toMatchObject({ name, mail: 'anna@xn--mller-kva.example' });
    expect((await mails()).at(-2)).toMatchObject({ recipient: 'anna@xn--mller-kva.example', content: { name } });
  });

  it.each<[field: keyof ContactMessage, said: string, value: string]>([
    ['name', 'Your name is required', '  '],
    ['name', 'Your name is required', '\u200b\u202e'],
    ['name', 'Must be at most 200 characters', 'x'.repeat(201)],
    ['mail', 'Mail is required', ''],
    ['mail', 'Please enter a valid mail', 'asha'],
    ['mail', 'Please enter a valid mail', 'a@example.com, b@example.com'],
    ['mail', 'Please enter a valid mail', 'Asha <asha@example.com>, Ben <ben@example.com>'],
    ['mail', 'Please enter a valid mail', 'asha@example.com\r\nBcc: all@example.com'],
    ['subject', 'Subject is required', '\t'],
    ['message', 'message is required', '\n \n'],
    ['message', 'Must be at most 5000 characters', 'x'.repeat(messageMaxLength + 1)],
  ])('refuses a wrong %s: "%s"', async (field, said, value) => {
    const before = [await stored(), await mails()];
    const { status, body } = await send({ ...message, [field]: value });
    expect([status, body]).toEqual([400, { message: said, errors: { [field]: said } }]);
    expect([await stored(), await mails()]).toEqual(before);
  });

  it('names every field that is wrong, an absent one like an empty one', async () => {
    const errors = {
      name: 'Your name is required',
      mail: 'Mail is required',
      subject: 'Subject is required',
      message: 'message is required',
    };
    for (const body of [{}, emptyMessage]) expect(await send(body)).toMatchObject({ status: 400, body: { errors } });
  });

  it.each([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['null', null, 400],
    ['a number as name', { ...message, name: 7 }, 400],
    ['an object as message', { ...message, message: { text: 'x' } }, 400],
    ['a body of a megabyte', { ...message, message: 'x'.repeat(1_000_000) }, 413],
  ])('refuses %s', async (_, body, status) => {
    const answer = await send(body);
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });

  it('makes one message of one key, also when it is sent many times at once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const before = (await stored()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ ...message, subject: 'Once' }, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await send({ ...message, subject: 'Once' }, key)).toMatchObject({ status: 200, body: answers[0]!.body });
    expect((await stored()).slice(before).map(({ subject }) => subject)).toEqual(['Once']);
    expect((await send({ ...message, subject: 'Twice' }, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200);
    expect(await stored()).toHaveLength(before + 2);
  });

  it('lets a refused message use its key again when it is mended', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await send({ ...message, mail: '' }, key)).status).toBe(400);
    expect((await send(message, key)).status).toBe(200);
  });

  it('refuses what a program filled in, and believes a person', async () => {
    const before = (await stored()).length;
    expect((await send({ ...message, check: { website: 'https://example.com', elapsedMs: 60_000 } })).status).toBe(400);
    expect(await stored()).toHaveLength(before);
    expect((await send({ ...message, check: byPerson })).status).toBe(200);
  });

  it('refuses nobody for being quick: the answer takes its time, as that to a message without a check does', async () => {
    for (const check of [{ website: '', elapsedMs: 304 }, undefined]) {
      const started = performance.now();
      expect((await send({ ...message, check })).status).toBe(200);
      expect(performance.now() - started).toBeGreaterThan(1000);
    }
  });

  it('takes line breaks and controls out of one-line fields, so that none reaches a mail header', async () => {
    await send({
      ...message,
      name: 'Asha\r\nBcc: all@example.com',
      subject: 'Hello\nX-Evil: 1\u0000',
      message: 'One\r\ntwo\u0000\u202ethree',
    });
    expect((await stored()).at(-1)).toMatchObject({
      name: 'Asha Bcc: all@example.com',
      subject: 'Hello X-Evil: 1',
      message: 'One\ntwothree',
    });
  });

  it('slows an address down that sends too many, and says for how long', async () => {
    // The process counts addresses for all databases, so each database uses addresses of its own.
    const [crowd, neighbour] = ['203.0.113.7', '203.0.113.8'] as const;
    const from = (remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: contactCall,
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: { check: byPerson, ...message },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await from(crowd)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await from(crowd);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from(neighbour)).statusCode).toBe(200);
  });
});
