/** The ways to understand the term groups of a search, strict ones first. */
import { all, any, anyOf, not, term, type Expression } from './expression.ts';
import { animalsExcept } from './facts.ts';
import { isQualifier } from './headNouns.ts';
import {
  headNounsOf,
  isCutGoods,
  namesAnimal,
  namesAnother,
  namesGoods,
  namesKind,
  noHeadNouns,
  tiersOfOne,
  tiersOfSeveral,
} from './ranking.ts';
import { isSize, letterSizeSteps, sizeSteps } from './sizes.ts';
import { inTitle, isDenied, isMeasure, isPack, isWholeOnly, termsOf, textOf, titled, wideOf, type TermGroup } from './termGroups.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to understand a search text. All conditions are texts of a `tsquery`. */
export interface Attempt {
  /** The condition for products. */
  readonly condition: string;
  /** Conditions of the tiers, best first; products that fulfil none come last. At most {@link tierCount}. */
  readonly tiers: readonly string[];
  /** The text that was searched instead of the typed one; undefined when they are the same. */
  readonly suggestion: string | undefined;
  /** Where words were left out: which, by the best tier that found anything; the last one also stands for all tiers after it. */
  readonly parts?: readonly Part[];
  /** How many of the first tiers are good enough: where only later ones find something, the next attempt is better. All of them if left out. */
  readonly goodTiers?: number;
  /** Tells whether any product that is found has the name that was asked for. Left out where every one is. */
  readonly naming?: Naming;
}

/** Condition by which a product is called by the name that was asked for. */
export interface Naming {
  /** The name that was asked for, without protected words and sizes. */
  readonly text: string;
  /** The condition for products that are called so, or stand in a category of nothing else. */
  readonly condition: string;
  /** How many of the first tiers hold only such products. */
  readonly sureTiers: number;
}

/** The rest of a search text when words were left out. */
export interface Part {
  readonly shown: string;
  readonly leftOut: readonly string[];
  /** Whether the part left out is a size, and the nearest sizes come first. */
  readonly isNearestSize?: true;
}

/** Tiers an attempt can have at most. */
export const tierCount = 8;

/** Facts of all attempts with the same words. */
export interface About {
  readonly vocabulary: Vocabulary;
  /** Conditions that hold in every attempt. */
  readonly guards: readonly Expression[];
  /** Words that nobody knows. */
  readonly dropped: readonly TermGroup[];
  /** The whole text, where it was understood as it was typed. */
  readonly whole?: string;
}

/** The attempts for term groups of which all mean something, strict ones first. */
export function* understandings(groups: readonly TermGroup[], about: About): Generator<Attempt> {
  const { named, goods } = unpack(groups);
  // A number without a unit may be part of a name.
  const isSized = goods.some((group) => termsOf(group).some(isSize));
  if (named && isSized) yield* ofTheThingItself(named, about);
  if (named) yield understand(named, 'title', about);
  if (isSized) yield* ofTheThingItself(goods, about);
  const sized = goods.map((group) => (isMeasure(group) ? inTitle(group) : group));
  const joined = joinGoods(sized, about.vocabulary);
  // A product that only stands in a category of that name, as hair nets on "Gloves & Aprons", is neither.
  yield joined?.isSaid ? understandInNames(sized, about) : understand(sized, 'title', about);
  if (joined?.isSaid) yield* ofEither(joined, isSized, about);
  // For a search with a protected word, a mention in the description is not enough.
  const isAnywhere = about.dropped.length === 0 && !(goods.some(({ isHeld }) => isHeld) && goods.some(({ isThing }) => isThing));
  if (isAnywhere) yield understand(sized, 'anywhere', about);
  if (joined && !joined.isSaid) yield* ofEither(joined, isSized, { ...about, whole: undefined });
  if (!isSized) yield* ofTheThingItself(goods, about);
  if (isAnywhere && goods.some(isMeasure)) yield understand(goods, 'anywhere', about);
  if (goods.length > 1 && !isWholeOnly(goods)) yield* leaveOut(joined?.groups ?? goods, about);
}

/** Where nothing is both: either of the goods. */
function* ofEither({ groups }: Joined, isSized: boolean, about: About): Generator<Attempt> {
  if (isSized) yield* ofTheThingItself(groups, about);
  yield understand(groups, 'title', about);
}

