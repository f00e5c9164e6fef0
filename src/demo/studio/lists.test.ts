import { describe, expect, it } from 'vitest';
import { createDemoCatalogue } from '../range/index.ts';
import { paths } from '../range/tree.ts';
import type { DemoProduct, PackArt } from '../types.ts';
import { looseShapes } from './shapes/index.ts';
import { composeProduct, drawProduct } from './views.ts';

/** Products on the first page of a list. */
const pageSize = 12;

const { products } = createDemoCatalogue();
const bestFirst = products.toSorted((a, b) => b.popularity - a.popularity);
const slugs = [...new Set([...paths.values()].flat())];
const firstPages = slugs.map((slug) => ({
  slug,
  page: bestFirst.filter(({ categories }) => categories.some((leaf) => paths.get(leaf)!.includes(slug))).slice(0, pageSize),
}));

const artOf = ({ variants: [first] }: DemoProduct): PackArt => first!.art;

/** A drawing without its seed and bar code: drawings that differ only by them count as the same. */
const withoutChance = (art: PackArt): PackArt => ({ ...art, seed: 1, barcode: '2000000000000' });

/** The thing that a title names, without sizes. */
const sortOf = ({ title, grade }: PackArt): string =>
  title
    .replace(grade ?? '', '')
    .replaceAll(/[\d–.]+ ?(?:oz|k?g|inch|mm|ml)?/g, '')
    .trim();

/** Pairs of products of one page whose pictures are the same. */
function doubles(page: readonly DemoProduct[], pictureOf: (art: PackArt) => string): string[] {
  const seen = new Map<string, string>();
  return page.flatMap((product) => {
    const picture = pictureOf(artOf(product));
    const twin = seen.get(picture);
    seen.set(picture, product.name);
    return twin === undefined ? [] : [`${twin} and ${product.name}`];
  });
}

const rendered = new Map<string, string>();
function remember(key: string, draw: () => string): string {
  const known = rendered.get(key) ?? draw();
  rendered.set(key, known);
  return known;
}

describe('the first page of every list', () => {
  it('has no two products whose pictures are the same drawing with the same parameters', () => {
    const same = firstPages.flatMap(({ slug, page }) =>
      doubles(page, (art) => remember(JSON.stringify(withoutChance(art)), () => drawProduct(withoutChance(art), 'front'))).map(
        (pair) => `${slug}: ${pair}`,
      ),
    );
    expect(same).toEqual([]);
  }, 120_000);

  it('shows loose goods of different sorts as different things, also to those who do not read the ticket', () => {
    const plain = (art: PackArt): PackArt => {
      const { mark: _mark, ...rest } = withoutChance(art);
      return { ...rest, brand: products[0]!.variants[0]!.art.brand, flash: '#888888', size: '1 kg', caseUnits: 1 };
    };
    const same = firstPages.flatMap(({ slug, page }) => {
      const loose = page.filter((product) => looseShapes.has(artOf(product).shape));
      // The same sort of two makers, or in two packs, is one thing.
      const sorts = [...new Map(loose.map((product) => [sortOf(artOf(product)), product])).values()];
      return doubles(sorts, (art) => composeProduct(plain(art), 'front', false).svg.replace(/<title>[^<]*/, '')).map(
        (pair) => `${slug}: ${pair}`,
      );
    });
    expect(same).toEqual([]);
  }, 120_000);

  it('says in the picture which pack it is where the same goods come in several', () => {
    for (const { page } of firstPages) {
      for (const product of page) {
        const art = artOf(product);
        if (!art.mark) continue;
        const said = composeProduct(art, 'front').placed.map(({ text }) => text);
        expect(said.join(' '), product.name).toContain(art.mark.split(' · ')[0]);
      }
    }
  }, 120_000);
});
