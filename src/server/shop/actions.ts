/** What the shop does for its command line, in the process that has the database open: a running server, or the command itself. */
import type { Database } from '../database/index.ts';
import { describeCatalogue, listCatalogueKeys } from './catalogue/describe.ts';
import { loadFromLines } from './catalogue/load.ts';
import { readCatalogue } from './catalogue/read.ts';

/** What actions work with. */
export interface ShopParts {
  readonly database: Database;
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
  'catalogue.describe': describeCatalogue,
  'catalogue.keys': listCatalogueKeys,
  'catalogue.read': readCatalogue,
  'catalogue.load': loadFromLines,
} as const;

/** The actions by name, with what each takes and gives. */
export type Actions = typeof actions;

/** What an action takes. */
export type InputOf<Name extends keyof Actions> = Actions[Name] extends Action<infer Input, infer _> ? Input : never;

/** What an action gives. */
export type OutputOf<Name extends keyof Actions> = Actions[Name] extends Action<infer _, infer Output> ? Output : never;