/**
 * Where a size is asked for: products of that name in that size, or else in the sizes nearest to it. A product that only stands in a category of that name
 * comes after that, though it may have the size: of "Salmon & Oily Fish", sardines of 100 g are no salmon.
 */
function* ofTheThingItself(groups: readonly TermGroup[], about: About): Generator<Attempt> {
  const sizes = groups.filter(isMeasure);
  const rest = groups.filter((group) => !isMeasure(group));
  const things = rest.filter(({ isThing }) => isThing);
  if (sizes.length === 0 || things.length === 0) return;
  const last = things.findLast((group) => !group.words.every(isQualifier));
  const { own, others } = last ? headNounsOf(last, about.vocabulary) : noHeadNouns;
  const called = anyOf([own.is, others.is]);
  const named = all(things.map(wideOf))('A');
  const thing = called ? `${called('A')} & ${named}` : named;
  const inSize = understand(groups, 'title', about);
  const whole = about.whole ? [about.whole] : [];
  // Products of exactly that size come before grades that hold it.
  const sized = [...new Set([all(sizes.map(({ exact }) => exact)), all(sizes.map(wideOf))].map((size) => `${thing} & ${size('A')}`))];
  yield {
    ...inSize,
    tiers: [...whole, ...sized, ...inSize.tiers.filter((tier) => tier !== about.whole)].slice(0, tierCount),
    goodTiers: whole.length + sized.length,
  };

  const steps = stepsFrom(sizes, about.vocabulary);
  const part = partOf(rest, [...sizes, ...about.dropped]);
  const { condition, suggestion } = understand(rest, 'title', { ...about, whole: undefined });
  const tiers = [`${thing} & ${any(sizes.map(({ exact }) => exact))('A')}`, ...steps.map((step) => `${thing} & ${step('A')}`)];
  yield {
    condition,
    tiers: [...tiers, thing, named],
    suggestion,
    parts: [...(steps.length > 0 ? tiers.map(() => ({ ...part, isNearestSize: true as const })) : []), part],
    goodTiers: tiers.length + 2,
  };
}

/** Products of sizes near those of the term groups, the nearest first: in numbers, or in letters. */
function stepsFrom(sizes: readonly TermGroup[], vocabulary: Vocabulary): Expression[] {
  const letters = sizes.map(({ letterSize }) => letterSize).find((size) => size !== undefined);
  return letters === undefined
    ? sizeSteps(sizes.flatMap(termsOf), vocabulary).map((step) => any(step.map(term)))
    : letterSizeSteps(letters);
}

/** The same as {@link understand} in titles, where only names are good enough. */
function understandInNames(groups: readonly TermGroup[], about: About): Attempt {
  const attempt = understand(groups, 'title', about);
  const good = new Set([about.whole, ...tiersOfSeveral(groups, about.vocabulary).inNames]);
  return { ...attempt, goodTiers: attempt.tiers.filter((tier) => good.has(tier)).length };
}

/**
 * All term groups must match. In titles: at least one word that names the goods stands in name, category or tag, so that a mere mention in a description is not
 * enough.
 */
function understand(groups: readonly TermGroup[], where: 'title' | 'anywhere', { vocabulary, whole, guards, dropped }: About): Attempt {
  const wide = all(groups.map(wideOf));
  const isOne = groups.length === 1;
  const things = groups.some(({ isThing }) => isThing) ? groups.filter(({ isThing }) => isThing) : groups;
  // A search that protects somebody takes no mere mention for the thing: a burger sauce that goes well with chicken is no chicken burger.
  const kinds = guards.length > 0 ? things.filter((group) => namesKind(group, vocabulary)) : [];
  const inTitles = kinds.length > 0 ? all(kinds.map((group) => naming(group, vocabulary))) : any(things.map(wideOf));
  const titleMatches = isOne ? wide('ABC') : `${wide('ABCD')} & ${inTitles('ABC')}`;
  const matches = where === 'title' ? titleMatches : wide('ABCD');
  // A denied word ("non halal") only leaves products out, so it ranks none before another.
  const [first = groups[0]!, ...more] = groups.filter((group) => !isDenied(group));
  const several = more.length > 0 ? tiersOfSeveral([first, ...more], vocabulary) : undefined;
  const ranked = [...(whole ? [whole] : []), ...(several ? [...several.inNames, ...several.elsewhere] : tiersOfOne(first, vocabulary))];
  // For one plain word most tiers are the same, and testing every product for each tier is what a search costs.
  const tiers = [...new Set(ranked)].filter((tier) => tier !== matches).slice(0, tierCount);
  const mayBeAnother = namesAnother(groups) !== undefined;
  const named = isOne && where === 'title' && !mayBeAnother ? undefined : namingOf(groups, matches, { vocabulary, guards });
  const inName = all(groups.map((group) => group.exact))('A');
  const sure = new Set([whole, ...(mayBeAnother ? [] : [inName, ...(several ? several.inNames.slice(0, 1) : [])])]);
  const unsure = tiers.findIndex((tier) => !sure.has(tier));
  return {
    condition: and(whole ? `${whole} | (${matches})` : matches, guards),
    tiers,
    suggestion: whole ? undefined : textOf(groups),
    ...(named ? { naming: { ...named, sureTiers: unsure < 0 ? tiers.length : unsure } } : {}),
    ...(dropped.length > 0 ? { parts: [partOf(groups, dropped)] } : {}),
  };
}

