/** The words, lists and answers that the desk's calls and its screens share. */
import type { AccountState, ApplicationState, MessageState, StaffRole } from '../database/schema.ts';
import type { Column } from '../../range/columnNames.ts';
import type { MailState } from '../mail/outbox.ts';

export { columns as rangeColumns, nutritionFields, productFields } from '../../range/columnNames.ts';
export type { Column, ProductCells, ProductField } from '../../range/columnNames.ts';

/** The header of calls that a screen makes while nobody is at it. */
export const unattendedHeader = 'x-unattended';

/** A member who works at the desk. */
export type MemberAnswer = Readonly<{ name: string; mail: string; role: StaffRole }>;

/** The step that sign-in stands at: password and code are missing, the code is, or all is done. */
export type SignInAnswer =
  | { readonly next: 'password' }
  | { readonly next: 'code'; readonly mail: string }
  | ({ readonly next: 'none' } & MemberAnswer);

/** How long a decision of the desk can be taken back, in milliseconds: its mail waits so long. */
export const takeBackMs = 10_000;

/** Kinds of what waits: accounts to review, those with an answer, messages, applications, and mails that were given up. */
export const queueKinds = ['account', 'answer', 'message', 'application', 'mail'] as const;

/** One of the kinds. */
export type QueueKind = (typeof queueKinds)[number];

/** Kinds of records that somebody has, with a history and a way back from decisions. */
export type RecordKind = Extract<QueueKind, 'account' | 'message' | 'application'>;

/** The facts that a queue can be sorted by. */
export const queueSorts = ['since', 'kind', 'name'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** Something that waits. */
export interface QueueRow {
  readonly kind: QueueKind;
  /** Of the kind's own states. */
  readonly state: AccountState | 'asked' | MessageState | ApplicationState | MailState;
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly holder: string;
  /** When it came in; ISO 8601 in UTC. */
  readonly since: string;
}

/** One page of what waits. */
export interface QueueAnswer {
  readonly data: readonly QueueRow[];
  /** Of all pages, where it is asked for. */
  readonly total?: number;
  readonly members: readonly string[];
}

/** How the shop is: the doctor's findings, which the command line describes; and when a backup was made, null before the first, in ISO 8601 in UTC. */
export interface HealthAnswer {
  readonly findings: readonly Readonly<{ about: string; state: 'fine' | 'should' | 'must'; finding: string; advice?: string }>[];
  readonly lastBackup: string | null;
  readonly version: string;
}

/** Kinds of pictures that the desk takes, by the ends of their names. */
export const pictureKinds = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;
type ChangedCell = Readonly<Record<'code' | 'was' | 'is', string>> & { readonly column: Column };

/** Products, the first few by code and name; or categories by their paths. */
type RangeChange = Readonly<{ count: number; first: readonly string[] }>;

/** The answer of the command that imports a range, as long as it only reads. Applied, it says less of the changes. Problems: rows that stay out. Spared: those that come without what is no good in them, with a note. */
export interface RangeReading extends Readonly<Record<'products' | 'badRows' | 'spared', number>> {
  readonly imported: boolean;
  readonly added: RangeChange;
  readonly changed: RangeChange & { readonly cells?: readonly ChangedCell[] };
  readonly removed: RangeChange;
  readonly newCategories: RangeChange;
  readonly skipped: readonly string[];
  readonly preview: readonly string[];
  readonly problems: readonly RangeProblem[];
  readonly notes: readonly RangeProblem[];
}

/** A problem of a row; its reason continues a sentence that begins with the column. */
export type RangeProblem = Readonly<Record<'code' | 'field' | 'reason', string>> & { readonly line: number };

/** The columns of a file, by their names, and the shop's that they are read as; empty for one that is left aside. */
export type FileColumns = Readonly<Record<string, Column | ''>>;

/** A question about a file: the brand of its products, or whether its categories with a sign between them are a path or several. */
export type RangeQuestion = Readonly<{ asks: 'brands' | 'categories'; between: string }>;

/** A file that waits to be applied: the reading, or why it cannot be read with these columns. */
export interface RangeAnswer {
  readonly id: string;
  readonly columns: FileColumns;
  /** The shop's columns that are read by a rule of their own, and not from one column as it is. */
  readonly ruled: readonly Column[];
  /** Exactly one of the three. */
  readonly reading?: RangeReading;
  readonly refusal?: string;
  readonly question?: RangeQuestion;
}

/** The words for states of whatever waits. */
export const stateWords = {
  open: 'Open',
  answered: 'Answered',
  done: 'Done',
  spam: 'Spam',
  new: 'New',
  invited: 'Invited',
  refused: 'Refused',
  queued: 'Waits',
  sending: 'On its way',
  sent: 'Sent',
  failed: 'Failed',
  submitted: 'Not confirmed',
  verified: 'To review',
  asked: 'Asked',
  approved: 'Approved',
  rejected: 'Refused',
} as const;

/** The words for what happens to a case, a message or an application. */
export const eventWords = {
  ...stateWords,
  submitted: 'Sent the form',
  submittedAgain: 'Sent the form again',
  verified: 'Confirmed the e-mail',
  open: 'Put back in the queue',
  takenBack: 'Took it back',
  noted: 'Note',
  assigned: 'Gave it to',
  opened: 'Opened',
  erased: 'Erased a person',
  passwordChanged: 'New password',
} as const;
