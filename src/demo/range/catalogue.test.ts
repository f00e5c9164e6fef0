import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRange } from './index.ts';
import { packShapes, type DemoCategory, type DemoProduct } from '../types.ts';
import { demo, demoSource, paths } from '../../../tests/setup/demoRange.ts';
import { allergenNames } from '../../contract/allergens.ts';
import { brands } from '../parameters.ts';

const { categories, products } = demo;

/** The present day of the range: dates and "new in" count back from here, never from today. */
const referenceDay = '2026-11-01T00:00:00Z';

/** How many days a product counts as new. */
const newForDays = 60;

/** Limits of a label, so that the studio's lettering never overflows. */
const labelLimits = { title: 28, subtitle: 36, backLines: 8 };

/** Pack sizes as the trade writes them. */
const packPattern =
  /^(?:(\d+) × )?(\d+(?:\.\d+)?) (ml|L|g|kg|m|pieces?|pairs?|bags|sheets|rolls|sachets|portions|capsules|tablets|eggs)( box| block)?(, (?:IQF|vac packed))?$/;

/** The products that the home page shows, best first. */
const showcase = [
  'Batterby Chip Shop Batter Mix 16 kg',
  'Skerrydale Cod Fillets Skinless 8–16 oz 10 kg',
  'Brightwell Orange Drink 24 × 330 ml',
  'Boxrigg Plain Pizza Box 12 inch 100 pieces',
  'Rapesdown Rapeseed Oil 20 L',
  'Rollbrook Blue Centrefeed Rolls 2 Ply 6 rolls',
  'Spudderley Straight Cut Chips 10 mm 4 × 2.5 kg',
  'Saucewick Tomato Ketchup 6 × 1 L',
  'Prawndale Raw Peeled King Prawns 16/20 10 × 1 kg',
  'Hollin Spring Still Spring Water 24 × 500 ml',
  'Clamshore Bagasse Chip Tray 500 pieces',
  'Lathermoor Washing Up Liquid Original 2 × 5 L',
  'Shahkiran Basmati Rice 20 kg',
  'Tatterley Salt & Vinegar Crisps 32 × 32.5 g',
  'Glovenby Nitrile Gloves Medium 10 × 100 pieces',
  'Roastholme Espresso Coffee Beans 6 × 1 kg',
  'Cluckwick Chicken Nuggets 10 × 1 kg',
  'Corvane Cola 24 × 330 ml',
];

const tagsOf = (product: DemoProduct) => new Set(product.variants.flatMap(({ tags }) => tags));
const foods = products.filter(({ ingredients }) => ingredients !== undefined);
const withTag = (tag: string) => products.filter((product) => tagsOf(product).has(tag));
const mainOf = (product: DemoProduct) => paths.get(product.categories[0] ?? '')?.[0];
const contains = (product: DemoProduct, allergen: string) => product.allergens?.contains.some((name) => name.startsWith(allergen)) ?? false;
const mayContain = (product: DemoProduct, allergen: string) =>
  product.allergens?.mayContain.some((name) => name.startsWith(allergen)) ?? false;
const namesOf = (list: readonly DemoProduct[]) => list.map(({ name }) => name);

