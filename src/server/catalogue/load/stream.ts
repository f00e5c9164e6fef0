/** Replaces the catalogue by what comes in lines, and tells how far it is. */
import type { Connection } from '../../database/database.ts';
import type { LoadResult } from './index.ts';
import { loadInThread, type CatalogueLine } from './inThread.ts';
import type { LoadProgress } from './transaction.ts';

/** What loading tells. */
export type LoadMessage = { readonly progress: LoadProgress } | { readonly loaded: LoadResult };

/**
 * Takes a whole catalogue and puts it in the place of the present one; when the lines break off nothing is changed. Gives progress, at the end the
 * result.
 *
 * @throws {InvalidCatalogueError} when it contradicts itself
 */
export async function* loadFromLines(connection: Connection, lines: AsyncIterable<CatalogueLine>): AsyncGenerator<LoadMessage> {
  const loading = new Progress<LoadProgress>();
  const result = loadInThread(connection, lines, (progress) => loading.report(progress)).finally(() => loading.end());
  // When the caller goes away nobody waits for the result any more: unheard, its failure would end the server.
  result.catch(() => {});
  // Whoever reads slowly misses steps, never the result.
  for await (const progress of loading) yield { progress };
  yield { loaded: await result };
}

/** Turns reports into values to iterate over; of several that come between two readings the last counts. */
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
