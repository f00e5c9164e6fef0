/** The messages between the server and the thread that loads a catalogue. */
import type { ServerFacts } from '../../../brands/types.ts';
import type { Connection } from '../../database/database.ts';
import type { CatalogueLine } from '../../../range/source.ts';
import type { LoadOptions, LoadResult } from './index.ts';
import type { LoadProgress } from './transaction.ts';

export interface LoadThreadData extends Omit<LoadOptions, 'onProgress' | 'onlyIfEmpty'> {
  readonly connection: Connection;
  /** Given when it reads the demo range itself, as a brand sells it, and loads it into an empty catalogue, instead of asking for lines. */
  readonly demo?: Pick<ServerFacts, 'demo'>;
}

/** A message to the thread: the lines it asked for; none when there are no more. */
export type LoadCommand = readonly CatalogueLine[];

export type LoadReport =
  | { readonly wantsLines: true }
  | { readonly progress: LoadProgress }
  | { readonly result: LoadResult | undefined }
  | { readonly problems: readonly string[]; readonly isLoss: boolean }
  | { readonly failed: string };
