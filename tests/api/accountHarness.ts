/** Helpers for tests about accounts: an application with a clock of its own, filled-in forms, multipart bodies, the mails in the outbox. */
import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { AccountForm } from '../../src/contract/forms/accountForm.ts';
import { businessFields, directorFields, type BusinessValues, type DirectorValues } from '../../src/contract/forms/accountFields.ts';
import { emptyValuesOf } from '../../src/contract/forms/fieldDefinitions.ts';
import { accountFormCall } from '../../src/contract/calls.ts';
import type { RobotCheck } from '../../src/contract/forms/robotCheck.ts';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import type { ReceivedFile } from '../../src/server/security/documents.ts';
import { register as storeForm } from '../../src/server/accounts/registration.ts';
import type { Config } from '../../src/server/config.ts';
import type { Mail, MailKind } from '../../src/server/mail/index.ts';
import { freshDatabase, openApp, type TestApp } from './harness.ts';

/** An application whose time only moves when a test moves it. */
export interface ClockedApp extends TestApp {
  /** Lets time pass. */
  wait(milliseconds: number): void;
  now(): Date;
  readonly config: Config;
}

/** An application on an empty database of its own. @param settings - that differ from the usual ones */
export async function openClockedApp(settings: Partial<Config> = {}): Promise<ClockedApp> {
  const { config: usual, remove } = await freshDatabase();
  const config = { ...usual, ...settings };
  let now = Date.UTC(2026, 10, 2, 9);
  const app = await openApp(config, { clock: () => new Date(now) });
  // The limits read the system's clock: it goes on by itself, and jumps when a test lets time pass.
  const systemNow = Date.now.bind(Date);
  let passed = 0;
  const systemClock = vi.spyOn(Date, 'now').mockImplementation(() => systemNow() + passed);
  return {
    ...app,
    wait: (milliseconds) => {
      now += milliseconds;
      passed += milliseconds;
    },
    now: () => new Date(now),
    config,
    async close() {
      await app.close();
      await remove();
      systemClock.mockRestore();
    },
  };
}

/** A director as a careful person fills the fields in. */
export const director: DirectorValues = {
  ...emptyValuesOf(directorFields),
  firstName: 'Maya',
  lastName: 'Ostrander',
  address1: '4 Kelp Street',
  city: 'Salford',
  postCode: 'M5 4WT',
  mobileNo: '07700900181',
  mail: 'maya@goldenfryer.example.co.uk',
};

/** A business as a careful person fills the fields in. */
const business: BusinessValues = {
  ...emptyValuesOf(businessFields),
  name: 'Golden Fryer Ltd',
  address1: '12 Harbour Road',
  city: 'Manchester',
  postCode: 'M12 0ZX',
  landlineNo: '01614960181',
  mail: 'orders@goldenfryer.example.co.uk',
  vatNumber: 'GB 340 8043 29',
  registrationNumber: '01234567',
};

let registrations = 0;

/** A filled-in form, with a mail address that no other form of the run has. */
export function filledForm(changes: Partial<AccountForm['business']> = {}, directors: AccountForm['directors'] = [director]): AccountForm {
  registrations += 1;
  return {
    business: {
      ...business,
      mail: `orders${registrations}@goldenfryer.example.co.uk`,
      termsAccepted: true,
      termsAcceptedAt: '2026-11-02T08:59:30.000Z',
      ipAddress: '198.51.100.7',
      ...changes,
    },
    directors,
  };
}

/** A part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  readonly fileName?: string;
  readonly type?: string;
}

const boundary = '----tarnbrookTestBoundary7d1';

/** The content type of a multipart body. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Writes parts as a browser does. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`,
    `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

/** The answer of `POST business/accountForm`. */
export interface RegistrationAnswer {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly reference?: string;
    readonly msg?: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
  readonly headers: LightMyRequestResponse['headers'];
}

/** How a form is sent. */
export interface Sending {
  /** File parts. */
  readonly files?: readonly Part[];
  readonly key?: string;
  /** The connection's address. */
  readonly from?: string;
  /** Default: {@link byPerson}. */
  readonly check?: RobotCheck | 'none';
}

/** The robot check of a person who took their time: the server answers it at once. */
export const byPerson: RobotCheck = { website: '', elapsedMs: 60_000 };

/** A body with the robot check of a person, unless it has one of its own. A value that is no object stays as it is. */
export function asByPerson(body: unknown, check: RobotCheck = byPerson): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { check, ...body } : body;
}

/** Sends a form. */
export function send(
  app: Pick<TestApp, 'app'>,
  form: unknown,
  { files = [], key, from, check = byPerson }: Sending = {},
): Promise<RegistrationAnswer> {
  const values = check === 'none' ? form : asByPerson(form, check);
  return sendParts(app, [{ name: 'body', content: JSON.stringify(values) }, ...files], { ...(key && { key }), ...(from && { from }) });
}

/**
 * Registers a business without the call, whose answer is always delayed.
 *
 * @param sending - the connection's address, and a proof of address; by default none
 */
export async function register(
  { database, now, config }: ClockedApp,
  form: AccountForm,
  { from = '127.0.0.1', proof }: { readonly from?: string; readonly proof?: ReceivedFile } = {},
): Promise<void> {
  const files = new Map(proof && [['business.proofAddress1', () => Promise.resolve(proof)]]);
  await storeForm({ database, facts, unverifiedBytes: config.unverifiedBytes }, { form, files }, proof?.content.length ?? 0, {
    key: undefined,
    address: from,
    now: now(),
  });
}

/** Sends parts as they are. */
export function sendParts(
  app: Pick<TestApp, 'app'>,
  parts: readonly Part[],
  sending: Pick<Sending, 'key' | 'from'> = {},
): Promise<RegistrationAnswer> {
  return sendBytes(app, multipartBody(parts), sending);
}

/** Sends a body as it is. */
export async function sendBytes(
  { app }: Pick<TestApp, 'app'>,
  payload: Buffer | NodeJS.ReadableStream,
  { key, from }: Pick<Sending, 'key' | 'from'> = {},
): Promise<RegistrationAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: accountFormCall,
    payload,
    headers: { 'content-type': multipartType, ...(key && { 'idempotency-key': key }) },
    ...(from && { remoteAddress: from }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** A mail in the outbox, with all its facts. */
export type WaitingMail<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** The mails of a kind to somebody in the outbox, oldest first. */
export async function mailsTo<Kind extends MailKind>({ database }: TestApp, to: string, kind: Kind): Promise<WaitingMail<Kind>[]> {
  const rows = await database.kysely
    .selectFrom('outbox')
    .select(['cause', 'content'])
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ cause, content }) => ({ kind, to, cause, ...content }) as unknown as WaitingMail<Kind>);
}

/** The newest mail of a kind to somebody. */
export async function lastMailTo<Kind extends MailKind>(app: TestApp, to: string, kind: Kind): Promise<WaitingMail<Kind>> {
  const mail = (await mailsTo(app, to, kind)).at(-1);
  if (!mail) throw new Error(`No mail "${kind}" waits for ${to}.`);
  return mail;
}
