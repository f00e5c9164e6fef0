/** A range of products as wholesalers' files have them: allergens in all the words and marks that people use, or in none. */
import { Dice, type Label } from './phrasings.ts';

/** How files write an allergen that a product contains, and one that nobody understands. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Fish: ['Fish', 'fish', 'AF', 'en:fish', 'Poisson', 'Haddock', 'FISH.', 'pescado', 'fish (cod)'],
  Milk: ['Milk', 'AM', 'dairy', 'en:milk', 'Lait', 'Milch', 'MILK', 'Whey (milk)', 'lactose'],
  Eggs: ['Eggs', 'egg', 'AE', 'en:eggs', 'oeufs', 'Eier', 'EGG'],
  Peanuts: ['Peanuts', 'AP', 'peanut', 'en:peanuts', 'Erdnuss', 'groundnuts'],
  'Tree nuts': ['Tree nuts', 'Nuts', 'AN', 'en:nuts', 'Nuss', 'Almonds', 'nuts (hazelnuts)'],
  'Cereals containing gluten': [
    'Cereals containing gluten (wheat)',
    'Gluten',
    'AW',
    'en:gluten',
    'Wheat',
    'UW',
    'Weizen',
    'wheat (gluten)',
  ],
  Soybeans: ['Soya', 'AY', 'soybeans', 'en:soybeans', 'Soja', 'Soya lecithin'],
  Crustaceans: ['Crustaceans', 'AC', 'en:crustaceans', 'Prawns', 'Krebstiere'],
  Molluscs: ['Molluscs', 'UM', 'en:molluscs', 'mussels', 'mollusques'],
  Sesame: ['Sesame', 'AS', 'en:sesame-seeds', 'sesame seeds', 'Sesam'],
  Mustard: ['Mustard', 'BM', 'en:mustard', 'moutarde'],
  Celery: ['Celery', 'BC', 'en:celery', 'Sellerie'],
  Lupin: ['Lupin', 'NL', 'en:lupin'],
  'Sulphur dioxide and sulphites': ['Sulphites', 'AU', 'E223', 'SO2', 'sulphur dioxide >10 mg/kg'],
};
const nonsense = [
  'ARAC',
  'P-nuts',
  'Yes',
  'see label',
  'Y',
  'Kiwi',
  'contains allergens',
  'milk free',
  'no nuts',
  'may contain nuts',
  '0',
  'allergen matrix on request',
];
const words: Readonly<Record<string, string>> = {
  Fish: 'haddock (fish)', Milk: 'MILK', Eggs: 'egg', Peanuts: 'peanuts 30 %', 'Tree nuts': 'almonds', 'Cereals containing gluten': 'wheat flour', Soybeans: 'soya', Crustaceans: 'prawns',
  Molluscs: 'mussels', Sesame: 'sesame seeds', Mustard: 'mustard', Celery: 'celery', Lupin: 'lupin flour', 'Sulphur dioxide and sulphites': 'sodium metabisulphite',
}; // prettier-ignore
const goods = [
  'haddock',
  'pie',
  'pudding',
  'loaf',
  'bar',
  'satay',
  'trifle',
  'cake',
  'sauce',
  'soup',
  'burger',
  'bread',
  'dressing',
  'pitta',
  'curry',
  'biscuits',
  'chocolate',
  'salad',
  'mix',
  'rolls',
];
const kinds = ['Golden', 'Farmhouse', 'Spicy', 'Classic', 'Country', 'Deluxe', 'Crispy', 'Smoked', 'Royal', 'Little'];
const plain = [
  'sugar',
  'salt',
  'water',
  'coconut milk',
  'cocoa butter',
  'butter beans',
  'nutmeg',
  'rapeseed oil',
  'rice flour',
  'oyster mushrooms',
];

/** The columns of the file, and its rows with the label that each comes from. */
export function wildRange(
  count: number,
  seed: number,
): { readonly columns: string; readonly rows: readonly string[]; readonly labels: ReadonlyMap<string, Label> } {
  const dice = new Dice(seed);
  const labels = new Map<string, Label>();
  const rows = Array.from({ length: count }, (_, index) => {
    const code = `W${1000 + index}`;
    const name = `${dice.of(kinds)} ${dice.of(goods)} ${index}`;
    const some = (most: number) => [...new Set(Array.from({ length: dice.below(most + 1) }, () => dice.of(Object.keys(spellings))))];
    const [contains, mayContain] = [some(3), some(2)];
    const kind = dice.number();
    const marks = dice.of([' | ', '; ', ', ', ' / ', '|', ' & ']);
    const cellOf = (names: readonly string[]) => names.map((each) => dice.of(spellings[each]!)).join(marks);
    const none = dice.of(['none', 'None', 'nil', 'NONE', 'No allergens']);
    // Some cells say nothing, some what nobody understands, and some are wrong: the ingredients tell.
    const [cell, declared] =
      kind < 0.2
        ? ['', undefined]
        : kind < 0.35
          ? [[dice.of(nonsense), ...contains.map((each) => dice.of(spellings[each]!))].join(marks), undefined]
          : kind < 0.45
            ? [none, []]
            : [contains.length > 0 ? dice.of(['', 'Contains: ']) + cellOf(contains) : none, contains];
    const ingredients = dice.number() < 0.7 ? [dice.of(plain), ...contains.map((each) => words[each]!), dice.of(plain)].join(', ') : '';
    labels.set(code, { name, contains: declared, mayContain, ingredients, tags: [] });
    return [code, name, 'Wildacre', '1 kg', 'Food', `"${cell}"`, `"${cellOf(mayContain)}"`, `"${ingredients}"`].join(',');
  });
  return { columns: 'code,name,brand,pack_size,categories,allergens,may_contain,ingredients', rows, labels };
}
