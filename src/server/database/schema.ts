/** `migrations/` describes the tables. Names are in camel case here and in snake case in raw SQL; Kysely's `CamelCasePlugin` translates. */
import type { BusinessValues, DirectorValues, TypedBusinessField } from '../../contract/forms/accountFields.ts';
import type { ContactMessage } from '../../contract/forms/contactMessage.ts';
import type { ApplicantValues } from '../../contract/forms/jobApplication.ts';
import type { LinkPurpose } from '../../contract/limits.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The state of an account: the business has registered, has confirmed its mail address, may log in, or will not be supplied. */
export type AccountState = 'submitted' | 'verified' | 'approved' | 'rejected';

export type AccountEventKind =
  | 'submitted'
  | 'submittedAgain'
  | 'verified'
  | 'approved'
  | 'rejected'
  | 'asked'
  | 'answered'
  | 'takenBack'
  | 'noted'
  | 'assigned'
  | 'opened'
  | 'erased'
  | 'passwordChanged';

export type ProductChangeKind = 'changed' | 'withdrawn' | 'putBack';

export type StaffRole = 'reviewer' | 'manager';

/** The state of a message: it waits, was answered by a letter, is done without one, or is spam. */
export type MessageState = 'open' | 'answered' | 'done' | 'spam';

export type ApplicationState = 'new' | 'invited' | 'refused';

export type RecordEventKind = MessageState | ApplicationState | 'takenBack' | 'noted' | 'assigned' | 'opened';

export type MailKind =
  | 'verify'
  | 'alreadyRegistered'
  | 'approved'
  | 'rejected'
  | 'moreInformation'
  | 'passwordReset'
  | 'passwordChanged'
  | 'applicationReceived'
  | 'contactReceived'
  | 'letter'
  | 'staffAccount'
  | 'staffApplication'
  | 'staffContact';

/** A `timestamptz`: read as Date, written as Date or ISO 8601. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `timestamptz` that the database fills in when nothing is given. */
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface Decided<State> {
  state: Generated<State>;
  assignee: string | null;
  handledBy: string | null;
  handledAt: Timestamp | null;
  letter: string | null;
}

/** A `json` or `jsonb`: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** The token of a link or session, of which only a hash is kept. */
interface Secret {
  id: GeneratedAlways<number>;
  hash: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** By these lists and searches choose, order and group products. */
interface Listed {
  productId: number;
  brandId: number;
  byName: number;
  byPopularity: number;
  byCreation: number;
  family: number;
}

export interface Schema {
  migration: { name: string; appliedAt: GeneratedTimestamp; isBreaking: Generated<boolean> };

  categoryKey: { id: GeneratedAlways<number>; slug: string };
  tagKey: { id: GeneratedAlways<number>; name: string };
  productKey: { id: GeneratedAlways<number>; code: string };

  catalogueState: { single: Generated<boolean>; version: number; searchIndex: Generated<number>; loadedAt: Timestamp };
  category: { id: number; parentId: number | null; position: number; path: number[]; name: string; isMain: boolean; image: string };
  tag: { id: number; name: string };
  brand: { id: number; name: string };
  product: { id: number; code: string; name: string; packSize: string; caseSize: string | null; popularity: number; createdAt: Timestamp };
  fewFound: { search: string; times: number; lastAt: Timestamp };
  productChange: {
    id: GeneratedAlways<number>;
    code: string;
    at: Timestamp;
    actor: string;
    kind: ProductChangeKind;
    note: string;
    product: Json<object> | null;
  };
  rangeImport: { id: GeneratedAlways<number>; at: Timestamp; actor: string | null; products: number };
  productCategory: { productId: number; position: number; categoryId: number };

  media: { hash: string; path: string | null; generator: string | null; parameters: Json<object> | null };

  productView: { productId: number; summary: string; details: string; tags: string; related: number[] };
  listingProduct: Listed & { listingId: number };
  listingBrand: { listingId: number; brandId: number; products: number };
  searchDocument: Listed & { terms: string };
  facetValue: { id: number; facet: string; value: string; label: string };
  productFacet: { productId: number; valueIds: number[]; family: number | null };
  searchTerm: { term: string; word: string; products: number; titles: number };

  outbox: {
    id: GeneratedAlways<number>;
    cause: string;
    kind: MailKind;
    recipient: string;
    content: Json<Record<string, unknown>> | null;
    state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    nextAttemptAt: GeneratedTimestamp;
    giveUpAt: GeneratedTimestamp;
    lastError: string | null;
    messageId: Generated<string>;
    createdAt: GeneratedTimestamp;
    sentAt: Timestamp | null;
    /** Id of the request that caused it, for the log. */
    requestId: string | null;
  };

