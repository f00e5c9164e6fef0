/** The closed list of allergens: how files write the fourteen, in cells and in lists of ingredients. `allergenList.json` has the words; plurals are found as well. */
import list from './allergenList.json' with { type: 'json' };
import { allergenNames, type AllergenName } from './allergens.ts';
import type { Product } from './catalogue.ts';
import { memoise } from './memoise.ts';
import { foldLetters } from './text.ts';

interface Meaning {
  readonly name: AllergenName;
  readonly kind?: string;
}

/** Words of a list; those of sulphur as Americans spell them too. */
const wordsOf = (text = ''): string[] =>
  text
    .split(', ')
    .filter(Boolean)
    .flatMap((word) => (word.includes('sulph') ? [word, word.replaceAll('sulph', 'sulf')] : [word]));
/** Where labels of other countries leave the E out: "INS 223", "preservatives (220, 202)". */
const sulphiteNumbers =
  /\bi\.?n\.?s\b(?:[ .]*no)?[ .-]*(?=\d{3})|\be\. ?(?=22[0-8]\b)|(?<=\b(?:preservative|antioxidant)s?\b[\s\d(:,&e]*)(?<![e\d] ?)(?=22[0-8]\b)/gu;
const plainLetters = (text: string): string => foldLetters(text).replace(/['`]/gu, '').replace(sulphiteNumbers, 'e');

const groups = list.groups.map(({ allergen, kind, ...group }) => ({
  meaning: { name: allergenNames.find((name) => name === allergen)!, ...(kind === undefined ? {} : { kind }) } satisfies Meaning,
  ...group,
}));

/** Meanings of the words of the list, codes left out. */
export const allergenMeanings: ReadonlyMap<string, Meaning> = new Map(
  groups.flatMap(({ meaning, words, cell }) =>
    wordsOf(cell ? `${words}, ${cell}` : words).map((word) => [key(word).replace('%', ''), meaning] as const),
  ),
);

/** Meanings by what a cell has, in small letters without accents. */
const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map<string, readonly Meaning[]>([
  ...Array.from(allergenMeanings, ([word, meaning]) => [word, [meaning]] as const),
  ...groups.flatMap(({ meaning, codes }) => wordsOf(codes).map((word) => [key(word), [meaning]] as const)),
  ...Object.entries(list.several).map(([word, names]) => [word, names.map((name) => ({ name: name as AllergenName }))] as const),
  ...allergenNames.map((name) => [key(name), [{ name }]] as const),
]);

const none: ReadonlySet<string> = new Set(wordsOf(list.none).map(key));
const saysNothing: ReadonlySet<string> = new Set(wordsOf(list.empty).map(key));
const saysUnknown: ReadonlySet<string> = new Set(wordsOf(list.unknown).map(key));
const qualifiers: ReadonlySet<string> = new Set(wordsOf(list.qualifiers));
const harmless: ReadonlySet<string> = new Set(wordsOf(list.harmless).map(key));

const separators = /[|;,/()[\]{}<>=\r\n\t•·+&]|\s[-–—]\s|:(?=\s)|(?<=\p{L}{3})\.\s/u;
const joints = / (?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub) | /u;
const amount = /[<>≤≥~]?\s*\d+(?:[.,]\d+)?\s*(?:%|mg\s?\/\s?kg|mg\s?\/\s?l|ppm)/giu;
/** Words at the beginning of a cell that say what it is: "Contains the following allergens: milk". */
const heading =
  /^\s*(?:(?:this )?product )?(?:contains?(?: the following)?(?: allergens?)?|allerg(?:y|ens?)(?: (?:advice|info|information|statement))?(?: contains?)?)\s*:\s/iu;
const opening =
  /^(?:allergens?|allergen (?:advice|information)|(?:(?:this )?product )?contains?|(?:and )?(?:including|incl|from|and)|enthalt|contient|contiene|bevat|zawiera|contem)(?: |$)/u;
const closing = /(?:^| )(?:and )?(?:(?:their |its )?(?:derivatives?|derivates?)|products? thereof|thereof)$/u;
/** In "may contain", words that say so again: "May contain traces of nuts", "Made in a factory that handles nuts". */
const possibleOpening =
  /(?:may (?:also )?contain|(?:possible )?traces? of|(?:made|produced|packed|prepared|manufactured) (?:in|on|at) an? (?:factory|site|line|kitchen|bakery|environment|facility) (?:that|which|where) (?:also )?(?:handles?|uses?|processes)|not suitable for(?=[^.,;|]*allerg))\b:?(?: traces? of)?(?: other)?|\((?:possible )?traces?\)|\ballerg(?:y|ies) sufferers\b/giu;
/** "Contains none of the 14 major allergens". */
const noneOfAll =
  /^(?:this )?(?:product )?(?:contains |has )?(?:none|no(?=.* allergens?))(?: (?:of|the|14|fourteen|major|main|food|declarable|known|listed|allergens?|applicable|present|declared))*$/u;

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
  const parts = entry.split(joints).filter(Boolean);
  if (found || harmless.has(entry) || parts.length < 2) return found;
  const read = parts.map(meaningOf);
  return read.every((each) => each !== undefined) ? read.flat() : undefined;
}

export interface ReadAllergens {
  /** By their usual names with the kinds in brackets, in the order of the cell; none for "none". Undefined for a cell without an answer. */
  readonly names: readonly string[] | undefined;
  /** Entries that were not understood, as they are written. With any, `names` is not all that is declared. */
  readonly unknown: readonly string[];
  /** Whether the cell has a word for "not known yet": "TBC". */
  readonly isOpen?: boolean;
}

/** Reads the allergens that a cell of a file declares: "Cereals containing gluten (wheat) | Milk", "AF; AM", "en:fish", "Contains: soya, E223.". */
export const readAllergens = memoise((cell: string): ReadAllergens => {
  const whole = key(cell);
  if (/^[\s–—-]*$/u.test(cell) || saysNothing.has(whole) || saysNothing.has(cell.trim().toLowerCase()))
    return { names: undefined, unknown: [] };
  if (whole === '' || saysUnknown.has(whole)) return { names: undefined, unknown: [], isOpen: true };
  if (none.has(whole)) return { names: [], unknown: [] };
  const entries = cell.replace(amount, ' ').replace(heading, '').replace(/[,;|]\s*n\/a\s*$/iu, '').split(separators); // prettier-ignore
  const filled = entries.map(key).filter(Boolean);
  if (noneOfAll.test(whole) || (filled.length > 0 && filled.every((word) => none.has(word)))) return { names: [], unknown: [] };
  const found = new Map<AllergenName, Set<string>>();
  const unknown: string[] = [];
  for (const entry of entries) {
    const word = key(entry).replace(opening, '').replace(closing, '').trim();
    if (word === '' || qualifiers.has(word)) continue;
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

export const readPossibleAllergens = (cell: string): ReadAllergens => readAllergens(cell.replace(possibleOpening, ' '));

/** The allergens of a list without their kinds. Entries that are not understood name none. */
export function allergensIn(entries: readonly string[]): ReadonlySet<AllergenName> {
  const { names = [] } = readAllergens(entries.join(' | '));
  return new Set(names.map((declared) => allergenNames.find((name) => declared.startsWith(name))!));
}

/** In the words of the list, "%" is for further letters. */
const sourceOf = (word: string): string => key(word).replaceAll('%', '\\p{L}*').replaceAll(' ', '[ -]');
const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length);
/** Words of a list, and those run together with what is made of them: "wheatflour". */
const anyOf = (words: readonly string[]): string =>
  `(?:${longestFirst(words).map(sourceOf).join('|')})(?:${list.endings.replaceAll(', ', '|')})?(?:e?s)?`;
const bounded = (source: string): string => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`;

/** Words for more than one allergen: "shellfish"; codes left out. */
const severalWords = Object.entries({ ...list.several, ...list.severalInTexts }).filter(([word]) => word.length > 2);

/** Foods that have some allergens by another name: pasta, hummus. */
const foodsOf = (names: readonly string[]): string[] =>
  groups.flatMap(({ meaning, foods }) => (names.includes(meaning.name) ? wordsOf(foods) : []));

const wordsFor = (names: readonly string[], withFoods = true): string[] => [
  ...groups.flatMap(({ meaning, words }) => (names.includes(meaning.name) ? wordsOf(words) : [])),
  ...severalWords.flatMap(([word, meant]) => (meant.some((name) => names.includes(name)) ? [word] : [])),
  ...(withFoods ? foodsOf(names) : []),
];

const findersOf = (withFoods: boolean) =>
  allergenNames.map((name) => ({ name, words: new RegExp(bounded(anyOf(wordsFor([name], withFoods))), 'u') }));
const [ownWords, ingredientWords] = [findersOf(false), findersOf(true)];
const anyWord = bounded(anyOf(wordsFor(allergenNames)));

/** Foods that are made without the allergen of their name: "lentil pasta", "vegan feta". */
const madeOtherwise = list.otherwise.map(
  ({ before: made, foods, foodsOf: of = '', allergens = [] }) =>
    `${anyOf(wordsOf(made))}(?:[ -]${anyOf([...wordsOf(foods), ...foodsOf([of]), ...wordsFor(allergens)])})+`,
);
const notDenied = String.raw`(?<!\b(?:not|non|isnt|never|neither)[ -])`;
const harmlessPhrases = new RegExp(
  `(?:${notDenied}(${bounded(madeOtherwise.join('|'))})|${bounded(anyOf([...harmless]))})(?! chocolate)`,
  'gu',
);
const namedOtherwise = Object.entries(list.instead).map(
  ([word, phrases]) => [word, new RegExp(bounded(anyOf(wordsOf(phrases))), 'gu')] as const,
);
const dairyOfPlants =
  /\b(?:milk|butter|cream|creamed|cheese|mayonnaise|lait|creme|beurre|leche|manteca|latte|burro|leite|manteiga|mleko|maslo)s?\b/gu;

/** Words that deny the one after them. */
const before =
  '\\b(?:free[ -]?from|free of|no(?: added)?|without(?: added)?|(?:does|do|is|are) not contain(?:ing)?|doesnt contain|contains? no|frei von|sans|senza|sin|sem|zonder|non)';

/** An allergen by its bare name: in "free from milk, wheat flour" the flour is an ingredient. */
const bareWords = wordsFor(allergenNames, false).filter((word) => !word.includes(' '));
const bareWord = `${bounded(anyOf([...bareWords, 'tree nut']))}(?! (?:flour|powder|oil|solids|protein|syrup))`;
const furtherWord = `(?: ?[,/&] ?(?:and |or )?| and | or )${bareWord}`;

/** A list counts whole only where a sentence ends after it. "Free-range" denies nothing, and of "skimmed milk fat free" only the fat is denied. */
const denied = new RegExp(
  `${notDenied}${anyWord}(?<![ -](?:fat|sugar|oil|powder|protein|yolk|white|salt|solids?|starch))[ -](?:free\\b(?![ -]?(?:${list.neutralFree.replaceAll(', ', '|')}))|frei\\b)|${before}:?[ -](?:${bareWord}(?:${furtherWord})+(?= ?(?:[.;)\\]]|$))|${anyWord})`,
  'gu',
);

/** Whether anything may be denied: it is seen much sooner than what. */
const mayDeny = new RegExp(`[ -](?:free|frei)\\b|${before}`, 'u');

/** "May contain traces of nuts", to the end of the sentence. */
const possible =
  /\b(?:may (?:also )?contain|can contain|could contain|traces? of|(?:made|produced|packed|prepared|manufactured|handled) (?:in|on|with equipment)|not suitable for|kann (?:spuren|auch)|peut contenir|puede contener|puo contenere|kan sporen|moze zawierac|pode conter)\b[^.;)\]]*/gu;

/** Letters and parts of words that are set apart, and words that are run together: "W H E A T", "s-o-y-a", "MI LK", "but-" at the end of a line, "SkimmedMilkPowder". */
const spaced = (text: string): string =>
  text
    .replace(/(?<!\p{L})\p{L}(?:[ .\p{Pd}]\p{L}){2,}(?!\p{L})/gu, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/(\p{L}+)\p{Pd}\s*\n\s*(\p{L}+)/gu, '$1-$2 $1$2')
    .replace(/(?<!\p{L})(\p{L}{1,4}) (?=(\p{L}{1,4})(?!\p{L}))/gu, (typed, one: string, other: string) =>
      allergenMeanings.has(key(one + other)) ? one : typed,
    )
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=free\b)/gu, ' ');

const namesIn = (part: string, finders = ingredientWords): ReadonlySet<AllergenName> =>
  new Set(finders.filter(({ words }) => words.test(part)).map(({ name }) => name));

/** A text in small letters without what only looks like an allergen: "coconut milk". */
export const withoutHarmless = (text: string): string =>
  namedOtherwise
    .reduce((read, [word, phrases]) => read.replace(phrases, word), text)
    .replace(harmlessPhrases, (phrase, otherwise?: string) =>
      otherwise !== undefined || phrase.search(dairyOfPlants) < 0 ? ' ' : phrase.replace(dairyOfPlants, ' '),
    );

type Named = Record<'contains' | 'mayContain' | 'denied', ReadonlySet<AllergenName>>;

/** Flour without its grain: in this country, and in Poland, of wheat. */
const bareFlour = /(?<=^\s*|[,;:.([/&]\s*|\band )(?:flour|maka)(?=\s*(?:$|[,;.)\]/&]|and\b))/gu;

const readerOf = (finders: typeof ownWords) =>
  memoise((ingredients: string): Named => {
    const read = withoutHarmless(plainLetters(spaced(ingredients)).replace(bareFlour, 'wheat flour'));
    const without = mayDeny.test(read) ? read.match(denied) : null;
    const text = without ? read.replace(denied, ' ') : read;
    const named = (parts: readonly string[] | null) => (parts ? namesIn(parts.join(' '), finders) : new Set<AllergenName>());
    return { contains: named([text.replace(possible, ' ')]), mayContain: named(text.match(possible)), denied: named(without) };
  }, 30_000);

/** The allergens that words name by their own names as contained, as possible traces, and as absent. Those that they deny are neither of the first two. */
export const allergensInIngredients = readerOf(ownWords);

/** The same, and those of foods that have them: pasta, hummus. */
const allergensInText = readerOf(ingredientWords);

/** Words for taste, looks or purpose: "Onion Flavour", "Egg Replacer", "Batter for Fish". Of words before them only the last, and those joined to it, are meant. */
const taste = `(?:${anyOf([...wordsOf(list.tastes), ...wordsFor(allergenNames).filter((word) => word.includes(' '))])}|\\p{L}+)`;
const likeness = new RegExp(
  `(?<!\\p{L})(?:${taste} (?:&|and) )*${taste}[ -](?:flavou?r(?:ed|ing)?|essence|seasoning|style|type(?! \\d)|alternatives?|substitutes?|replacers?|replacements?|syrups?)\\b|\\bfor\\b.*`,
  'giu',
);
/** Whether a name may have any of these: it is seen much sooner than which. */
const mayBeLikeness = /flavou?r|essence|seasoning|style|type|alternative|substitute|replace|syrup|\bfor\b/iu;
const ofAnimals: ReadonlySet<AllergenName> = new Set(['Crustaceans', 'Eggs', 'Fish', 'Milk', 'Molluscs']);
/** "Vegan" of the goods themselves: not of "not vegan", or of a part that they come with. */
const vegan =
  /^(?:(?!\b(?:not|non|with|and|plus)\b|&).)*\b(?:vegan|plant[ -]based)\b|(?<!\b(?:not|non)[ -])\b(?:vegan|plant[ -]based)\)?$/iu;
/** "Gluten, wheat & dairy free", each as if it stood alone. */
const freeThing = '(?:gluten|wheat|dairy|milk|lactose|eggs?|(?:tree |pea)?nuts?|soya?)';
const freeList = new RegExp(`\\b${freeThing}(?= ?(?:[,/&]|and\\b)(?:[ ,/&]|and\\b|${freeThing})*[ -]?free\\b)`, 'giu');
const [, gluten] = allergenNames;
/** Foods that have gluten where their word ends the name, before its size: "Ham Sandwich 12 × 150 g"; a pizza sauce has none. */
const head = new RegExp(
  `(?<!(?<!\\p{L})(?:${list.headsOtherwise.replaceAll(', ', '|')})['\u2019]?s?[ -])${bounded(anyOf(wordsOf(list.heads)))}(?=\\s*(?:$|[^\\p{L}\\s&]))`,
  'iu',
);

/** The allergens that the name of a product names. "Vegan" and "dairy free" deny all that is of animals, or of milk, whatever else the name calls it. */
const allergensInName = memoise((name: string): Named => {
  const listed = name.replace(freeList, '$& free');
  const plain = mayBeLikeness.test(listed) ? listed.replace(likeness, ' ') : listed;
  const { contains, ...others } = allergensInText(plain);
  const found = head.test(plain) ? [...contains, gluten] : [...contains];
  const isVegan = vegan.test(name.trim());
  return { ...others, contains: new Set(found.filter((each) => !others.denied.has(each) && !(isVegan && ofAnimals.has(each)))) };
});

/** The beginning of a declaration among other sentences. "Serve with cheese" declares nothing. */
const declaration = /\b(?:contain(?:s|ing)?|ingredients|allergens?|allerg(?:y|en|ic) (?:advice|information))\b.*/iu;

/** The allergens that a sentence of a description declares: after "contains" or "allergy advice", or in capitals. */
const allergensDeclaredIn = memoise((sentence: string): Named => {
  const capitals = /\p{Ll}/u.test(sentence) ? (sentence.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []) : [];
  const declared = namesIn(plainLetters([...capitals, declaration.exec(sentence)?.[0] ?? ''].join(' , ')));
  const named = allergensInText(declared.size > 0 ? sentence : '');
  const both = (some: ReadonlySet<AllergenName>) => new Set([...some].filter((each) => declared.has(each)));
  return { ...named, contains: both(named.contains), mayContain: both(named.mayContain) };
});

export interface FoodTexts {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly ingredients?: string | undefined;
}

/** Letters of scripts of which the list has no words. A Greek letter alone is English: "β-carotene". */
const unreadLetters = /\p{Script=Greek}{2}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether ingredients are written, wholly or in part, in a script that is not read here. */
export const isUnread = (ingredients: string): boolean => unreadLetters.test(ingredients);

/** The allergens that the texts of a product name as contained and as possible traces. Ingredients that cannot be read may be any. */
export function allergensNamed({ name = '', description = '', ingredients = '' }: FoodTexts): Omit<Named, 'denied'> {
  const sentences = description.split(/(?<=[.;!?])\s+|\n/u).map(allergensDeclaredIn);
  const read = [allergensInText(ingredients), allergensInName(name), ...sentences];
  return {
    contains: new Set(read.flatMap(({ contains }) => [...contains])),
    mayContain: new Set(isUnread(ingredients) ? allergenNames : read.flatMap(({ mayContain }) => [...mayContain])),
  };
}

/** Allergens that the texts of a product name and its declaration does not: one of them is wrong. */
export function contradictions(
  texts: FoodTexts,
  declared: { readonly contains: readonly string[]; readonly mayContain: readonly string[] },
): AllergenName[] {
  const named = allergensNamed(texts);
  const [contains, possibly] = [allergensIn(declared.contains), allergensIn(declared.mayContain)];
  return allergenNames.filter(
    (name) =>
      (named.contains.has(name) && !contains.has(name)) || (named.mayContain.has(name) && !contains.has(name) && !possibly.has(name)),
  );
}

/** The words to be emphasised for each allergen: of "wheat flour" the wheat. */
const standOut = new Map(
  allergenNames.map((name) => {
    const all = wordsFor([name]);
    const isShort = (word: string) => word.endsWith(' nut') || !word.split(' ').some((part) => part !== word && all.includes(part));
    return [name, bounded(anyOf(all.filter(isShort)))] as const;
  }),
);

/** Where a list of ingredients names an allergen. @param contains - the declared allergens of the product */
export function allergenPlaces(ingredients: string, contains: readonly string[]): [from: number, to: number][] {
  const sources = [...allergensIn(contains)].map((name) => standOut.get(name)!);
  const blank = (text: string) => ' '.repeat(text.length);
  // Small letters without accents, each in its place, and blanks for harmless words: of "peanut butter" only the butter is one.
  const plain = ingredients
    .replace(/[A-Z]|\P{ASCII}/gu, (sign) => (plainLetters(sign).length === sign.length ? plainLetters(sign) : sign))
    .replace(harmlessPhrases, (phrase, otherwise?: string) =>
      otherwise === undefined && phrase.search(dairyOfPlants) >= 0 ? phrase.replace(dairyOfPlants, blank) : blank(phrase),
    );
  return Array.from(plain.matchAll(new RegExp(sources.join('|') || '(?!)', 'gu')), ({ 0: word, index }) => [index, index + word.length]);
}

/** Label facts that the API adds, so that a page needs no list of words: the places to emphasise, and those of the fourteen that the goods lack. */
export function labelOf({
  allergens,
  ingredients,
}: Pick<Product, 'allergens' | 'ingredients'>): Pick<Product, 'allergenPlaces' | 'otherAllergens'> {
  if (!allergens) return {};
  const places = ingredients === undefined ? {} : { allergenPlaces: allergenPlaces(ingredients, allergens.contains) };
  const { names = [], unknown } = readAllergens([...allergens.contains, ...allergens.mayContain].join(' | '));
  // An allergen that is not understood may be any of the fourteen.
  if (unknown.length > 0) return places;
  return { ...places, otherAllergens: allergenNames.filter((name) => !names.some((declared) => declared.startsWith(name))) };
}
