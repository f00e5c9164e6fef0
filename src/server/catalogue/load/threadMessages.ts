/** The messages between the server and the thread that loads a catalogue. */
import type { Connection } from '../../database/database.ts';
import type { SourceCategory, SourceProduct } from '../source.ts';
import type { LoadResult } from './index.ts';
import type { LoadProgress } from './transaction.ts';

/** A part of a catalogue: a branch of the tree, or a product. */
export type CatalogueLine = { readonly category: SourceCategory } | { readonly product: SourceProduct };

/** The data that the thread starts with. */
export interface LoadThreadData {
  readonly connection: Connection;
  /** Whether it makes the demo range itself and loads it into an empty catalogue, instead of waiting for lines. */
  readonly isDemo: boolean;
}

/** A message to the thread. */
export type LoadCommand = { readonly lines: readonly CatalogueLine[] } | { readonly load: true };

/** A message from the thread. */
export type LoadReport =
  | { readonly progress: LoadProgress }
  | { readonly result: LoadResult | undefined }
  | { readonly problems: readonly string[] }
  | { readonly failed: string };
