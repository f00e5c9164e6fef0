/** A product's claims and declarations about protected words, as terms of the index, and the conditions of a search for such a word. */
import { allergensIn, allergensNamed, readAllergens, type FoodTexts } from '../../../contract/allergenList.ts';
import { memoise } from '../../../contract/memoise.ts';
import { all, any, not, term, within, type Query } from './query.ts';
import { isDoubtful } from './claims.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { absence, additiveNumber, allergenGroups, diets, freeFrom, type AllergenGroup, type Diet } from './protective.ts';
import { termsOf, words } from './text/normalise.ts';
import type { Word } from './text/word.ts';

/** Begins the term of a diet, faith or certificate that a product claims. */
const saysSign = '^';

/** Begins the term of an allergen that a product declares, which speaks against its absence and diets; alone: the product declares its allergens. */
const declaresSign = '~';

/** The name of a group of things, or of a diet, in the index: its first words. */
const idOf = ([first = '']: readonly string[]): string => termsOf(first).join('');

/** Products that declare their allergens, as food does. Only among them a search for a denied word alone makes sense. */
export const declaresAllergens: Query = term(declaresSign);

export interface DeclaredFacts extends FoodTexts {
  readonly name: string;
  readonly tags: readonly string[];
  /** Undefined without a declaration: nothing follows from that. */
  readonly allergens?: { readonly contains: readonly string[]; readonly mayContain: readonly string[] } | undefined;
  /** Without `allergens`: those that it may contain all the same. */
  readonly possibleAllergens?: readonly string[] | undefined;
}

/**
 * The terms of a product's facts, to be indexed beside those of its texts. A text that names an allergen always speaks against its absence, declared or not;
 * a name alone does not speak against a diet. A declaration that is not understood whole is none.
 */
export function factTerms({ name, tags, allergens, possibleAllergens = [], ingredients = '', description }: DeclaredFacts): string[] {
  const named = allergensNamed({ ingredients, description });
  const byName = allergensNamed({ name });
  const listed = new Set(termsOf(ingredients));
  const { contains = [], mayContain = possibleAllergens } = allergens ?? {};
  const isDeclared = allergens !== undefined && readAllergens([...contains, ...mayContain].join(' | ')).unknown.length === 0;
  const contained = new Set([...allergensIn(contains), ...named.contains]);
  const present = new Set([...contained, ...allergensIn(mayContain), ...named.mayContain, ...byName.contains, ...byName.mayContain]);
  const said = [name, ...tags.filter((tag) => !isDoubtful(tag))].flatMap((text) => dietsSaid(text));
  const contradicted = diets.filter(
    ({ contradictedBy = [], never = [] }) => contradictedBy.some((each) => contained.has(each)) || never.some((each) => listed.has(each)),
  );
  return [
    ...(isDeclared ? [declaresSign] : []),
    ...allergenGroups.filter((group) => group.allergens.some((each) => present.has(each))).map(({ things }) => declaresSign + idOf(things)),
    ...new Set(said.map((diet) => saysSign + idOf(diet.words))),
    ...contradicted.map((diet) => declaresSign + idOf(diet.words)),
  ];
}

const dietPhrases = diets.flatMap((diet) => diet.saidAs.map((phrase) => ({ diet, wanted: termsOf(phrase) })));
const denials: ReadonlySet<string> = new Set([...lexicon.before.lacks, ...lexicon.before.opposes]);

/** The diets that a name or tag claims, not denied as in "non halal". */
const dietsSaid = memoise((text: string): readonly Diet[] => {
  const found = termsOf(text);
  const isSaid = (wanted: readonly string[]) =>
    found.some((_, at) => wanted.every((each, more) => found[at + more] === each) && !denials.has(found[at - 1] ?? ''));
  return dietPhrases.filter(({ wanted }) => isSaid(wanted)).map(({ diet }) => diet);
});

