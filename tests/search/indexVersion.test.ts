import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { searchTexts } from '../../src/server/catalogue/load/searchIndex.ts';
import { searchDocument, searchIndexVersion, VocabularyCount } from '../../src/server/catalogue/search/document.ts';

/** Names that use every rule of the index: plurals, accents, amounts, heads, qualifiers, "free". */
const names = [
  'Crème Brûlée', 'Gluten & Dairy Free Brownies', 'Mayonnaise Free From Egg and Milk', 'Fish & Chips', "Farmer's Crisps", 'Battered Onion Rings', 'Onion Ring Batter Mix', 'Cod Fillets Skinless 8–16 oz', 'Kraft Burger Boxes',
  'Sardines in Tomato Sauce', 'Sugar Free Cola', 'Gluten Free Penne', 'Latex-Free Gloves', 'Free From Nuts', 'Cans of Lemonade', 'Loaves, Knives and Potatoes',
  'Cherries', 'Mayonnaise 2.5 kg', 'Bleach 5 Litres', 'Still Water 1.5l', 'Cling Film 300 mm × 300 m', '½ Pint Glasses', 'No. 2 Pizza Box', 'Half-Fat Milk 2 pt',
  'Chips 10 × 10 mm', '100% Orange Juice', 'Alcohol-free Gin 70cl', 'A4 Paper', 'Washing Up Liquid Original',
  'Vegan Burgers 4–6 oz', 'King Prawns 31/40', 'Eggless Cake Without Nuts', 'Halal Chicken', 'Tree Nut Free Bar', 'Non-Alcoholic Wine', 'Sweets Without Gelatin', 'Gravy No E621', 'Salad Cream', 'Half Litre Still Water', 'Half a Pint Tumblers',
] as const; // prettier-ignore

function termsOfSamples(): string[] {
  const vocabulary = new VocabularyCount();
  return names.map(
    (name, index) =>
      searchDocument(
        searchTexts(
          {
            productId: index,
            code: `10${index}`,
            name: `${name} 24 × 330 ml`,
            brand: 'Harbourside',
            packSize: '24 × 330 ml',
            storage: 'frozen',
            description: `For ${name}. Free from nuts; not 1.5 litres.`,
            origin: 'Peru',
            barcode: `50${index}`,
            variants: [{ images: [], tags: [{ id: 1, name: 'Gluten free' }] }],
            categories: [{ id: 2, name }],
            allergens: { contains: ['Milk', 'Eggs'], mayContain: ['Tree nuts (almonds)'] },
            ingredients: 'Wheat flour, milk, egg, pork gelatine',
          },
          [`${name} & More`, 'Cheese'],
        ),
        vocabulary,
      ).terms,
  );
}

it('databases are told when products get other terms: the version of the index counts up', () => {
  const fingerprint = createHash('sha256').update(termsOfSamples().join('\n')).digest('hex').slice(0, 16);
  // A changed fingerprint means that older indexes are out of date: increase `searchIndexVersion` and write both here.
  expect({ version: searchIndexVersion, fingerprint }).toEqual({ version: 17, fingerprint: '936c6116f6e21a12' });
});
