import type { CatalogueLine, SourceCategory, SourceProduct } from '../server/catalogue/source.ts';
import { parametersOf, type CategoryParameters } from './parameters.ts';
import type { DemoCategory, DemoLine, DemoProduct } from './types.ts';

/** A part of the demo range as it can be loaded; its pictures are drawn when they are first requested. @param ground - theirs. Default: the studio's */
export function sourceLine(line: DemoLine, ground?: string): CatalogueLine {
  const common = ground === undefined ? {} : { ground };
  return 'category' in line ? { category: withTile(line.category, common) } : { product: withPictures(line.product, common) };
}

/** Parameters of all pictures of a brand's demo. */
type Common = Pick<CategoryParameters, 'ground'>;

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

function withTile({ slug, name, children }: DemoCategory, common: Common): SourceCategory {
  const parameters: CategoryParameters = { slug, name, ...common };
  return {
    slug,
    name,
    image: { kind: 'generated', generator: 'demo-tile', parameters },
    children: children.map((child) => withTile(child, common)),
  };
}
