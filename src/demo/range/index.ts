import type { DemoCatalogue, DemoProduct, Nutrition } from '../types.ts';
import { tradeBrands } from './brands.ts';
import { describe, wordsOf } from './describe.ts';
import { allergenFacts, dietTags, shelfLifeOf } from './facts.ts';
import { artOf, barcodeOf, dimensionsOf, gradeOf, labelLimits, labelTitle, viewsOf } from './label.ts';
import { nutritionOf } from './nutrition.ts';
import { caseSizeOf, isCateringSize } from './packs.ts';
import { chance, hash, pick } from './random.ts';
import { chooseRange, type Candidate } from './range.ts';
import { bestSellers, creationDates, popularityAt, pullOf, showcase } from './ranking.ts';
import { paths, tree } from './tree.ts';
import { fill, labelLines, sentence } from './wording.ts';

/** Facts of a product that depend on the whole range. */
interface Standing {
  readonly code: string;
  readonly popularity: number;
  readonly createdAt: string;
  readonly tags: readonly string[];
}

/**
 * The demo range: 10,240 products of invented brands, the same every time. Possible products are in `families/`, their makers in `brands.ts`; here the
 * range is chosen, ranked, dated and numbered, and each product is written out.
 */
export function createDemoCatalogue(): DemoCatalogue {
  const range = chooseRange();
  const standings = standingsOf(range);
  const descriptions = descriptionsOf(range);
  const marks = marksOf(range);
  return {
    categories: tree,
    brands: tradeBrands.map(({ name, colours, mark, lettering }) => ({ name, colours, mark, lettering })),
    products: range.map((candidate, index) =>
      productOf(candidate, standings[index] as Standing, descriptions[index] as string, marks[index]),
    ),
  };
}

/** Numbers, dates and ranks the range. Codes ascend within each main category with gaps, as in a range where products come and go. */
function standingsOf(range: readonly Candidate[]): Standing[] {
  const pull = range.map(({ name, family, place }) => {
    const shown = showcase.indexOf(name);
    return shown < 0 ? pullOf(name, family.sales ?? 1, place) : Number.MAX_SAFE_INTEGER - shown;
  });
  const ranks = new Map(
    range
      .map((_, index) => index)
      .sort((one, other) => (pull[other] ?? 0) - (pull[one] ?? 0))
      .map((index, rank) => [index, rank]),
  );
  const dates = creationDates(range.map(({ name }) => name));
  const mains = tree.map(({ slug }) => slug);
  const next = mains.map((_, index) => 100_000 + index * 90_000);
  return range.map(({ name, family }, index) => {
    const main = mains.indexOf(paths.get(family.leaf)?.[0] ?? '');
    const code = (next[main] ?? 0) + 3 + (hash(`${name} code`) % 61);
    next[main] = code;
    const rank = ranks.get(index) ?? 0;
    const date = dates.get(name) ?? { iso: '', isNew: false };
    return {
      code: String(code),
      popularity: popularityAt(rank, range.length),
      createdAt: date.iso,
      tags: [...(rank < bestSellers ? ['Best seller'] : []), ...(date.isNew ? ['New in'] : [])],
    };
  });
}

/** One maker's goods of one sort, whatever their size and pack. */
function sortOf({ family, brand, title, shape }: Candidate): string {
  return [family.leaf, brand.name, title.replace(gradeOf(title) ?? '', ''), shape].join();
}

/** The mark that tells packs of the same goods apart in a picture; undefined for goods in one pack only. */
function marksOf(range: readonly Candidate[]): (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const candidate of range) counts.set(sortOf(candidate), (counts.get(sortOf(candidate)) ?? 0) + 1);
  return range.map((candidate) => {
    if (counts.get(sortOf(candidate)) === 1) return undefined;
    return [gradeOf(candidate.title), candidate.pack.inName].filter((part) => part !== undefined).join(' · ');
  });
}

/** How often another wording is tried before a description may repeat. */
const wordings = 24;

/** Describes the range. Each product has another description than all before it, as far as the wordings suffice. */
function descriptionsOf(range: readonly Candidate[]): string[] {
  const said = new Set<string>();
  return range.map(({ family, variety, place, brand, pack }) => {
    let text = '';
    for (let again = 0; again < wordings; again += 1) {
      text = describe(family, variety, place, brand.name, pack, again);
      if (!said.has(text)) break;
    }
    said.add(text);
    return text;
  });
}

