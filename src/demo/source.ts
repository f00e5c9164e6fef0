import type { CatalogueSource } from '../server/catalogue/index.ts';
import type { DemoCatalogue } from './types.ts';

/** The demo range as a catalogue that can be loaded; its pictures are drawn when they are asked for. */
export function demoSource({ categories, products }: DemoCatalogue): CatalogueSource {
  return {
    categories,
    products: products.map(({ variants, ...product }) => ({
      ...product,
      variants: variants.map(({ tags, art, views }) => ({
        tags,
        images: views.map((view) => ({ view, source: { kind: 'drawn', art, view } })),
      })),
    })),
  };
}