function nodesBelow(categories: readonly DemoCategory[], depth = 1): { category: DemoCategory; depth: number }[] {
  return categories.flatMap((category) => [{ category, depth }, ...nodesBelow(category.children, depth + 1)]);
}
const nodes = nodesBelow(categories);
const leaves = nodes.filter(({ category }) => category.children.length === 0).map(({ category }) => category.slug);

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the demo range as a whole', () => {
  it('has exactly 10,240 products', () => {
    expect(products).toHaveLength(10_240);
  });

  it('is what it was when its fingerprint was recorded, with all parameters of its pictures', () => {
    const sorted = (_: string, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value;
    const fingerprint = hash('sha256', JSON.stringify(demoSource(), sorted), 'hex').slice(0, 16);
    expect(fingerprint, 'The range has changed. Where that is meant, record it here; new parameters give pictures new addresses.').toBe(
      '7d30748fce5c3a21',
    );
  });

  it('gives every product a code, a name, a popularity, a creation date and a barcode of its own', () => {
    const fields = ['code', 'name', 'popularity', 'createdAt', 'barcode'] as const;
    expect(fields.filter((field) => new Set(products.map((product) => product[field])).size !== products.length)).toEqual([]);
    const barcodes = products.flatMap(({ variants }) => variants.map(({ art }) => art.barcode));
    const perForm = products.reduce((total, { variants }) => total + new Set(variants.map(({ art }) => art.barcode)).size, 0);
    expect(new Set(barcodes).size).toBe(perForm);
  });

  it('says of four products in ten which others go with them, all of the range', () => {
    const codes = new Set(products.map(({ code }) => code));
    const going = products.filter(({ goesWith }) => goesWith);
    expect(going.length).toBeGreaterThan(4_000);
    expect(going.filter(({ code, goesWith }) => goesWith!.some((other) => other === code || !codes.has(other)))).toEqual([]);
  });

  it('writes six-digit codes', () => {
    expect(products.filter(({ code }) => !/^[1-9]\d{5}$/.test(code))).toEqual([]);
  });

  it('offers about one product in sixteen in two forms, which differ in their tags', () => {
    const twins = products.filter(({ variants }) => variants.length > 1);
    expect(twins.length / products.length).toBeGreaterThan(0.05);
    expect(twins.length / products.length).toBeLessThan(0.07);
    expect(namesOf(twins.filter(({ variants }) => variants[0]?.tags[0] === variants[1]?.tags[0]))).toEqual([]);
  });

  it('offers bags that are named after their paper in the colour of that paper alone', () => {
    const bags = products.filter(({ name }) => /strung (?:sulphite|kraft) bags/i.test(name));
    expect(bags.length).toBeGreaterThan(4);
    const coloured = bags.flatMap(({ name, variants }) => variants.map(({ art }) => `${/sulphite|kraft/i.exec(name)![0]} ${art.contents}`));
    expect([...new Set(coloured)].sort()).toEqual(['Kraft #b58a5a', 'Sulphite #f6f6f2']);
  });
});

describe('the tree', () => {
  it('has 120 nodes below 10 main categories, three levels deep at most', () => {
    expect(categories).toHaveLength(10);
    expect(nodes).toHaveLength(120);
    expect(new Set(nodes.map(({ category }) => category.slug)).size).toBe(120);
    expect(Math.max(...nodes.map(({ depth }) => depth))).toBe(3);
  });

  it('has main categories for what the company names: packaging, cleaning supplies, fish and seafood', () => {
    const names = categories.map(({ name }) => name).join('; ');
    expect(names).toMatch(/Packaging/);
    expect(names).toMatch(/Cleaning/);
    expect(names).toMatch(/Fish & Seafood/);
  });

  it('puts products in leaves only, about one in twelve in two of them', () => {
    const known = new Set(leaves);
    expect(products.filter(({ categories }) => categories.length === 0 || categories.some((slug) => !known.has(slug)))).toEqual([]);
    expect(products.filter(({ categories }) => new Set(categories).size !== categories.length)).toEqual([]);
    const inTwo = products.filter(({ categories }) => categories.length === 2).length / products.length;
    expect(inTwo).toBeGreaterThan(0.06);
    expect(inTwo).toBeLessThan(0.1);
  });

  it('leaves no leaf with fewer than 40 products', () => {
    const counts = new Map(leaves.map((slug) => [slug, products.filter(({ categories }) => categories.includes(slug)).length]));
    expect([...counts].filter(([, count]) => count < 40)).toEqual([]);
  });
});

