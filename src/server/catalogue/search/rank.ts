/** One sum ranks: goods called by the words come before those with them in the name, those before category or tags, and those before descriptions. */
import { anotherBeside, cutTerms, irreplaceableTerms } from './lexicon.ts';
import { headNounTerms, isQualifier } from './headNouns.ts';
import { all, any, anyOf, not, term, within, type Query } from './query.ts';
import { isDenied, isMeasure, isPack, isWeak, namesGoods, termsOf, type Group, type Known } from './groups.ts';
import { letterSizeSteps, sizeSteps } from './text/sizes.ts';

export interface Feature {
  readonly query: Query;
  readonly weight: number;
}

/** How much each feature counts. A group's own are multiplied by how much its words say. */
const weights = {
  /** The name has the words, as they are or by another meaning. */
  inName: 3,
  inNameWidely: 3,
  inCategory: 1.5,
  around: 4,
  inDescription: 0.5,
  /** The product is called so, by the last word or by the last two; or its category holds nothing else; or it may. */
  isCalled: 4,
  isCalledByTwo: 4,
  isOfCategory: 10,
  mayBeOfCategory: 5.5,
  /** The same for a synonym. */
  isCalledElse: 4,
  isOfCategoryElse: 4,
  allInName: 4,
  both: 12,
  pack: 3,
  size: 4,
  /** Sizes that hold the asked one, or the nearest ones, the first first. */
  nearSizes: [3.5, 3, 2.5, 2, 1.5],
  /** The word is part of another name. */
  another: -8,
  whole: 100,
} as const;

/** The share of each group in the information of a search, so that rare words count more than common ones. They sum up to one. */
export function sharesOf(groups: readonly Group[], known: Known): number[] {
  const parts = groups.map((group) => informationOf(group, known));
  const sum = parts.reduce((one, other) => one + other, 0) || 1;
  return parts.map((part) => part / sum);
}

/** How much words say that only tell the amount or the pack; and how much less than others words do that name no goods, or say nothing of them. */
const information = { amount: 0.2, other: 0.7, weak: 0.4 };

function informationOf(group: Group, known: Known): number {
  if (isMeasure(group) || isPack(group)) return information.amount;
  const factor = namesGoods(group, known) ? 1 : isWeak(group) ? information.weak : information.other;
  return Math.log2(1 + (known.vocabulary.products + 1) / (group.titles + 0.5)) * factor;
}

/** The features of a search for the groups. @param whole the condition for the product that is called by the whole text */
export function featuresOf(groups: readonly Group[], whole: Query | undefined, known: Known): Feature[] {
  const asked = groups.filter((group) => !isDenied(group));
  const shares = sharesOf(asked, known);
  const names = asked.filter((group) => group.isThing && !isMeasure(group) && !isPack(group));
  const last = asked.findLastIndex((group) => !group.words.every(isQualifier) && !isMeasure(group));
  const another = namesAnother(groups);
  return [
    ...(whole ? [{ query: whole, weight: weights.whole }] : []),
    ...asked.flatMap((group, at) => ofGroup(group, shares[at]! * asked.length, known)),
    ...(last < 0 ? [] : ofHead(asked, last, known)),
    ...(names.length > 1 ? [{ query: within('A', all(names.map(({ exact }) => exact))), weight: weights.allInName }] : []),
    ...(another ? [{ query: within('A', another), weight: weights.another }] : []),
  ];
}

/** Conditions for the sizes near the one that a group asks for, the nearest first: in numbers, or in letters. */
export function nearSizesOf(group: Group, { vocabulary }: Known): Query[] {
  if (group.letterSize !== undefined) return letterSizeSteps(group.letterSize);
  return sizeSteps(termsOf(group), vocabulary).map((step) => any(step.map(term)));
}

function ofGroup(group: Group, share: number, known: Known): Feature[] {
  const { exact, wide, both } = group;
  if (isMeasure(group)) {
    const near = nearSizesOf(group, known).map((query, step) => ({ query: within('A', query), weight: weights.nearSizes[step]! }));
    return [{ query: within('ABC', exact), weight: weights.size }, { query: within('A', wide), weight: weights.size }, ...near];
  }
  if (isPack(group)) return [{ query: within('ABC', wide), weight: weights.pack }];
  if (group.isHeld && !group.isThing) return ['A', 'ABC', 'ABCD'].map((places) => ({ query: within(places, exact), weight: 1 }));
  return [
    { query: within('A', exact), weight: weights.inName * share },
    ...(wide === exact ? [] : [{ query: within('A', wide), weight: weights.inNameWidely * share }]),
    { query: within('B', exact), weight: weights.inCategory * share },
    { query: within('ABC', wide), weight: weights.around * share },
    ...(both ? [{ query: within('A', both), weight: weights.both }] : []),
    { query: wide, weight: weights.inDescription * share },
  ];
}