  backupRun: {
    id: GeneratedAlways<number>;
    startedAt: GeneratedTimestamp;
    endedAt: Timestamp | null;
    file: string | null;
    /** In bytes. */
    size: ColumnType<string | null, number | string | null, number | string | null>;
    error: string | null;
  };

  job: {
    id: GeneratedAlways<number>;
    title: string;
    description: string;
    task: string;
    requirements: string;
    extraRequirements: string;
    location: string | null;
    employmentType: string | null;
    salary: string | null;
    hours: string | null;
    postedAt: GeneratedTimestamp;
    closesAt: Timestamp | null;
    closedAt: Timestamp | null;
  };
  jobApplication: ApplicantValues &
    Decided<ApplicationState> & {
      id: GeneratedAlways<number>;
      /** Null for applications from before there were references. */
      reference: string | null;
      jobId: number;
      documentId: number;
      termsVersion: string;
      privacyVersion: string;
      termsAcceptedAtClaimed: string;
      ipAddressClaimed: string;
      ipAddress: string;
      createdAt: GeneratedTimestamp;
      keepUntil: Timestamp | null;
      searchKey: GeneratedAlways<string>;
    };
  contactMessage: ContactMessage &
    Decided<MessageState> & {
      id: GeneratedAlways<number>;
      ipAddress: string;
      createdAt: GeneratedTimestamp;
      searchKey: GeneratedAlways<string>;
    };

  document: {
    id: GeneratedAlways<number>;
    fileName: string;
    mimeType: string;
    /** In bytes. */
    size: number;
    content: Uint8Array;
    createdAt: GeneratedTimestamp;
  };
  account: BusinessValues & {
    id: GeneratedAlways<number>;
    state: AccountState;
    mailKey: string;
    typed: Json<Readonly<Record<TypedBusinessField, string>>>;
    warnings: Json<Record<string, string>>;
    proofAddress1Id: number | null;
    proofAddress2Id: number | null;
    termsVersion: string;
    privacyVersion: string;
    termsAcceptedAtClaimed: string;
    ipAddressClaimed: string;
    ipAddress: string;
    userName: string | null;
    passwordHash: string | null;
    createdAt: Timestamp;
    searchKey: GeneratedAlways<string>;
    assignee: string | null;
  };
  accountDirector: DirectorValues & {
    id: GeneratedAlways<number>;
    accountId: number;
    position: number;
    proofAddressId: number | null;
    searchKey: GeneratedAlways<string>;
  };
  accountEvent: {
    id: GeneratedAlways<number>;
    accountId: number;
    at: Timestamp;
    kind: AccountEventKind;
    actor: string;
    fromState: AccountState | null;
    toState: AccountState;
    note: string;
    reference: string | null;
  };
  /** Of a message or an application, never both. */
  recordEvent: {
    id: GeneratedAlways<number>;
    messageId: number | null;
    applicationId: number | null;
    at: GeneratedTimestamp;
    kind: RecordEventKind;
    actor: string;
    note: Generated<string>;
    before: Json<object> | null;
  };
  accountViewer: { accountId: number; name: string; seenAt: Timestamp };
  accountQuestion: {
    id: GeneratedAlways<number>;
    accountId: number;
    eventId: number;
    items: string[];
    hash: string | null;
    expiresAt: Timestamp;
    answeredAt: Timestamp | null;
  };
  replacedDocument: { documentId: number; accountId: number; part: string };
  accountToken: Secret & { accountId: number; purpose: LinkPurpose; usedAt: Timestamp | null };
  accountSession: Secret & { accountId: number; lastUsedAt: Timestamp; ipAddress: string };
  staffMember: {
    id: GeneratedAlways<number>;
    mail: string;
    mailKey: string;
    name: string;
    role: StaffRole;
    passwordHash: string | null;
    totpSecret: string | null;
    lastTotpStep: Generated<number>;
    recoveryHashes: Generated<string[]>;
    createdAt: Timestamp;
    setUpAt: Timestamp | null;
    switchedOffAt: Timestamp | null;
  };
  staffSession: Secret & { memberId: number; hasSecondFactor: boolean; lastUsedAt: Timestamp; ipAddress: string; userAgent: string };
  staffLink: Secret & { memberId: number; usedAt: Timestamp | null };
  idempotencyKey: {
    scope: 'account' | 'application' | 'contact' | 'answer';
    key: string;
    status: number | null;
    answer: Json<Record<string, unknown>> | null;
    createdAt: GeneratedTimestamp;
  };
}
