/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { understandings, and, type Attempt } from './attempts.ts';
import { all, any, prefix, term, type Expression } from './expression.ts';
import { isKnownProtection, misspeltDiet, protectionOf, type Protection } from './facts.ts';
import { wholeTerm, words, type Word } from './normalise.ts';
import { correct, isPack, protectedWords, readSlots, takeApart, wideOf, type Slot } from './slots.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** Words of a search text that count; the rest of a very long one is left aside. */
const wordLimit = 12;

/** Shortest beginning of a product code that is completed. */
const codePrefixMinLength = 4;

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

/** A word for a pack is understood, whether the catalogue has it or not. */
function withoutUnknownPacks(slots: readonly Slot[]): readonly Slot[] {
  const rest = slots.filter((slot) => slot.known || !isPack(slot));
  return rest.length > 0 ? rest : slots;
}

/** The condition that finds products whose code begins with the one unknown word that was typed. */
function codeBeginning(slots: readonly Slot[]): string | undefined {
  const [word, ...more] = slots.flatMap((slot) => slot.words);
  return word && more.length === 0 && /\d/u.test(word.plain) && word.plain.length >= codePrefixMinLength
    ? prefix(`#${word.plain}`)('A')
    : undefined;
}

function distinct(list: readonly Word[]): Word[] {
  return [...new Map(list.map((word) => [word.term, word])).values()];
}
