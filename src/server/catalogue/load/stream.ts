import { PassThrough } from 'node:stream';
import type { Connection } from '../../database/database.ts';
import type { LoadResult } from './index.ts';
import { loadInThread } from './inThread.ts';
import type { CatalogueLine } from '../../../range/source.ts';
import type { LoadProgress } from './transaction.ts';

export type LoadMessage = { readonly progress: LoadProgress } | { readonly loaded: LoadResult };

/**
 * Gives progress, and at the end the result. When the lines break off, or the reader stops, nothing is changed.
 *
 * @param gone - the caller has gone; the load ends at once, without a result
 * @throws {InvalidCatalogueError}
 */
export async function* loadFromLines(
  connection: Connection,
  lines: AsyncIterable<CatalogueLine>,
  options: Parameters<typeof loadInThread>[2],
  gone: AbortSignal,
): AsyncGenerator<LoadMessage> {
  // There are few reports, so a slow reader may leave them all waiting.
  const reports = new PassThrough({ objectMode: true });
  const stop = new AbortController();
  const signal = AbortSignal.any([gone, stop.signal]);
  const onProgress = (progress: LoadProgress) => void reports.write({ progress });
  const result = loadInThread(connection, lines, options, { onProgress, signal }).finally(() => reports.end());
  // When the caller has gone, an unhandled failure of the result would end the server.
  result.catch(() => {});
  try {
    yield* reports as AsyncIterable<LoadMessage>;
    if (!gone.aborted) yield { loaded: await result };
  } finally {
    stop.abort();
  }
}