describe('the brands', () => {
  it('are about 150, each with a look and at least five products', () => {
    expect(brands.size).toBeGreaterThanOrEqual(140);
    expect(brands.size).toBeLessThanOrEqual(170);
    const counts = new Map<string, number>();
    for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
    expect([...brands.keys()].filter((name) => (counts.get(name) ?? 0) < 5)).toEqual([]);
    expect([...counts.keys()].filter((name) => !brands.has(name))).toEqual([]);
  });

  it('print ink that reads on the ground of their labels', () => {
    const contrast = ({ ground, ink }: { ground: string; ink: string }) => {
      const [light = 0, dark = 0] = [luminance(ground), luminance(ink)].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    };
    expect([...brands.values()].filter(({ colours }) => contrast(colours) < 4.5).map(({ name }) => name)).toEqual([]);
  });
});

describe('names and sizes', () => {
  it('start with the brand and end with the pack size', () => {
    const odd = products.filter(
      ({ name, brand, packSize }) =>
        !name.startsWith(`${brand} `) ||
        !name.endsWith(
          ` ${packSize
            .replace(/^1 × /, '')
            .replace(/ (?:box|block)\b/, '')
            .replace(/, .*$/, '')}`,
        ),
    );
    expect(namesOf(odd)).toEqual([]);
  });

  it('write sizes as the British trade does', () => {
    expect(products.filter(({ packSize }) => !packPattern.test(packSize)).map(({ packSize }) => packSize)).toEqual([]);
    const texts = products.flatMap(({ name, description, packSize }) => [name, description, packSize]);
    expect(
      texts.filter((text) => /\d(?:ml|g|kg|L|cm|mm|m)\b|\d ?x ?\d|\b(?:flavor|color|gray|liter|fiber|yogurts?h)\w*\b/i.test(text)),
    ).toEqual([]);
  });

  it('name the case that the buyer orders', () => {
    expect(
      products.filter(({ caseSize }) => caseSize === undefined || !/^1 (?:case of \d+|[a-z]+)(?: \(pallet: \d+\))?$/.test(caseSize)),
    ).toEqual([]);
  });
});

describe('descriptions', () => {
  it('have two to four sentences and nothing left to fill in', () => {
    const odd = products.filter(({ description }) => {
      const sentences = description.split(/[.!?](?:\s|$)/).filter((text) => text !== '').length;
      return sentences < 2 || sentences > 4 || /[{}]|undefined|\s\s|\.\.|,\s*[,.]/.test(description) || !/^[A-Z0-9]/.test(description);
    });
    expect(odd.map(({ description }) => description)).toEqual([]);
  });

  it('differ from neighbour to neighbour, and nearly always from all others', () => {
    expect(namesOf(products.filter(({ description }, index) => description === products[index - 1]?.description))).toEqual([]);
    expect(new Set(products.map(({ description }) => description)).size / products.length).toBeGreaterThan(0.98);
  });
});

