/** The demo: a range of invented brands, and the studio that draws its pictures. Both are megabytes, so each is loaded when it is needed. */
import type { DemoChoices } from '../contract/demo.ts';
import type { CatalogueLine } from '../range/source.ts';
import type { CategoryParameters, ProductParameters } from './parameters.ts';
import { studioVersion } from './studio/version.ts';

/** Reads the demo range as a brand sells it. It is given line by line, so that whoever loads it need not hold it whole. */
export async function* readDemo(brand?: DemoChoices): AsyncGenerator<CatalogueLine> {
  const [{ readRange }, { sourceLine }] = await Promise.all([import('./range/index.ts'), import('./source.ts')]);
  for await (const line of readRange(brand)) yield sourceLine(line, brand);
}

/** The generators of the range's pictures, by the names in `source.ts`. */
export const pictureGenerators = {
  'demo-pack': {
    version: studioVersion,
    async draw(parameters: object) {
      const [{ packOf }, { drawProduct }] = await Promise.all([import('./parameters.ts'), import('./studio/index.ts')]);
      const { view, ground, ...pack } = parameters as ProductParameters;
      return drawProduct(packOf(pack), view, ground);
    },
  },
  'demo-tile': {
    version: studioVersion,
    async draw(parameters: object) {
      const { slug, name, ground, single } = parameters as CategoryParameters;
      return (await import('./studio/index.ts')).drawCategory(slug, name, ground, single);
    },
  },
};
