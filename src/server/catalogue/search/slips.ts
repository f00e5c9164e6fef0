/**
 * Slips in the words of a search that protect people or faith, mended before anything else is read: a letter too many or too few, two that are swapped, a
 * space one place off, left out or put in. "Nutf ree", "nt allergy", "wthout milk" and "halalchicken" would otherwise lose the word that matters.
 */
import { denials, free, negations, oftenAbsent, thingPhrases } from './absences.ts';
import { dietOfSlip } from './facts.ts';
import { emptyWords, joining } from './littleWords.ts';
import type { Word } from './word.ts';
import { diets, noSlips, people } from './protective.ts';
import { differingLetters, editDistance, letterBits } from './spelling.ts';
import { stem } from './stem.ts';

/** Words after a thing which say that somebody must do without it. */
export const avoidances: ReadonlySet<string> = new Set([
  'allergy', 'allergies', 'allergic', 'intolerance', 'intolerances', 'intolerant', 'safe',
]); // prettier-ignore

/** Words before a thing which say that it is absent, or that somebody must do without it. */
const beforeThings = [...[...negations].map((word) => [word]), ['free', 'from'], ['free', 'of'], ...['to', 'of'].flatMap((to) => [['allergic', to], ['allergy', to], ['intolerant', to]])]; // prettier-ignore

/** Words that belong together, as they are spelled right. */
interface Phrase {
  readonly words: readonly string[];
  /** All letters, without those that follow themselves: "egg free" is "egfre". */
  readonly letters: string;
  readonly bits: number;
  /** Where among the letters the thing stands that must not be there; of diets, all of it. */
  readonly thing: { readonly from: number; readonly to: number };
  /** Whether its letters alone are enough evidence, or it is one word, of which slips are known elsewhere. */
  readonly isExact: boolean;
}

/** Most words that are one phrase by their letters, with spaces put in. */
const windowMax = 4;

/** A phrase of this many letters may have two slips, a shorter one has one. */
const twoSlipsFrom = 14;

/** A thing with fewer letters is another thing with one of them replaced: "malt" and "milk". */
const replacedFrom = 5;

/** Shortest word that is found written in one with a phrase. */
const restMinLength = 3;

/** A phrase with this many letters is seen even in one with something that nobody knows. */
const surePhraseLength = 6;

const noSlip: ReadonlySet<string> = new Set(noSlips);

const phrases = listPhrases();
/** Of spellings that differ only in a letter twice, as "halal" and "hallal", the first counts. */
const byLetters = new Map(phrases.toReversed().map((phrase) => [phrase.letters, phrase]));
const bySpelling = new Map(phrases.map((phrase) => [phrase.words.join(''), phrase]));
/** By length and first letter, in which hardly anybody slips. */
const byStart = Map.groupBy(
  phrases.filter(({ isExact }) => !isExact),
  ({ letters }) => startOf(letters.length, letters[0]),
);

/** Whether the range or a synonym has a word. */
export type IsKnown = (word: Word) => boolean;

/** The words of a search with such slips mended; words without them are given back as they are. */
export function mendSlips(typed: readonly Word[], isKnown: IsKnown): Word[] {
  const mended: Word[] = [];
  for (let at = 0; at < typed.length;) {
    const { words, taken } = phraseAt(typed, at, isKnown) ?? writtenInOne(typed, at, isKnown) ?? { words: [typed[at]!], taken: 1 };
    mended.push(...words);
    at += taken;
  }
  return mendLists(mended.map((word) => dietOfSlip(word, isKnown) ?? word), isKnown); // prettier-ignore
}

/**
 * The thing that "nit free" may mean: nut. It is a question to ask and nothing to search for, since a letter in the place of another may mean something else.
 * Undefined for what people do without as it stands.
 */
export function absenceLike({ term, plain, absent }: Word, isKnown: IsKnown): string | undefined {
  if (absent === undefined || absent.length < restMinLength || isKnown({ term, plain }) || isKnown(plainWord(absent))) return undefined;
  if (oftenAbsent.has(absent) || noSlip.has(absent)) return undefined;
  return [...oftenAbsent].find((thing) => thing[0] === absent[0] && editDistance(absent, thing, 1) === 1);
}

/** A word as a search has it. */
export function plainWord(plain: string): Word {
  return { term: stem(plain), plain };
}

interface Mended {
  readonly words: readonly Word[];
  /** How many words were typed for it. */
  readonly taken: number;
}

