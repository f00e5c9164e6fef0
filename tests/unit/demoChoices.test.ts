import { describe, expect, it } from 'vitest';
import { brandNames, loadFacts } from '../../src/brands/index.ts';
import themes from '../../src/kit/theme/generated/themes.json' with { type: 'json' };
import { demo } from '../setup/demoRange.ts';

const brands = (await Promise.all(brandNames.map(loadFacts))).flatMap((brand, index) =>
  brand.demo ? [{ name: brandNames[index]!, ...brand.demo }] : [],
);

describe.for(brands)('The demo of $name', ({ name, firstCategory, bestSellers, pictureGround }) => {
  it('names a main category and eighteen products of the range', () => {
    expect(demo.categories.map((category) => category.name)).toContain(firstCategory);
    const codes = new Set(demo.products.map(({ code }) => code));
    expect(new Set(bestSellers).size).toBe(18);
    expect(bestSellers.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('is drawn on the ground that the boxes of its pictures have', () => {
    const { light, dark } = themes[name];
    expect([light, dark].map((theme) => theme['color.surface.media'])).toEqual([pictureGround, pictureGround]);
  });
});