describe('food facts', () => {
  it('stand on all food and on nothing else', () => {
    const isFood = (product: DemoProduct) => mainOf(product) !== 'packaging-disposables' && mainOf(product) !== 'cleaning-hygiene';
    const odd = products.filter((product) => {
      const facts = [product.storage, product.allergens, product.ingredients, product.origin, product.shelfLife];
      return facts.some((fact) => (fact !== undefined) !== isFood(product));
    });
    expect(namesOf(odd)).toEqual([]);
  });

  it('use the usual names of the 14 allergens, each once', () => {
    const pattern = new RegExp(`^(?:${allergenNames.join('|')})(?: \\([a-z, ]+\\))?$`);
    const odd = foods.filter(({ allergens }) =>
      [...(allergens?.contains ?? []), ...(allergens?.mayContain ?? [])].some((name) => !pattern.test(name)),
    );
    expect(namesOf(odd)).toEqual([]);
    const twice = foods.filter(({ allergens }) => {
      const names = [...(allergens?.contains ?? []), ...(allergens?.mayContain ?? [])].map((name) => name.replace(/ \(.*/, ''));
      return new Set(names).size !== names.length;
    });
    expect(namesOf(twice)).toEqual([]);
  });

  it.each([
    ['Crustaceans', /\b(?:prawns?|scampi|crab|lobster|langoustines|shrimps)\b/i, /flavour|prawn cocktail/i],
    ['Fish', /\b(?:cod|haddock|salmon|tuna|mackerel|sardines?|plaice|hake|kippers)\b/i, /fish style|smoked salmon style/i],
    ['Molluscs', /\b(?:mussels?|squid|scallops?|octopus|calamari|cockle)\b/i, /potato scallops/i],
    [
      'Milk',
      /\b(?:cheddar|mozzarella|butter|yogurt|double cream|whole milk|ice cream|halloumi)\b/i,
      /vegan|alternative|peanut butter|butter beans|style slices|butternut|buttermint/i,
    ],
    ['Eggs', /\b(?:mayonnaise|eggs?)\b/i, /vegan|vegetable/i],
    ['Cereals containing gluten', /\b(?:battered|breaded|croissants?|spaghetti|batter mix|malt vinegar|couscous)\b/i, /gluten free/i],
    ['Peanuts', /\bpeanuts?\b|groundnut/i, /^$/],
    ['Mustard', /\bmustard\b/i, /^$/],
  ])('declare %s where the name says so', (allergen, named, except) => {
    const silent = foods.filter(
      (product) => named.test(product.name.slice(product.brand.length)) && !except.test(product.name) && !contains(product, allergen),
    );
    expect(namesOf(silent)).toEqual([]);
  });

  it('give fish its catch area or farm, and its scientific name', () => {
    const fish = products.filter((product) => mainOf(product) === 'fish-seafood');
    expect(
      fish.filter(({ origin }) => !/\(FAO \d\d\), |^Farmed in /.test(origin ?? '')).map(({ name, origin }) => `${name}: ${origin}`),
    ).toEqual([]);
    expect(
      fish
        .filter(({ ingredients }) => !/\([A-Z][a-z]+ [a-z]+\)|, [A-Z][a-z]+ [a-z]+\)|surimi/i.test(ingredients ?? ''))
        .map(({ name, ingredients }) => `${name}: ${ingredients}`),
    ).toEqual([]);
  });

  it('carry barcodes with a right check digit, from the range kept for use inside a company', () => {
    const right = (barcode: string) =>
      /^2\d{12}$/.test(barcode) &&
      Array.from(barcode).reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
    expect(
      products
        .filter(({ barcode, variants }) => !right(barcode ?? '') || variants.some(({ art }) => !right(art.barcode)))
        .map(({ barcode }) => barcode),
    ).toEqual([]);
  });
});

