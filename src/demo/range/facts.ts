import { allergenNames, allergenWords, harmlessWords } from '../../contract/allergens.ts';
import type { Storage } from '../../contract/catalogue.ts';
import type { FoodFacts } from './family.ts';
import { cycle } from './random.ts';

/** Allergens by list of ingredients, cached since brands share lists. */
const read = new Map<string, readonly string[]>();

/** The allergens that a list of ingredients names, in the order of the law's list: "Cereals containing gluten (wheat, barley)". */
export function allergensIn(ingredients: string): readonly string[] {
  const known = read.get(ingredients);
  if (known !== undefined) return known;
  const text = ingredients.replace(harmlessWords, ' ');
  const found = allergenNames.flatMap((allergen) => {
    const hits = allergenWords.filter(([name, words]) => name === allergen && words.test(text));
    if (hits.length === 0) return [];
    const kinds = hits.flatMap(([, , kind]) => kind ?? []);
    return kinds.length === 0 ? [allergen] : [`${allergen} (${kinds.join(', ')})`];
  });
  read.set(ingredients, found);
  return found;
}

const nameOf = (allergen: string) => allergen.replace(/ \(.*/, '');

/** The allergens that a food contains, and those it may contain from the production line; an allergen is never in both. */
export function allergenFacts(ingredients: string, mayContain = ''): { contains: readonly string[]; mayContain: readonly string[] } {
  const contains = allergensIn(ingredients);
  const names = new Set(contains.map(nameOf));
  return { contains, mayContain: allergensIn(mayContain).filter((allergen) => !names.has(nameOf(allergen))) };
}

const fromAnimals =
  /\b(?:beef|pork|bacon|ham|chicken|turkey|duck|lamb|mutton|meat|lard|suet|dripping|tallow|gelatine|collagen|fish|anchov(?:y|ies)|prawns?|shrimps?|crabs?|lobsters?|langoustines?|crayfish|mussels?|squid|octopus|oysters?|clams?|scallops?|cockles?|whelks?|cuttlefish|carmine)\b/i;
const madeByAnimals = /\b(?:honey|beeswax|shellac)\b/i;

/** The diet tags that the facts of a food allow. */
export function dietTags(
  ingredients: string,
  allergens: { contains: readonly string[]; mayContain: readonly string[] },
  food: FoodFacts,
): string[] {
  const text = ingredients.replace(harmlessWords, ' ');
  const contains = new Set(allergens.contains.map(nameOf));
  const tags: string[] = [];
  if (food.diet !== false && !fromAnimals.test(text)) {
    if (!contains.has('Milk') && !contains.has('Eggs') && !madeByAnimals.test(text)) tags.push('Vegan');
    tags.push('Vegetarian');
  }
  const gluten = [...allergens.contains, ...allergens.mayContain].some((allergen) => nameOf(allergen) === 'Cereals containing gluten');
  if (food.glutenFree === true && !gluten) tags.push('Gluten free');
  return tags;
}

/** Closing sentences on storage. */
const keeping: Readonly<Record<Storage, readonly string[]>> = {
  ambient: [
    'Store in a cool, dry place out of direct sunlight.',
    'Keep dry and off the floor, and rotate stock by date.',
    'Stores at room temperature; keep away from heat and strong smells.',
    'Keep in a dry store below 25 °C.',
    'Keep covered once opened, and take the oldest date first.',
    'Keep the outer closed until it is needed.',
  ],
  chilled: [
    'Keep chilled between 0 and 5 °C.',
    'Delivered on chilled vehicles; put away at 5 °C or below.',
    'Refrigerate at once and use by the date on the pack.',
    'Keep refrigerated at 1 to 5 °C and rotate by use-by date.',
    'Store in the coldest part of the fridge.',
  ],
  frozen: [
    'Keep frozen at −18 °C or below.',
    'Store at −18 °C and do not refreeze once thawed.',
    'Delivered frozen; move to the freezer without delay.',
    'Keep at −18 °C or colder and reseal part-used packs.',
    'Hold at −18 °C; once defrosted, keep chilled and do not refreeze.',
  ],
};

/** The closing sentence on storage that `place` chooses; a place beyond the end begins again. */
export function keepingOf(food: FoodFacts, place: number): string {
  const advice = keeping[food.storage];
  if (food.opened === undefined) return cycle(advice, place);
  const turn = place % 6;
  if (turn < 4) return cycle(advice, turn);
  const ambient = food.storage === 'ambient' && food.chillOpened !== true;
  if (food.storage === 'frozen')
    return turn === 4
      ? `Once defrosted, keep chilled and use within ${food.opened}.`
      : `After defrosting, refrigerate and use within ${food.opened}.`;
  if (turn === 4) return `Once opened, keep ${ambient ? 'sealed' : 'chilled'} and use within ${food.opened}.`;
  return `After opening, ${ambient ? 'reseal' : 'refrigerate'} and use within ${food.opened}.`;
}

/** The shelf life as a fact. */
export function shelfLifeOf(food: FoodFacts): string {
  const frozen = food.storage === 'frozen' ? ' at −18 °C' : '';
  const opened =
    food.opened === undefined
      ? ''
      : `; use within ${food.opened} of ${food.storage === 'frozen' ? 'defrosting' : 'opening'}${food.chillOpened === true ? ', kept chilled' : ''}`;
  return `${food.life} from production${frozen}${opened}`;
}
