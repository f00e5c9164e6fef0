/** The action that replaces the catalogue. */
import { loadInThread, type CatalogueLine, type CatalogueSource, type LoadProgress, type LoadResult } from '../../server/catalogue/index.ts';
import type { Action } from '../actions.ts';

/** What loading tells. */
export type LoadMessage = { readonly progress: LoadProgress } | { readonly loaded: LoadResult };

/** A catalogue in lines. */
export function* linesOf({ categories, products }: CatalogueSource): Generator<CatalogueLine> {
  for (const category of categories) yield { category };
  for (const product of products) yield { product };
}

/**
 * Takes a whole catalogue and puts it in the place of the present one; when the lines break off nothing is changed. Gives progress, at the end the
 * result; by then this process answers with the new one.
 *
 * @throws {InvalidCatalogueError} when it contradicts itself
 */
export const loadFromLines: Action<CatalogueLine, LoadMessage> = async function* ({ database, refreshCatalogue }, input) {
  const loading = new Progress<LoadProgress>();
  const result = loadInThread(database.connection, input, (progress) => loading.report(progress)).finally(() => loading.end());
  // When the command line goes away nobody waits for the result any more: unheard, its failure would end the server.
  result.catch(() => {});
  // Whoever reads slowly misses steps, never the result.
  for await (const progress of loading) yield { progress };
  const loaded = await result;
  await refreshCatalogue();
  yield { loaded };
};

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
