/** The ways to understand the slots of a search, strict ones first. */
import { all, any, anyOf, term, type Expression } from './expression.ts';
import { isQualifier } from './heads.ts';
import { headsOf, isCutGoods, namesGoods, noHeads, tiersOfOne, tiersOfSeveral } from './ranking.ts';
import { isSize, letterSizeSteps, sizeSteps } from './sizes.ts';
import { isDenied, isMeasure, isPack, termsOf, textOf, titled, wideOf, type Slot } from './slots.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to understand a search text. All conditions are texts of a `tsquery`. */
export interface Attempt {
  /** The condition for products. */
  readonly condition: string;
  /** Conditions of the tiers, best first; whoever fulfils none comes last. At most {@link tierCount}. */
  readonly tiers: readonly string[];
  /** The text that was searched instead of the typed one; undefined when they are the same. */
  readonly suggestion: string | undefined;
  /** Where words were left out: which, by the best tier that found anything; the last one also stands for all tiers after it. */
  readonly parts?: readonly Part[];
  /** How many of the first tiers are good enough: where only later ones find something, the next attempt is better. All of them if left out. */
  readonly goodTiers?: number;
}

/** The rest of a search text when words were left out. */
export interface Part {
  readonly shown: string;
  readonly leftOut: readonly string[];
  /** Whether what was left out is a size, and the nearest sizes come first. */
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
  readonly dropped: readonly Slot[];
  /** The whole text, where it was understood as it was typed. */
  readonly whole?: string;
}

/** The attempts for slots of which all mean something, strict ones first. */
export function* understandings(slots: readonly Slot[], about: About): Generator<Attempt> {
  const { named, goods } = unpack(slots);
  // A number without a unit may be part of a name.
  const isSized = goods.some((slot) => termsOf(slot).some(isSize));
  if (named && isSized) yield* ofTheThingItself(named, about);
  if (named) yield understand(named, 'title', about);
  if (isSized) yield* ofTheThingItself(goods, about);
  const sized = goods.map((slot) =>
    isMeasure(slot) ? { ...slot, exact: titled(slot.exact), forgiven: slot.forgiven && titled(slot.forgiven) } : slot,
  );
  const joined = joinGoods(sized, about.vocabulary);
  // What only stands on a shelf that is called so, as hair nets on "Gloves & Aprons", is neither.
  yield joined?.isSaid ? understandInNames(sized, about) : understand(sized, 'title', about);
  if (joined?.isSaid) yield* ofEither(joined, isSized, about);
  // For a search with a protected word, a mention in the description is not enough.
  const isAnywhere = about.dropped.length === 0 && !(goods.some(({ isHeld }) => isHeld) && goods.some(({ isThing }) => isThing));
  if (isAnywhere) yield understand(sized, 'anywhere', about);
  if (joined && !joined.isSaid) yield* ofEither(joined, isSized, { ...about, whole: undefined });
  if (!isSized) yield* ofTheThingItself(goods, about);
  if (isAnywhere && goods.some(isMeasure)) yield understand(goods, 'anywhere', about);
  if (goods.length > 1) yield* leaveOut(joined?.slots ?? goods, about);
}

/** Where nothing is both: either of the goods. */
function* ofEither({ slots }: Joined, isSized: boolean, about: About): Generator<Attempt> {
  if (isSized) yield* ofTheThingItself(slots, about);
  yield understand(slots, 'title', about);
}

/**
 * Where a size is asked for: what is named so in that size, or else in the sizes nearest to it. What only stands on a shelf of that name comes after
 * that, though it may have the size: of "Salmon & Oily Fish", sardines of 100 g are no salmon.
 */
