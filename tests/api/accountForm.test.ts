import { directorCount, documentMaxBytes } from '../../src/contract/limits.ts';
import { Readable } from 'node:stream';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../src/brands/index.ts';
import { checkAccountForm, type AccountForm } from '../../src/contract/forms/accountForm.ts';
import { formMessages } from '../../src/contract/forms/messages.ts';
import { createApp } from '../../src/server/app.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import {
  director,
  filledForm,
  lastMailTo,
  mailsTo,
  multipartBody,
  multipartType,
  openClockedApp,
  send,
  sendBytes,
  sendParts,
  type ClockedApp,
  type Part,
} from './accountHarness.ts';
import { pdfOf, samples, zip } from './documentSamples.ts';
import { get, post } from './harness.ts';

const facts = await loadFacts('tarnbrook');

describe('POST business/accountForm', () => {
  let shop: ClockedApp;
  beforeAll(async () => {
    shop = await openClockedApp();
  });
  afterAll(() => shop?.close());

  const accountOf = (mail: string) =>
    shop.database.kysely.selectFrom('account').selectAll().where('mailKey', '=', mail.toLowerCase()).executeTakeFirst();
  const counts = async () => {
    const { kysely } = shop.database;
    const count = async (
      table: 'account' | 'accountDirector' | 'accountEvent' | 'accountToken' | 'document' | 'outbox' | 'idempotencyKey',
    ) =>
      Number(
        (
          await kysely
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      );
    return {
      accounts: await count('account'),
      directors: await count('accountDirector'),
      events: await count('accountEvent'),
      tokens: await count('accountToken'),
      documents: await count('document'),
      mails: await count('outbox'),
      keys: await count('idempotencyKey'),
    };
  };
  /** Checks that a refusal leaves nothing behind. */
  const storingNothing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = await counts();
    const result = await work();
    expect(await counts()).toEqual(before);
    return result;
  };

  describe('takes a whole form', () => {
    const form = filledForm(
      { name: '  Golden\u200b  Fryer Ltd ', mobileNo: '+44 (0)7700 900-182', vatNumber: 'gb 340.8043-29', postCode: 'm120zx' },
      [director, { ...director, firstName: 'Idris', mail: 'idris@goldenfryer.example.co.uk', postCode: 'nowhere' }],
    );
    const files: Part[] = [
      { name: 'business.proofAddress1', fileName: 'rates bill.pdf', ...samples.pdf },
      { name: 'directors[1].proofAddress', fileName: 'C:\\home\\letter.docx', ...samples.docx },
      { name: 'directors[0].proofAddress', fileName: 'alt\u202efdp.doc', ...samples.doc },
    ];
    let answer: Awaited<ReturnType<typeof send>>;
    beforeAll(async () => {
      answer = await send(shop, form, { files, from: '203.0.113.9' });
    });

    it('and says so with the message of the specification', () => {
      expect(answer).toMatchObject({
        status: 201,
        body: {
          message: 'Success! Check your email and click the verification link. Once verified, we’ll review and approve your account.',
        },
        headers: { 'cache-control': 'no-store' },
      });
    });

    it('with what was typed, cleaned and in normal form, and as it was typed', async () => {
      expect(await accountOf(form.business.mail)).toMatchObject({
        state: 'submitted',
        name: 'Golden Fryer Ltd',
        mobileNo: '07700900182',
        vatNumber: '340804329',
        postCode: 'M12 0ZX',
        registrationNumber: '01234567',
        typed: { vatNumber: 'gb 340.8043-29', postCode: 'm120zx', registrationNumber: '01234567' },
        userName: null,
        passwordHash: null,
      });
    });

    it('with the consent: version, our clock, the connection, and what the browser claimed', async () => {
      expect(await accountOf(form.business.mail)).toMatchObject({
        termsVersion: '2026-11-26',
        privacyVersion: '2026-11-26',
        createdAt: shop.now(),
        ipAddress: '203.0.113.9',
        termsAcceptedAtClaimed: '2026-11-02T08:59:30.000Z',
        ipAddressClaimed: '198.51.100.7',
      });
    });

    it('with its directors and files, each where it belongs and byte for byte', async () => {
      const { kysely } = shop.database;
      const account = (await accountOf(form.business.mail))!;
      const directors = await kysely
        .selectFrom('accountDirector')
        .selectAll()
        .where('accountId', '=', account.id)
        .orderBy('position')
        .execute();
      expect(directors.map(({ firstName }) => firstName)).toEqual(['Maya', 'Idris']);
      const ids = [account.proofAddress1Id, ...directors.map(({ proofAddressId }) => proofAddressId)];
      const documents = await Promise.all(
        ids.map((id) => kysely.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
      );
      expect(documents.map(({ fileName, mimeType }) => [fileName, mimeType])).toEqual([
        ['rates bill.pdf', samples.pdf.type],
        ['altfdp.doc', samples.doc.type],
        ['letter.docx', samples.docx.type],
      ]);
      for (const [index, sample] of [samples.pdf, samples.doc, samples.docx].entries())
        expect(Buffer.compare(documents[index]!.content, sample.content)).toBe(0);
      expect(account.proofAddress2Id).toBeNull();
    });

    it('with its warnings, which never block', async () => {
      expect((await accountOf(form.business.mail))!.warnings).toEqual({
        'directors[1].postCode': 'This does not look like a UK post code',
      });
    });

    it('with the first entry of its history, and mails to the applicant and to staff', async () => {
      const { id } = (await accountOf(form.business.mail))!;
      const events = await shop.database.kysely.selectFrom('accountEvent').selectAll().where('accountId', '=', id).execute();
      expect(events).toMatchObject([{ kind: 'submitted', actor: 'applicant', fromState: null, toState: 'submitted', at: shop.now() }]);
      const verify = await lastMailTo(shop, form.business.mail, 'verify');
      expect(verify).toMatchObject({ businessName: 'Golden Fryer Ltd', token: expect.stringMatching(/^[\w-]{43}$/u) as unknown });
      expect(await lastMailTo(shop, facts.company.mail, 'staffAccount')).toMatchObject({
        accountId: id,
        event: 'submitted',
        details: [
          ['Business name', 'Golden Fryer Ltd'],
          ['VAT Reg No.', '340804329'],
          ['Company Reg No.', '01234567'],
        ],
        directors: 2,
        documents: 3,
        warnings: ['Director 2: This does not look like a UK post code'],
      });
    });

    it('and keeps of the link only its hash', async () => {
      const { token } = await lastMailTo(shop, form.business.mail, 'verify');
      const stored = await shop.database.kysely.selectFrom('accountToken').select('hash').execute();
      expect(stored.map(({ hash }) => hash)).not.toContain(token);
    });

    it('and leaves nothing of the upload on disk', async () => {
      expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([]);
    });
  });

  it('takes the other spelling of a director’s mobile number', async () => {
    const form = filledForm();
    const { mobileNo: _, ...rest } = director;
    expect(await send(shop, { ...form, directors: [{ ...rest, MobileNo: '07700 900183' }] })).toMatchObject({ status: 201 });
    const { id } = (await accountOf(form.business.mail))!;
    const stored = await shop.database.kysely.selectFrom('accountDirector').select('mobileNo').where('accountId', '=', id).execute();
    expect(stored).toEqual([{ mobileNo: '07700900183' }]);
  });

  it('takes a form without files, and with the empty parts that browsers send for fields left empty', async () => {
    const files = [{ name: 'business.proofAddress1', fileName: '', content: '', type: 'application/octet-stream' }];
    expect(await send(shop, filledForm(), { files })).toMatchObject({ status: 201 });
  });

  it('takes the part "body" as a file of JSON too, and after the files', async () => {
    const parts = [
      { name: 'business.proofAddress2', fileName: 'a.pdf', ...samples.pdf },
      { name: 'body', fileName: 'blob', type: 'application/json', content: JSON.stringify(filledForm()) },
    ];
    expect(await sendParts(shop, parts)).toMatchObject({ status: 201 });
  });

  it.each([
    ['a rates %22bill%22.pdf', 'a rates bill.pdf'],
    ['rates%0D%0Abill.pdf', 'rates bill.pdf'],
    ['100%25 of%20rates.pdf', '100%25 of%20rates.pdf'],
  ])('reads a file name as browsers write it: %s', async (fileName, stored) => {
    const form = filledForm();
    expect(await send(shop, form, { files: [{ name: 'business.proofAddress1', fileName, ...samples.pdf }] })).toMatchObject({
      status: 201,
    });
    const document = await shop.database.kysely
      .selectFrom('document')
      .select('fileName')
      .where('id', '=', (await accountOf(form.business.mail))!.proofAddress1Id)
      .executeTakeFirstOrThrow();
    expect(document.fileName).toBe(stored);
  });

  it.each(['application/x-pdf', 'text/pdf', 'application/octet-stream', undefined])(
    'takes a proof that is declared as %s',
    async (type) => {
      const { content } = samples.pdf;
      const files = [{ name: 'business.proofAddress1', fileName: 'bill.pdf', content, ...(type === undefined ? {} : { type }) }];
      expect(await send(shop, filledForm(), { files })).toMatchObject({ status: 201 });
    },
  );

  it('takes nothing that a client may not decide', async () => {
    const form = filledForm();
    await send(shop, {
      ...form,
      state: 'approved',
      business: { ...form.business, state: 'approved', userName: 'TB1', createdAt: '2020-01-01' },
    });
    expect(await accountOf(form.business.mail)).toMatchObject({ state: 'submitted', userName: null, createdAt: shop.now() });
  });

  it('takes a time and an address that are none for unknown', async () => {
    const form = filledForm({ termsAcceptedAt: 'yesterday', ipAddress: '<script>' });
    await send(shop, form);
    expect(await accountOf(form.business.mail)).toMatchObject({ termsAcceptedAtClaimed: '', ipAddressClaimed: '' });
  });

  it.each([
    ['business.name', { name: ' ' }, 'Business name is required'],
    ['business.address1', { address1: '' }, 'Address 1 is required'],
    ['business.mail', { mail: '' }, 'Business mail is required'],
    ['business.mail', { mail: 'orders@fryer' }, 'Please enter a valid mail'],
    ['business.mail', { mail: 'a@b.example.com\r\nBcc: c@d.example.com' }, 'Please enter a valid mail'],
    ['business.vatNumber', { vatNumber: '' }, 'VAT Reg No. is required'],
    ['business.registrationNumber', { registrationNumber: '' }, 'Company Reg No. is required'],
    ['business.landlineNo', { landlineNo: '0161 x' }, 'Only numbers are allowed'],
    ['business.mobileNo', { mobileNo: 'none' }, 'Only numbers are allowed'],
    ['business.name', { name: 'x'.repeat(201) }, 'Must be at most 200 characters'],
    ['business.termsAccepted', { termsAccepted: false }, 'You must accept the terms and privacy policy'],
  ] as const)('refuses %s of %o: %s', async (field, changes, message) => {
    const answer = await storingNothing(() => send(shop, filledForm(changes)));
    expect(answer).toMatchObject({ status: 400, body: { msg: message, message, errors: { [field]: message } } });
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['address1', '', 'Address 1 is required'],
    ['mail', '', 'Personal mail is required'],
    ['mail', 'maya', 'Please enter a valid mail'],
    ['mobileNo', 'x', 'Only numbers are allowed'],
    ['landlineNo', 'x', 'Only numbers are allowed'],
  ] as const)('refuses a second director whose %s is "%s": %s', async (field, value, message) => {
    const answer = await storingNothing(() => send(shop, filledForm({}, [director, { ...director, [field]: value }])));
    expect(answer).toMatchObject({ status: 400, body: { errors: { [`directors[1].${field}`]: message } } });
  });

  it('names everything that is wrong with an empty form, as the screen does', async () => {
    const form: AccountForm = {
      business: { termsAccepted: false } as AccountForm['business'],
      directors: [{} as AccountForm['directors'][0]],
    };
    const answer = await storingNothing(() => send(shop, form));
    expect(answer.body.errors).toEqual(checkAccountForm(form));
    expect(Object.keys(answer.body.errors!)).toHaveLength(10);
  });

  it.each([
    ['no directors', { directors: [] }, 'directors'],
    ['too many directors', { directors: Array.from({ length: directorCount.max + 1 }, () => director) }, 'directors'],
    ['directors that are no list', { directors: 'Maya' }, 'directors'],
    ['a director that is none', { directors: [null] }, 'directors[0]'],
    ['a number for a name', { business: { ...filledForm().business, name: 7 } }, 'business.name'],
    ['no business', { business: undefined }, 'business'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await storingNothing(() => send(shop, { ...filledForm(), ...changes }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
  });

  it.each(['', '{', '[]', '"text"', '7', 'null', '['.repeat(50_000)])('refuses a part "body" of %#', async (content) => {
    const answer = await storingNothing(() => sendParts(shop, [{ name: 'body', content }]));
    expect(answer.status).toBe(400);
  });

  describe('refuses, and stores nothing', () => {
    const pdf = (name: string): Part => ({ name, fileName: 'proof.pdf', ...samples.pdf });

    it.each<[string, readonly Part[], string, string]>([
      ['a missing part "body"', [pdf('business.proofAddress1')], 'body', 'The part "body" is missing'],
      [
        'a part "body" sent twice',
        [
          { name: 'body', content: '{}' },
          { name: 'body', content: '{}' },
        ],
        'body',
        'body was sent twice',
      ],
      [
        'a file sent twice',
        [{ name: 'body', content: '{}' }, pdf('business.proofAddress1'), pdf('business.proofAddress1')],
        'business.proofAddress1',
        'business.proofAddress1 was sent twice',
      ],
      [
        'an unknown part',
        [{ name: 'body', content: '{}' }, pdf('business.passport')],
        'business.passport',
        'business.passport is not a part of this form',
      ],
      [
        'an unknown field',
        [
          { name: 'body', content: '{}' },
          { name: 'isAdmin', content: 'true' },
        ],
        'isAdmin',
        'isAdmin is not a part of this form',
      ],
      [
        'a proof of a director beyond the last possible',
        [{ name: 'body', content: '{}' }, pdf(`directors[${directorCount.max}].proofAddress`)],
        `directors[${directorCount.max}].proofAddress`,
        `directors[${directorCount.max}].proofAddress is not a part of this form`,
      ],
    ])('%s', async (_, parts, field, message) => {
      const answer = await storingNothing(() => sendParts(shop, parts));
      expect(answer).toMatchObject({ status: 400, body: { msg: message, message, errors: { [field]: message } } });
    });

    it('a proof of a director who is not in the form', async () => {
      const answer = await storingNothing(() => send(shop, filledForm(), { files: [pdf('directors[1].proofAddress')] }));
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { 'directors[1].proofAddress': 'directors[1].proofAddress belongs to no director' } },
      });
    });

    const big = Buffer.concat([samples.pdf.content, Buffer.alloc(documentMaxBytes - samples.pdf.content.length + 1)]);

    it.each<[string, Omit<Part, 'name'>, string]>([
      [
        'of a byte more than 5 MB',
        { fileName: 'a.pdf', type: 'application/pdf', content: big },
        'Proof of address 1 must be less than 5MB',
      ],
      ['of another kind', { fileName: 'a.png', type: 'image/png', content: 'x' }, 'Proof of address 1 must be a PDF, DOC or DOCX file'],
      [
        'without a name',
        { fileName: '', type: 'application/pdf', content: samples.pdf.content },
        'Proof of address 1 must be a PDF, DOC or DOCX file',
      ],
      ['that is empty', { fileName: 'a.pdf', type: 'application/pdf', content: '' }, 'Proof of address 1 is an empty file'],
      [
        'with another signature',
        { fileName: 'a.pdf', type: 'application/pdf', content: 'MZ\u0090\u0000 this program' },
        'Proof of address 1 is not what its name says: save it again as PDF, DOC or DOCX',
      ],
      [
        'with another declared type',
        { fileName: 'a.pdf', type: 'text/html', content: samples.pdf.content },
        'Proof of address 1 is not what its name says: save it again as PDF, DOC or DOCX',
      ],
      [
        'that is a zip without word/',
        { fileName: 'a.docx', type: samples.docx.type, content: zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }) },
        'Proof of address 1 is not what its name says: save it again as PDF, DOC or DOCX',
      ],
      [
        'with macros',
        {
          fileName: 'a.docx',
          type: samples.docx.type,
          content: zip({
            '[Content_Types].xml': '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
            'word/document.xml': '<document/>',
          }),
        },
        'Proof of address 1 holds a script, a program, macros or parts from elsewhere: print it to a PDF and send that',
      ],
    ])('a file %s', async (_, file, message) => {
      const answer = await storingNothing(() => send(shop, filledForm(), { files: [{ name: 'business.proofAddress1', ...file }] }));
      expect(answer).toMatchObject({ status: 400, body: { msg: message, message, errors: { 'business.proofAddress1': message } } });
    });

    it('too many parts', async () => {
      const parts = Array.from({ length: directorCount.max + 4 }, (_, index) => ({ name: `part${index}`, content: 'x' }));
      const answer = await storingNothing(() => sendParts(shop, [...parts]));
      expect(answer).toMatchObject({ status: 413, body: { msg: 'The form has too many parts.' } });
    });

    it('a part "body" that is too large', async () => {
      const answer = await storingNothing(() => sendParts(shop, [{ name: 'body', content: `"${'x'.repeat(300_000)}"` }]));
      expect(answer).toMatchObject({ status: 413, body: { msg: 'The part "body" is too large.' } });
    });

    it.each([
      ['another content type', { 'content-type': 'application/json' }, '{}', 400],
      ['plain text', { 'content-type': 'text/csv' }, 'a', 415],
      ['a multipart body without a boundary', { 'content-type': 'multipart/form-data' }, 'a', 400],
      ['a boundary that is too long', { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` }, 'a', 400],
      ['more bytes than any form can have', { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900000000' }, 'a', 413],
    ])('%s', async (_, headers, payload, status) => {
      const response = await storingNothing(async () =>
        shop.app.inject({ method: 'POST', url: '/api/business/accountForm', headers, payload }),
      );
      expect(response.statusCode).toBe(status);
      expect(Object.keys(response.json())).toEqual(expect.arrayContaining(['msg', 'message']));
    });
  });

  it('takes a file of exactly 5 MB', async () => {
    const files = [{ name: 'business.proofAddress1', fileName: 'a.pdf', type: 'application/pdf', content: pdfOf(documentMaxBytes) }];
    expect(await send(shop, filledForm(), { files })).toMatchObject({ status: 201 });
  });

  describe('whatever way the bytes come', () => {
    const parts = (form: AccountForm): Part[] => [
      { name: 'business.proofAddress1', fileName: 'a.pdf', ...samples.pdf },
      { name: 'body', content: JSON.stringify(form) },
      { name: 'directors[0].proofAddress', fileName: 'b.docx', ...samples.docx },
    ];

    it('cut into pieces at random places, it takes the form whole', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), async (cuts) => {
          const form = filledForm();
          const bytes = multipartBody(parts(form));
          const places = [0, ...cuts.map((cut) => Math.floor(cut * bytes.length)).toSorted((a, b) => a - b), bytes.length];
          const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
          const answer = await sendBytes(shop, Readable.from(pieces.filter(({ length }) => length > 0)));
          expect(answer.status).toBe(201);
          const account = (await accountOf(form.business.mail))!;
          const stored = await shop.database.kysely
            .selectFrom('document')
            .select('content')
            .where('id', '=', account.proofAddress1Id)
            .executeTakeFirstOrThrow();
          expect(Buffer.compare(stored.content, samples.pdf.content)).toBe(0);
        }),
        { numRuns: 10 },
      );
    });

    it('broken off at a random place, it refuses and stores nothing', async () => {
      const bytes = multipartBody(parts(filledForm()));
      // Bytes after the two hyphens of the last boundary are not needed.
      const last = bytes.length - '--\r\n'.length;
      await fc.assert(
        fc.asyncProperty(fc.nat(last - 1), async (end) => {
          const answer = await storingNothing(() => sendBytes(shop, bytes.subarray(0, end)));
          expect(answer.status).toBe(400);
          expect(answer.body.msg).toBe(answer.body.message);
        }),
        { numRuns: 60 },
      );
    });

    it('with bytes changed at random, it never fails inside', async () => {
      const bytes = multipartBody(parts(filledForm()));
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }), async (changes) => {
          const changed = Buffer.from(bytes);
          for (const [place, byte] of changes) changed[place] = byte;
          expect([201, 400, 413]).toContain((await sendBytes(shop, changed)).status);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('for a mail that has an account already', () => {
    it('gives the same answer, makes nothing, and tells the owner', async () => {
      const form = filledForm();
      const first = await send(shop, form);
      const before = await counts();
      const again = filledForm({ mail: form.business.mail.toUpperCase(), name: 'Somebody Else' });
      const second = await send(shop, again, { files: [{ name: 'business.proofAddress1', fileName: 'a.pdf', ...samples.pdf }] });
      expect([second.status, second.body.message]).toEqual([first.status, first.body.message]);
      for (const { body } of [first, second]) {
        expect(Object.keys(body).toSorted()).toEqual(['message', 'reference']);
        expect(body.reference).toMatch(/^\w{4}-\w{4}$/u);
      }
      expect(second.body.reference).not.toBe(first.body.reference);
      expect(await counts()).toEqual({ ...before, events: before.events + 1, mails: before.mails + 1 });
      expect(await mailsTo(shop, form.business.mail, 'alreadyRegistered')).toMatchObject([{ businessName: 'Golden Fryer Ltd' }]);
    });

    it('tells the owner once an hour at most', async () => {
      const form = filledForm();
      for (let count = 0; count < 3; count += 1) await send(shop, form);
      expect(await mailsTo(shop, form.business.mail, 'alreadyRegistered')).toHaveLength(1);
      shop.wait(60 * 60_000);
      await send(shop, form);
      expect(await mailsTo(shop, form.business.mail, 'alreadyRegistered')).toHaveLength(2);
    });

    it('sends a new link to an owner who has not confirmed the address, and the older one stops working', async () => {
      const form = filledForm();
      await send(shop, form);
      const first = await lastMailTo(shop, form.business.mail, 'verify');
      await send(shop, form);
      expect(await mailsTo(shop, form.business.mail, 'verify')).toHaveLength(1);
      shop.wait(15 * 60_000);
      await send(shop, form);
      const second = await lastMailTo(shop, form.business.mail, 'verify');
      expect(second.token).not.toBe(first.token);
      expect(await post(shop, '/api/auth/verifyEmail', { token: first.token })).toMatchObject({ status: 400 });
      expect(await post(shop, '/api/auth/verifyEmail', { token: second.token })).toMatchObject({ status: 200 });
    });
  });

  it('makes one account of 50 identical registrations at once', async () => {
    const form = filledForm();
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(shop, form, { files: [{ name: 'business.proofAddress1', fileName: 'a.pdf', ...samples.pdf }] }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(new Set([`201 ${formMessages.accountSent}`]));
    const after = await counts();
    expect([after.accounts, after.directors, after.documents]).toEqual([before.accounts + 1, before.directors + 1, before.documents + 1]);
    expect(await mailsTo(shop, form.business.mail, 'verify')).toHaveLength(1);
  });

  describe('with an Idempotency-Key', () => {
    it('makes one account of 50 at once and gives all the first answer', async () => {
      const form = filledForm();
      const key = crypto.randomUUID();
      const before = await counts();
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(shop, form, { key })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const after = await counts();
      expect([after.accounts, after.events, after.keys]).toEqual([before.accounts + 1, before.events + 1, before.keys + 1]);
      expect(await mailsTo(shop, form.business.mail, 'alreadyRegistered')).toEqual([]);
    });

    it('does nothing when the key comes again, whatever the form says then', async () => {
      const key = crypto.randomUUID();
      await send(shop, filledForm(), { key });
      const answer = await storingNothing(() => send(shop, filledForm(), { key }));
      expect(answer.status).toBe(201);
    });

    it('takes the same key again after a refusal', async () => {
      const key = crypto.randomUUID();
      expect((await send(shop, filledForm({ name: '' }), { key })).status).toBe(400);
      expect((await send(shop, filledForm(), { key })).status).toBe(201);
    });

    it('forgets a key after a week', async () => {
      const key = crypto.randomUUID();
      await send(shop, filledForm(), { key });
      const old = sql<Date>`now() - interval '7 days 1 second'`;
      await shop.database.kysely.updateTable('idempotencyKey').set({ createdAt: old }).where('key', '=', key).execute();
      const before = await counts();
      await send(shop, filledForm(), { key });
      expect((await counts()).accounts).toBe(before.accounts + 1);
    });

    it('refuses a key that is none', async () => {
      expect(await storingNothing(() => send(shop, filledForm(), { key: 'a b' }))).toMatchObject({
        status: 400,
        body: { msg: 'The Idempotency-Key header must be a UUID.' },
      });
    });
  });

  describe('keeps programs away', () => {
    it('refuses a filled hidden field', async () => {
      const answer = await storingNothing(() =>
        send(shop, filledForm(), { check: { website: 'https://spam.example.com', elapsedMs: 60_000 } }),
      );
      expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining('send it again') as unknown } });
    });

    it.each([
      ['sent at once, as a restored draft is', { website: '', elapsedMs: 304 }],
      ['that does not say how long it took', 'none'],
    ] as const)('takes a form %s, and takes its time to answer', async (_, check) => {
      const started = performance.now();
      expect(await send(shop, filledForm(), { check })).toMatchObject({ status: 201 });
      expect(performance.now() - started).toBeGreaterThan(1000);
    });

    it('takes a form from a person', async () => {
      expect(await send(shop, filledForm(), { check: { website: '', elapsedMs: 90_000 } })).toMatchObject({ status: 201 });
    });

    it('sends an address away after 20 submissions in ten minutes, and no other', async () => {
      const from = '203.0.113.77';
      const sent = await Promise.all(Array.from({ length: 20 }, () => send(shop, {}, { from })));
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([400]));
      const refused = await storingNothing(() => send(shop, filledForm(), { from }));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(shop, filledForm(), { from: '203.0.113.78' })).status).toBe(201);
      shop.wait(10 * 60_000);
      expect((await send(shop, filledForm(), { from })).status).toBe(201);
    });
  });

  describe('behind a proxy', () => {
    const addressFor = async (trustedProxies: readonly string[], forwardedFor: string) => {
      const { config, database, catalogue } = shop;
      const proxied = createApp({
        config: { ...config, trustedProxies },
        facts,
        database,
        catalogue,
        mediaStore: openMediaStore(config),
        logger: pino({ level: 'silent' }),
      });
      const form = filledForm();
      await proxied.inject({
        method: 'POST',
        url: '/api/business/accountForm',
        payload: multipartBody([{ name: 'body', content: JSON.stringify(form) }]),
        headers: { 'content-type': multipartType, 'x-forwarded-for': forwardedFor },
        remoteAddress: '10.1.2.3',
      });
      await proxied.close();
      return (await accountOf(form.business.mail))!.ipAddress;
    };

    it('believes the proxies that TRUSTED_PROXIES names, and nobody else', async () => {
      expect(await addressFor(['10.0.0.0/8'], '198.51.100.1, 203.0.113.60')).toBe('203.0.113.60');
      expect(await addressFor(['10.9.9.9'], '203.0.113.60')).toBe('10.1.2.3');
      expect(await addressFor([], '203.0.113.60')).toBe('10.1.2.3');
    });
  });

  it('takes a connection that breaks off for a form that did not arrive, and goes on', async () => {
    const beginning = [multipartBody([{ name: 'body', content: JSON.stringify(filledForm()) }]).subarray(0, 300)];
    // The body breaks off once the server has begun to read, however long that takes.
    const broken = new Readable({
      read() {
        if (beginning.length > 0) this.push(beginning.pop());
        else setTimeout(() => this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })), 20);
      },
    });
    await storingNothing(() => sendBytes(shop, broken).catch(() => undefined));
    expect(await send(shop, filledForm())).toMatchObject({ status: 201 });
  });

  it('answers other methods with a 405 in JSON', async () => {
    expect(await get(shop, '/api/business/accountForm')).toMatchObject({ status: 405 });
  });
});
