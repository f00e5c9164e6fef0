/** Ranks the products that a search finds: those that the words name come before those that only have the words in their name. */
import { all, any, anyOf, not, term, type Expression } from './expression.ts';
import { isAnimal } from './facts.ts';
import { cutTerms, headNounTerms, isQualifier } from './headNouns.ts';
import { anotherThingBeside } from './synonyms.ts';
import { stem } from './stem.ts';
import { isMeasure, isPack, termsOf, wideOf, type TermGroup } from './termGroups.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The tiers of a search for one thing: first products that are called so and are that thing, then those in the category for it, then the thing by another name,
 * and then products with the word somewhere in their name: beef burgers before burger boxes, penne before pasta sauce.
 */
export function tiersOfOne(group: TermGroup, vocabulary: Vocabulary): string[] {
  const { exact } = group;
  const { own, others } = headNounsOf(group, vocabulary);
  const called = anyOf([own.is, others.is]);
  const inCategory = anyOf([own.beside, others.beside]);
  return [
    ...(own.is ? [`${exact('A')} & (${own.beside ? `${own.is('A')} & ${own.beside('B')} | ` : ''}${own.is('BC')})`, own.is('BC')] : []),
    `${exact('A')} & ${exact('B')}`,
    ...(called ? [called('A')] : []),
    ...(inCategory ? [inCategory('B')] : []),
    ...(others.is ? [others.is('BC')] : []),
    wideOf(group)('A'),
    exact('ABC'),
  ];
}

/** The same for several words, of which the last names the thing, at best with the one before: "battered onion rings", "onion rings". */
export function tiersOfSeveral(
  groups: readonly TermGroup[],
  vocabulary: Vocabulary,
): { readonly inNames: readonly string[]; readonly elsewhere: readonly string[] } {
  const exact = all(groups.map((group) => group.exact));
  const wide = all(groups.map(widely));
  const things = groups.filter(({ isThing }) => isThing);
  const isHeldBeside = things.length > 0 && things.length < groups.length;
  const someExact = any((things.length > 0 ? things : groups).map((group) => group.exact));
  const last = groups.findLastIndex((group) => !group.words.every(isQualifier));
  const { own, others } = last < 0 ? noHeadNouns : headNounsOf(groups[last]!, vocabulary);
  const called = anyOf([own.is, others.is]);
  const rest = groups.toSpliced(last, 1);
  const another = isHeldBeside ? namesAnother(groups) : undefined;
  const pair = last > 0 ? headNounOf(groups.slice(last - 1, last + 1).flatMap(termsOf), vocabulary).is : undefined;
  return {
    inNames: [
      ...(another ? [`${all(things.map((group) => group.exact))('A')} & ${not(another)('A')} & ${wide('ABCD')}`] : []),
      `${exact('A')} & ${someExact('B')}`,
      ...(pair ? [`${pair('A')} & ${all(rest.map((group) => group.exact))('ABC')}`] : []),
      ...(called ? [`${called('A')} & ${all(rest.map(widely))('ABC')}`] : []),
      exact('A'),
      ...(isHeldBeside ? [wide('A')] : []),
    ],
    elsewhere: [`${exact('ABC')} & ${someExact('A')}`, ...(isHeldBeside ? [] : [wide('A')]), wide('ABC')],
  };
}

/** The condition for names in which one of the words means something else, as in "wine gums". Undefined where the words are not known for that. */
export function namesAnother(groups: readonly TermGroup[]): Expression | undefined {
  const searched = new Set(groups.flatMap(termsOf));
  const beside = groups.flatMap((group) => (group.words.length === 1 ? (companyOf.get(termsOf(group)[0]!) ?? []) : []));
  return anyOf(beside.filter((each) => !searched.has(each)).map(term));
}

/** The words in whose company a word names something else, as terms. */
const companyOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(anotherThingBeside).map(([word, beside]) => [stem(word), beside.map(stem)]),
);

/** The condition of a term group in the given places; whom the goods protect may stand in any, since declarations are no part of a name. */
function widely(group: TermGroup): Expression {
  return group.isHeld && !group.isThing ? () => wideOf(group)('ABCD') : wideOf(group);
}

/** The conditions of a head noun: for products that it names, and for products in a category beside it; left out where no product has it. */
interface HeadNoun {
  readonly is: Expression | undefined;
  readonly beside: Expression | undefined;
}

const noHeadNoun: HeadNoun = { is: undefined, beside: undefined };

/** The head nouns of words that name no product. */
export const noHeadNouns = { own: noHeadNoun, others: noHeadNoun };

/** The head nouns of a term group's own words, and of its synonyms. */
export function headNounsOf(group: TermGroup, vocabulary: Vocabulary): { own: HeadNoun; others: HeadNoun } {
  const others = group.alternatives.map((phrase) => headNounOf(phrase, vocabulary));
  return {
    own: headNounOf(termsOf(group), vocabulary),
    others: { is: anyOf(others.map(({ is }) => is)), beside: anyOf(others.map(({ beside }) => beside)) },
  };
}

function headNounOf(phrase: readonly string[], vocabulary: Vocabulary): HeadNoun {
  const known = (headNoun: string): Expression | undefined => (vocabulary.find(headNoun) ? term(headNoun) : undefined);
  const { is, beside } = headNounTerms(phrase);
  return { is: known(is), beside: known(beside) };
}

/** Whether a term group names products, and not only their cut or size. */
export function namesGoods(group: TermGroup, vocabulary: Vocabulary): boolean {
  return headNounsOf(group, vocabulary).own.is !== undefined && !group.words.every((word) => cutTerms.has(word.term) || isQualifier(word));
}

/** Whether a term group names an animal, whose meat or fish nothing else replaces. */
export function namesAnimal(group: TermGroup): boolean {
  return group.words.some(isAnimal);
}

/** Whether a term group says what the goods are, so that a search that protects somebody never does without it: cod and burgers, not their cut, size or pack. */
export function namesKind(group: TermGroup, vocabulary: Vocabulary): boolean {
  if (group.isHeld || isMeasure(group) || isPack(group)) return false;
  return group.isEither === true || namesAnimal(group) || namesGoods(group, vocabulary);
}

/** Whether goods that a term group names are cut, as fish and meat are: "cod fillets". */
export function isCutGoods(group: TermGroup, vocabulary: Vocabulary): boolean {
  const headNouns = Array.from(cutTerms, (cut) => headNounTerms([...termsOf(group), cut]).is);
  return group.words.length === 1 && namesGoods(group, vocabulary) && headNouns.some((headNoun) => vocabulary.find(headNoun));
}