/** Condition that finds, among the matches, products that are called by the words of the term groups. Undefined where the term groups name no goods. */
function namingOf(
  groups: readonly TermGroup[],
  matches: string,
  { vocabulary, guards }: Pick<About, 'vocabulary' | 'guards'>,
): Omit<Naming, 'sureTiers'> | undefined {
  const goods = groups.filter(
    (group) => group.isThing && !isDenied(group) && !isMeasure(group) && !isPack(group) && !group.words.every(isQualifier),
  );
  if (goods.length === 0) return undefined;
  const another = namesAnother(groups);
  const called = [...goods.map((group) => calledSo(group, vocabulary)), ...(another ? [not(another)('A')] : [])];
  return { text: textOf(goods), condition: and(`${matches} & ${called.join(' & ')}`, guards) };
}

/** Condition for products that are called by a term group: in name or tags, or by a category of nothing else, above or not. */
function calledSo(group: TermGroup, vocabulary: Vocabulary): string {
  const { own } = headNounsOf(group, vocabulary);
  const wide = wideOf(group);
  const around = own.beside ? `(${wide('C')} & !(${own.beside('C')}))` : wide('C');
  return `(${[wide('A'), around, ...(own.is ? [own.is('B')] : [])].join(' | ')})`;
}

/**
 * Condition for products that name a kind of goods. A tag, or a category of several things, may speak of an animal that goes well with them; and in a category
 * of one animal another may stand that is called by its own name, as duck does among chicken.
 */
function naming(group: TermGroup, vocabulary: Vocabulary): Expression {
  if (!namesAnimal(group)) return wideOf(group);
  const { own } = headNounsOf(group, vocabulary);
  const others = animalsExcept([...termsOf(group), ...group.alternatives.flat()]).filter((animal) => vocabulary.find(animal));
  // A small range may have no other animal.
  const another = anyOf(others.map(term));
  const isCategory = own.is ? ` | (${own.is('B')}${another ? ` & !(${another('A')})` : ''})` : '';
  return () => `(${wideOf(group)('A')}${isCategory})`;
}

/**
 * Not all words together find anything: one is left out, rather a common than a rare one; at last one is enough, rather one that says what the goods are,
 * and rather a rare one. Protected ones always stay, and beside them what says what the goods are: nothing found is better than another kind.
 */
