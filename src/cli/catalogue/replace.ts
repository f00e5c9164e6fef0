/** Replaces the catalogue with progress and a summary, for the commands `import` and `demo`. */
import type { CatalogueKey, CatalogueLine, CatalogueSource, LoadMessage } from '../../server/catalogue/index.ts';
import { showProgress } from '../../server/progress.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { Terminal } from '../command.ts';
import { CommandError } from '../errors.ts';

/** The result of a replacement. */
export interface Replacement {
  /** Version of the new catalogue. */
  readonly version: number;
  readonly products: number;
  /** Number of new products. */
  readonly added: number;
  /** Number of products that are gone. */
  readonly removed: number;
}

/** A catalogue in lines. */
export function* linesOf({ categories, products }: CatalogueSource): Generator<CatalogueLine> {
  for (const category of categories) yield { category };
  for (const product of products) yield { product };
}

/** Replaces the catalogue. @param before the shop's catalogue until now */
export async function replaceCatalogue(
  client: Pick<Client, 'lines'>,
  source: CatalogueSource,
  before: readonly CatalogueKey[],
  terminal: Terminal,
): Promise<Replacement> {
  const progress = showProgress('Loading the catalogue', 'products', terminal.err.stream);
  try {
    for await (const message of client.lines<LoadMessage>(staffPaths.catalogue, { method: 'PUT', lines: linesOf(source) })) {
      if ('progress' in message) {
        progress.update(message.progress);
        continue;
      }
      progress.finish();
      const known = new Set(before.flatMap((key) => ('product' in key ? [key.product.code] : [])));
      const kept = source.products.filter(({ code }) => known.has(code)).length;
      return { ...message.loaded, added: source.products.length - kept, removed: known.size - kept };
    }
  } finally {
    progress.stop();
  }
  throw new CommandError('The catalogue was not loaded.');
}

/** The summary as a sentence. */
export function describeReplacement({ version, products, added, removed }: Replacement): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  return `The catalogue has ${number(products)} products now: ${number(added)} new, ${number(products - added)} as before or changed, ${number(removed)} gone. Version ${version}.`;
}
