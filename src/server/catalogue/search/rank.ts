/** One sum ranks: goods called by the words come before those with them in the name, those before category or tags, and those before descriptions. */
import { anotherBeside, cutTerms, irreplaceableTerms } from './lexicon.ts';
import { headNounTerms, isQualifier } from './headNouns.ts';
import { all, any, anyOf, not, term, within, type Query } from './query.ts';
import { isDenied, isMeasure, letterSizeIn, isPack, namesGoods, termsOf, type Group } from './groups.ts';
import { letterSizeSteps, sizeSteps } from './text/sizes.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Feature {
  readonly query: Query;
  readonly weight: number;
}

/** How much each feature counts. A group's own are multiplied by how much its words say. */
const weights = {
  /** The name or the category has the words as they are; or any of them has what they mean. */
  inName: 3,
  inCategory: 1.5,
  around: 4,
  /** The product is called so, or by a synonym; or its category holds nothing else; or it may. */
  isCalled: 4,
  isOfCategory: 10,
  mayBeOfCategory: 5.5,
  both: 12,
  pack: 3,
  size: 4,
  /** Sizes that hold the asked one, or the nearest ones, the first first. */
  nearSizes: [3.5, 3, 2.5, 2, 1.5],
  /** The word is part of another name. */
  another: -8,
  whole: 100,
} as const;

/** How much words say that only tell the amount or the pack; and how much less than others words do that name no goods. */
const information = { amount: 0.2, other: 0.6 };

/** The share of each group in the information of a search, so that rare words count more than common ones. They sum up to one. */
export function sharesOf(groups: readonly Group[], known: Vocabulary): number[] {
  const parts = groups.map((group) => {
    if (isMeasure(group) || isPack(group)) return information.amount;
    const factor = namesGoods(group, known) ? 1 : information.other;
    return Math.log2(1 + (known.products + 1) / (group.titles + 0.5)) * factor;
  });
  const sum = parts.reduce((one, other) => one + other, 0) || 1;
  return parts.map((part) => part / sum);
}

/** The features of a search for the groups. @param whole the condition for the product that is called by the whole text */
export function featuresOf(groups: readonly Group[], whole: Query | undefined, known: Vocabulary): Feature[] {
  const asked = groups.filter((group) => !isDenied(group));
  const shares = sharesOf(asked, known);
  const last = asked.findLastIndex((group) => !group.words.every(isQualifier) && !isMeasure(group));
  const searched = new Set(groups.flatMap(termsOf));
  // Names in which one of the words means something else, as in "wine gums".
  const another = groups.flatMap((group) => (group.words.length === 1 ? (anotherBeside.get(termsOf(group)[0]!) ?? []) : []));
  return [
    ...featuresIn([[whole, 'ABCD', weights.whole]]),
    ...asked.flatMap((group, at) => ofGroup(group, shares[at]! * asked.length, known)),
    ...(last < 0 ? [] : ofHead(asked, last, known)),
    ...featuresIn([[anyOf(another.filter((each) => !searched.has(each)).map(term)), 'A', weights.another]]),
  ];
}

/** Features for conditions in places of some weights; none for conditions that nothing fulfils. */
function featuresIn(list: readonly (readonly [query: Query | undefined, places: string, weight: number])[]): Feature[] {
  return list.flatMap(([query, places, weight]) => (query ? [{ query: places === 'ABCD' ? query : within(places, query), weight }] : []));
}

/** Conditions for the sizes near the one that a group asks for, the nearest first: in numbers, or in letters. */
export function nearSizesOf(group: Group, known: Vocabulary): Query[] {
  const letterSize = letterSizeIn(group);
  if (letterSize !== undefined) return letterSizeSteps(letterSize);
  return sizeSteps(termsOf(group), known.sizes).map((step) => any(step.map(term)));
}

function ofGroup(group: Group, share: number, known: Vocabulary): Feature[] {
  const { exact, wide, both } = group;
  if (isMeasure(group))
    return featuresIn([
      [exact, 'ABC', weights.size],
      [wide, 'A', weights.size],
      ...nearSizesOf(group, known).map((query, step) => [query, 'A', weights.nearSizes[step]!] as const),
    ]);
  if (isPack(group)) return featuresIn([[wide, 'ABC', weights.pack]]);
  if (group.isHeld && !group.isThing) return ['A', 'ABC', 'ABCD'].map((places) => ({ query: within(places, exact), weight: 1 }));
  return featuresIn([
    [exact, 'A', weights.inName * share],
    [exact, 'B', weights.inCategory * share],
    [wide, 'ABC', weights.around * share],
    [both, 'A', weights.both],
  ]);
}

/** The features of the last word, which names the thing. */
function ofHead(groups: readonly Group[], last: number, known: Vocabulary): Feature[] {
  const group = groups[last]!;
  const own = headNounOf(termsOf(group), known);
  const others = group.alternatives.map((phrase) => headNounOf(phrase, known));
  const beside = anyOf([own.beside, ...others.map((other) => other.beside)]);
  return featuresIn([
    [own.is, 'A', weights.isCalled],
    [anyOf(others.map(({ is }) => is)), 'A', weights.isCalled],
    // Beside other words a category tells little.
    ...(groups.length > 1
      ? []
      : ([
          [own.is, 'BC', weights.isOfCategory],
          [beside, 'B', weights.mayBeOfCategory],
        ] as const)),
  ]);
}

/** The conditions of a head noun: for products that it names, and for products in a category beside it; left out where no product has it. */
function headNounOf(phrase: readonly string[], known: Vocabulary): { readonly is: Query | undefined; readonly beside: Query | undefined } {
  const { is, beside } = headNounTerms(phrase);
  return { is: known.find(is) && term(is), beside: known.find(beside) && term(beside) };
}

/** A tag, or a category of several things, may name an animal that only goes well with the goods; and a duck among chicken is called by its own name. */
export function naming(group: Group, known: Vocabulary): Query {
  const own = new Set([...termsOf(group), ...group.alternatives.flat()]);
  if (![...own].some((each) => irreplaceableTerms.has(each))) return within('ABC', group.wide);
  const { is } = headNounOf(termsOf(group), known);
  const others = anyOf([...irreplaceableTerms].filter((each) => !own.has(each) && known.find(each)).map(term));
  return anyOf([within('A', group.wide), is && all([within('B', is), ...(others ? [not(within('A', others))] : [])])])!;
}

/** Whether goods that a group names are cut, as fish and meat are: "cod fillets". */
export function isCutGoods(group: Group, known: Vocabulary): boolean {
  const isCut = (cut: string) => known.find(headNounTerms([...termsOf(group), cut]).is) !== undefined;
  return group.words.length === 1 && namesGoods(group, known) && [...cutTerms].some(isCut);
}
