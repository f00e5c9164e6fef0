/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { all, any, prefix, term, type Expression } from './expression.ts';
import { isKnownProtection, misspeltDiet, protectionMaxWords, protectionOf, type Protection } from './facts.ts';
import { headTerms, isCut, isQualifier } from './heads.ts';
import { wholeTerm, words, type Word } from './normalise.ts';
import { packTerms } from './packs.ts';
import { isSize, sizeSteps } from './sizes.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { KnownTerm, Vocabulary } from './vocabulary.ts';

/** One way to understand a search text. All conditions are texts of a `tsquery`. */
export interface Attempt {
  /** What products must fulfil. */
  readonly condition: string;
  /** Conditions of the tiers, best first; whoever fulfils none comes last. At most {@link tierCount}. */
  readonly tiers: readonly string[];
  /** What was searched instead of what was typed; undefined when that is the same. */
  readonly suggestion: string | undefined;
  /** Where words were left out: which, by the best tier that found anything; the last one also stands for all tiers after it. */
  readonly parts?: readonly Part[];
  /** How many of the first tiers are good enough: where only later ones find something, the next attempt is better. All of them if left out. */
  readonly goodTiers?: number;
}

/** What remained of a search text when words of it were left out. */
export interface Part {
  readonly shown: string;
  readonly leftOut: readonly string[];
  /** Whether what was left out is a size, and the nearest sizes come first. */
  readonly isNearestSize?: true;
}

/** What a search text means before anything is looked up. */
export interface SearchPlan {
  /** Strict ones first; the first that finds anything is the answer. */
  readonly attempts: Iterable<Attempt>;
  /** What every product shown must hold: the words that protect people or faith. */
  readonly protections: readonly Protection[];
  /** What those ask of a product; undefined without any. */
  readonly guard: string | undefined;
  /** What finds the other words, whatever is protected; undefined where there are none. */
  readonly others: string | undefined;
}

/** Tiers an attempt can have at most. */
export const tierCount = 8;

/** Words of a search text that count; the rest of a very long one is left aside. */
const wordLimit = 12;

/** Shortest beginning of a word that is completed. */
const prefixMinLength = 2;

/** A word that is known itself is completed only when what it may become is this many times as frequent: "choc", but not "pea". */
const completionRatio = 8;

/** Shortest beginning of a product code that is completed. */
const codePrefixMinLength = 4;

/** A part of the text that is understood on its own: a word, or words that belong together. */
interface Slot {
  readonly words: readonly Word[];
  /** The words themselves, in one or two words. */
  readonly exact: Expression;
  /** What they may mean as well: synonyms, completions. */
  readonly forgiven: Expression | undefined;
  /** Where declarations are enough for the word: what it may mean besides. */
  readonly judged?: { readonly otherwise: Expression | undefined };
  /** The synonyms among it, as lists of terms. */
  readonly alternatives: readonly (readonly string[])[];
  /** How many titles have it; 0 when the catalogue does not know it at all. */
  readonly titles: number;
  readonly known: boolean;
  /** Whether it holds a word that protects people or faith: it is never left out and never corrected. */
  readonly isHeld: boolean;
  /** Whether it says what the goods are, and not only whom they protect: "vegan mayo" does, "vegan" does not. */
  readonly isThing: boolean;
  /** Whether it stands for either of two kinds of goods: "cod & haddock". */
  readonly isEither?: true;
}

/**
 * Understands a text. There is no attempt for one without letters and digits.
 *
 * @param isNarrowed whether the search stays within a category or tag, so that "nut free" alone has something to judge
 */
