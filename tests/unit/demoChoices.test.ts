import { describe, expect, it } from 'vitest';
import { brandNames, loadFacts } from '../../src/brands/index.ts';
import { drawCategory } from '../../src/demo/studio/index.ts';
import type { DemoCategory } from '../../src/demo/types.ts';
import themes from '../../src/kit/theme/generated/themes.json' with { type: 'json' };
import { demo, paths } from '../setup/demoRange.ts';

const brands = (await Promise.all(brandNames.map(loadFacts))).flatMap((brand, index) =>
  brand.demo ? [{ name: brandNames[index]!, ...brand.demo }] : [],
);

const withChildren = (category: DemoCategory): DemoCategory[] => [category, ...category.children.flatMap(withChildren)];

describe.for(brands)('The demo of $name', ({ name, firstCategory, bestSellers, pictureGround, mainCategories, singlePacks }) => {
  it('names a main category and eighteen products of the range, most of them in it', () => {
    expect(demo.categories.map((category) => category.name)).toContain(firstCategory);
    const best = demo.products.filter(({ code }) => bestSellers.includes(code));
    expect(best).toHaveLength(18);
    const { slug } = demo.categories.find((category) => category.name === firstCategory)!;
    expect(best.filter(({ categories }) => paths.get(categories[0]!)![0] === slug).length).toBeGreaterThan(9);
  });

  it('is drawn on the ground that the boxes of its pictures have', () => {
    const { light, dark } = themes[name];
    expect([light, dark].map((theme) => theme['color.surface.media'])).toEqual([pictureGround, pictureGround]);
  });

  it.runIf(mainCategories)('draws each of its main categories as something else, and fish without a label', () => {
    const main = demo.categories.flatMap(withChildren).filter((category) => mainCategories!.includes(category.name));
    expect(main).toHaveLength(mainCategories!.length);
    const tiles = main.map((category) =>
      drawCategory(category.slug, category.name, pictureGround, singlePacks).replace(/<title>[^<]*/u, ''),
    );
    expect(new Set(tiles).size).toBe(main.length);
    const { slug: first } = demo.categories.find((category) => category.name === firstCategory)!;
    const bare = main.map(({ slug }) => paths.get(slug)?.[0] === first);
    expect(bare.filter(Boolean).length).toBeGreaterThan(5);
    // Letters are drawn in the units of their font, whose y runs upwards.
    expect(main.filter((_, index) => bare[index] && /scale\([\d.]+ -/u.test(tiles[index]!)).map((category) => category.name)).toEqual([]);
  });
});
