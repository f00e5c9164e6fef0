import type { CatalogueLine, SourceCategory, SourceProduct } from '../server/catalogue/source.ts';
import { parametersOf, type CategoryParameters } from './parameters.ts';
import type { DemoCategory, DemoLine, DemoProduct } from './types.ts';

/** A part of the demo range as it can be loaded; its pictures are drawn when they are first requested. */
export function sourceLine(line: DemoLine): CatalogueLine {
  return 'category' in line ? { category: withTile(line.category) } : { product: withPictures(line.product) };
}

function withPictures({ variants, ...product }: DemoProduct): SourceProduct {
  return {
    ...product,
    variants: variants.map(({ tags, art, views }) => ({
      tags,
      images: views.map((view) => ({
        view,
        source: { kind: 'generated', generator: 'demo-pack', parameters: parametersOf(art, view) },
      })),
    })),
  };
}

function withTile({ slug, name, children }: DemoCategory): SourceCategory {
  const parameters: CategoryParameters = { slug, name };
  return { slug, name, image: { kind: 'generated', generator: 'demo-tile', parameters }, children: children.map(withTile) };
}
