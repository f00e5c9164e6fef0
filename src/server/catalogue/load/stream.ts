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
  const loading = new Progress<LoadProgress>();
  const stop = new AbortController();
  const signal = AbortSignal.any([gone, stop.signal]);
  const onProgress = (progress: LoadProgress) => loading.report(progress);
  const result = loadInThread(connection, lines, options, { onProgress, signal }).finally(() => loading.end());
  // When the caller has gone, an unhandled failure of the result would end the server.
  result.catch(() => {});
  try {
    // A slow reader misses steps, but never the result.
    for await (const progress of loading) yield { progress };
    if (!gone.aborted) yield { loaded: await result };
  } finally {
    stop.abort();
  }
}

/** Turns reports into an iterator, which gives only the last of several reports between two reads. */
class Progress<T> {
  #latest: { readonly report: T } | undefined;
  #ended = false;
  #wake = Promise.withResolvers<void>();

  report(report: T): void {
    this.#latest = { report };
    this.#wake.resolve();
  }

  end(): void {
    this.#ended = true;
    this.#wake.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      await this.#wake.promise;
      this.#wake = Promise.withResolvers();
      const latest = this.#latest;
      this.#latest = undefined;
      if (latest) yield latest.report;
      if (this.#ended) return;
    }
  }
}