export function planSearch(text: string, vocabulary: Vocabulary, synonyms: SynonymIndex, isNarrowed = false): SearchPlan {
  // A list of what must not be there may have only commas: "gluten, nut free".
  const asked = distinct(words(text.replace(/,(?=\s*\p{L})/gu, ' and ')));
  const typed = asked.slice(0, wordLimit);
  const spelled = typed.map((word) => respellDiet(word, vocabulary, synonyms) ?? respellAbsence(word, vocabulary));
  const taken = spelled.flatMap((word, index) => takeApart(word, index === typed.length - 1, vocabulary, synonyms));
  const protections = protectionsIn([...taken, ...asked.slice(wordLimit)]);
  const slots = withoutUnknownPacks(readSlots(taken, vocabulary, synonyms));
  const others = slots.filter(({ isThing, known }) => known && isThing);
  const guards = protections.map(({ guard }) => guard);
  const isRespelled = spelled.some((word, index) => word !== typed[index]);
  return {
    attempts: typed.length === 0 ? [] : attemptsFor(text, slots, { vocabulary, synonyms, guards, isRespelled, isNarrowed }),
    protections,
    guard: guards.length > 0 ? all(guards)('ABCD') : undefined,
    others: others.length > 0 ? any(others.map(wideOf))('ABC') : undefined,
  };
}

/** What an attempt is made with, whatever its words are. */
interface Means {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
  readonly guards: readonly Expression[];
  readonly isRespelled: boolean;
  readonly isNarrowed: boolean;
}

function* attemptsFor(
  text: string,
  slots: readonly Slot[],
  { vocabulary, synonyms, guards, isRespelled, isNarrowed }: Means,
): Generator<Attempt> {
  const whole = term(wholeTerm(text) ?? '#')('A');
  if (!isRespelled && slots.every(({ known }) => known)) {
    yield* understandings(isNarrowed ? slots : withoutJudging(slots), { vocabulary, guards, whole, dropped: [] });
    return;
  }

  yield { condition: and(whole, guards), tiers: [], suggestion: undefined };
  const code = codeBeginning(slots);
  if (code) yield { condition: and(code, guards), tiers: [], suggestion: undefined };

  const corrected = correct(slots, vocabulary, synonyms);
  const understood = corrected.filter(({ known }) => known);
  const dropped = corrected.filter(({ known }) => !known);
  // Of a word that protects somebody and one that nobody knows, the first alone is not what was asked for.
  const meansSomething = understood.some(({ isThing }) => isThing) || (understood.length > 0 && dropped.length === 0);
  if (meansSomething) yield* understandings(isNarrowed ? understood : withoutJudging(understood), { vocabulary, guards, dropped });
}

/** "Nut free" alone is answered by what says so: that a declaration names no nuts says something of cakes, and nothing of a whole range. */
function withoutJudging(slots: readonly Slot[]): readonly Slot[] {
  if (slots.some(({ isThing }) => isThing)) return slots;
  return slots.map((slot) => (slot.judged ? { ...slot, forgiven: slot.judged.otherwise } : slot));
}

/** The protections of a text's words, of which the longest phrase counts. */
function protectionsIn(list: readonly Word[]): Protection[] {
  const found: Protection[] = [];
  for (let at = 0; at < list.length;) {
    const length = protectedWords(list.slice(at));
    if (length > 0) found.push(protectionOf(list.slice(at, at + length))!);
    at += Math.max(1, length);
  }
  return found;
}

function heldIn(list: readonly Word[]): Pick<Slot, 'isHeld' | 'isThing'> {
  let [held, at] = [0, 0];
  while (at < list.length) {
    const length = protectedWords(list.slice(at));
    held += length;
    at += Math.max(1, length);
  }
  return { isHeld: held > 0, isThing: held === 0 || held < list.length };
}

/** How many words at the beginning of a list protect somebody together. */
function protectedWords(list: readonly Word[]): number {
  for (let length = Math.min(protectionMaxWords, list.length); length > 0; length--) if (protectionOf(list.slice(0, length))) return length;
  return 0;
}

/** "Vegn" is "vegan". What the catalogue or a synonym knows is not corrected. */
function respellDiet(word: Word, vocabulary: Vocabulary, synonyms: SynonymIndex): Word | undefined {
  const isKnown = vocabulary.find(word.term) ?? synonyms.alternatives(word.term).length > 0;
  return isKnown || isKnownProtection([word]) ? undefined : misspeltDiet(word);
}