function productOf(candidate: Candidate, standing: Standing, description: string, mark: string | undefined): DemoProduct {
  const { family, variety, brand, pack, shape, name } = candidate;
  const food = foodOf(candidate);
  const tags = tagsOf(candidate, food, standing);
  const detail = variety[3];
  const second = detail?.also ?? family.also;
  return {
    code: standing.code,
    name,
    brand: brand.name,
    packSize: pack.text,
    caseSize: caseSizeOf(pack, shape),
    description,
    categories: second === undefined || second === family.leaf ? [family.leaf] : [family.leaf, second],
    ...food.facts,
    ...(food.nutrition ? { nutrition: food.nutrition } : {}),
    barcode: barcodeOf(standing.code, 0),
    popularity: standing.popularity,
    createdAt: standing.createdAt,
    variants: variantsOf(candidate, standing.code, tags, food, mark),
  };
}

/** The facts of a food and its back label; for other goods only the label. */
function foodOf(candidate: Candidate): {
  facts: Partial<DemoProduct>;
  back: readonly string[];
  diets: readonly string[];
  nutrition: Nutrition | undefined;
} {
  const { family, variety, brand, pack, title } = candidate;
  const { food } = family;
  const words = wordsOf(variety);
  if (food === undefined) return { facts: {}, back: (family.care ?? []).map((line) => fill(line, words)), diets: [], nutrition: undefined };
  const ingredients = sentence(fill(variety[3]?.ingredients ?? food.ingredients, words));
  const allergens = allergenFacts(ingredients, food.mayContain);
  const shelfLife = shelfLifeOf(food);
  const origin = variety[3]?.origin ?? pick(food.origins, `${brand.name} ${family.leaf}`);
  const declared = [
    ...declaration('Contains', allergens.contains),
    ...declaration('May contain', allergens.mayContain),
    `${origin}.`,
    storageLines[food.storage],
  ];
  return {
    facts: { storage: food.storage, allergens, ingredients, origin, shelfLife },
    back: [...labelLines(`Ingredients: ${ingredients}.`).slice(0, labelLimits.backLines - declared.length), ...declared],
    diets: dietTags(ingredients, allergens, food),
    nutrition: nutritionOf(family.leaf, title, brand.name, pack.unit),
  };
}

/** A sentence of the back label on allergens; none where there are none. */
const declaration = (opening: 'Contains' | 'May contain', allergens: readonly string[]): readonly string[] =>
  allergens.length === 0 ? [] : [`${opening}: ${allergens.join(', ').toLowerCase()}.`];

const storageLines = {
  ambient: 'Store in a cool, dry place.',
  chilled: 'Keep refrigerated at 0 to 5 °C.',
  frozen: 'Keep frozen at −18 °C.',
} as const;

const grownHere = /^(?:Grown|Produced|Farmed|Laid|Milled|Bottled) in (?:the UK|Scotland|Cumbria|mid Wales|the Peak District)/;

/** A product's tags: first "best seller" and "new in", then those of its facts. */
function tagsOf({ family, variety, brand, pack, shape }: Candidate, food: ReturnType<typeof foodOf>, { tags }: Standing): string[] {
  return [
    ...new Set([
      ...tags,
      ...(family.tags ?? []),
      ...(variety[3]?.tags ?? []),
      ...food.diets,
      ...(grownHere.test(food.facts.origin ?? '') ? ['British'] : []),
      ...(pack.text.endsWith('IQF') ? ['Individually quick frozen'] : []),
      ...(isCateringSize(pack, shape) ? ['Catering size'] : []),
      ...(brand.value ? ['Value line'] : []),
    ]),
  ];
}

/** One variant, or two when the family comes in two forms: another colour, or the case and the single pack. */
function variantsOf(
  { family, variety, brand, pack, shape, title, name }: Candidate,
  code: string,
  tags: readonly string[],
  { facts, back, nutrition }: ReturnType<typeof foodOf>,
  mark: string | undefined,
): DemoProduct['variants'] {
  const text = {
    title: labelTitle([variety[3]?.label ?? title, variety[0]]),
    subtitle: family.subtitle,
    back,
    contains: facts.allergens?.contains ?? [],
    nutrition,
    grade: gradeOf(title),
    mark,
    dimensions: dimensionsOf(variety[2]),
  };
  const views = viewsOf(code);
  const { twin } = family;
  const single = [{ tags, art: artOf(brand, pack, shape, variety[1], text, barcodeOf(code, 0)), views }];
  if (twin === undefined || (twin.tints !== undefined && variety[3]?.hasOneColour) || chance(`${name} twin`) * 100 >= twin.share)
    return single;
  const { tints } = twin;
  if (tints !== undefined) {
    return tints.map((tint, place) => ({
      tags: [twin.tags[place] as string, ...tags],
      art: artOf(brand, pack, shape, tint, text, barcodeOf(code, place)),
      views,
    }));
  }
  if (pack.units < 2) return single;
  return [pack, { ...pack, units: 1 }].map((form, place) => ({
    tags: [twin.tags[place] as string, ...tags],
    art: artOf(brand, form, shape, variety[1], place === 0 ? text : { ...text, mark: undefined }, barcodeOf(code, place)),
    views,
  }));
}
