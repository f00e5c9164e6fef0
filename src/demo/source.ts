import type { CatalogueSource, SourceCategory } from '../server/catalogue/source.ts';
import { parametersOf, type CategoryParameters } from './parameters.ts';
import type { DemoCatalogue, DemoCategory } from './types.ts';

/** The demo range as a catalogue that can be loaded; its pictures are drawn when they are first requested. */
export function demoSource({ categories, products }: DemoCatalogue): CatalogueSource {
  return {
    categories: categories.map(withTile),
    products: products.map(({ variants, ...product }) => ({
      ...product,
      variants: variants.map(({ tags, art, views }) => ({
        tags,
        images: views.map((view) => ({
          view,
          source: { kind: 'generated', generator: 'demo-pack', parameters: parametersOf(art, view) },
        })),
      })),
    })),
  };
}

function withTile({ slug, name, children }: DemoCategory): SourceCategory {
  const parameters: CategoryParameters = { slug, name };
  return { slug, name, image: { kind: 'generated', generator: 'demo-tile', parameters }, children: children.map(withTile) };
}