/** "Glutin free" is "gluten free". What is a word of its own is not corrected: who cannot have maize is not served with what has no malt. */
function respellAbsence(word: Word, vocabulary: Vocabulary): Word {
  if (word.absent === undefined || vocabulary.find(word.term) || vocabulary.find(word.absent) || isKnownProtection([word])) return word;
  const [meant] = vocabulary.corrections(word);
  return meant ? { ...meant, absent: meant.term.slice(1) } : word;
}

/** What holds for all attempts with the same words. */
interface About {
  readonly vocabulary: Vocabulary;
  /** What must be true whatever the words are. */
  readonly guards: readonly Expression[];
  /** Words that nobody knows. */
  readonly dropped: readonly Slot[];
  /** The whole text, where it was understood as it was typed. */
  readonly whole?: string;
}

function* understandings(slots: readonly Slot[], about: About): Generator<Attempt> {
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
  if (joined) {
    // What only stands on a shelf that is called so, as hair nets on "Gloves & Aprons", is neither.
    const both = understand(sized, 'title', about);
    yield { ...both, goodTiers: both.tiers.indexOf(all(sized.map(({ exact }) => exact))('A')) + 1 };
    yield understand(joined, 'title', about);
  } else yield understand(sized, 'title', about);
  // What is mentioned in a description only is not what somebody asks for who must do without something.
  const isAnywhere = about.dropped.length === 0 && !(goods.some(({ isHeld }) => isHeld) && goods.some(({ isThing }) => isThing));
  if (isAnywhere) yield understand(sized, 'anywhere', about);
  if (!isSized) yield* ofTheThingItself(goods, about);
  if (isAnywhere && goods.some(isMeasure)) yield understand(goods, 'anywhere', about);
  if (goods.length > 1) yield* leaveOut(goods, about);
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

  const steps = sizeSteps(sizes.flatMap(termsOf), about.vocabulary);
  const part = partOf(rest, [...sizes, ...about.dropped]);
  const { condition, suggestion } = understand(rest, 'title', { ...about, whole: undefined });
  const tiers = [
    `${thing} & ${any(sizes.map(({ exact }) => exact))('A')}`,
    ...steps.map((step) => `${thing} & ${any(step.map(term))('A')}`),
  ];
  yield {
    condition,
    tiers: [...tiers, thing, named],
    suggestion,
    parts: [...(steps.length > 0 ? tiers.map(() => ({ ...part, isNearestSize: true as const })) : []), part],
    goodTiers: tiers.length + 2,
  };
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
  const tiers = [...(whole ? [whole] : []), ...(isOne ? tiersOfOne(slots[0]!, vocabulary) : tiersOfSeveral(slots, vocabulary))];
  return {
    condition: and(whole ? `${whole} | (${matches})` : matches, guards),
    // For one plain word most tiers are the same, and testing every product for each tier is what a search costs.
    tiers: [...new Set(tiers)].filter((tier) => tier !== matches),
    suggestion: whole ? undefined : textOf(slots),
    ...(dropped.length > 0 ? { parts: [partOf(slots, dropped)] } : {}),
  };
}

/**
 * What is called so and is that comes first, then what stands on the shelf for it, then what is that by another name, and then what only has it in
 * its name: beef burgers before burger boxes, penne before pasta sauce.
 */
function tiersOfOne(slot: Slot, vocabulary: Vocabulary): string[] {
  const { exact } = slot;
  const { own, others } = headsOf(slot, vocabulary);
  const called = anyOf([own.is, others.is]);
  const shelved = anyOf([own.beside, others.beside]);
  return [
    ...(own.is ? [`${exact('A')} & (${own.beside ? `${own.is('A')} & ${own.beside('B')} | ` : ''}${own.is('BC')})`, own.is('BC')] : []),
    `${exact('A')} & ${exact('B')}`,
    ...(called ? [called('A')] : []),
    ...(shelved ? [shelved('B')] : []),
    ...(others.is ? [others.is('BC')] : []),
    wideOf(slot)('A'),
    exact('ABC'),
  ];
}

