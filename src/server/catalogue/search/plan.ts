/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { all, any, not, prefix, term, type Expression } from './expression.ts';
import { headTerms, isQualifier } from './heads.ts';
import { wholeTerm, words, type Word } from './normalise.ts';
import { packTerms } from './packs.ts';
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
  /** The synonyms among it, as lists of terms. */
  readonly alternatives: readonly (readonly string[])[];
  /** How many titles have it; 0 when the catalogue does not know it at all. */
  readonly titles: number;
  readonly known: boolean;
}

/** Understands a text. Yields nothing for one without letters and digits. */
export function* planSearch(text: string, vocabulary: Vocabulary, synonyms: SynonymIndex): Generator<Attempt> {
  const typed = distinct(words(text)).slice(0, wordLimit);
  if (typed.length === 0) return;
  const whole = term(wholeTerm(text) ?? '#')('A');
  const slots = withoutUnknownPacks(
    readSlots(
      typed.flatMap((word, index) => takeApart(word, index === typed.length - 1, vocabulary, synonyms)),
      vocabulary,
      synonyms,
    ),
  );

  if (slots.every(({ known }) => known)) {
    yield* understandings(slots, { vocabulary, whole });
    return;
  }

  yield { condition: whole, tiers: [], suggestion: undefined };
  const code = codeBeginning(typed);
  if (code) yield { condition: code, tiers: [], suggestion: undefined };

  const corrected = correct(slots, vocabulary, synonyms);
  const understood = corrected.filter(({ known }) => known);
  if (understood.length === 0) return;
  const besides = corrected.filter(({ known }) => !known).flatMap((slot) => withoutAbsent(slot, vocabulary, synonyms));
  yield* understandings(understood, { vocabulary, besides, isPart: understood.length < corrected.length });
}

/** What holds for all attempts with the same words. */
interface About {
  readonly vocabulary: Vocabulary;
  /** The whole text, where it was understood as it was typed. */
  readonly whole?: string;
  /** What must be true whatever the words are. */
  readonly besides?: readonly Expression[];
  /** Whether words that nobody knows are missing. */
  readonly isPart?: boolean;
}

function* understandings(slots: readonly Slot[], about: About): Generator<Attempt> {
  const { named, goods } = unpack(slots);
  if (named) yield understand(named, 'title', about);
  yield understand(goods, 'title', about);
  if (!about.isPart) yield understand(goods, 'anywhere', about);
  if (goods.length > 1) yield* leaveOut(goods, about);
}

/** All slots must match. In titles: at least one word stands in name, category or tag, so that a mere mention in a description is not enough. */
function understand(slots: readonly Slot[], where: 'title' | 'anywhere', { vocabulary, whole, besides = [] }: About): Attempt {
  const wide = all(slots.map(wideOf));
  const isOne = slots.length === 1;
  const inTitle = isOne ? wide('ABC') : `${wide('ABCD')} & ${any(slots.map(wideOf))('ABC')}`;
  const matches = and(where === 'title' ? inTitle : wide('ABCD'), besides);
  const tiers = [...(whole ? [whole] : []), ...(isOne ? tiersOfOne(slots[0]!, vocabulary) : tiersOfSeveral(slots, vocabulary))];
  return {
    condition: whole ? `${whole} | (${matches})` : matches,
    // For one plain word most tiers are the same, and testing every product for each tier is what a search costs.
    tiers: [...new Set(tiers)].filter((tier) => tier !== matches),
    suggestion: whole ? undefined : textOf(slots),
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

/** Not all words together find anything: one is left out, rather a common than a rare one; at last any of them is enough. */
function* leaveOut(slots: readonly Slot[], { vocabulary, besides = [] }: About): Generator<Attempt> {
  const inTitles = slots.filter(({ titles, forgiven }) => titles > 0 || forgiven);
  const guards = [...besides, ...slots.flatMap(heldTo)];
  if (inTitles.length === 0) return;
  if (inTitles.length < slots.length) yield understand(inTitles, 'title', { vocabulary, besides: guards });
  if (inTitles.length === 1) return;
  const commonFirst = inTitles.toSorted((a, b) => b.titles - a.titles);
  const rest = commonFirst.slice(0, tierCount).map((left) => inTitles.filter((slot) => slot !== left));
  if (inTitles.length > 2) {
    yield {
      condition: and(any(rest.map((some) => all(some.map(wideOf))))('ABC'), guards),
      tiers: rest.map((some) => all(some.map(wideOf))('ABC')),
      suggestion: textOf(rest[0]!),
    };
  }
  const rareFirst = commonFirst.toReversed().slice(0, tierCount);
  yield {
    condition: and(any(inTitles.map(wideOf))('ABC'), guards),
    tiers: rareFirst.map((slot) => wideOf(slot)('AB')),
    suggestion: textOf(rareFirst.slice(0, 1)),
  };
}

/** Any of those that there are; undefined where there is none. */
function anyOf(expressions: readonly (Expression | undefined)[]): Expression | undefined {
  const there = expressions.filter((expression) => expression !== undefined);
  return there.length > 0 ? any(there) : undefined;
}

function and(condition: string, besides: readonly Expression[]): string {
  return besides.length > 0 ? `${condition} & ${all(besides)('ABC')}` : condition;
}

/** Nobody says that a product has none of it: at least it must not be named after it. */
function withoutAbsent(slot: Slot, vocabulary: Vocabulary, synonyms: SynonymIndex): Expression[] {
  return slot.words.flatMap(({ absent }) => {
    if (absent === undefined) return [];
    const { expression } = synonymsOf(absent, vocabulary, synonyms);
    return not(expression ? any([term(absent), expression]) : term(absent));
  });
}

/** "Sugar free" can be left out of a search, but not become its opposite. */
function heldTo(slot: Slot): Expression[] {
  return slot.words.flatMap(({ absent }) => (absent === undefined ? [] : any([slot.exact, not(term(absent))])));
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
  };
}

function readWord(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): Slot {
  const entry = vocabulary.find(word.term);
  const { alternatives, expression } = synonymsOf(word.term, vocabulary, synonyms);
  const forgiven = anyOf([expression, isLast ? completion(word, entry, vocabulary) : undefined]);
  return {
    words: [word],
    exact: term(word.term),
    forgiven,
    alternatives,
    titles: entry?.titles ?? 0,
    known: entry !== undefined || forgiven !== undefined,
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
  };
}

function isBeginning({ plain }: Word, vocabulary: Vocabulary): boolean {
  return plain.length > prefixMinLength && vocabulary.titlesStartingWith(plain) > 0;
}

/** The condition that finds products whose code begins with the one unknown word that was typed. */
function codeBeginning([word, ...more]: readonly Word[]): string | undefined {
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
