import { expect, it } from 'vitest';
import type { SourceCategory } from '../../../range/source.ts';
import { articleOf } from '../families/family.ts';
import { claimsIn } from '../facets/productFacets.ts';
import { arrangeRange, type RangeProduct } from './range.ts';
import { relatedTo } from './related.ts';

const names = [
  ['Skerry', 'Skerry Cod Fillets 5 kg', '5 kg'],
  ['Skerry', 'Skerry Cod Fillets 10 kg', '10 kg'],
  ['Maring', 'Maring Cod Fillets 5 kg', '5 kg'],
  ['Maring', 'Maring Cod Fillets 10 kg', '10 kg'],
  ['Lowtide', 'Lowtide Cod Fillets 4.54 kg', '4.54 kg'],
  ...Array.from({ length: 12 }, (_, at) => ['Skerry', `Skerry Fish ${String.fromCodePoint(65 + at)}x 1 kg`, '1 kg'] as const),
  ['Maring', 'Maring Fish Cake 2 kg', '2 kg'],
  ['Skerry', 'Skerry Gluten-Free Fish Cake 2 kg', '2 kg'],
  ['Lowtide', 'Lowtide Gluten Free Fish Cake 2 kg', '2 kg'],
  ['Lowtide', 'Lowtide Gluten Free Fish Pie 2 kg', '2 kg'],
  ['Boxrow', 'Boxrow Fish Box 100 pieces', '100 pieces'],
] as const;

/** Codes are the numbers of the lines. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  'Skerry Cod Fillets 10 kg': ['21', '99', '1', '17'],
  'Skerry Gluten-Free Fish Cake 2 kg': ['17', '21'],
};

const category: SourceCategory = { slug: 'fish', name: 'Fish', isMain: true, image: undefined, children: [] };
const products = names.map(([brand, name, packSize], position) => ({
  position,
  code: String(position),
  name,
  brand,
  popularity: 100 - position,
  createdAt: 0,
  categories: ['fish'],
  tags: [],
  article: articleOf({ name, brand, packSize, storage: 'frozen' }),
  claims: claimsIn([name]),
  isFood: brand !== 'Boxrow',
  goesWith: goesWith[name] ?? [],
}));
const range = arrangeRange(
  { categories: [category], products },
  { categories: new Map([['fish', 1]]), tags: new Map(), products: products.map(({ position }) => position + 1) },
);
const related = (name: string) => {
  const named = (wanted: (product: RangeProduct) => boolean) => range.products.find(wanted)!;
  const ids = relatedTo(
    named(({ outline }) => outline.name === name),
    range,
  );
  return ids.map((id) => named((product) => product.id === id).outline.name);
};

it('first come the best sellers of the same article by other brands, one each, then what the range says goes with it, then what sells about as well', () => {
  expect(related('Skerry Cod Fillets 10 kg')).toEqual([
    'Maring Cod Fillets 5 kg',
    'Lowtide Cod Fillets 4.54 kg',
    'Boxrow Fish Box 100 pieces',
    'Maring Fish Cake 2 kg',
    ...['A', 'B', 'C', 'D'].map((letter) => `Skerry Fish ${letter}x 1 kg`),
  ]);
});

it('other packs of the product are not among them, since its page has them already', () => {
  expect(related('Maring Cod Fillets 5 kg')).not.toContain('Maring Cod Fillets 10 kg');
});

it('no food lacks what the product claims, not even where the range says that it goes with it', () => {
  expect(related('Skerry Gluten-Free Fish Cake 2 kg')).toEqual([
    'Lowtide Gluten Free Fish Cake 2 kg',
    'Boxrow Fish Box 100 pieces',
    'Lowtide Gluten Free Fish Pie 2 kg',
  ]);
});

it('each article of a brand is among them once, however many packs it has', () => {
  expect(related('Skerry Fish Ax 1 kg').filter((name) => name.startsWith('Skerry Cod Fillets'))).toHaveLength(1);
});
