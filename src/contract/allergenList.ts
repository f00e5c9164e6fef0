/** The closed list of allergens: how files write the fourteen, in cells and in lists of ingredients. `allergenList.json` has the words; plurals are found as well. */
import list from './allergenList.json' with { type: 'json' };
import { allergenNames, allergenWords, harmlessWords, type AllergenName } from './allergens.ts';
import { memoise } from './memoise.ts';
import { foldLetters } from './text.ts';

/** An allergen, and which cereal or nut it is. */
interface Meaning {
  readonly name: AllergenName;
  readonly kind?: string;
}

const wordsOf = (text = ''): string[] => text.split(', ').filter(Boolean);

const groups = list.groups.map(({ allergen, kind, ...group }) => ({
  meaning: { name: allergenNames.find((name) => name === allergen)!, ...(kind === undefined ? {} : { kind }) } satisfies Meaning,
  ...group,
}));

/** Meanings by what a cell has, in small letters without accents. */
const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map<string, readonly Meaning[]>([
  ...groups.flatMap(({ meaning, words, cell, codes }) =>
    [words, cell, codes].flatMap((text) => wordsOf(text).map((word) => [key(word), [meaning]] as const)),
  ),
  ...Object.entries(list.several).map(([word, names]) => [word, names.map((name) => ({ name: name as AllergenName }))] as const),
  ...allergenNames.map((name) => [key(name), [{ name }]] as const),
]);

const none: ReadonlySet<string> = new Set(wordsOf(list.none).map(key));
const saysNothing: ReadonlySet<string> = new Set(wordsOf(list.unknown).map(key));
const harmless: ReadonlySet<string> = new Set(wordsOf(list.harmless).map(key));

/** Between the allergens of a cell. */
const separators = /[|;,/()[\]{}<>=\r\n\t•·+&]|\s[-–—]\s/u;

/** Between allergens that are written as a sentence. */
const joints = / (?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub) | /u;

const amount = /[<>≤≥~]?\s*\d+(?:[.,]\d+)?\s*(?:%|mg\s?\/\s?kg|mg\s?\/\s?l|ppm)/giu;
const opening = /^(?:allergens?|allergen (?:advice|information)|contains?|enthalt|contient|contiene|bevat|zawiera|contem)(?: |$)/u;
const closing = / (?:and )?(?:(?:their |its )?(?:derivatives?|derivates?)|products? thereof|thereof)$/u;