describe('tags', () => {
  it('call nothing vegan that holds milk, egg, fish, shellfish, meat, gelatine or honey', () => {
    const animal = /\b(?:beef|pork|lamb|chicken|turkey|duck|mutton|gelatine|honey|lard|dripping|suet|stock \(|anchov\w+)\b/i;
    const wrong = withTag('Vegan').filter(
      (product) =>
        ['Milk', 'Eggs', 'Fish', 'Crustaceans', 'Molluscs'].some((name) => contains(product, name)) ||
        animal.test(product.ingredients ?? ''),
    );
    expect(namesOf(wrong)).toEqual([]);
    expect(namesOf(withTag('Vegan').filter((product) => !tagsOf(product).has('Vegetarian')))).toEqual([]);
  });

  it('call nothing vegetarian that holds meat or fish', () => {
    const wrong = withTag('Vegetarian').filter(
      (product) =>
        ['Fish', 'Crustaceans', 'Molluscs'].some((name) => contains(product, name)) ||
        /\b(?:beef|pork|lamb|chicken|turkey|duck|mutton|gelatine|lard|dripping|suet)\b/i.test(product.ingredients ?? ''),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('gives the vegan tag to what is sold as vegan, and gluten free to what is sold as that', () => {
    expect(namesOf(foods.filter((product) => /\bvegan\b/i.test(product.name) && !tagsOf(product).has('Vegan')))).toEqual([]);
    expect(namesOf(foods.filter((product) => /\bgluten free\b/i.test(product.name) && !tagsOf(product).has('Gluten free')))).toEqual([]);
  });

  it('calls nothing gluten free that contains or may contain it', () => {
    const wrong = withTag('Gluten free').filter(
      (product) => contains(product, 'Cereals containing gluten') || mayContain(product, 'Cereals containing gluten'),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('calls nothing sugar free that holds sugar, nor halal that holds pork', () => {
    expect(
      namesOf(withTag('Sugar free').filter(({ ingredients }) => /\b(?:sugar|glucose|syrup|honey|juice)\b/i.test(ingredients ?? ''))),
    ).toEqual([]);
    expect(
      namesOf(withTag('Halal').filter(({ ingredients }) => /\b(?:pork|bacon|ham|wine|gelatine|lard)\b/i.test(ingredients ?? ''))),
    ).toEqual([]);
  });

  it('keeps plastic-free and compostable for what is not plastic', () => {
    const wrong = [...withTag('Plastic free'), ...withTag('Compostable')].filter(({ name }) =>
      /\b(?:plastic|vinyl|polythene|PVC|foil lined|film front|window)\b/i.test(name),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('marks as caught sustainably only what a fishery or a mussel farm landed', () => {
    expect(namesOf(withTag('Clear Water Sourced').filter(({ origin }) => !/^Caught|rope grown/.test(origin ?? '')))).toEqual([]);
  });

  it('uses no certificate of anyone else', () => {
    const texts = products.flatMap((product) => [product.name, product.description, ...tagsOf(product)]);
    expect(
      texts.filter((text) => /\b(?:MSC|ASC|Fairtrade|Red Tractor|RSPCA|Rainforest|Soil Association|Bestway|Booker)\b/i.test(text)),
    ).toEqual([]);
  });

  it('marks the 300 best sellers, and what came in the last 60 days', () => {
    const ranked = [...products].sort((one, other) => other.popularity - one.popularity);
    expect(new Set(namesOf(ranked.slice(0, 300)))).toEqual(new Set(namesOf(withTag('Best seller'))));
    const from = Date.parse(referenceDay) - newForDays * 86_400_000;
    expect(namesOf(withTag('New in'))).toEqual(namesOf(products.filter(({ createdAt }) => Date.parse(createdAt) >= from)));
    expect(withTag('New in').length).toBeGreaterThan(200);
    expect(withTag('New in').length).toBeLessThan(600);
  });
});

describe('ranking and dates', () => {
  it('counts popularity in whole numbers with a long tail', () => {
    const ranked = products.map(({ popularity }) => popularity).sort((one, other) => other - one);
    expect(ranked.every((value) => Number.isInteger(value) && value > 0)).toBe(true);
    const total = ranked.reduce((sum, value) => sum + value, 0);
    expect(ranked.slice(0, 1024).reduce((sum, value) => sum + value, 0) / total).toBeGreaterThan(0.3);
  });

  it('shows 18 well-known products of nine main categories first', () => {
    const first = [...products].sort((one, other) => other.popularity - one.popularity).slice(0, 18);
    expect(namesOf(first)).toEqual(showcase);
    expect(new Set(first.map(mainOf)).size).toBeGreaterThanOrEqual(9);
    expect(new Set(first.map(({ variants }) => variants[0]?.art.shape)).size).toBeGreaterThanOrEqual(14);
  });

  it('spreads creation over the four years before the reference day', () => {
    const dates = products.map(({ createdAt }) => createdAt).sort();
    expect(dates.every((date) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date))).toBe(true);
    expect(dates[0]?.slice(0, 4)).toBe('2022');
    expect((dates.at(-1) ?? '') < referenceDay).toBe(true);
  });
});

describe('labels', () => {
  const arts = products.flatMap(({ variants }) => variants.map(({ art }) => art));

  it('keep within what a label can hold', () => {
    expect(arts.filter(({ title }) => title.length === 0 || title.length > labelLimits.title).map(({ title }) => title)).toEqual([]);
    expect(
      arts.filter(({ subtitle }) => subtitle.length === 0 || subtitle.length > labelLimits.subtitle).map(({ subtitle }) => subtitle),
    ).toEqual([]);
    expect(
      arts
        .filter(({ back }) => back.length === 0 || back.length > labelLimits.backLines || back.some((line) => line.length > 130))
        .map(({ back }) => back),
    ).toEqual([]);
  });

  it('say of a food what its page says: all its ingredients, what it contains and what it may contain', () => {
    const foods = products.filter(({ ingredients }) => ingredients !== undefined);
    const saysAll = ({ ingredients, allergens, variants }: DemoProduct): boolean =>
      variants.every(({ art: { back, contains = [] } }) => {
        const printed = (opening: string): string | undefined => back.find((line) => line.startsWith(`${opening}: `));
        const declared = (opening: string, names: readonly string[]): boolean =>
          printed(opening) === (names.length === 0 ? undefined : `${opening}: ${names.join(', ').toLowerCase()}.`);
        return (
          back.join(' ').includes(`Ingredients: ${ingredients}.`) &&
          declared('Contains', allergens!.contains) &&
          declared('May contain', allergens!.mayContain) &&
          contains.join() === allergens!.contains.join()
        );
      });
    expect(foods.length).toBeGreaterThan(1000);
    expect(foods.some(({ allergens }) => allergens!.mayContain.length > 0)).toBe(true);
    expect(foods.filter((food) => !saysAll(food)).map(({ name }) => name)).toEqual([]);
  });

  it('draw with the templates and colours of the studio', () => {
    const shapes = new Set<string>(packShapes);
    expect(
      arts.filter(({ shape, contents, flash }) => !shapes.has(shape) || !/^#[0-9a-f]{6}$/.test(contents) || !/^#[0-9a-f]{6}$/.test(flash)),
    ).toEqual([]);
    expect(arts.filter(({ caseUnits, seed }) => caseUnits < 1 || !Number.isInteger(caseUnits) || !Number.isInteger(seed))).toEqual([]);
  });

  it('show three views of some and four of most', () => {
    const counts = products.map(({ variants }) => variants[0]?.views.length);
    expect(counts.every((count) => count === 3 || count === 4)).toBe(true);
    expect(counts.filter((count) => count === 4).length / counts.length).toBeGreaterThan(0.6);
  });
});

it('a brand has its own tops with the others below one more, and sells best what it names', async () => {
  const bestSellers = ['756465', '103271'];
  const tops = ['Shellfish', 'White Fish', 'Oily & Smoked Fish', 'Coated Fish & Seafood', 'Cleaning & Hygiene'];
  const tree = { tops, others: 'Everything Else' };
  const lines = await Array.fromAsync(readRange({ tree, bestSellers, pictureGround: '#ffffff', singlePacks: false }));
  const own = lines.flatMap((line) => ('category' in line ? [line.category] : []));
  expect(own.map(({ name }) => name)).toEqual([...tops, 'Everything Else']);
  const left = categories.filter(({ name }) => name !== 'Fish & Seafood' && name !== 'Cleaning & Hygiene');
  expect(own.at(-1)).toEqual({ slug: 'everything-else', name: 'Everything Else', children: left });
  expect(own[0]).toEqual(categories.find(({ name }) => name === 'Fish & Seafood')!.children.find(({ name }) => name === 'Shellfish'));
  const sold = lines.flatMap((line) => ('product' in line ? [line.product] : []));
  expect(sold.map(({ code }) => code)).toEqual(products.map(({ code }) => code));
  const best = sold.toSorted((a, b) => b.popularity - a.popularity).slice(0, 2);
  expect(best.map(({ code }) => code)).toEqual(bestSellers);
});