/** The phrase with the fewest slips that begins here; undefined where there is none, or it has none. */
function phraseAt(typed: readonly Word[], at: number, isKnown: IsKnown): Mended | undefined {
  const best = bestAt(typed, at, isKnown);
  if (!best) {
    const diet = splitDiet(typed.slice(at, at + 2), isKnown);
    return diet && { words: [diet], taken: 2 };
  }
  const given = typed.slice(at, at + best.taken);
  if (given.map(({ plain }) => plain).join(' ') === best.phrase.words.join(' ')) return undefined;
  // Of "eggs fre efrom milk", "free from milk" is written right but for a space.
  const isLater =
    best.slips > 0 &&
    given.some((_, more) => {
      const later = more > 0 ? bestAt(typed, at + more, isKnown) : undefined;
      return later?.slips === 0 && !later.phrase.isExact;
    });
  return isLater || (best.slips >= 1 && writtenInOne(typed, at, isKnown))
    ? undefined
    : { words: best.phrase.words.map(plainWord), taken: best.taken };
}

function bestAt(typed: readonly Word[], at: number, isKnown: IsKnown): { phrase: Phrase; slips: number; taken: number } | undefined {
  let best: { phrase: Phrase; slips: number; taken: number } | undefined;
  for (let taken = Math.min(windowMax, typed.length - at); taken > 0; taken--) {
    const found = nearestPhrase(typed.slice(at, at + taken), isKnown);
    if (found && found.slips < (best?.slips ?? Infinity)) best = { ...found, taken };
  }
  return best;
}

/** A diet with a slip and a space in it: "k soher". */
function splitDiet(window: readonly Word[], isKnown: IsKnown): Word | undefined {
  if (window.length !== 2 || window.some((word) => isKnown(word) || emptyWords.has(word.plain) || !/^\p{L}+$/u.test(word.plain)))
    return undefined;
  return dietOfSlip(plainWord(window.map(({ plain }) => plain).join('')), isKnown);
}

function nearestPhrase(window: readonly Word[], isKnown: IsKnown): { phrase: Phrase; slips: number } | undefined {
  if (window.some(({ plain }) => !/^\p{L}+$/u.test(plain) || noSlip.has(plain))) return undefined;
  const spelling = window.map(({ plain }) => plain).join('');
  const exact = bySpelling.get(spelling);
  if (exact) return { phrase: exact, slips: 0 };
  const mayBe = ({ words }: Phrase) => window.every((word) => words.includes(word.plain) || !(isKnown(word) || emptyWords.has(word.plain)));
  const letters = withoutRepeats(spelling);
  const repeated = byLetters.get(letters);
  if (repeated) return mayBe(repeated) ? { phrase: repeated, slips: 0.5 } : undefined;
  // Of most words all are known, and each known word has to stand in the phrase.
  if (!window.some((word) => !isKnown(word) && !emptyWords.has(word.plain))) return undefined;
  const bits = letterBits(letters);
  let best: { phrase: Phrase; slips: number } | undefined;
  for (let length = letters.length - 2; length <= letters.length + 2; length++) {
    const allowed = length >= twoSlipsFrom ? 2 : 1;
    if (Math.abs(length - letters.length) > allowed) continue;
    // The first two may be swapped.
    for (const phrase of [letters[0], letters[1]].flatMap((letter) => byStart.get(startOf(length, letter)) ?? [])) {
      if (differingLetters(bits, phrase.bits) > allowed * 2) continue;
      const slips = editDistance(letters, phrase.letters, allowed);
      if (slips <= allowed && slips < (best?.slips ?? Infinity) && mayBe(phrase) && isSlip(letters, phrase)) best = { phrase, slips };
    }
  }
  return best;
}

/** Whether letters are a slip of a phrase and not another thing: one that begins otherwise, or a short one with a letter replaced. */
function isSlip(letters: string, { letters: meant, thing }: Phrase): boolean {
  let at = 0;
  while (letters[at] === meant[at]) at += 1;
  const isSwapped = letters[at] === meant[at + 1] && letters[at + 1] === meant[at];
  if (isSwapped) return true;
  if (at === thing.from) return false;
  const isReplaced = letters.slice(at + 1) === meant.slice(at + 1);
  return !(isReplaced && at > thing.from && at < thing.to && thing.to - thing.from < replacedFrom);
}

