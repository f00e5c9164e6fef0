/** A search asks for products with all its words, for those with most of them, and for features that rank both. Protecting words are a condition of all. */
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { declaresAllergens, protectedLength, protectionOf, type Protection } from './facts.ts';
import { readSearch } from './doubts.ts';
import {
  eitherOf,
  isDenied,
  isIrreplaceable,
  isMeasure,
  isPack,
  isWholeOnly,
  letterSizeIn,
  namesGoods,
  readGroups,
  termsOf,
  textOf,
  type Group,
} from './groups.ts';
import { nearSearches, type NearSearch } from './near.ts';
import { all, any, not, prefix, printQuery, term, within, type Query } from './query.ts';
import { featuresOf, isCutGoods, naming, nearSizesOf, sharesOf, type Feature } from './rank.ts';
import { wholeTerm } from './text/normalise.ts';
import { isSize } from './text/sizes.ts';
import type { Word } from './text/word.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SearchPlan {
  /** Undefined for a text without letters and digits, where its protection is in doubt, and where no word is of goods. */
  readonly request: SearchRequest | undefined;
  /** The protected words, which every product shown must fulfil. */
  readonly protections: readonly Protection[];
  /** The condition of the protected words; undefined without any. */
  readonly guard: string | undefined;
  /** Where a protecting word is not understood: likely meanings, "nut free cake" for "nit free cake". They are asked, nothing is shown, and they may find nothing. */
  readonly questions: readonly string[] | undefined;
  /** The text that was searched instead of the typed text, whether or not it finds anything. */
  readonly proposal: string | undefined;
  /** The condition for products that one of the other words names, itself or by its category; undefined when there are none. */
  readonly others: string | undefined;
  /** Whether it is answered with all its words or not at all, so that no words that are spelled alike are offered. */
  readonly isWholeOnly: boolean;
  /** Tells how each part was read: the condition that it was expanded to, none where it is not understood. */
  readonly read: () => { readonly words: string; readonly condition?: string }[];
  /** Lists searches like this one to offer where nothing is found, the nearest first. Whether they find anything is not known yet. */
  readonly near: () => NearSearch[];
}

/** The question to the database. All conditions are texts of a `tsquery`. */
export interface SearchRequest {
  /** Products that have all the words. */
  readonly full: string;
  /** Products that have most of them, which follow; undefined where none may. */
  readonly close: string | undefined;
  /** Conditions with their weights, of which the sum ranks. */
  readonly features: readonly (readonly [condition: string, weight: number])[];
  /** Conditions of which the answer wants to know whether the best product fulfils them. */
  readonly marks: readonly string[];
  /** Tells the answer's notes on how the search was understood. */
  understood(best: BestFound): Partial<ProductsAnswer>;
}

export interface BestFound {
  readonly marks: readonly boolean[];
}

/** Words of a search text that count; the rest of a very long one is left aside. */
const wordLimit = 12;

/** Shortest beginning of a product code that is completed. */
const codePrefixMinLength = 4;

/** Words of a search that may be a code or bar code of their own: of enough signs, with a digit. */
const codes = /(?<![\p{L}\d])(?=\p{L}*\d)[\p{L}\d]{6,}(?![\p{L}\d])/gu;

/** Least share of a search's information that a product must have. */
const closeShare = 0.3;

/** Most words of which each may be left out; further ones always are. */
const leftOutOf = 6;

export function planSearch(text: string, vocabulary: Vocabulary): SearchPlan {
  const { words, questions, isTold } = readSearch(text, vocabulary);
  const asked = [...new Map(words.map((word) => [word.term, word])).values()];
  const protections = protectionsIn(asked);
  const { groups, isCorrected } = readGroups(asked.slice(0, wordLimit), vocabulary);
  const understood = joinGoods(onlyFood(groups.filter((group) => group.known)), vocabulary);
  const dropped = groups.filter((group) => !group.known && !isPack(group));
  const others = groups.some(isDenied) ? [] : understood.filter(({ isThing }) => isThing);
  const guards = protections.map(({ guard }) => guard);
  const about: About = { text, understood, dropped, guards, known: vocabulary, isChanged: isTold || isCorrected };
  const alone = protections.map((protection) => protection.text).join(' ');
  const isProposed = canDoWithout(about) && (dropped.length > 0 ? guards.length === 0 : about.isChanged);
  return {
    request: asked.length === 0 || questions ? undefined : requestOf(about),
    protections,
    questions: questions && [...questions, ...(questions.length > 0 && alone ? [alone] : [])],
    guard: guards.length > 0 ? printQuery(all(guards)) : undefined,
    proposal: isProposed && !questions ? textOf(understood) : undefined,
    others: others.length > 0 ? printQuery(within('AB', any(others.map(({ wide }) => wide)))) : undefined,
    isWholeOnly: questions !== undefined || isWholeOnly(groups),
    read: () => groups.map((group) => ({ words: textOf([group]), ...(group.known ? { condition: printQuery(group.wide) } : {}) })),
    near: () => nearSearches(understood, dropped, protections),
  };
}