/** The features of the last word, which names the thing, at best with the one before: "battered onion rings", "onion rings". */
function ofHead(groups: readonly Group[], last: number, known: Known): Feature[] {
  const group = groups[last]!;
  const { own, others } = headNounsOf(group, known);
  const pair =
    last > 0 || group.words.length > 1 ? headNounOf(groups.slice(Math.max(0, last - 1), last + 1).flatMap(termsOf), known).is : undefined;
  // Beside other words a category tells less.
  const alone = groups.length === 1 ? 1 : 0.2;
  // A category that holds nothing else tells as much as a name.
  const calledSo = (is: Query | undefined) =>
    is && (groups.length === 1 && own.is ? all([within('A', is), not(within('BC', own.is))]) : within('A', is));
  const features: [Query | undefined, string, number][] = [
    [calledSo(own.is), 'ABC', weights.isCalled],
    [pair, 'A', weights.isCalledByTwo],
    [own.is, 'BC', weights.isOfCategory * alone],
    [anyOf([own.beside, others.beside]), 'B', weights.mayBeOfCategory * alone],
    [calledSo(others.is), 'ABC', weights.isCalledElse],
    [others.is, 'BC', weights.isOfCategoryElse],
  ];
  return features.flatMap(([query, places, weight]) => (query ? [{ query: within(places, query), weight }] : []));
}

/** The condition for names in which one of the words means something else, as in "wine gums". Undefined where the words are not known for that. */
function namesAnother(groups: readonly Group[]): Query | undefined {
  const searched = new Set(groups.flatMap(termsOf));
  const beside = groups.flatMap((group) => (group.words.length === 1 ? (anotherBeside.get(termsOf(group)[0]!) ?? []) : []));
  return anyOf(beside.filter((each) => !searched.has(each)).map(term));
}

/** The conditions of a head noun: for products that it names, and for products in a category beside it; left out where no product has it. */
interface HeadNoun {
  readonly is: Query | undefined;
  readonly beside: Query | undefined;
}

/** The head nouns of a group's own words, and of its synonyms. */
export function headNounsOf(group: Group, known: Known): { own: HeadNoun; others: HeadNoun } {
  const others = group.alternatives.map((phrase) => headNounOf(phrase, known));
  return {
    own: headNounOf(termsOf(group), known),
    others: { is: anyOf(others.map(({ is }) => is)), beside: anyOf(others.map(({ beside }) => beside)) },
  };
}

function headNounOf(phrase: readonly string[], { vocabulary }: Known): HeadNoun {
  const known = (headNoun: string): Query | undefined => (vocabulary.find(headNoun) ? term(headNoun) : undefined);
  const { is, beside } = headNounTerms(phrase);
  return { is: known(is), beside: known(beside) };
}

/** Condition for products that are called by a group in their name, or that a category of nothing else holds. */
export function named(group: Group, known: Known): Query {
  const { own, others } = headNounsOf(group, known);
  return anyOf([within('A', group.wide), own.is, others.is])!;
}

/** A tag, or a category of several things, may name an animal that only goes well with the goods; and a duck among chicken is called by its own name. */
export function naming(group: Group, known: Known): Query {
  const own = new Set([...termsOf(group), ...group.alternatives.flat()]);
  if (![...own].some((each) => irreplaceableTerms.has(each))) return within('ABC', group.wide);
  const { is } = headNounsOf(group, known).own;
  const others = anyOf([...irreplaceableTerms].filter((each) => !own.has(each) && known.vocabulary.find(each)).map(term));
  const isOfCategory = is && all([within('B', is), ...(others ? [not(within('A', others))] : [])]);
  return any([within('A', group.wide), ...(isOfCategory ? [isOfCategory] : [])]);
}

/** Whether goods that a group names are cut, as fish and meat are: "cod fillets". */
export function isCutGoods(group: Group, known: Known): boolean {
  const headNouns = Array.from(cutTerms, (cut) => headNounTerms([...termsOf(group), cut]).is);
  return group.words.length === 1 && namesGoods(group, known) && headNouns.some((headNoun) => known.vocabulary.find(headNoun));
}
