/** The tables as TypeScript sees them. What they are for stands in `migrations/`. */
import type { Nutrition } from '../../contract/catalogue.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TokenPurpose } from '../security/tokens.ts';

/** Where an account stands: a business registered; confirmed its mail address; may log in; or will not be supplied. */
export type AccountState = 'submitted' | 'verified' | 'approved' | 'rejected';

/** What the history of an account records. */
export type AccountEventKind = 'submitted' | 'submittedAgain' | 'verified' | 'approved' | 'rejected' | 'asked' | 'passwordChanged';

/** The names of the mails; `Mail` says what each holds. */
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
  | 'staffAccount'
  | 'staffApplication'
  | 'staffContact';

/** A `timestamptz`: read as Date, written as Date or ISO 8601. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `timestamptz` that the database fills in when nothing is given. */
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A `json` or `jsonb`: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** All tables. */
export interface Schema {
  migration: { name: string; applied_at: GeneratedTimestamp };

  category_key: { id: GeneratedAlways<number>; slug: string };
  tag_key: { id: GeneratedAlways<number>; name: string };
  product_key: { id: GeneratedAlways<number>; code: string };

  catalogue_state: { single: Generated<boolean>; version: number; search_index: Generated<number>; loaded_at: Timestamp };
  category: { id: number; parent_id: number | null; position: number; path: number[]; name: string; is_main: boolean; image: string };
  tag: { id: number; name: string };
  brand: { id: number; name: string };
  product: {
    id: number;
    code: string;
    name: string;
    brand_id: number;
    pack_size: string;
    case_size: string | null;
    description: string;
    storage: string | null;
    allergens: Json<{ contains: string[]; mayContain: string[] }> | null;
    ingredients: string | null;
    nutrition: Json<Nutrition> | null;
    origin: string | null;
    shelf_life: string | null;
    barcode: string | null;
    popularity: number;
    created_at: Timestamp;
  };
  product_category: { product_id: number; position: number; category_id: number };
  product_variant: { product_id: number; position: number; tag_ids: number[]; images: string[] };

  media: { hash: string; path: string | null; generator: string | null; parameters: Json<object> | null };

  product_view: { product_id: number; summary: string; details: string; tags: string; related: number[] };
  listing_product: {
    listing_id: number;
    product_id: number;
    brand_id: number;
    by_name: number;
    by_popularity: number;
    by_creation: number;
  };
  listing_brand: { listing_id: number; brand_id: number; products: number };
  search_document: { product_id: number; brand_id: number; by_name: number; by_popularity: number; by_creation: number; terms: string };
  search_term: { term: string; word: string; products: number; titles: number };

  outbox: {
    id: GeneratedAlways<number>;
    cause: string;
    kind: MailKind;
    recipient: string;
    content: Json<Record<string, unknown>> | null;
    state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_attempt_at: GeneratedTimestamp;
    give_up_at: GeneratedTimestamp;
    last_error: string | null;
    message_id: Generated<string>;
    created_at: GeneratedTimestamp;
    sent_at: Timestamp | null;
  };

  job: {
    id: GeneratedAlways<number>;
    title: string;
    description: string;
    task: string;
    requirements: string;
    extra_requirements: string;
    location: string | null;
    employment_type: string | null;
    salary: string | null;
    hours: string | null;
    posted_at: GeneratedTimestamp;
    closes_at: Timestamp | null;
    closed_at: Timestamp | null;
  };
  job_application: {
    id: GeneratedAlways<number>;
    job_id: number;
    first_name: string;
    last_name: string;
    city: string;
    county: string;
    post_code: string;
    mobile_no: string;
    mail: string;
    linkedin: string;
    document_id: number;
    terms_version: string;
    privacy_version: string;
    terms_accepted_at_claimed: string;
    ip_address_claimed: string;
    ip_address: string;
    created_at: GeneratedTimestamp;
  };
  contact_message: {
    id: GeneratedAlways<number>;
    name: string;
    mail: string;
    subject: string;
    message: string;
    ip_address: string;
    created_at: GeneratedTimestamp;
  };

  document: {
    id: GeneratedAlways<number>;
    file_name: string;
    mime_type: string;
    /** In bytes. */
    size: number;
    content: Uint8Array;
    created_at: GeneratedTimestamp;
  };
  account: {
    id: GeneratedAlways<number>;
    state: AccountState;
    name: string;
    address1: string;
    address2: string;
    landline_no: string;
    mobile_no: string;
    mail: string;
    mail_key: string;
    city: string;
    county: string;
    post_code: string;
    vat_number: string;
    registration_number: string;
    typed: Json<{ postCode: string; vatNumber: string; registrationNumber: string }>;
    doubts: Json<Record<string, string>>;
    proof_address1_id: number | null;
    proof_address2_id: number | null;
    terms_version: string;
    privacy_version: string;
    terms_accepted_at_claimed: string;
    ip_address_claimed: string;
    ip_address: string;
    user_name: string | null;
    password_hash: string | null;
    created_at: Timestamp;
  };
  account_director: {
    id: GeneratedAlways<number>;
    account_id: number;
    position: number;
    first_name: string;
    middle_name: string;
    last_name: string;
    address1: string;
    address2: string;
    landline_no: string;
    mobile_no: string;
    mail: string;
    city: string;
    county: string;
    post_code: string;
    proof_address_id: number | null;
  };
  account_event: {
    id: GeneratedAlways<number>;
    account_id: number;
    at: Timestamp;
    kind: AccountEventKind;
    actor: string;
    from_state: AccountState | null;
    to_state: AccountState;
    note: string;
    reference: string | null;
  };
  account_token: {
    id: GeneratedAlways<number>;
    account_id: number;
    purpose: TokenPurpose;
    hash: string;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  account_session: {
    id: GeneratedAlways<number>;
    account_id: number;
    hash: string;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Timestamp;
    ip_address: string;
  };
  idempotency_key: {
    scope: 'account' | 'application' | 'contact';
    key: string;
    status: number | null;
    answer: Json<Record<string, unknown>> | null;
    created_at: GeneratedTimestamp;
  };
}
