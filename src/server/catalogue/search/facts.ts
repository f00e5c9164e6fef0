/**
 * A product's claims and declarations about protected words, as terms of the index, and the conditions of a search for such a word.
 */
import { any, not, term, type Expression } from './expression.ts';
import { absence, denials, freeFrom, negations } from './absences.ts';
import { words } from './normalise.ts';
import type { Word } from './word.ts';
import { allergenGroups, dietForms, diets, people, type AllergenGroup, type Diet } from './protective.ts';
import { remember } from './remember.ts';
import { allowedDistance, editDistance } from './spelling.ts';

/** Begins the term of a diet, faith or certificate that a product says to hold. */
const saysSign = '^';

/** Begins the term of what a product declares, and so is not free of or not fit for; alone it says that its allergens are declared. */
const declaresSign = '~';

/** The known declarations of a product. */
export interface DeclaredFacts {
  readonly name: string;
  readonly tags: readonly string[];
  /** Undefined where nobody declared them: nothing follows from that. */
  readonly allergens: { readonly contains: readonly string[]; readonly mayContain: readonly string[] } | undefined;
  readonly ingredients: string | undefined;
}

/** Ingredients that only sound like an allergen. */
const harmless =
  /\b(?:coconut (?:milk|cream)|creamed coconut|cocoa butter|butter ?beans?|cream of tartar|butternut|buckwheat|water chestnuts?|nutmeg|coconuts?|oyster mushrooms?|peanut butter)\b/giu;

/** The terms of a product's facts, to be indexed beside those of its texts. */
export function factTerms({ name, tags, allergens, ingredients }: DeclaredFacts): string[] {
  const declared = allergens
    ? allergensDeclared([...allergens.contains, ...allergens.mayContain].join('; '))
    : allergensDeclared(ingredients ?? '');
  const contained = allergens?.contains.join('; ') ?? '';
  const listed = ingredientTerms(ingredients ?? '');
  const said = [name, ...tags].flatMap((text) => dietsSaid(text));
  const contradicted = diets.filter(
    ({ contradictedBy, never }) => contradictedBy?.test(contained) || never?.some((ingredient) => listed.has(ingredient)),
  );
  return [
    ...(allergens ? [declaresSign] : []),
    ...declared,
    ...new Set(said.map((diet) => saysSign + idOf(diet.words))),
    ...contradicted.map((diet) => declaresSign + idOf(diet.words)),
  ];
}

/** The terms of the allergens that a list declares. Where allergens are not declared, an ingredient of that name is enough. */
const allergensDeclared = remember((list: string): readonly string[] => {
  const text = list.replace(harmless, ' ');
  const listed = ingredientTerms(list);
  return allergenGroups
    .filter(({ things, declaredAs }) => declaredAs.test(text) || things.some((thing) => listed.has(termsOf(thing))))
    .map(({ things }) => declaresSign + idOf(things));
});

const ingredientTerms = remember(
  (list: string): ReadonlySet<string> => new Set(words(list.replace(harmless, ' ')).map((word) => word.term)),
);

const sayings = diets.flatMap((diet) => diet.saidAs.map((phrase) => ({ diet, wanted: words(phrase).map((word) => word.term) })));

/** The diets that a name or tag says, not denied: "non halal". */
const dietsSaid = remember((text: string): readonly Diet[] => {
  const found = words(text).map((word) => word.term);
  const isSaid = (wanted: readonly string[]) =>
    found.some((_, at) => wanted.every((each, more) => found[at + more] === each) && !isDenial(found[at - 1] ?? ''));
  return sayings.filter(({ wanted }) => isSaid(wanted)).map(({ diet }) => diet);
});

function isDenial(word: string): boolean {
  return denials.has(word) || negations.has(word);
}

/** Of what a word of a search must hold in every product that is shown. */
export interface Protection {
  /** How the word reads: "nut free". */
  readonly text: string;
  /** The condition for every product. It has weights of its own. */
  readonly guard: Expression;
  /** Which products say so. */
  readonly said: Expression;
  /** What finds products by the word, where that is more than the word itself. */
  readonly found?: Expression;
  /** Whether the word asks for goods that are not so: "non halal". */
  readonly isDenied?: true;
  /** A condition on declarations that is enough instead of a claim; undefined when only a claim is enough. */
  readonly declared: Expression | undefined;
}

/** Protections by the terms of a phrase, joined by spaces. */
const protections = new Map<string, Protection>([
  ...allergenGroups.flatMap((group) => group.things.map((thing) => [absence(thing).term, freeOf(group, thing)] as const)),
  ...diets.flatMap((diet) => diet.words.map((text) => [keyOf(text), fitFor(diet)] as const)),
  [freeFrom.term, fromTheFreeFromRange()],
]);

