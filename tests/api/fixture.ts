/**
 * A small range for tests: 60 products, 6 brands, 12 categories on three levels, 5 tags. Made by a rule, so that tests can say what must come out.
 */
import type { CatalogueSource, SourceProduct } from '../../src/range/source.ts';
import { isGtin } from '../../src/contract/gtin.ts';
import { parametersOf } from '../../src/demo/parameters.ts';
import type { PackArt } from '../../src/demo/types.ts';

const brands = ['Ashdale', 'Brightwell', 'Éclair & Co', 'drayton', 'Elmside', 'Fenwick'];

const leaves = [
  { slug: 'cola', name: 'Cola', noun: 'Cola', packSize: '24 × 330 ml', storage: 'ambient' },
  { slug: 'lemonade', name: 'Lemonade', noun: 'Lemonade', packSize: '12 × 1.5 litre', storage: 'ambient' },
  { slug: 'spring-water', name: 'Spring Water', noun: 'Still Water', packSize: '24 × 500 ml', storage: 'ambient' },
  { slug: 'white-fish', name: 'White Fish', noun: 'Haddock Fillets', packSize: '5 kg', storage: 'frozen' },
  { slug: 'shellfish', name: 'Shellfish', noun: 'King Prawns', packSize: '10 × 1 kg', storage: 'frozen' },
  { slug: 'bleach', name: 'Bleach', noun: 'Thick Bleach', packSize: '2 × 5 litre', storage: 'ambient' },
] as const;

const adjectives = ['Classic', 'Value', 'Crème', 'Extra Large', 'Catering', 'Premium', 'Original', 'Light', 'Family', 'Select'];

const art: PackArt = {
  shape: 'can',
  brand: { name: 'Ashdale', colours: { ground: '#aa0000', ink: '#ffffff', accent: '#ffcc00' }, mark: 'bar', lettering: 'grotesque' },
  title: 'Cola',
  subtitle: 'Sparkling drink',
  size: '330 ml',
  caseUnits: 24,
  contents: '#331100',
  flash: '#ff0000',
  back: ['Ingredients: water, sugar.'],
  barcode: '5012345000008',
  seed: 1,
};

/** A declaration without fibre, which may be left out. */
const fishNutrition = {
  per: '100 g',
  energyKj: 318,
  energyKcal: 75,
  fat: 0.6,
  saturates: 0.1,
  carbohydrate: 0,
  sugars: 0,
  protein: 17.4,
  salt: 0.18,
} as const;

/** A GTIN, with the check digit that belongs to it. */
function barcodeOf(index: number): string {
  return Array.from({ length: 10 }, (_, digit) => `5012345${String(index).padStart(5, '0')}${digit}`).find(isGtin)!;
}

function fixtureProduct(index: number): SourceProduct {
  const leaf = leaves[index % leaves.length]!;
  const brand = brands[Math.floor(index / 2) % brands.length]!;
  const adjective = adjectives[Math.floor(index / leaves.length)]!;
  const name = `${brand} ${adjective} ${leaf.noun}`;
  return {
    code: String(100_001 + index * 7),
    name,
    brand,
    packSize: leaf.packSize,
    caseSize: '1 case',
    description: `${name} for caterers and shops. Keep upright.`,
    categories: index % 10 === 0 ? [leaf.slug, 'offers'] : [leaf.slug],
    storage: leaf.storage,
    allergens: leaf.storage === 'frozen' ? { contains: ['Fish'], mayContain: ['Molluscs'] } : undefined,
    nutrition: leaf.storage === 'frozen' ? fishNutrition : undefined,
    origin: leaf.storage === 'frozen' ? 'Caught in the North Sea, North East Atlantic (FAO 27), trawl' : 'United Kingdom',
    barcode: barcodeOf(index),
    // Every third shares its popularity with the one before, so that ties occur.
    popularity: 1000 - index + (index % 3 === 2 ? 1 : 0),
    createdAt: new Date(Date.UTC(2024, 0, 1 + (index % 40))).toISOString(),
    variants: [
      {
        tags: [
          ...(index % 2 === 0 ? ['Vegan'] : []),
          ...(index % 5 === 0 ? ['Best seller'] : []),
          ...(leaf.storage === 'frozen' ? ['Catering size'] : []),
        ],
        images: (['front', 'back', 'case'] as const).map((view) => ({
          view,
          source: {
            kind: 'generated' as const,
            generator: 'demo-pack',
            parameters: parametersOf({ ...art, title: leaf.noun, seed: index }, view),
          },
        })),
      },
      { tags: ['New in'], images: [{ view: 'front', source: { kind: 'file', path: `imported/${index}.jpg` } }] },
    ],
  };
}

/** The range. */
export const fixtureCatalogue: CatalogueSource = {
  categories: [
    {
      slug: 'drinks',
      name: 'Drinks',
      children: [
        { slug: 'soft-drinks', name: 'Soft Drinks', children: [leafCategory('cola'), leafCategory('lemonade')] },
        { slug: 'water', name: 'Water', children: [leafCategory('spring-water')] },
      ],
    },
    {
      slug: 'fish',
      name: 'Fish & Seafood',
      children: [{ slug: 'frozen-fish', name: 'Frozen Fish', children: [leafCategory('white-fish'), leafCategory('shellfish')] }],
    },
    { slug: 'cleaning', name: 'Cleaning', children: [leafCategory('bleach')] },
    { slug: 'offers', name: 'Offers', children: [] },
  ],
  products: Array.from({ length: 60 }, (_, index) => fixtureProduct(index)),
};

function leafCategory(slug: (typeof leaves)[number]['slug']) {
  return { slug, name: leaves.find((leaf) => leaf.slug === slug)!.name, children: [] };
}
