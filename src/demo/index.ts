/** The demo: a range of invented brands, and the studio that draws its pictures. Both are megabytes of code, so each is loaded when it is needed. */
import type { CatalogueSource } from '../server/catalogue/index.ts';

/** Makes the demo range. */
export async function createDemoSource(): Promise<CatalogueSource> {
  const [{ createDemoCatalogue }, { demoSource }] = await Promise.all([import('./range/index.ts'), import('./source.ts')]);
  return demoSource(createDemoCatalogue());
}

/** Loads what draws the pictures of the range. */
export const loadStudio = () => import('./studio/index.ts');
