import type { CatalogueKey } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { KnownCatalogue } from './readRange.ts';
import type { KnownCategory } from './tree.ts';

/** Asks for the keys of the present catalogue. @param client - undefined when there is no shop yet */
export async function collectKeys(client: Pick<Client, 'lines'> | undefined): Promise<KnownCatalogue> {
  const categories: KnownCategory[] = [];
  const createdAt = new Map<string, string>();
  const pictures = new Set<string>();
  for await (const key of client?.lines<CatalogueKey>(staffPaths.catalogueKeys) ?? []) {
    if ('category' in key) categories.push(key.category);
    else if ('product' in key) createdAt.set(key.product.code, key.product.createdAt);
    else for (const hash of key.pictures) pictures.add(hash);
  }
  return { categories, createdAt, pictures };
}
