import { describe, expect, it } from 'vitest';
import { familyOf, type ArticleFacts } from './family.ts';
import { arrangePacks } from './packs.ts';

const food = (name: string, packSize: string, more: Partial<ArticleFacts> = {}): ArticleFacts => ({
  name,
  packSize,
  brand: 'Haddowick',
  storage: 'frozen',
  allergens: { contains: ['Fish'], mayContain: [] },
  ...more,
});
const cod = food('Haddowick Cod Fillets Skinless 8–16 oz 10 × 1 kg', '10 × 1 kg');
const glove = (name: string): ArticleFacts => ({ name, brand: 'Hygarth', packSize: '100 pieces' });

describe('packs of one family', () => {
  it.each([
    ['another pack', cod, food('Haddowick Cod Fillets Skinless 8–16 oz 20.43 kg', '1 × 20.43 kg, IQF')],
    ['another grade', cod, food('Haddowick Cod Fillets Skinless 4–6 oz 10 × 1 kg', '10 × 1 kg')],
    ['a name without its brand', cod, food('Cod fillets, skinless 5 kg', '1 × 5 kg')],
    ['another size in letters', glove('Hygarth Nitrile Gloves Small 100 pieces'), glove('Hygarth Nitrile Gloves Extra Large 100 pieces')],
    ['another format', glove('Hygarth Film Bags 7 × 9 inch 100 pieces'), glove('Hygarth Film Bags 10 × 12 inch 100 pieces')],
  ])('are so with %s', (_what, one, other) => {
    expect(familyOf(one)).toBe(familyOf(other));
  });

  it('are what the range says, whatever their names and allergens tell', () => {
    const named = (name: string, family: string) => familyOf(food(name, '1 kg', { family, allergens: undefined }));
    expect(named('Scampi 1 kg', 'Whole-tail scampi')).toBe(named('Breaded scampi 5 kg', 'whole-tail  SCAMPI'));
    expect(named('Scampi 1 kg', 'Scampi')).not.toBe(named('Scampi 1 kg', 'Scampi, gluten free'));
    expect(named('Scampi 1 kg', 'Scampi')).not.toBe(familyOf(food('Scampi 1 kg', '1 kg')));
  });

  it.each([
    ['another species', cod, food('Haddowick Haddock Fillets Skinless 8–16 oz 10 × 1 kg', '10 × 1 kg')],
    ['another cut', cod, food('Haddowick Cod Loins Skinless 8–16 oz 10 × 1 kg', '10 × 1 kg')],
    ['another storage', cod, { ...cod, storage: 'chilled' as const }],
    ['another brand', cod, { ...cod, brand: 'Brinehaven' }],
    ['other allergens', cod, { ...cod, allergens: { contains: ['Fish'], mayContain: ['Crustaceans'] } }],
    ['an absence', food('Haddowick Gluten Free Scampi 1 kg', '1 kg'), food('Haddowick Scampi 1 kg', '1 kg')],
    ['how hot it is', food('Curry Powder Medium 1 kg', '1 kg'), food('Curry Powder 1 kg', '1 kg')],
    ['other layers', glove('Hygarth Napkins 2 Ply 100 pieces'), glove('Hygarth Napkins 3 Ply 100 pieces')],
    ['the word of its pack', food('Haddowick Sugar Sachets 300 sachets', '300 sachets'), food('Haddowick Sugar 1 kg', '1 kg')],
  ])('are not those with %s', (_what, one, other) => {
    expect(familyOf(one)).not.toBe(familyOf(other));
  });
});

describe('packs beside one another', () => {
  const arranged = (...packs: [name: string, packSize: string][]) =>
    arrangePacks(packs.map(([name, packSize], at) => ({ productId: at + 1, name, packSize }))).map(({ size, packSize }) => [
      size,
      packSize,
    ]);

  it('come from the smallest to the largest', () => {
    expect(arranged(['Cola 10 L', '1 × 10 L'], ['Cola 24 × 330 ml', '24 × 330 ml'], ['Cola 6 × 330 ml', '6 × 330 ml'])).toEqual([
      [undefined, '6 × 330 ml'],
      [undefined, '24 × 330 ml'],
      [undefined, '1 × 10 L'],
    ]);
  });

  it('name the size in which they differ', () => {
    expect(arranged(['Box 12 inch 50 pieces', '50 pieces'], ['Box 7 inch 50 pieces', '50 pieces'])).toEqual([
      ['7 inch', '50 pieces'],
      ['12 inch', '50 pieces'],
    ]);
    expect(arranged(['Gloves Large 90 pieces', '90 pieces'], ['Gloves Small 90 pieces', '90 pieces'])[0]).toEqual(['Small', '90 pieces']);
    expect(arranged(['Cod 4–6 oz 10 kg', '10 kg box, IQF'], ['Cod 4–6 oz 5 kg', '1 × 5 kg'])[0]).toEqual([undefined, '1 × 5 kg']);
  });

  it('are none where there is one alone', () => {
    expect(arranged(['Cola 10 L', '1 × 10 L'])).toEqual([]);
  });
});