interface About {
  readonly text: string;
  readonly understood: readonly Group[];
  /** Groups that are not understood. */
  readonly dropped: readonly Group[];
  readonly guards: readonly Query[];
  readonly known: Vocabulary;
  /** Whether words were read otherwise than they are typed, so that the answer has to say how. */
  readonly isChanged: boolean;
}

/** Whether a group only protects, and does not ask for the opposite. */
const isOnlyHeld = (group: Group): boolean => group.isHeld && !group.isThing && !isDenied(group);

function requestOf(about: About): SearchRequest | undefined {
  const { text, understood, dropped, guards, known } = about;
  // A code or bar code counts beside any other word: "EAN 5012345678900", "370161 x 2", a list of codes.
  const whole = any([text, ...(text.match(codes) ?? [])].map((each) => term(wholeTerm(each) ?? '#')));
  const code = codeBeginning([...understood, ...dropped]);
  const itself = any([within('A', whole), ...(code ? [within('A', code)] : [])]);
  const isAnswered = understood.length > 0 && canDoWithout(about);
  if (isAnswered && understood.every(isOnlyHeld)) return dropped.length > 0 ? undefined : ofProtectionsAlone(about, itself);
  const core = understood.every(isPack) ? understood : understood.filter((group) => !isPack(group));
  const full = isAnswered ? any([itself, fullOf(core, about)]) : itself;
  const close = isAnswered ? closeTo(core, about) : undefined;
  const guarded = (query: Query) => printQuery(all([query, ...guards]));
  return {
    full: guarded(full),
    close: close && guarded(close),
    features: printed(featuresOf(isAnswered ? understood : [], within('A', whole), known)),
    ...answering(core, itself, about),
  };
}

/** Whether the understood words of a search are enough: "red" of "red bull" is not. */
function canDoWithout({ understood, dropped, guards, known }: About): boolean {
  if (dropped.length === 0) return true;
  if (isWholeOnly([...understood, ...dropped]) || (guards.length > 0 && dropped.some(isIrreplaceable))) return false;
  return understood.some((group) => namesGoods(group, known) || group.both !== undefined);
}

/** Whether a group names the kind of goods, which a protecting search never does without: cod and burgers, not their cut, size or pack. */
const namesKind = (group: Group, known: Vocabulary): boolean =>
  !group.isHeld && !isMeasure(group) && !isPack(group) && (group.both !== undefined || isIrreplaceable(group) || namesGoods(group, known));

/**
 * All groups match, and at least one of those that name the goods does so in a title; in a search that protects, all of them do. Where a size with its unit is
 * asked for, the goods are called so themselves: of "Salmon & Oily Fish", sardines of 100 g are no salmon.
 */
function fullOf(core: readonly Group[], { guards, known }: About): Query {
  const things = core.filter(({ isThing }) => isThing);
  const kinds = core.filter((group) => namesKind(group, known));
  const isSized = core.some((group) => isMeasure(group) && (letterSizeIn(group) !== undefined || termsOf(group).some(isSize)));
  const inTitles = any((things.length > 0 ? things : core).map(({ wide }) => within('ABC', wide)));
  const words = core.map((group) => (isMeasure(group) || core.length === 1 ? within('ABC', group.wide) : group.wide));
  const areCalled = (guards.length > 0 || isSized) && kinds.length > 0;
  return all([...words, ...(areCalled ? kinds.map((group) => naming(group, known)) : core.length > 1 ? [inTitles] : [])]);
}

/**
 * Products that have most of the words, where these are enough: some of the goods, all that nothing replaces, and a share of what the search says. Beside a
 * word that protects, all that say what the goods are stay. Undefined where the search is answered whole or not at all.
 */
function closeTo(core: readonly Group[], { guards, known }: About): Query | undefined {
  if (isWholeOnly(core)) return undefined;
  if (guards.length > 0) {
    const kinds = core.filter((group) => namesKind(group, known)).map((group) => naming(group, known));
    const held = core.filter(({ isHeld }) => isHeld);
    const isSaid = kinds.length > 0 || held.some(({ isThing }) => isThing);
    return isSaid ? all([...kinds, ...held.map(({ wide, isThing }) => (isThing ? within('ABC', wide) : wide))]) : undefined;
  }
  const shares = sharesOf(core, known);
  const bySaying = core.map((group, at) => ({ group, share: shares[at]! })).toSorted((a, b) => b.share - a.share).slice(0, leftOutOf); // prettier-ignore
  const hasGoods = core.some((group) => namesGoods(group, known));
  const isEnough = (some: typeof bySaying) =>
    some.reduce((sum, { share }) => sum + share, 0) >= closeShare &&
    core.every((group) => !isIrreplaceable(group) || some.some((each) => each.group === group)) &&
    (!hasGoods || some.some(({ group }) => namesGoods(group, known)));
  const parts = subsetsOf(bySaying).filter(isEnough);
  const least = parts.filter((part) => !parts.some((other) => other.length < part.length && other.every((each) => part.includes(each))));
  const kept = least.map((part) => all(part.map(({ group }) => within('ABC', group.wide))));
  return any([all(core.map(({ wide }) => wide)), ...(core.length > 1 ? kept : [])]);
}

