import type { DemoChoices } from '../contract/demo.ts';
import type { CatalogueLine, SourceCategory, SourceProduct } from '../range/source.ts';
import { parametersOf, type CategoryParameters } from './parameters.ts';
import type { DemoCategory, DemoLine, DemoProduct } from './types.ts';

/** A part of the demo range as a brand shows it; its pictures are drawn when they are first requested. */
export function sourceLine(line: DemoLine, brand?: DemoChoices): CatalogueLine {
  const common = brand ? { ground: brand.pictureGround } : {};
  if ('product' in line) return { product: withPictures(line.product, common) };
  return { category: withTile(line.category, { ...common, ...(brand?.singlePacks ? { single: true } : {}) }, brand?.mainCategories) };
}

/** Parameters of all pictures of a brand's demo, and of all tiles. */
type Common = Pick<CategoryParameters, 'ground'>;
type CommonOfTiles = Pick<CategoryParameters, 'ground' | 'single'>;

function withPictures({ variants, ...product }: DemoProduct, common: Common): SourceProduct {
  return {
    ...product,
    variants: variants.map(({ tags, art, views }) => ({
      tags,
      images: views.map((view) => ({
        view,
        source: { kind: 'generated', generator: 'demo-pack', parameters: { ...parametersOf(art, view), ...common } },
      })),
    })),
  };
}

function withTile({ slug, name, children }: DemoCategory, common: CommonOfTiles, mainNames?: readonly string[]): SourceCategory {
  const parameters: CategoryParameters = { slug, name, ...common };
  return {
    slug,
    name,
    image: { kind: 'generated', generator: 'demo-tile', parameters },
    ...(mainNames ? { isMain: mainNames.includes(name) } : {}),
    children: children.map((child) => withTile(child, common, mainNames)),
  };
}