/** What declares its allergens, as food does; there what is not so can be looked for where nothing else is asked for. */
export const declaresAllergens: Expression = () => term(declaresSign)('ABCD');

/** Words in the longest such phrase. */
export const protectionMaxWords = Math.max(...[...protections.keys()].map((key) => key.split(' ').length));

/** The protection that a denied phrase turns round: what says so is not shown. */
function deniedOf(word: Word, denied: string): Protection | undefined {
  const said = protections.get(denied)?.said ?? term(denied);
  const guard: Expression = () => not(said)('ABCD');
  return { text: word.plain, guard, said: guard, found: guard, declared: undefined, isDenied: true };
}

/** The protection of a phrase of a search; undefined when it protects nobody. Every phrase with "free" is protected. */
export function protectionOf(phrase: readonly Word[]): Protection | undefined {
  const known = protections.get(phrase.map((word) => word.term).join(' '));
  if (known) return known;
  const [word, ...more] = phrase;
  if (!word || more.length > 0) return undefined;
  if (word.denied !== undefined) return deniedOf(word, word.denied);
  if (word.absent === undefined) return undefined;
  return { text: word.plain, guard: () => term(word.term)('ABCD'), said: term(word.term), declared: undefined };
}

/** Whether a phrase stands in the list of what protects, so that it is spelled right. */
function isKnownProtection(phrase: readonly Word[]): boolean {
  return protections.has(phrase.map((word) => word.term).join(' '));
}

/** Diets, and what people say of themselves, of one word. */
const protectiveWords = [
  ...diets.flatMap((diet) => diet.words),
  ...Object.keys(people)
    .filter((word) => word.length > 4)
    .flatMap((word) => [word, `${word}s`]),
].flatMap((text) => words(text).filter(({ plain, absent }) => plain === text && absent === undefined));

/** The shortest word in which a letter may be left out, added or mistaken; in shorter ones two may be swapped. */
const misspeltMinLength = 4;

/**
 * The diet that an unknown word means: "vegn", "mcs". Shorter words are corrected here than elsewhere, since leaving such a word out would show what its
 * reader must not eat.
 */
export function dietOfSlip(word: Word, isKnown: (word: Word) => boolean): Word | undefined {
  if (word.plain.length < 3 || isKnown(word) || isKnownProtection([word])) return undefined;
  const typed = word.plain;
  const plain = dietForms[typed] ?? typed;
  const allowed = Math.max(1, allowedDistance(plain.length));
  return protectiveWords.find((diet) => {
    if (diet.plain.length < 5 || plain.length < misspeltMinLength)
      return diet.plain.length === plain.length && sorted(diet.plain) === sorted(plain) && editDistance(plain, diet.plain, 1) <= 1;
    return diet.plain.startsWith(plain[0]!) && editDistance(plain, diet.plain, allowed) <= allowed;
  });
}

function sorted(word: string): string {
  return Array.from(word).toSorted().join('');
}

function freeOf(group: AllergenGroup, thing: string): Protection {
  const id = declaresSign + idOf(group.things);
  const isSaid = any(group.things.map((each) => term(absence(each).term)));
  const declared: Expression | undefined = group.onlyIfSaid
    ? undefined
    : (weights) => `(${term(declaresSign)(weights)} & ${not(term(id))('ABCD')})`;
  const isFree = declared ? any([isSaid, declared]) : isSaid;
  return {
    text: `${thing} free`,
    guard: () => (group.evenIfDeclared ? isFree('ABCD') : `(${isFree('ABCD')} & ${not(term(id))('ABCD')})`),
    said: isSaid,
    declared,
  };
}

/** The free-from range: what says of any allergen that it has none. Which one it is, the goods say. */
function fromTheFreeFromRange(): Protection {
  const said = any(allergenGroups.flatMap(({ things }) => things).map((thing) => term(absence(thing).term)));
  return { text: freeFrom.plain, guard: () => said('ABCD'), said, found: said, declared: undefined };
}

function fitFor({ words: [text = ''], reads = text }: Diet): Protection {
  const id = idOf([text]);
  return {
    text: reads,
    guard: () => `(${term(saysSign + id)('ABCD')} & ${not(term(declaresSign + id))('ABCD')})`,
    said: term(saysSign + id),
    declared: undefined,
  };
}

function idOf([first = '']: readonly string[]): string {
  return termsOf(first);
}

function termsOf(phrase: string): string {
  return words(phrase)
    .map((word) => word.term)
    .join('');
}

function keyOf(text: string): string {
  return words(text)
    .map((word) => word.term)
    .join(' ');
}