function subsetsOf<Item>(list: readonly Item[]): Item[][] {
  return list.reduce<Item[][]>((subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])], [[]]).slice(1);
}

/** The notes that the best product gives the answer: words left out, the spelling that was searched, and names that no product has. */
function answering(core: readonly Group[], itself: Query, about: About): Pick<SearchRequest, 'marks' | 'understood'> {
  const { text, understood, dropped, known, isChanged } = about;
  const said = core.filter((group) => !isOnlyHeld(group) && !isDenied(group));
  const near = said.filter(isMeasure).flatMap((group) => nearSizesOf(group, known));
  const isNearest = near.length > 0 ? within('A', any(near)) : not(term('#'));
  const has = said.map((group) => (isMeasure(group) ? within('ABC', group.wide) : group.wide));
  const isJoined = !/&|\band\b/iu.test(text) && understood.some(({ both, words: [, ...more] }) => both && more.some((word) => word.isJoined)); // prettier-ignore
  return {
    marks: [itself, isNearest, ...has].map((mark) => printQuery(mark)),
    understood({ marks: [isItself, isNearSize, ...hasWords] }) {
      if (isItself) return {};
      const missing = said.filter((_, at) => !hasWords[at]);
      const leftOut = [...missing, ...dropped].map((group) => textOf([group]));
      const shown = textOf((leftOut.length > 0 ? core : understood).filter((group) => !missing.includes(group)));
      const isOfNearSize = near.length > 0 && isNearSize && missing.some(isMeasure);
      if (leftOut.length === 0) return isChanged || isJoined ? { suggestion: shown } : {};
      return { suggestion: shown, leftOut, shown, ...(isOfNearSize ? { nearestSizes: true } : {}) };
    },
  };
}

/** "Gluten free dairy free": everything that holds all of them, so that one more word never finds more. Products that claim it come before those that declare it. */
function ofProtectionsAlone({ understood, guards, isChanged }: About, itself: Query): SearchRequest {
  const each = understood.map(({ words: typed, exact }) => any([exact, protectionOf(typed)?.said ?? exact]));
  const ranked = [itself, within('A', all(each)), within('ABC', all(each)), ...(each.length > 1 ? [within('ABC', any(each))] : [])];
  return {
    full: printQuery(all(guards)),
    close: undefined,
    features: printed(ranked.map((query, at) => ({ query, weight: 2 ** (ranked.length - at) }))),
    marks: [],
    understood: () => (isChanged ? { suggestion: textOf(understood) } : {}),
  };
}

const printed = (features: readonly Feature[]): SearchRequest['features'] =>
  features.map(({ query, weight }) => [printQuery(query), weight]);

/** "Not vegan" alone asks for food, of which most declares its allergens; it never means gloves. */
function onlyFood(groups: readonly Group[]): readonly Group[] {
  if (!groups.every(isDenied)) return groups;
  return groups.map((group) => ({ ...group, exact: all([declaresAllergens, group.exact]), wide: all([declaresAllergens, group.wide]) }));
}

/** "Cod & haddock" asks for goods of either kind. Of goods that are cut, as fish and meat are, two kinds need no "&" for that. */
function joinGoods(groups: readonly Group[], known: Vocabulary): readonly Group[] {
  return groups.reduce<Group[]>((joined, group) => {
    const before = joined.at(-1);
    const isKind = group.words[0]?.isJoined ? namesGoods : isCutGoods;
    const isGoods = (one?: Group) => one !== undefined && !one.isHeld && (one.both !== undefined || isKind(one, known));
    return isGoods(before) && isGoods(group) ? [...joined.slice(0, -1), eitherOf(before!, group)] : [...joined, group];
  }, []);
}

/** The protections of a text's words, of which the longest phrase counts. */
function protectionsIn(list: readonly Word[]): Protection[] {
  const length = protectedLength(list);
  if (list.length === 0) return [];
  return [...(length > 0 ? [protectionOf(list.slice(0, length))!] : []), ...protectionsIn(list.slice(Math.max(1, length)))];
}

/** The condition that finds products whose code begins with the one word with digits that was typed. */
function codeBeginning(groups: readonly Group[]): Query | undefined {
  const [word, ...more] = groups.flatMap((group) => group.words);
  const isCode = word !== undefined && more.length === 0 && /\d/u.test(word.plain) && word.plain.length >= codePrefixMinLength;
  return isCode && !groups[0]!.known ? prefix(`#${word.plain}`) : undefined;
}