/** The same for several words, of which the last says what the thing is, at best with the one before: "battered onion rings", "onion rings". */
function tiersOfSeveral(slots: readonly Slot[], vocabulary: Vocabulary): string[] {
  const exact = all(slots.map((slot) => slot.exact));
  const wide = all(slots.map(wideOf));
  const someExact = any(slots.map((slot) => slot.exact));
  const last = slots.findLastIndex((slot) => !slot.words.every(isQualifier));
  const { own, others } = last < 0 ? noHeads : headsOf(slots[last]!, vocabulary);
  const called = anyOf([own.is, others.is]);
  const rest = slots.toSpliced(last, 1);
  const pair = last > 0 ? headOf(slots.slice(last - 1, last + 1).flatMap(termsOf), vocabulary).is : undefined;
  return [
    `${exact('A')} & ${someExact('B')}`,
    ...(pair ? [`${pair('A')} & ${all(rest.map((slot) => slot.exact))('ABC')}`] : []),
    ...(called ? [`${called('A')} & ${all(rest.map(wideOf))('ABC')}`] : []),
    exact('A'),
    `${exact('ABC')} & ${someExact('A')}`,
    wide('A'),
    wide('ABC'),
  ];
}

/** Where products are what a phrase names, and where they stand beside it; left out where no product does. */
interface Head {
  readonly is: Expression | undefined;
  readonly beside: Expression | undefined;
}

const noHead: Head = { is: undefined, beside: undefined };
const noHeads = { own: noHead, others: noHead };

/** The heads of a slot's own words, and of its synonyms. */
function headsOf(slot: Slot, vocabulary: Vocabulary): { own: Head; others: Head } {
  const others = slot.alternatives.map((phrase) => headOf(phrase, vocabulary));
  return {
    own: headOf(termsOf(slot), vocabulary),
    others: { is: anyOf(others.map(({ is }) => is)), beside: anyOf(others.map(({ beside }) => beside)) },
  };
}