/** A phrase that is written in one with the word before or after it, or with a space one place off from that: "halalchicken", "nut freec ake". */
function writtenInOne(typed: readonly Word[], at: number, isKnown: IsKnown): Mended | undefined {
  for (let taken = 1; taken <= Math.min(windowMax - 1, typed.length - at); taken++) {
    const window = typed.slice(at, at + taken);
    const isStrange = window.some((word) => !isKnown(word) && !emptyWords.has(word.plain));
    if (!isStrange || window.some(({ plain }) => !/^\p{L}+$/u.test(plain))) continue;
    const spelling = window.map(({ plain }) => plain).join('');
    const words = takeOut(spelling, taken, isKnown);
    if (words) return { words, taken };
  }
  return undefined;
}

/** The longest phrase at one end of the letters, and the rest. */
function takeOut(spelling: string, taken: number, isKnown: IsKnown): Word[] | undefined {
  const meansSomething = (rest: string, phrase: string) =>
    rest.length >= restMinLength && (isKnown(plainWord(rest)) || isTurning(rest) || (taken === 1 && phrase.length >= surePhraseLength));
  for (let length = spelling.length - restMinLength; length >= 2; length--) {
    const [start, afterIt] = [spelling.slice(0, length), spelling.slice(length)];
    const first = bySpelling.get(start);
    if (first && meansSomething(afterIt, start)) return [...first.words, afterIt].map(plainWord);
    const [beforeIt, end] = [spelling.slice(0, -length), spelling.slice(-length)];
    const last = bySpelling.get(end);
    // "Coconut free" holds no "nut free".
    if (last && meansSomething(beforeIt, end) && !isKnown(plainWord(beforeIt + last.words[0])))
      return [beforeIt, ...last.words].map(plainWord);
  }
  return undefined;
}

function isTurning(word: string): boolean {
  return negations.has(word) || denials.has(word);
}

/** "Glutn and dairy free": what is joined to something that is often absent, where something is said to be absent at all. */
function mendLists(list: readonly Word[], isKnown: IsKnown): Word[] {
  const isAbsence = list.some(({ plain }) => plain === free.plain || negations.has(plain) || avoidances.has(plain));
  return list.map((word, at) => {
    if (!isAbsence || isKnown(word) || oftenAbsent.has(word.plain)) return word;
    const others = [[at - 1, at - 2], [at + 1, at + 2]].map(([joint, other]) => (joining.has(list[joint!]?.plain ?? '') ? list[other!] : undefined)); // prettier-ignore
    if (!others.some((other) => other && oftenAbsent.has(other.plain))) return word;
    const meant = nearestPhrase([word, free], isKnown);
    return meant?.phrase.words.length === 2 ? plainWord(meant.phrase.words[0]!) : word;
  });
}

function listPhrases(): Phrase[] {
  const absences = [...oftenAbsent, ...thingPhrases].flatMap((thing) => {
    const words = thing.split(' ');
    return [
      ...['free', ...avoidances].map((after) => phrase([...words, after], 0, words.length)),
      ...beforeThings.map((before) => phrase([...before, ...words], before.length, before.length + words.length)),
    ];
  });
  // "Eggand lupin free": written in one only, since "and" alone says nothing.
  const joints = [...oftenAbsent].flatMap((thing) => [...joining].flatMap((joint) => [[thing, joint], [joint, thing]])); // prettier-ignore
  const said = diets.flatMap((diet) => diet.words.map((text) => text.split(' ')));
  const contained = ['does not contain', 'doesnt contain', 'do not contain', 'dont contain', 'not contain'].map((text) => text.split(' '));
  const persons = Object.keys(people).flatMap((word) => [[word], [`${word}s`]]);
  return [
    ...absences,
    ...[...said, ...persons, ...contained].map((words) => phrase(words, 0, words.length)),
    ...joints.map((words) => ({ ...phrase(words, 0, words.length), isExact: true })),
  ];
}

function phrase(words: readonly string[], from: number, to: number): Phrase {
  const letters = withoutRepeats(words.join(''));
  const upTo = (end: number) => withoutRepeats(words.slice(0, end).join('')).length;
  return { words, letters, bits: letterBits(letters), thing: { from: upTo(from), to: upTo(to) }, isExact: words.length === 1 };
}

function startOf(length: number, letter: string | undefined): string {
  return `${length}${letter}`;
}

function withoutRepeats(letters: string): string {
  return letters.replace(/(\p{L})\1+/gu, '$1');
}