function* leaveOut(groups: readonly TermGroup[], { vocabulary, guards, dropped }: About): Generator<Attempt> {
  const stays = (group: TermGroup) => group.isHeld || (guards.length > 0 && namesKind(group, vocabulary));
  const held = groups.filter(stays);
  const free = groups.filter((group) => !stays(group));
  const hasKind = held.some(({ isHeld }) => !isHeld);
  const inTitles = free.filter(({ titles, forgiven }) => titles > 0 || forgiven);
  const withHeld = [
    ...guards,
    ...held.map(
      (group): Expression =>
        () =>
          wideOf(group)(group.isHeld ? 'ABCD' : 'ABC'),
    ),
  ];
  const left = (kept: readonly TermGroup[]): Part =>
    partOf([...held, ...kept], [...free.filter((group) => !kept.includes(group)), ...dropped]);
  const keeping = (kept: readonly TermGroup[]): Attempt => ({
    ...understand([...held, ...kept], 'title', { vocabulary, guards, dropped: [] }),
    parts: [left(kept)],
  });
  if (inTitles.length === 0 && !hasKind) return;
  if (inTitles.length < free.length) yield keeping(inTitles);
  if (inTitles.length === 1 && !hasKind) return;
  const commonFirst = inTitles.toSorted((a, b) => b.titles - a.titles);
  const isGoods = (group: TermGroup) => namesGoods(group, vocabulary);
  const hasGoods = (some: readonly TermGroup[]) => some.some(isGoods) || !inTitles.some(isGoods);
  // "Coley skin on" never becomes whatever has its skin on.
  const rest = commonFirst
    .map((without) => inTitles.filter((group) => group !== without))
    .filter(hasGoods)
    .slice(0, tierCount);
  if (inTitles.length > 2 && rest.length > 0) {
    yield {
      condition: and(any(rest.map((some) => all(some.map(wideOf))))('ABC'), withHeld),
      tiers: rest.map((some) => all(some.map(wideOf))('ABC')),
      suggestion: textOf([...held, ...rest[0]!]),
      parts: rest.map(left),
    };
  }
  const rareFirst = commonFirst.toReversed().toSorted((a, b) => Number(isGoods(b)) - Number(isGoods(a)));
  if (inTitles.length > 1) for (const group of rareFirst.slice(0, tierCount)) yield keeping([group]);
  if (inTitles.length > 0 && hasKind) yield keeping([]);
}

/** Term groups of which some stand for either of two kinds of goods. */
interface Joined {
  readonly groups: readonly TermGroup[];
  /** Whether the search says so, as "cod & haddock" does and "cod haddock" does not. */
  readonly isSaid: boolean;
}

/**
 * "Cod & haddock" asks for goods of either kind where nothing is both: term groups of goods that were joined become one. Of goods that are cut, as fish and
 * meat are, two kinds need no "&" for that. Undefined where there are none.
 */
function joinGoods(groups: readonly TermGroup[], vocabulary: Vocabulary): Joined | undefined {
  const joined: TermGroup[] = [];
  let isSaid = true;
  for (const group of groups) {
    const before = joined.at(-1);
    const isJoint = group.words[0]?.isJoined === true;
    const isGoods = (one: TermGroup) => one.isEither ?? (isJoint ? namesGoods(one, vocabulary) : isCutGoods(one, vocabulary));
    if (before && ![before, group].some(({ isHeld }) => isHeld) && [before, group].every(isGoods)) {
      joined.splice(-1, 1, eitherOf(before, group));
      isSaid &&= isJoint;
    } else joined.push(group);
  }
  return joined.length < groups.length ? { groups: joined, isSaid } : undefined;
}

function eitherOf(one: TermGroup, other: TermGroup): TermGroup {
  const [first, ...more] = other.words;
  return {
    words: [...one.words, ...(first ? [{ ...first, isJoined: true as const }] : []), ...more],
    exact: any([one.exact, other.exact]),
    forgiven: anyOf([one.forgiven, other.forgiven]),
    alternatives: [one, other].flatMap((group) => [...(group.isEither ? [] : [termsOf(group)]), ...group.alternatives]),
    titles: one.titles + other.titles,
    known: true,
    isHeld: false,
    isThing: true,
    isEither: true,
  };
}

function partOf(kept: readonly TermGroup[], left: readonly TermGroup[]): Part {
  return { shown: textOf(kept), leftOut: left.map((group) => textOf([group])) };
}

/** A condition with further ones that must hold besides. */
export function and(condition: string, guards: readonly Expression[]): string {
  return guards.length > 0 ? `(${condition}) & ${all(guards)('ABCD')}` : condition;
}

/**
 * Tells goods from their packs: "cans of cola". As `named` is tried first that the words for packs belong to the name, as in "chip bag", or say how the goods
 * are kept, as "tin" does; before "of" only the latter.
 */
function unpack(groups: readonly TermGroup[]): { readonly named: readonly TermGroup[] | undefined; readonly goods: readonly TermGroup[] } {
  const goods = groups.filter((group) => !isPack(group));
  if (goods.length === groups.length || goods.length === 0) return { named: undefined, goods: groups };
  const named = groups.flatMap((group): TermGroup[] => {
    if (!isPack(group)) return [group];
    const { forgiven } = group;
    if (!group.words[0]!.counts) return [inTitle(group)];
    return forgiven ? [{ ...group, exact: titled(forgiven), forgiven: undefined }] : [];
  });
  return { named: named.length > goods.length ? named : undefined, goods };
}