function plainLetters(text: string): string {
  return foldLetters(text).replace(/['`]/gu, '');
}

function key(text: string): string {
  return plainLetters(text)
    .trim()
    .replace(/^[a-z]{2}:/u, '')
    .replace(/[_\-–—:.!*"“”\\\s]+/gu, ' ')
    .trim();
}

/** The meaning of one entry of a cell; undefined when any of its words is not understood. */
function meaningOf(entry: string): readonly Meaning[] | undefined {
  const found = meanings.get(entry) ?? meanings.get(entry.replace(/s$/u, '')) ?? meanings.get(entry.replace(/es$/u, ''));
  if (found || harmless.has(entry)) return found;
  const parts = entry.split(joints).filter(Boolean);
  const read = parts.length > 1 ? parts.map(meaningOf) : [];
  return read.length > 0 && read.every((each) => each !== undefined) ? read.flat() : undefined;
}

/** The allergens of a cell. */
export interface ReadAllergens {
  /** By their usual names with the kinds in brackets, in the order of the cell; none for "none". Undefined where the cell says nothing. */
  readonly names: readonly string[] | undefined;
  /** Entries that nobody understands, as they are written. With any, `names` is not all that is declared. */
  readonly unknown: readonly string[];
}

/** Reads the allergens that a cell of a file declares: "Cereals containing gluten (wheat) | Milk", "AF; AM", "en:fish", "Contains: soya, E223.". */
export const readAllergens = memoise((cell: string): ReadAllergens => {
  const whole = key(cell);
  if (whole === '' || saysNothing.has(whole) || saysNothing.has(cell.trim().toLowerCase())) return { names: undefined, unknown: [] };
  if (none.has(whole)) return { names: [], unknown: [] };
  const found = new Map<AllergenName, Set<string>>();
  const unknown: string[] = [];
  for (const entry of cell.replace(amount, ' ').split(separators)) {
    const word = key(entry).replace(opening, '').replace(closing, '').trim();
    if (word === '') continue;
    const meant = meaningOf(word);
    if (!meant) unknown.push(entry.trim());
    for (const { name, kind } of meant ?? []) {
      const kinds = found.get(name) ?? new Set();
      found.set(name, kind === undefined ? kinds : kinds.add(kind));
    }
  }
  const isEmpty = found.size === 0 && unknown.length === 0;
  return {
    names: Array.from(found, ([name, kinds]) => (kinds.size > 0 ? `${name} (${[...kinds].join(', ')})` : name)),
    unknown: isEmpty ? [cell.trim()] : unknown,
  };
});

/** The allergens of a list without their kinds. Entries that nobody understands name none. */
export function allergensIn(entries: readonly string[]): ReadonlySet<AllergenName> {
  const { names = [] } = readAllergens(entries.join(' | '));
  return new Set(names.map((declared) => allergenNames.find((name) => declared.startsWith(name))!));
}

const anyOf = (sources: readonly string[]): string => sources.toSorted((a, b) => b.length - a.length).join('|');
const sourceOf = (word: string): string => `${key(word).replaceAll('*', '\\p{L}*').replaceAll(' ', '[ -]')}(?:e?s)?`;
const bounded = (source: string): string => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`;

/** The words of an ingredient list by the allergen that they name. */
const ingredientWords = allergenNames.map((name) => {
  const own = groups.filter(({ meaning }) => meaning.name === name).flatMap(({ words }) => wordsOf(words).map(sourceOf));
  const usual = allergenWords.filter(([allergen]) => allergen === name).map(([, { source }]) => source);
  return { name, source: [bounded(anyOf(own)), ...usual].join('|') };
});
const finders = ingredientWords.map(({ name, source }) => ({ name, words: new RegExp(source, 'u') }));
const anyWord = `(?:${ingredientWords.map(({ source }) => source).join('|')}|${bounded('nuts?|shellfish|seafood')})`;

const harmlessPhrases = new RegExp(`${harmlessWords.source}|${bounded(anyOf([...harmless].map(sourceOf)))}`, 'giu');
const dairyOfPlants =
  /\b(?:milk|butter|cream|creamed|cheese|mayonnaise|lait|creme|beurre|leche|manteca|latte|burro|leite|manteiga|mleko|maslo)s?\b/gu;

/** Words that deny the one after them. */
const before =
  '\\b(?:free (?:from|of)|no(?: added)?|without(?: added)?|(?:does|do|is|are) not contain(?:ing)?|doesnt contain|contains? no|frei von|sans|senza|sin|sem|zonder)';

/** An allergen by its bare name: in "free from milk, wheat flour" the flour is an ingredient. */
const bareWord = `(?:${allergenWords.map(([, { source }]) => source).join('|')}|${bounded('nuts?|tree nuts|gluten|dairy|lactose|soy|shellfish|seafood')})(?! (?:flour|powder|oil|solids|protein|syrup))`;
const furtherWord = `(?: ?[,/&] ?(?:and |or )?| and | or )${bareWord}`;

/** "Milk-free", "free from milk, egg and nuts." A list counts whole only where a sentence ends after it. */
const denied = new RegExp(
  `${anyWord}[ -](?:free\\b(?! range)|frei\\b)|${before} (?:${bareWord}(?:${furtherWord})+(?= ?(?:[.;)\\]]|$))|${anyWord})`,
  'gu',
);

/** "May contain traces of nuts", to the end of the sentence. */
const possible =
  /\b(?:may (?:also )?contain|can contain|could contain|traces? of|(?:made|produced|packed|prepared|manufactured|handled) (?:in|on|with equipment)|not suitable for|kann (?:spuren|auch)|peut contenir|puede contener|puo contenere|kan sporen|moze zawierac|pode conter)\b[^.;)\]]*/gu;

/** The allergens that a list of ingredients names as contained, and as possible traces. Those that it denies are neither. */
export const allergensInIngredients = memoise((ingredients: string): Record<'contains' | 'mayContain', ReadonlySet<AllergenName>> => {
  const text = plainLetters(ingredients)
    .replace(harmlessPhrases, (phrase) => (phrase.search(dairyOfPlants) < 0 ? ' ' : phrase.replace(dairyOfPlants, ' ')))
    .replace(denied, ' ');
  const namesIn = (part: string) => new Set(finders.filter(({ words }) => words.test(part)).map(({ name }) => name));
  return { contains: namesIn(text.replace(possible, ' ')), mayContain: namesIn((text.match(possible) ?? []).join(' ')) };
});

/** Allergens that the ingredients of a product name and its declaration does not: one of them is wrong. */
export function contradictions(
  ingredients: string,
  declared: { readonly contains: readonly string[]; readonly mayContain: readonly string[] },
): AllergenName[] {
  const named = allergensInIngredients(ingredients);
  const [contains, possibly] = [allergensIn(declared.contains), allergensIn(declared.mayContain)];
  return allergenNames.filter(
    (name) =>
      (named.contains.has(name) && !contains.has(name)) || (named.mayContain.has(name) && !contains.has(name) && !possibly.has(name)),
  );
}
