/** The database as the server sees it: PostgreSQL, run by the shop itself (`embedded/`) or by somebody else (`server.ts`). */
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

/** A statement that is prepared once per connection and then only run. Texts are constants of the program; values are sent separately. */
export interface Statement {
  /** Unique among all statements, at most 63 bytes: PostgreSQL stores the prepared statement under it. */
  readonly name: string;
  readonly text: string;
}

export type Value = string | number | null | readonly (string | number)[];

/** A row as text, column by column, as PostgreSQL writes it; null for NULL. */
export type TextRow = readonly (string | null)[];

/** The place of a database: an address, or a socket's folder with user and name. It can be sent to another thread. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface DatabaseWatch {
  /** Called when an idle connection broke, which is replaced automatically, and when an embedded database ended by itself. */
  readonly onTrouble?: (error: Error) => void;
  readonly slow?: {
    /** Time from which a statement is long, in milliseconds. */
    readonly fromMs: number;
    /** Writes one down: its text with placeholders, never the values that were sent beside it. */
    write(statement: { readonly statement: string; readonly ms: number }): void;
  };
  /** Ends the opening while an embedded database is being made. */
  readonly signal?: AbortSignal;
  /** The program, for others who wait for its data folder, as they are told of it. Default: the server. */
  readonly holder?: string;
}

export interface Database {
  /** Typed query builder, for statements that do not run a thousand times a second. */
  readonly kysely: Kysely<Schema>;

  /** The connections, for libraries that bring statements of their own. */
  readonly pool: Pool;

  /** Two connections for limits: many attempts that are counted wait for each other, and not before those who browse. */
  readonly limitPool: Pool;

  /** Runs a prepared statement that only reads. It is the cheapest way: one round trip, no parsing, no mapping. */
  read(statement: Statement, values: readonly Value[]): Promise<TextRow[]>;

  /** `onNotice` is also called when a lost connection is restored, since notices may have been missed. Resolves to a function that ends it. */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;

  readonly connection: Connection;
  ping(): Promise<void>;

  /** Waits for running statements, then closes. */
  close(): Promise<void>;

  /** Closes, and removes the database. Only where this opening has made it. */
  readonly undo?: () => Promise<void>;
}

/** One plan fits all values of a statement, and planning for each call would cost more than running it. Days are in UTC, wherever the database is. */
export const sessionSettings = ['plan_cache_mode=force_generic_plan', 'TimeZone=UTC'] as const;

export function toText(value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  return typeof value === 'number'
    ? String(value)
    : `{${value.map((each) => (typeof each === 'string' ? JSON.stringify(each) : each)).join(',')}}`;
}
