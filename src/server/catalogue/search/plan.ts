/**
 * Decides what a search text may mean. A plan is a list of attempts, strict ones first; the first that finds anything is the answer. Within an
 * attempt, tiers say which matches come before which.
 */
import { understandings, and, type Attempt } from './attempts.ts';
import { all, any, prefix, term, type Expression } from './expression.ts';
import { declaresAllergens, protectionOf, type Protection } from './facts.ts';
import { wholeTerm, words } from './normalise.ts';
import type { Word } from './word.ts';
import { searchWords } from './sayings.ts';
import { absenceLike, type IsKnown } from './slips.ts';
import { correct, isDenied, isPack, protectedWords, readSlots, takeApart, textOf, wideOf, type Slot } from './slots.ts';
import { neighbours } from './synonyms.ts';
import type { SynonymIndex } from './synonymIndex.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The plan of a search, before the database is asked. */
export interface SearchPlan {
  /** Strict ones first; the first that finds anything is the answer. */
  readonly attempts: Iterable<Attempt>;
  /** The protected words, which every product shown must fulfil. */
  readonly protections: readonly Protection[];
  /** The condition of the protected words; undefined without any. */
  readonly guard: string | undefined;
  /** What to ask about where nothing is found: "nut free cake" for "nit free cake". */
  readonly otherwise: string | undefined;
  /** The condition for what is called by one of the other words, itself or by its category; undefined when there are none. */
  readonly others: string | undefined;
}

/** Words of a search text that count; the rest of a very long one is left aside. */
const wordLimit = 12;

const neighbourTerms: ReadonlySet<string> = new Set(neighbours.flatMap(words).map(({ term: each }) => each));

/** Shortest beginning of a product code that is completed. */
const codePrefixMinLength = 4;

/** Understands a text. There is no attempt for one without letters and digits. */
export function planSearch(text: string, vocabulary: Vocabulary, synonyms: SynonymIndex): SearchPlan {
  const isKnown = ({ term: each }: Word) => vocabulary.find(each) !== undefined || synonyms.alternatives(each).length > 0;
  const { words: read, isMended } = searchWords(text, isKnown);
  const asked = distinct(read);
  const typed = asked.slice(0, wordLimit);
  const taken = typed.flatMap((word, index) => takeApart(word, index === typed.length - 1, vocabulary, synonyms));
  const protections = protectionsIn([...taken, ...asked.slice(wordLimit)]);
  const slots = onlyFood(withoutUnknownPacks(readSlots(taken, vocabulary, synonyms)));
  const others = slots.filter(({ isThing, known }) => known && isThing);
  const guards = protections.map(({ guard }) => guard);
  return {
    attempts: typed.length === 0 ? [] : attemptsFor(text, slots, { vocabulary, synonyms, guards, isMended }),
    protections,
    otherwise: otherwiseMeant(read, isKnown),
    guard: guards.length > 0 ? all(guards)('ABCD') : undefined,
    others: others.length > 0 ? any(others.map(wideOf))('AB') : undefined,
  };
}

function otherwiseMeant(read: readonly Word[], isKnown: IsKnown): string | undefined {
  const meant = read.map((word) => absenceLike(word, isKnown));
  if (meant.every((thing) => thing === undefined)) return undefined;
  return read.map(({ plain }, at) => (meant[at] === undefined ? plain : `${meant[at]} free`)).join(' ');
}

/** What an attempt is made with, whatever its words are. */
interface Means {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymIndex;
  readonly guards: readonly Expression[];
  /** Whether what protects was not written as it is looked up, so that it has to be said how it was understood. */
  readonly isMended: boolean;
}

function* attemptsFor(text: string, slots: readonly Slot[], { vocabulary, synonyms, guards, isMended }: Means): Generator<Attempt> {
  const whole = term(wholeTerm(text) ?? '#')('A');
  if (slots.every(isOnlyHeld)) {
    yield ofProtectionsAlone(slots, { guards, whole, isMended });
    return;
  }
  const isMissing = ({ words: [word] }: Slot) => word !== undefined && neighbourTerms.has(word.term) && !vocabulary.find(word.term)?.titles;
  if (!isMended && slots.every((slot) => slot.known && !isMissing(slot))) {
    yield* understandings(slots, { vocabulary, guards, whole, dropped: [] });
    return;
  }

  yield { condition: and(whole, guards), tiers: [], suggestion: undefined };
  const code = codeBeginning(slots);
  if (code) yield { condition: and(code, guards), tiers: [], suggestion: undefined };

  const corrected = correct(slots, vocabulary, synonyms);
  const understood = corrected
    .filter(({ known }) => known)
    .flatMap((slot) => (isMissing(slot) ? neighbourOf(slot, vocabulary, synonyms) : [slot]));
  const dropped = corrected.filter((slot) => !slot.known || isMissing(slot));
  // Of a word that protects somebody and one that nobody knows, the first alone is not what was asked for.
  const meansSomething = understood.some(({ isThing }) => isThing) || (understood.length > 0 && dropped.length === 0);
  if (meansSomething) yield* understandings(understood, { vocabulary, guards, dropped });
}

/** What is shown instead of a thing that the range does not have: sausages for saveloys. */
function neighbourOf({ alternatives: [phrase = []] }: Slot, vocabulary: Vocabulary, synonyms: SynonymIndex): Slot[] {
  const read = phrase.map((each) => ({ term: each, plain: vocabulary.find(each)?.word ?? each }));
  return readSlots(read, vocabulary, synonyms);
}

/** Whether a slot only says whom the goods protect, and does not ask for the opposite. */
function isOnlyHeld(slot: Slot): boolean {
  return slot.isHeld && !slot.isThing && !isDenied(slot);
}

/**
 * "Dairy free", "gluten free dairy free": everything that holds all of them, so that one more word never finds more. What says so comes first, then what
 * its declarations speak for.
 */
function ofProtectionsAlone(
  slots: readonly Slot[],
  { guards, whole, isMended }: { whole: string } & Pick<Means, 'guards' | 'isMended'>,
): Attempt {
  const each = slots.map(({ words: typed, exact }) => any([exact, protectionOf(typed)?.said ?? exact]));
  const [said, someSaid] = [all(each), any(each)];
  return {
    condition: all(guards)('ABCD'),
    tiers: [whole, said('A'), said('ABC'), said('ABCD'), someSaid('A'), someSaid('ABC')],
    suggestion: isMended ? textOf(slots) : undefined,
  };
}

/** "Not vegan" alone asks for food, of which most declares its allergens; nobody asks so for gloves. */
function onlyFood(slots: readonly Slot[]): readonly Slot[] {
  if (!slots.every(isDenied)) return slots;
  return slots.map((slot) => ({ ...slot, exact: all([declaresAllergens, slot.exact]) }));
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
