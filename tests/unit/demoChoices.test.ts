import { describe, expect, it } from 'vitest';
import { brandNames, loadFacts } from '../../src/brands/index.ts';
import { ownTree } from '../../src/demo/range/tree.ts';
import { drawCategory } from '../../src/demo/studio/index.ts';
import type { DemoCategory } from '../../src/demo/types.ts';
import themes from '../../src/kit/theme/generated/themes.json' with { type: 'json' };
import { demo, paths } from '../setup/demoRange.ts';

const brands = (await Promise.all(brandNames.map(loadFacts))).flatMap((brand, index) =>
  brand.demo ? [{ name: brandNames[index]!, ...brand.demo }] : [],
);

const withChildren = (category: DemoCategory): DemoCategory[] => [category, ...category.children.flatMap(withChildren)];

describe.for(brands)('The demo of $name', ({ name, tree, bestSellers, pictureGround, mainCategories, singlePacks }) => {
  const own = ownTree(demo.categories, tree);
  const leaves = (categories: readonly DemoCategory[]): string[] =>
    categories.flatMap(({ slug, children }) => (children.length === 0 ? [slug] : leaves(children)));

  it('has every category of goods once, and each main category', () => {
    expect(leaves(own).toSorted()).toEqual(leaves(demo.categories).toSorted());
    expect(own.map((category) => category.name)).toEqual([...tree.tops, tree.others]);
    const names = own.flatMap(withChildren).map((category) => category.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...(mainCategories ?? [])]));
  });

  it('names eighteen products of the range, most of them in the branch that its first top stands in', () => {
    const best = demo.products.filter(({ code }) => bestSellers.includes(code));
    expect(best).toHaveLength(18);
    const [slug] = paths.get(own[0]!.slug)!;
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
    const [first] = paths.get(own[0]!.slug)!;
    const bare = main.map(({ slug }) => paths.get(slug)?.[0] === first);
    expect(bare.filter(Boolean).length).toBeGreaterThan(5);
    // Letters are drawn in the units of their font, whose y runs upwards.
    expect(main.filter((_, index) => bare[index] && /scale\([\d.]+ -/u.test(tiles[index]!)).map((category) => category.name)).toEqual([]);
  });
});
