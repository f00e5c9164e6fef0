/** What the shop does for its command line, in the process that has the database open: a running server, or the command itself. */
import type { BrandFacts } from '../brands/types.ts';
import type { Database } from '../server/database/index.ts';
import { decideAccount, listAccounts, readAccounts } from './accounts/actions.ts';
import { readDatabase } from './backup/action.ts';
import { describeCatalogue, listCatalogueKeys } from './catalogue/describe.ts';
import { loadFromLines } from './catalogue/load.ts';
import { readCatalogue } from './catalogue/read.ts';
import { listApplications } from './careers/applications.ts';
import { addJob, closeJob, editJob, listJobs } from './careers/jobs.ts';
import { listMails, retryMails } from './mail/outbox.ts';
import { listMessages } from './messages/messages.ts';
import { readPerson, removePerson, runRetention } from './privacy/actions.ts';
import { readFiles } from './files/actions.ts';

/** What actions work with. */
export interface ShopParts {
  readonly database: Database;
  /** What the brand's company is called and where its mail goes. */
  readonly facts: BrandFacts;
  /** Where mails are written to when they are not sent by SMTP. */
  readonly mailFolder: string;
  /** Brings what this process keeps in memory of the catalogue up to date. */
  readonly refreshCatalogue: () => Promise<void>;
}

/**
 * One action. Takes values while it runs, gives values while it runs; all of them are JSON. Throws an ShopError for what the person at
 * the command line can mend.
 */
export type Action<Input, Output> = (parts: ShopParts, input: AsyncIterable<Input>) => AsyncIterable<Output>;

/** All actions. A new one is one more line here. */
export const actions = {
  'accounts.list': listAccounts,
  'accounts.read': readAccounts,
  'accounts.decide': decideAccount,
  'files.read': readFiles,
  'catalogue.describe': describeCatalogue,
  'catalogue.keys': listCatalogueKeys,
  'catalogue.read': readCatalogue,
  'catalogue.load': loadFromLines,
  'applications.list': listApplications,
  'jobs.list': listJobs,
  'jobs.add': addJob,
  'jobs.edit': editJob,
  'jobs.close': closeJob,
  'messages.list': listMessages,
  'mail.list': listMails,
  'mail.retry': retryMails,
  'retention.run': runRetention,
  'person.read': readPerson,
  'person.erase': removePerson,
  'backup.read': readDatabase,
} as const;

/** The actions by name, with what each takes and gives. */
export type Actions = typeof actions;

/** What an action takes. */
export type InputOf<Name extends keyof Actions> = Actions[Name] extends Action<infer Input, infer _> ? Input : never;

/** What an action gives. */
export type OutputOf<Name extends keyof Actions> = Actions[Name] extends Action<infer _, infer Output> ? Output : never;
