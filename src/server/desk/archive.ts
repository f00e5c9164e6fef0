/** The whole case of an account as a zip: a page that reads and prints anywhere, and the documents beside it. */
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { emptyValuesOf, labelledValues } from '../../contract/forms/fieldDefinitions.ts';
import type { AccountDetails } from '../accounts/records.ts';
import type { RelatedAccount } from '../accounts/related.ts';
import { saidWarnings } from '../accounts/states.ts';
import type { Schema } from '../database/index.ts';
import { escapeHtml } from '../html.ts';
import { readDocument } from '../security/documentStore.ts';
import { eventWords, stateWords } from './terms.ts';

type Facts = readonly (readonly [label: string, value: string])[];

function section(heading: string, facts: Facts): string {
  if (facts.length === 0) return '';
  const rows = facts.map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`);
  return `<h2>${escapeHtml(heading)}</h2><table>${rows.join('')}</table>`;
}

const timeOf = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** The name of a document in the zip; two may have one name. */
const nameOf = ({ fileName }: AccountDetails['files'][number], index: number): string => `documents/${index + 1} ${fileName}`;

function pageOf(account: AccountDetails, others: readonly RelatedAccount[]): string {
  const { typed, consent } = account;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(account.name)}</title><style>body{font-family:sans-serif;margin:2rem}th{text-align:start;padding-inline-end:2rem}th,td{vertical-align:top;white-space:pre-wrap}</style>`,
    `</head><body><h1>${escapeHtml(account.name)}</h1>`,
    section('Account', [
      ['Number', account.userName ?? String(account.id)],
      ['State', stateWords[account.state]],
    ]),
    section('Business', labelledValues(businessFields, account)),
    section('As typed', labelledValues(businessFields, { ...emptyValuesOf(businessFields), ...typed })),
    section(
      'Warnings',
      saidWarnings(account.warnings).map((warning, index) => [String(index + 1), warning] as const),
    ),
    ...account.directors.map((director, index) => section(`Director ${index + 1}`, labelledValues(directorFields, director))),
    section(
      'Same facts elsewhere',
      others.map(({ name, state, same }) => [`${name} (${stateWords[state].toLowerCase()})`, same.map(({ value }) => value).join(', ')]),
    ),
    section('Consent', [
      ['Terms', consent.termsVersion],
      ['Privacy policy', consent.privacyVersion],
      ['Accepted', `${timeOf(consent.at)} from ${consent.ipAddress}`],
    ]),
    section(
      'Documents',
      account.files.map((file, index) => [nameOf(file, index), `${Math.ceil(file.size / 1024)} KB${file.isReplaced ? ', replaced' : ''}`]),
    ),
    section(
      'History',
      account.history.map(({ at, kind, actor, note }) => [timeOf(at), [`${eventWords[kind]}, ${actor}`, note].filter(Boolean).join('\n')]),
    ),
    '</body></html>',
  ].join('');
}

/** The case as a zip, with the accounts that share facts with it, which is read as it is sent: one document is in memory at a time. */
export function archiveOf(database: Kysely<Schema>, account: AccountDetails, others: readonly RelatedAccount[]): Readable {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(pageOf(account, others)), 'case.html');
  for (const [index, file] of account.files.entries())
    zip.addReadStreamLazy(nameOf(file, index), { compress: false }, (give) => {
      readDocument(database, file.id).then(
        (document) => give(null, Readable.from([document?.content ?? Buffer.alloc(0)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.end();
  const archive = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => archive.destroy(error));
  return archive;
}