function* ofTheThingItself(slots: readonly Slot[], about: About): Generator<Attempt> {
  const sizes = slots.filter(isMeasure);
  const rest = slots.filter((slot) => !isMeasure(slot));
  const things = rest.filter(({ isThing }) => isThing);
  if (sizes.length === 0 || things.length === 0) return;
  const last = things.findLast((slot) => !slot.words.every(isQualifier));
  const { own, others } = last ? headsOf(last, about.vocabulary) : noHeads;
  const called = anyOf([own.is, others.is]);
  const named = all(things.map(wideOf))('A');
  const thing = called ? `${called('A')} & ${named}` : named;
  const inSize = understand(slots, 'title', about);
  const whole = about.whole ? [about.whole] : [];
  const sized = `${thing} & ${all(sizes.map(wideOf))('A')}`;
  yield {
    ...inSize,
    tiers: [...whole, sized, ...inSize.tiers.filter((tier) => tier !== about.whole)].slice(0, tierCount),
    goodTiers: whole.length + 1,
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

/** What has the sizes near those of slots, the nearest first: in numbers, or in letters. */
function stepsFrom(sizes: readonly Slot[], vocabulary: Vocabulary): Expression[] {
  const letters = sizes.map(({ letterSize }) => letterSize).find((size) => size !== undefined);
  return letters === undefined
    ? sizeSteps(sizes.flatMap(termsOf), vocabulary).map((step) => any(step.map(term)))
    : letterSizeSteps(letters);
}

/** The same as {@link understand} in titles, where only names are good enough. */
function understandInNames(slots: readonly Slot[], about: About): Attempt {
  const attempt = understand(slots, 'title', about);
  const good = new Set([about.whole, ...tiersOfSeveral(slots, about.vocabulary).inNames]);
  return { ...attempt, goodTiers: attempt.tiers.filter((tier) => good.has(tier)).length };
}

/**
 * All slots must match. In titles: at least one word that says what the goods are stands in name, category or tag, so that a mere mention in a
 * description is not enough.
 */
function understand(slots: readonly Slot[], where: 'title' | 'anywhere', { vocabulary, whole, guards, dropped }: About): Attempt {
  const wide = all(slots.map(wideOf));
  const isOne = slots.length === 1;
  const things = slots.some(({ isThing }) => isThing) ? slots.filter(({ isThing }) => isThing) : slots;
  const inTitle = isOne ? wide('ABC') : `${wide('ABCD')} & ${any(things.map(wideOf))('ABC')}`;
  const matches = where === 'title' ? inTitle : wide('ABCD');
  // What must not be so is no matter of better and worse.
  const [first = slots[0]!, ...more] = slots.filter((slot) => !isDenied(slot));
  const several = more.length > 0 ? tiersOfSeveral([first, ...more], vocabulary) : undefined;
  const tiers = [...(whole ? [whole] : []), ...(several ? [...several.inNames, ...several.elsewhere] : tiersOfOne(first, vocabulary))];
  return {
    condition: and(whole ? `${whole} | (${matches})` : matches, guards),
    // For one plain word most tiers are the same, and testing every product for each tier is what a search costs.
    tiers: [...new Set(tiers)].filter((tier) => tier !== matches),
    suggestion: whole ? undefined : textOf(slots),
    ...(dropped.length > 0 ? { parts: [partOf(slots, dropped)] } : {}),
  };
}

/**
 * Not all words together find anything: one is left out, rather a common than a rare one; at last one is enough, rather one that says what the goods are,
 * and rather a rare one. Protected ones always stay.
 */
function* leaveOut(slots: readonly Slot[], { vocabulary, guards, dropped }: About): Generator<Attempt> {
  const held = slots.filter(({ isHeld }) => isHeld);
  const free = slots.filter(({ isHeld }) => !isHeld);
  const inTitles = free.filter(({ titles, forgiven }) => titles > 0 || forgiven);
  const withHeld = [
    ...guards,
    ...held.map(
      (slot): Expression =>
        () =>
          wideOf(slot)('ABCD'),
    ),
  ];
  const left = (kept: readonly Slot[]): Part => partOf([...held, ...kept], [...free.filter((slot) => !kept.includes(slot)), ...dropped]);
  if (inTitles.length === 0) return;
  if (inTitles.length < free.length) {
    yield { ...understand([...held, ...inTitles], 'title', { vocabulary, guards, dropped: [] }), parts: [left(inTitles)] };
  }
  if (inTitles.length === 1) return;
  const commonFirst = inTitles.toSorted((a, b) => b.titles - a.titles);
  const isGoods = (slot: Slot) => namesGoods(slot, vocabulary);
  const hasGoods = (some: readonly Slot[]) => some.some(isGoods) || !inTitles.some(isGoods);
  // "Coley skin on" never becomes whatever has its skin on.
  const rest = commonFirst
    .map((without) => inTitles.filter((slot) => slot !== without))
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
  for (const slot of rareFirst.slice(0, tierCount)) {
    const one = understand([...held, slot], 'title', { vocabulary, guards, dropped: [] });
    yield { ...one, parts: [left([slot])] };
  }
}

/** Slots of which some stand for either of two kinds of goods. */
interface Joined {
  readonly slots: readonly Slot[];
  /** Whether the search says so, as "cod & haddock" does and "cod haddock" does not. */
  readonly isSaid: boolean;
}

/**
 * "Cod & haddock" asks for goods of either kind where nothing is both: slots of goods that were joined become one. Of what is cut, as fish and meat are,
 * two kinds need no "&" for that. Undefined where there are none.
 */
function joinGoods(slots: readonly Slot[], vocabulary: Vocabulary): Joined | undefined {
  const joined: Slot[] = [];
  let isSaid = true;
  for (const slot of slots) {
    const before = joined.at(-1);
    const isJoint = slot.words[0]?.isJoined === true;
    const isGoods = (one: Slot) => one.isEither ?? (isJoint ? namesGoods(one, vocabulary) : isCutGoods(one, vocabulary));
    if (before && ![before, slot].some(({ isHeld }) => isHeld) && [before, slot].every(isGoods)) {
      joined.splice(-1, 1, eitherOf(before, slot));
      isSaid &&= isJoint;
    } else joined.push(slot);
  }
  return joined.length < slots.length ? { slots: joined, isSaid } : undefined;
}

function eitherOf(one: Slot, other: Slot): Slot {
  const [first, ...more] = other.words;
  return {
    words: [...one.words, ...(first ? [{ ...first, isJoined: true as const }] : []), ...more],
    exact: any([one.exact, other.exact]),
    forgiven: anyOf([one.forgiven, other.forgiven]),
    alternatives: [one, other].flatMap((slot) => [...(slot.isEither ? [] : [termsOf(slot)]), ...slot.alternatives]),
    titles: one.titles + other.titles,
    known: true,
    isHeld: false,
    isThing: true,
    isEither: true,
  };
}

function partOf(kept: readonly Slot[], left: readonly Slot[]): Part {
  return { shown: textOf(kept), leftOut: left.map((slot) => textOf([slot])) };
}

/** A condition, and what must be true besides. */
export function and(condition: string, guards: readonly Expression[]): string {
  return guards.length > 0 ? `(${condition}) & ${all(guards)('ABCD')}` : condition;
}

/**
 * Tells goods from what they come in: "cans of cola". As `named` is tried first that the words for packs belong to the name, as in "chip bag", or say
 * how the goods are kept, as "tin" does; before "of" only the latter.
 */
function unpack(slots: readonly Slot[]): { readonly named: readonly Slot[] | undefined; readonly goods: readonly Slot[] } {
  const goods = slots.filter((slot) => !isPack(slot));
  if (goods.length === slots.length || goods.length === 0) return { named: undefined, goods: slots };
  const named = slots.flatMap((slot): Slot[] => {
    if (!isPack(slot)) return [slot];
    const { exact, forgiven } = slot;
    if (!slot.words[0]!.counts) return [{ ...slot, exact: titled(exact), forgiven: forgiven && titled(forgiven) }];
    return forgiven ? [{ ...slot, exact: titled(forgiven), forgiven: undefined }] : [];
  });
  return { named: named.length > goods.length ? named : undefined, goods };
}