/** The condition that a protective word of a search sets for every product shown. */
export interface Protection {
  /** How the word reads: "nut free". */
  readonly text: string;
  /** The condition for every product. It has weights of its own. */
  readonly guard: Query;
  /** Which products say so. */
  readonly said: Query;
  /** Condition that finds products by the word, where more than the word itself does. */
  readonly found?: Query;
  /** Whether the word asks for goods that are not so: "non halal". */
  readonly isDenied?: true;
  /** A condition on declarations that is enough instead of a claim; undefined when only a claim is enough. */
  readonly declared?: Query | undefined;
  /** Whether a claim counts although the allergen is declared. */
  readonly evenIfDeclared?: true;
  /** Of a diet, a rule of faith or a certificate: what speaks against it. Where nothing does, goods may be offered that do not say so. */
  readonly unless?: { readonly contradicted: Query; readonly never: ReadonlySet<string> };
}

/** A protection by claims alone. */
const claimed = ({ plain }: Word, said: Query): Protection => ({ text: plain, guard: said, said, found: said });

function freeOf(group: AllergenGroup, thing: string): Protection {
  const present = term(declaresSign + idOf(group.things));
  const said = any(group.things.map((each) => term(absence(each).term)));
  const declared = group.onlyIfSaid ? undefined : all([declaresAllergens, not(present)]);
  // A description may speak of other goods, so that where nothing is declared only name, tags and categories count.
  const isFree = any([within('ABC', said), all([declaresAllergens, within('D', said)]), ...(declared ? [declared] : [])]);
  const text = `${thing} free`;
  return group.evenIfDeclared
    ? { text, guard: isFree, said, declared, evenIfDeclared: true }
    : { text, guard: all([isFree, not(present)]), said, declared };
}

function fitFor({ words: [text = ''], reads = text, never = [] }: Diet): Protection {
  const [said, contradicted] = [saysSign, declaresSign].map((sign) => term(sign + idOf([text]))) as [Query, Query];
  const unless = { contradicted, never: new Set(never.map((thing) => idOf([thing]))) };
  return { text: reads, guard: all([said, not(contradicted)]), said, unless };
}

/** A drink claims to have no alcohol in words, or by a nought: "Lager 0.0%". */
const noAlcohol = any([
  ...[absence('alcohol').term, ...lexicon.withoutAlcohol].map(term),
  within('A', all([any(['0', '0%'].map(term)), any(lexicon.alcoholicDrinks.map(term))])),
]);

/** Protections by the terms of a phrase, joined by spaces. The free-from range claims the absence of any allergen: which one it is, the goods say. */
const protections = new Map<string, Protection>([
  ...allergenGroups.flatMap((group) => group.things.map((thing) => [absence(thing).term, freeOf(group, thing)] as const)),
  ...diets.flatMap((diet) => diet.words.map((text) => [termsOf(text).join(' '), fitFor(diet)] as const)),
  [freeFrom.term, claimed(freeFrom, any(allergenGroups.flatMap(({ things }) => things.map((thing) => term(absence(thing).term)))))],
  [absence('alcohol').term, claimed(absence('alcohol'), noAlcohol)],
]);

/** Words in the longest such phrase. */
const protectionMaxWords = Math.max(...[...protections.keys()].map((key) => key.split(' ').length));

/** The protection of a phrase of a search; undefined when it protects no one. Every phrase with "free" is protected, and a denied one turned round. */
export function protectionOf(phrase: readonly Word[]): Protection | undefined {
  const known = protections.get(phrase.map((word) => word.term).join(' '));
  const [word, ...more] = phrase;
  if (known || !word || more.length > 0) return known;
  if (word.denied !== undefined) return { ...claimed(word, not(protections.get(word.denied)?.said ?? term(word.denied))), isDenied: true };
  return word.absent === undefined ? undefined : { text: word.plain, guard: term(word.term), said: term(word.term) };
}

/** How many words at the beginning of a list protect together. */
export function protectedLength(list: readonly Word[]): number {
  for (let length = Math.min(protectionMaxWords, list.length); length > 0; length--) if (protectionOf(list.slice(0, length))) return length;
  return 0;
}

const firstTerms = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(words).map((word) => word.term));
const heldTerms = firstTerms(lexicon.neverLeftOut);
const drinkTerms = firstTerms(lexicon.alcoholicDrinks);

/** Whether a word is one by which people ask for their faith, so that a search is not answered without it, or with a word that is spelled alike. */
export const isNeverLeftOut = ({ term: each, plain }: Word): boolean => heldTerms.has(each) || additiveNumber.test(plain);

export const isAlcoholicDrink = (word: Word): boolean => drinkTerms.has(word.term);
