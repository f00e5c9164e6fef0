/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { all, any, prefix, term, type Expression } from './expression.ts';
import { wholeTerm, words, type Word } from './normalise.ts';
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
export const tierCount = 7;

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
  /** How many titles have it; 0 when the catalogue does not know it at all. */
  readonly titles: number;
  readonly known: boolean;
}

/** Understands a text. Yields nothing for one without letters and digits. */
export function* planSearch(text: string, vocabulary: Vocabulary, synonyms: SynonymIndex): Generator<Attempt> {
  const typed = distinct(words(text)).slice(0, wordLimit);
  if (typed.length === 0) return;
  const whole = term(wholeTerm(text) ?? '#')('A');
  const slots = readSlots(
    typed.flatMap((word, index) => takeApart(word, index === typed.length - 1, vocabulary, synonyms)),
    vocabulary,
    synonyms,
  );

  if (slots.every(({ known }) => known)) {
    yield understand(slots, 'title', { whole });
    yield understand(slots, 'anywhere', { whole });
    if (slots.length > 1) yield* leaveOut(slots);
    return;
  }

  yield { condition: whole, tiers: [], suggestion: undefined };
  const code = codeBeginning(typed);
  if (code) yield { condition: code, tiers: [], suggestion: undefined };

  const corrected = correct(slots, vocabulary, synonyms);
  const understood = corrected.filter(({ known }) => known);
  if (understood.length === 0) return;
  const suggestion = textOf(understood);
  yield understand(understood, 'title', { suggestion });
  if (understood.length === corrected.length) yield understand(understood, 'anywhere', { suggestion });
  if (understood.length > 1) yield* leaveOut(understood);
}

/** All slots must match. In titles: at least one word stands in name, category or tag, so that a mere mention in a description is not enough. */
function understand(
  slots: readonly Slot[],
  where: 'title' | 'anywhere',
  { whole, suggestion }: { readonly whole?: string; readonly suggestion?: string },
): Attempt {
  const exact = all(slots.map((slot) => slot.exact));
  const wide = all(slots.map(wideOf));
  const someExact = any(slots.map((slot) => slot.exact));
  const isOne = slots.length === 1;
  const inTitle = isOne ? wide('ABC') : `${wide('ABCD')} & ${any(slots.map(wideOf))('ABC')}`;
  const matches = where === 'title' ? inTitle : wide('ABCD');
  const tiers = [
    ...(whole ? [whole] : []),
    `${exact('A')} & ${someExact('B')}`,
    exact('A'),
    ...(isOne ? [] : [`${exact('ABC')} & ${someExact('A')}`]),
    wide('A'),
    exact('ABC'),
    wide('ABC'),
  ];
  return {
    condition: whole ? `${whole} | (${matches})` : matches,
    // For one plain word most tiers are the same, and testing every product for each tier is what a search costs.
    tiers: [...new Set(tiers)].filter((tier) => tier !== matches),
    suggestion,
  };
}

/** Not all words together find anything: one is left out, rather a common than a rare one; at last any of them is enough. */
function* leaveOut(slots: readonly Slot[]): Generator<Attempt> {
  const commonFirst = slots.toSorted((a, b) => b.titles - a.titles);
  const rest = commonFirst.slice(0, tierCount).map((left) => slots.filter((slot) => slot !== left));
  if (slots.length > 2) {
    yield {
      condition: any(rest.map((some) => all(some.map(wideOf))))('ABC'),
      tiers: rest.map((some) => all(some.map(wideOf))('ABC')),
      suggestion: textOf(rest[0]!),
    };
  }
  const rareFirst = commonFirst.toReversed().slice(0, tierCount);
  yield {
    condition: any(slots.map(wideOf))('ABC'),
    tiers: rareFirst.map((slot) => wideOf(slot)('AB')),
    suggestion: textOf(rareFirst.slice(0, 1)),
  };
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
  if (means) return [word];
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
    const forgiven = synonymExpression(terms.join(' '), vocabulary, synonyms);
    if (forgiven) {
      const known = terms.map((each) => vocabulary.find(each));
      const joined = length === 2 ? joinedTerm(phrase, vocabulary) : undefined;
      return {
        words: phrase,
        exact: withJoined(all(terms.map(term)), joined),
        forgiven,
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
    titles: joined.titles,
    known: true,
  };
}

function readWord(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: SynonymIndex): Slot {
  const entry = vocabulary.find(word.term);
  const forgiven = [synonymExpression(word.term, vocabulary, synonyms), ...(isLast ? [completion(word, entry, vocabulary)] : [])].filter(
    (expression) => expression !== undefined,
  );
  return {
    words: [word],
    exact: term(word.term),
    forgiven: forgiven.length > 0 ? any(forgiven) : undefined,
    titles: entry?.titles ?? 0,
    known: entry !== undefined || forgiven.length > 0,
  };
}

/** What the letters at the end of a text may become. */
function completion({ plain }: Word, entry: KnownTerm | undefined, vocabulary: Vocabulary): Expression | undefined {
  if (plain.length < prefixMinLength) return undefined;
  const longer = vocabulary.titlesStartingWith(plain);
  return longer > 0 && longer >= (entry?.titles ?? 0) * completionRatio ? prefix(plain) : undefined;
}

function synonymExpression(phrase: string, vocabulary: Vocabulary, synonyms: SynonymIndex): Expression | undefined {
  const usable = synonyms.alternatives(phrase).filter((terms) => terms.every((each) => vocabulary.find(each)));
  return usable.length > 0 ? any(usable.map((terms) => all(terms.map(term)))) : undefined;
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
    const meanings = [slot.forgiven, ...others.filter(({ known }) => known).map(wideOf)].filter((meaning) => meaning !== undefined);
    return { ...slot, forgiven: meanings.length > 0 ? any(meanings) : undefined };
  });
}

function beginning(word: Word, vocabulary: Vocabulary): Slot {
  return { words: [word], exact: prefix(word.plain), forgiven: undefined, titles: vocabulary.titlesStartingWith(word.plain), known: true };
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