function headOf(phrase: readonly string[], vocabulary: Vocabulary): Head {
  const known = (head: string): Expression | undefined => (vocabulary.find(head) ? term(head) : undefined);
  const { is, beside } = headTerms(phrase);
  return { is: known(is), beside: known(beside) };
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

/** Whether products are called what a slot says, and not only cut or sized so. */
function namesGoods(slot: Slot, vocabulary: Vocabulary): boolean {
  return headsOf(slot, vocabulary).own.is !== undefined && !slot.words.every((word) => isCut(word.term) || isQualifier(word));
}

/**
 * "Cod & haddock" asks for goods of either kind where nothing is both: slots of goods that were joined become one. Undefined where there are none.
 */
function joinGoods(slots: readonly Slot[], vocabulary: Vocabulary): readonly Slot[] | undefined {
  const joined: Slot[] = [];
  for (const slot of slots) {
    const before = joined.at(-1);
    const isEither =
      before &&
      slot.words[0]?.isJoined &&
      ![before, slot].some(({ isHeld }) => isHeld) &&
      [before, slot].every((one) => one.isEither ?? namesGoods(one, vocabulary));
    if (isEither) joined.splice(-1, 1, eitherOf(before, slot));
    else joined.push(slot);
  }
  return joined.length < slots.length ? joined : undefined;
}

function eitherOf(one: Slot, other: Slot): Slot {
  return {
    words: [...one.words, ...other.words],
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

/** Any of those that there are; undefined where there is none. */
function anyOf(expressions: readonly (Expression | undefined)[]): Expression | undefined {
  const there = expressions.filter((expression) => expression !== undefined);
  return there.length > 0 ? any(there) : undefined;
}

function and(condition: string, guards: readonly Expression[]): string {
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

/** A word for a pack is understood, whether the catalogue has it or not. */
function withoutUnknownPacks(slots: readonly Slot[]): readonly Slot[] {
  const rest = slots.filter((slot) => slot.known || !isPack(slot));
  return rest.length > 0 ? rest : slots;
}

/** Whether it is a size or a bare number, which say how much of a thing and not what it is. */
function isMeasure({ words: [word, ...more], isHeld }: Slot): boolean {
  return word !== undefined && more.length === 0 && !isHeld && (isSize(word.term) || /^\d+(?:\.\d+)?$/u.test(word.term));
}

function isPack({ words: [word, ...more] }: Slot): boolean {
  return word !== undefined && more.length === 0 && packTerms.has(word.term);
}

/** The same, but a mention in the description is not enough. */
function titled(expression: Expression): Expression {
  return (weights) => expression(weights.replace('D', ''));
}

function termsOf({ words: typed }: Slot): string[] {
  return typed.map((word) => word.term);
}

function wideOf({ exact, forgiven }: Slot): Expression {
  return forgiven ? any([exact, forgiven]) : exact;
}

/** "clingfilm" becomes "cling film" in a catalogue that writes it so. A word that means something as it is stays. */
function takeApart(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): readonly Word[] {
  const means =
    vocabulary.find(word.term) !== undefined ||
    synonyms.alternatives(word.term).length > 0 ||
    (isLast && vocabulary.titlesStartingWith(word.plain) > 0);
  if (means || word.absent !== undefined) return [word];
  return vocabulary.split(word.plain, (first, second) => synonyms.alternatives(`${first} ${second}`).length > 0) ?? [word];
}

/** Groups the words: the longest known phrase first, then words that may be written in one, then single words. */
function readSlots(asked: readonly Word[], vocabulary: Vocabulary, synonyms: SynonymIndex): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < asked.length;) {
    const slot = readPhrase(asked.slice(at), vocabulary, synonyms) ?? readCompound(asked.slice(at, at + 2), vocabulary);
    const read = slot ?? readWord(asked[at]!, at === asked.length - 1, vocabulary, synonyms);
    slots.push(read);
    at += read.words.length;
  }
  return slots;
}

function readPhrase(rest: readonly Word[], vocabulary: Vocabulary, synonyms: SynonymIndex): Slot | undefined {
  for (let length = Math.min(rest.length, synonyms.longest); length > 1; length--) {
    const phrase = rest.slice(0, length);
    const terms = phrase.map((word) => word.term);
    const { alternatives, expression: forgiven } = synonymsOf(terms.join(' '), vocabulary, synonyms);
    if (forgiven) {
      const known = terms.map((each) => vocabulary.find(each));
      const joined = length === 2 ? joinedTerm(phrase, vocabulary) : undefined;
      return {
        words: phrase,
        exact: withJoined(all(terms.map(term)), joined),
        forgiven,
        alternatives,
        titles: Math.max(1, Math.min(...known.map((each) => each?.titles ?? 0))),
        known: true,
        ...heldIn(phrase),
      };
    }
  }
  return undefined;
}

function readCompound(pair: readonly Word[], vocabulary: Vocabulary): Slot | undefined {
  const joined = joinedTerm(pair, vocabulary);
  if (!joined) return undefined;
  return {
    words: pair,
    exact: withJoined(all(pair.map((word) => term(word.term))), joined),
    forgiven: undefined,
    alternatives: [],
    titles: joined.titles,
    known: true,
    ...heldIn(pair),
  };
}

function readWord(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): Slot {
  const entry = vocabulary.find(word.term);
  const { alternatives, expression } = synonymsOf(word.term, vocabulary, synonyms);
  const protection = protectionOf([word]);
  const otherwise = anyOf([expression, isLast && !protection ? completion(word, entry, vocabulary) : undefined]);
  const forgiven = anyOf([otherwise, protection?.declared]);
  return {
    words: [word],
    exact: term(word.term),
    forgiven,
    ...(protection?.declared ? { judged: { otherwise } } : {}),
    alternatives,
    titles: entry?.titles ?? 0,
    known: entry !== undefined || forgiven !== undefined || protection !== undefined || isSize(word.term),
    ...heldIn([word]),
  };
}

/** What the letters at the end of a text may become. */
function completion({ plain }: Word, entry: KnownTerm | undefined, vocabulary: Vocabulary): Expression | undefined {
  if (plain.length < prefixMinLength) return undefined;
  const longer = vocabulary.titlesStartingWith(plain);
  return longer > 0 && longer >= (entry?.titles ?? 0) * completionRatio ? prefix(plain) : undefined;
}

/** The synonyms of a phrase that the catalogue knows, as lists of terms and as what finds any of them. */
function synonymsOf(
  phrase: string,
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
): { readonly alternatives: readonly (readonly string[])[]; readonly expression: Expression | undefined } {
  const alternatives = synonyms.alternatives(phrase).filter((terms) => terms.every((each) => vocabulary.find(each)));
  return { alternatives, expression: anyOf(alternatives.map((terms) => all(terms.map(term)))) };
}

/** Two words that the catalogue also writes in one: "cling film", "clingfilm". */
function joinedTerm([first, second]: readonly Word[], vocabulary: Vocabulary): KnownTerm | undefined {
  if (!first || !second) return undefined;
  const one = words(first.plain + second.plain);
  return one.length === 1 ? vocabulary.find(one[0]!.term) : undefined;
}

function withJoined(expression: Expression, joined: KnownTerm | undefined): Expression {
  return joined ? any([expression, term(joined.term)]) : expression;
}

/**
 * Reads the words again with the unknown ones understood as beginnings of known words, or as words a slip or two away. Slots that even so
 * mean nothing stay unknown.
 */
function correct(slots: readonly Slot[], vocabulary: Vocabulary, synonyms: SynonymIndex): Slot[] {
  const alternatives = new Map<string, readonly Word[]>();
  const meant = slots.flatMap(({ known, words: typed }) => {
    const [word] = typed;
    if (known || !word || isBeginning(word, vocabulary)) return typed;
    const [best = word, ...others] = vocabulary.corrections(word);
    alternatives.set(best.term, others);
    return [best];
  });
  return readSlots(meant, vocabulary, synonyms).map((slot) => {
    const [word, ...more] = slot.words;
    if (!word || more.length > 0) return slot;
    if (!slot.known) return isBeginning(word, vocabulary) ? beginning(word, vocabulary) : slot;
    const others = (alternatives.get(word.term) ?? []).map((other) => readWord(other, false, vocabulary, synonyms));
    return { ...slot, forgiven: anyOf([slot.forgiven, ...others.filter(({ known }) => known).map(wideOf)]) };
  });
}

function beginning(word: Word, vocabulary: Vocabulary): Slot {
  return {
    words: [word],
    exact: prefix(word.plain),
    forgiven: undefined,
    alternatives: [],
    titles: vocabulary.titlesStartingWith(word.plain),
    known: true,
    ...heldIn([]),
  };
}

function isBeginning({ plain }: Word, vocabulary: Vocabulary): boolean {
  return plain.length > prefixMinLength && vocabulary.titlesStartingWith(plain) > 0;
}

/** The condition that finds products whose code begins with the one unknown word that was typed. */
function codeBeginning(slots: readonly Slot[]): string | undefined {
  const [word, ...more] = slots.flatMap((slot) => slot.words);
  return word && more.length === 0 && /\d/u.test(word.plain) && word.plain.length >= codePrefixMinLength
    ? prefix(`#${word.plain}`)('A')
    : undefined;
}

function textOf(slots: readonly Slot[]): string {
  return slots.flatMap((slot) => slot.words.map(({ plain }) => plain)).join(' ');
}

function distinct(list: readonly Word[]): Word[] {
  return [...new Map(list.map((word) => [word.term, word])).values()];
}
