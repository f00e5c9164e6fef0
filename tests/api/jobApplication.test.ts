import { documentMaxBytes } from '../../src/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobApplicationCall } from '../../src/contract/calls.ts';
import type { ErrorAnswer } from '../../src/contract/catalogue.ts';
import type { JobApplication } from '../../src/contract/forms/jobApplication.ts';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { pdfOf } from './documentSamples.ts';
import { asByPerson } from './accountHarness.ts';
import { freshDatabase, openApp, post, type FreshDatabase, type TestApp } from './harness.ts';

const pdf = Buffer.from('%PDF-1.7\nA short life.\n%%EOF\n');
const pdfType = 'application/pdf';

describe('POST jobApplication', () => {
  let fresh: FreshDatabase;
  let shop: TestApp;
  let application: JobApplication;

  beforeAll(async () => {
    fresh = await freshDatabase();
    shop = await openApp(fresh.config);
    const { id } = await shop.database.kysely
      .insertInto('job')
      .values({ title: 'Van driver', description: 'd', task: 't', requirements: 'r', extraRequirements: 'e' })
      .returning('id')
      .executeTakeFirstOrThrow();
    application = {
      jobId: id,
      firstName: 'Tomos',
      lastName: 'Ackley',
      city: 'Salford',
      county: '',
      postCode: 'm50zz',
      mobileNo: '+44 7700 900456',
      mail: 'tomos@ackley.example.com',
      linkedin: '',
      termsAccepted: true,
      termsAcceptedAt: '2026-11-03T09:30:00.000Z',
      ipAddress: '198.51.100.4',
      cv: { fileName: 'Tomos Ackley.pdf', mimeType: pdfType, content: pdf.toString('base64') },
    };
  });
  afterAll(async () => {
    await shop?.close();
    await fresh?.remove();
  });
  beforeEach(async () => {
    for (const table of ['jobApplication', 'document', 'outbox'] as const) await shop.database.kysely.deleteFrom(table).execute();
  });

  const send = (body: unknown, headers?: Record<string, string>) => post<ErrorAnswer>(shop, jobApplicationCall, asByPerson(body), headers);
  const all = (table: 'jobApplication' | 'document' | 'outbox') =>
    shop.database.kysely.selectFrom(table).selectAll().orderBy('id').execute();
  const counts = async () => [(await all('jobApplication')).length, (await all('document')).length, (await all('outbox')).length];
  const withCv = (cv: Partial<JobApplication['cv']>) => ({ ...application, cv: { ...application.cv, ...cv } });

  it('keeps the application with its CV and consent, and mails the applicant and the company', async () => {
    const before = Date.now();
    const { status, body } = await send(application);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        message: 'Data submitted successfully! Please wait for approval.',
        reference: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/u),
      },
    });
    const { reference } = body as typeof body & { reference: string };
    const [row] = await shop.database.kysely.selectFrom('jobApplication').selectAll().execute();
    expect(row).toMatchObject({
      jobId: application.jobId,
      reference,
      firstName: 'Tomos',
      postCode: 'M5 0ZZ',
      mobileNo: '07700900456',
      termsVersion: facts.legal.termsVersion,
      privacyVersion: facts.legal.privacyVersion,
      termsAcceptedAtClaimed: '2026-11-03T09:30:00.000Z',
      ipAddressClaimed: '198.51.100.4',
      ipAddress: '127.0.0.1',
    });
    expect(row!.createdAt.getTime()).toBeGreaterThan(before - 5000);
    const document = await shop.database.kysely
      .selectFrom('document')
      .selectAll()
      .where('id', '=', row!.documentId)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({ fileName: 'Tomos Ackley.pdf', mimeType: pdfType, size: pdf.length });
    expect(Buffer.from(document.content).equals(pdf)).toBe(true);
    const mails = await shop.database.kysely.selectFrom('outbox').select(['kind', 'recipient', 'content']).orderBy('id').execute();
    expect(mails).toMatchObject([
      { kind: 'applicationReceived', recipient: application.mail, content: { firstName: 'Tomos', jobTitle: 'Van driver', reference } },
      {
        kind: 'staffApplication',
        recipient: facts.company.mail,
        content: { applicationId: row!.id, reference, applicantName: 'Tomos Ackley', mail: application.mail, jobTitle: 'Van driver' },
      },
    ]);
  });

  it('takes the optional fields left out, and a CV as browsers read it into an address', async () => {
    const { city: _city, county: _county, postCode: _postCode, linkedin: _linkedin, ...required } = application;
    const content = `data:application/pdf;base64,${pdf.toString('base64')}`;
    expect((await send({ ...required, cv: { ...application.cv, content } })).status).toBe(201);
    const [document] = await shop.database.kysely.selectFrom('document').select('content').execute();
    expect(Buffer.from(document!.content).equals(pdf)).toBe(true);
  });

  it.each(['ann-lee', '@annlee', 'Ann Lee on request', 'https://profiles.example.com/ann-lee'])(
    'takes any text as LinkedIn: %s',
    async (linkedin) => {
      expect((await send({ ...application, linkedin })).status).toBe(201);
      expect(await shop.database.kysely.selectFrom('jobApplication').select('linkedin').execute()).toEqual([{ linkedin }]);
    },
  );

  it.each<[field: string, said: string, value: unknown]>([
    ['firstName', 'First Name is required', ' '],
    ['lastName', 'Last Name is required', ''],
    ['mobileNo', 'Mobile No. is required', ''],
    ['mobileNo', 'Only numbers are allowed', '0770 x'],
    ['mobileNo', 'Only numbers are allowed', '+33 1 99 00 12 34'],
    ['mail', 'Mail is required', ''],
    ['mail', 'Please enter a valid mail', 'tomos@'],
    ['linkedin', 'Must be at most 200 characters', 'a'.repeat(201)],
    ['termsAccepted', 'You must accept the terms and privacy policy', false],
    ['termsAccepted', 'You must accept the terms and privacy policy', undefined],
    ['cv', 'CV is required', undefined],
    ['cv', 'CV is required', null],
    ['jobId', 'This job is no longer open', 2_147_483_647],
  ])('refuses a wrong %s with "%s" and keeps nothing', async (field, said, value) => {
    expect(await send({ ...application, [field]: value })).toMatchObject({
      status: 400,
      body: { message: said, errors: { [field]: said } },
    });
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('names everything that is wrong at once', async () => {
    const { status, body } = await send({ jobId: application.jobId });
    expect([status, Object.keys(body.errors!).toSorted()]).toEqual([
      400,
      ['cv', 'firstName', 'lastName', 'mail', 'mobileNo', 'termsAccepted'],
    ]);
    expect(body.message).toContain('First Name is required. Last Name is required');
  });

  it.each<[what: string, said: string, cv: () => Partial<JobApplication['cv']>]>([
    [
      'of a byte more than 5 MB',
      'CV must be less than 5MB',
      () => ({ content: Buffer.concat([pdf, Buffer.alloc(documentMaxBytes - pdf.length + 1)]).toString('base64') }),
    ],
    ['without content', 'CV is an empty file', () => ({ content: '' })],
    ['of another kind', 'CV must be a PDF, DOC or DOCX file', () => ({ fileName: 'cv.exe' })],
    ['with two extensions', 'CV must be a PDF, DOC or DOCX file', () => ({ fileName: 'cv.pdf.js' })],
    ['whose declared type differs', 'CV is not what its name says', () => ({ mimeType: 'text/html' })],
    ['whose content differs', 'CV is not what its name says', () => ({ content: Buffer.from('<html></html>').toString('base64') })],
    [
      'that is a zip but no DOCX',
      'CV is not what its name says',
      () => ({
        fileName: 'cv.docx',
        mimeType: '',
        content: Buffer.from('PK\u0003\u0004 and nothing else').toString('base64'),
      }),
    ],
    ['that is not base64', 'CV is not what its name says', () => ({ content: 'JVBERi0=!' })],
  ])('refuses a CV %s: "%s"', async (_, said, cv) => {
    const { status, body } = await send(withCv(cv()));
    expect([status, body.errors?.['cv']]).toEqual([400, expect.stringContaining(said)]);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it.each(['application/x-pdf', 'application/octet-stream', ''])('takes a CV that a program declares as "%s"', async (mimeType) => {
    expect((await send(withCv({ mimeType }))).status).toBe(201);
    expect(await shop.database.kysely.selectFrom('document').select('mimeType').execute()).toEqual([{ mimeType: pdfType }]);
  });

  it('takes a CV of exactly 5 MB', async () => {
    const content = pdfOf(documentMaxBytes).toString('base64');
    expect((await send(withCv({ content }))).status).toBe(201);
    expect(await shop.database.kysely.selectFrom('document').select('size').execute()).toEqual([{ size: documentMaxBytes }]);
  });

  it.each([
    ['too large a body', () => JSON.stringify(withCv({ content: 'A'.repeat(9_000_000) })), 413],
    ['a job that is no number', () => ({ ...application, jobId: 'first' }), 400],
    ['a CV that is no file', () => ({ ...application, cv: 'JVBERi0=' }), 400],
    ['no JSON', () => 'firstName=Tomos', 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await send(body());
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('gives a file a name without folders and without characters that deceive', async () => {
    await send(withCv({ fileName: '../../etc/\u202efdp.\u0000cv.pdf' }));
    expect(await shop.database.kysely.selectFrom('document').select('fileName').execute()).toEqual([{ fileName: 'fdp.cv.pdf' }]);
  });

  it('makes one application of one key, also when it is sent many times at once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ ...application, mail: 'once@example.com' }, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await counts()).toEqual([1, 1, 2]);
  });

  it('refuses a job that has been closed', async () => {
    const close = (closedAt: Date | null) =>
      shop.database.kysely.updateTable('job').set({ closedAt }).where('id', '=', application.jobId).execute();
    await close(new Date());
    expect(await send(application)).toMatchObject({ status: 400, body: { errors: { jobId: 'This job is no longer open' } } });
    await close(null);
    expect((await send(application)).status).toBe(201);
  });

  it('refuses what a program filled in', async () => {
    expect((await send({ ...application, check: { website: 'x', elapsedMs: 60_000 } })).status).toBe(400);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
