/**
 * Corrects misspellings in the words of a search that protect people or faith, before anything else is read: a letter too many or too few, two that are
 * swapped, a space one place off, left out or put in. "Nutf ree", "nt allergy", "wthout milk" and "halalchicken" would otherwise lose the word that matters.
 */
import { denials, free, from, lessForms, negations, oftenAbsent, thingPhrases } from './absences.ts';
import { isKnownProtection, protectionsOfMisspelling } from './facts.ts';
import { stopWords, conjunctions } from './stopWords.ts';
import { isLetters, type Word } from './word.ts';
import { diets, notMisspellings, people } from './protective.ts';
import { differingLetters, editDistance, letterBits } from './spelling.ts';
import { stem } from './stem.ts';

/** Words after a thing which say that somebody must do without it. */
export const avoidances: ReadonlySet<string> = new Set([
  'allergy', 'allergies', 'allergic', 'intolerance', 'intolerances', 'intolerant', 'safe',
]); // prettier-ignore

/** Words before a thing which say that it is absent, or that somebody must do without it. */
const beforeThings = [...[...negations].map((word) => [word]), ['free', 'from'], ['free', 'of'], ...['to', 'of'].flatMap((to) => [['allergic', to], ['allergy', to], ['intolerant', to]])]; // prettier-ignore

/** Words that turn the thing after them into its absence, which are often misspelt. */
const refusingWords = [...negations, 'not'];
const refusing: ReadonlySet<string> = new Set([...refusingWords, ...denials]);

/** Words of their own which, before a thing and with nothing before them, can only be a misspelling of "no". */
const startingMisspellings: ReadonlySet<string> = new Set(['n', 'on']);

const without: Word = { term: 'without', plain: 'without' };
const less = 'less';

/** Words that belong together, as they are spelled right. */
interface Phrase {
  readonly words: readonly string[];
  /** All letters, without those that follow themselves: "egg free" is "egfre". */
  readonly letters: string;
  readonly bits: number;
  /** Where among the letters the thing stands that must not be there; of diets, all of it, from before their first letter on. */
  readonly thing: { readonly from: number; readonly to: number };
  /** Whether its letters alone are enough evidence, or it is one word, whose misspellings `facts.ts` finds. */
  readonly isExact: boolean;
}

/** Most words that are one phrase by their letters, with spaces put in. */
const windowMax = 4;

/** From this many letters on a phrase is recognised at edit distance two, a shorter one at one. */
const distanceTwoFrom = 14;

/** A thing with fewer letters is another thing with one of them replaced: "malt" and "milk". */
const replacedFrom = 5;

/** From this many letters on the first letter of a first word may be wrong. */
const longFirstWord = 4;

/** Shortest word that is found written in one with a phrase. */
const restMinLength = 3;

/** Longest short form: "MSG". */
const shortFormMaxLength = 3;

/** Shortest thing of which it is asked whether another was meant: "gg free". */
const askedMinLength = 2;

/** A phrase with this many letters is seen even in one with something that nobody knows. */
const surePhraseLength = 6;

const notMisspelt: ReadonlySet<string> = new Set(notMisspellings);

const phrases = listPhrases();
/** Of spellings that differ only in a letter twice, as "halal" and "hallal", the first counts. */
const byLetters = new Map(phrases.toReversed().map((phrase) => [phrase.letters, phrase]));
const bySpelling = new Map(phrases.map((phrase) => [phrase.words.join(''), phrase]));
/** By length and first letter. */
const byStart = Map.groupBy(
  phrases.filter(({ isExact }) => !isExact),
  ({ letters }) => startOf(letters.length, letters[0]),
);
/** By length: those that begin with a word long enough to be known by its other letters: "ithout egg", but "goats" are not "no oats". */
const byLength = Map.groupBy(
  phrases.filter(({ isExact, words, thing }) => !isExact && thing.from !== 0 && words[0]!.length >= longFirstWord),
  ({ letters }) => letters.length,
);

/** Whether the range or a synonym has a word. */
export type IsKnown = (word: Word) => boolean;

/** The words of a search with such misspellings corrected; words without them are given back as they are. */
export function correctMisspellings(typed: readonly Word[], isKnown: IsKnown): Word[] {
  const corrected: Word[] = [];
  for (let at = 0; at < typed.length;) {
    const { words, taken } = turnedAt(typed, at, isKnown) ??
      phraseAt(typed, at, isKnown) ??
      writtenInOne(typed, at, isKnown) ?? { words: [typed[at]!], taken: 1 };
    corrected.push(...words);
    at += taken;
  }
  const meant = corrected.flatMap((word, at) => {
    const protecting = isShortAbsence(corrected, at) ? [] : protectionsOfMisspelling(word, isKnown);
    return protecting.length > 0 ? protecting : [word];
  });
  return correctLists(meant, isKnown);
}

/** Whether a short word is something that must not be there: "no mdc". It may be the short form of anything, and "MSC" is not what its writer avoids. */
function isShortAbsence(list: readonly Word[], at: number): boolean {
  const [before, after] = [list[at - 1]?.plain ?? '', list[at + 1]?.plain ?? ''];
  return list[at]!.plain.length <= shortFormMaxLength && (refusing.has(before) || after === free.plain || avoidances.has(after));
}

/**
 * The thing that "nit free" may mean: nut. It is a question to ask and nothing to search for, since a letter in the place of another may mean something else.
 * Undefined for things that people do without as typed.
 */
export function absenceLike({ term, plain, absent }: Word, isKnown: IsKnown): string | undefined {
  if (absent === undefined || absent.length < askedMinLength || isKnown({ term, plain }) || isKnown(plainWord(absent))) return undefined;
  if (oftenAbsent.has(absent) || notMisspelt.has(absent)) return undefined;
  const near = [...oftenAbsent].filter((thing) => editDistance(absent, thing, 1) === 1);
  return near.find((thing) => thing[0] === absent[0]) ?? near[0];
}

/** A word as a search has it. */
export function plainWord(plain: string): Word {
  return { term: stem(plain), plain };
}

interface Correction {
  readonly words: readonly Word[];
  /** How many words were typed for it. */
  readonly taken: number;
}

/**
 * Corrects the word that turns a thing into its absence: "mo nuts", "ithout egg", "nut lss", "ree from egg". Where that word is right, it corrects the thing.
 */
function turnedAt(typed: readonly Word[], at: number, isKnown: IsKnown): Correction | undefined {
  const [word, next, afterNext] = typed.slice(at, at + 3) as [Word, Word | undefined, Word | undefined];
  const isUnknown = (one: Word) =>
    !isKnown(one) &&
    !stopWords.has(one.plain) &&
    !notMisspelt.has(one.plain) &&
    isLetters(one) &&
    !isKnownProtection([one]) &&
    !people.has(one.plain);
  const glued = isUnknown(word) ? gluedThing(word, isKnown) : undefined;
  if (glued) return { words: [plainWord(glued), free], taken: 1 };
  if (!next) return undefined;
  const isThing = oftenAbsent.has(next.plain) || thingPhrases.has(`${next.plain} ${afterNext?.term}`);
  const mayTurn = at === 0 && startingMisspellings.has(word.plain) ? true : isUnknown(word);
  if (isThing && mayTurn && !refusing.has(word.plain) && refusingWords.some((meant) => editDistance(word.plain, meant, 1) === 1))
    return { words: [without, next], taken: 2 };
  if (refusing.has(word.plain) && isUnknown(next) && !oftenAbsent.has(next.plain) && isNearThing(next.plain))
    return { words: [next, free], taken: 2 };
  if (oftenAbsent.has(word.plain) && (next.plain === less || (isUnknown(next) && editDistance(next.plain, less, 1) === 1)))
    return { words: [word, free], taken: 2 };
  if (next.plain === less && isUnknown(word) && isNearThing(word.plain)) return { words: [word, free], taken: 2 };
  return isMisspeltFreeFrom(typed, at, isUnknown) ? { words: [free, from], taken: 2 } : undefined;
}

/** The thing of "carbless", "kshellfishfree" and "shellfishfrere"; undefined where the letters are a phrase, which is read as such. */
function gluedThing(word: Word, isKnown: IsKnown): string | undefined {
  const [, before = '', end] = /^(\p{L}{2,})(free|less)$/u.exec(word.plain) ?? [];
  if (notMisspelt.has(before)) return before;
  if (nearestPhrase([word], isKnown)) return undefined;
  if (end === free.plain) return isNearThing(before) ? before : undefined;
  return [...oftenAbsent].find(
    (thing) => word.plain.startsWith(thing) && editDistance(word.plain.slice(thing.length), free.plain, 1) === 1,
  );
}

/** "Ree from egg", "free fom bread", "free off soya": a misspelling in either of two words before a thing. */
function isMisspeltFreeFrom(typed: readonly Word[], at: number, isUnknown: (word: Word) => boolean): boolean {
  const [word, next, thing] = typed.slice(at, at + 3) as [Word, Word | undefined, Word | undefined];
  if (!next || !thing || (word.plain === free.plain && next.plain === from.plain)) return false;
  const isFree = word.plain === free.plain || (isUnknown(word) && editDistance(word.plain, free.plain, 1) === 1);
  const isOff = word.plain === free.plain && next.plain === 'off' && oftenAbsent.has(thing.plain);
  const isFrom = next.plain === from.plain || (isUnknown(next) && editDistance(next.plain, from.plain, 1) === 1);
  return isOff || (isFree && isFrom && !oftenAbsent.has(typed[at - 1]?.plain ?? ''));
}

/** Whether letters are a misspelling of a thing that is often absent, and not such a thing. */
function isNearThing(plain: string): boolean {
  return [...oftenAbsent].some((thing) => editDistance(plain, thing, 1) === 1);
}

/** The phrase at the smallest edit distance that begins here; undefined where there is none, or it is spelled right. */
function phraseAt(typed: readonly Word[], at: number, isKnown: IsKnown): Correction | undefined {
  const best = bestAt(typed, at, isKnown);
  if (!best) {
    const words = splitDiet(typed.slice(at, at + 2), isKnown);
    return words.length > 0 ? { words, taken: 2 } : undefined;
  }
  const given = typed.slice(at, at + best.taken);
  if (given.map(({ plain }) => plain).join(' ') === best.phrase.words.join(' ')) return undefined;
  // Of "eggs fre efrom milk", "free from milk" is written right but for a space.
  const isLater =
    best.distance > 0 &&
    given.some((_, more) => {
      const later = more > 0 ? bestAt(typed, at + more, isKnown) : undefined;
      return later?.distance === 0 && !later.phrase.isExact;
    });
  return isLater || (best.distance >= 1 && writtenInOne(typed, at, isKnown))
    ? undefined
    : { words: best.phrase.words.map(plainWord), taken: best.taken };
}

function bestAt(typed: readonly Word[], at: number, isKnown: IsKnown): { phrase: Phrase; distance: number; taken: number } | undefined {
  let best: { phrase: Phrase; distance: number; taken: number } | undefined;
  for (let taken = Math.min(windowMax, typed.length - at); taken > 0; taken--) {
    const found = nearestPhrase(typed.slice(at, at + taken), isKnown);
    if (found && found.distance < (best?.distance ?? Infinity)) best = { ...found, taken };
  }
  return best;
}

/** A diet with a misspelling and a space in it: "k soher". */
function splitDiet(window: readonly Word[], isKnown: IsKnown): readonly Word[] {
  if (window.length !== 2 || window.some((word) => isKnown(word) || stopWords.has(word.plain) || !isLetters(word))) return [];
  return protectionsOfMisspelling(plainWord(window.map(({ plain }) => plain).join('')), isKnown);
}

function nearestPhrase(window: readonly Word[], isKnown: IsKnown): { phrase: Phrase; distance: number } | undefined {
  // "To" is no misspelling of "no", but a part of "intolerant to".
  if (window.some((word) => !isLetters(word) || (notMisspelt.has(word.plain) && !stopWords.has(word.plain)))) return undefined;
  const spelling = window.map(({ plain }) => plain).join('');
  const exact = bySpelling.get(spelling);
  if (exact) return { phrase: exact, distance: 0 };
  const mayBe = ({ words }: Phrase) => window.every((word) => words.includes(word.plain) || !(isKnown(word) || stopWords.has(word.plain)));
  const letters = withoutRepeats(spelling);
  const repeated = byLetters.get(letters);
  if (repeated) return mayBe(repeated) ? { phrase: repeated, distance: 0.5 } : undefined;
  // Of most words all are known, and each known word has to stand in the phrase.
  if (!window.some((word) => !isKnown(word) && !stopWords.has(word.plain))) return undefined;
  const bits = letterBits(letters);
  let best: { phrase: Phrase; distance: number } | undefined;
  for (let length = letters.length - 2; length <= letters.length + 2; length++) {
    const allowed = length >= distanceTwoFrom ? 2 : 1;
    if (Math.abs(length - letters.length) > allowed) continue;
    // The first two may be swapped.
    const alike = [letters[0], letters[1]].flatMap((letter) => byStart.get(startOf(length, letter)) ?? []);
    for (const phrase of [...alike, ...(byLength.get(length) ?? [])]) {
      if (differingLetters(bits, phrase.bits) > allowed * 2) continue;
      const distance = editDistance(letters, phrase.letters, allowed);
      if (distance <= allowed && distance < (best?.distance ?? Infinity) && mayBe(phrase) && isMisspelling(letters, phrase))
        best = { phrase, distance };
    }
  }
  return best;
}

/** Whether letters are a misspelling of a phrase and not another thing: one that begins otherwise, or a short one with a letter replaced. */
function isMisspelling(letters: string, { letters: meant, thing }: Phrase): boolean {
  let at = 0;
  while (letters[at] === meant[at]) at += 1;
  const isSwapped = letters[at] === meant[at + 1] && letters[at + 1] === meant[at];
  if (isSwapped) return true;
  if (at === thing.from) return false;
  const isReplaced = letters.slice(at + 1) === meant.slice(at + 1);
  return !(isReplaced && at > thing.from && at < thing.to && thing.to - thing.from < replacedFrom);
}

/** A phrase that is written in one with the word before or after it, or with a space one place off from that: "halalchicken", "nut freec ake". */
function writtenInOne(typed: readonly Word[], at: number, isKnown: IsKnown): Correction | undefined {
  for (let taken = 1; taken <= Math.min(windowMax - 1, typed.length - at); taken++) {
    const window = typed.slice(at, at + taken);
    const isStrange = window.some((word) => !isKnown(word) && !stopWords.has(word.plain));
    if (!isStrange || !window.every(isLetters)) continue;
    const spelling = window.map(({ plain }) => plain).join('');
    // "Shellfishless" holds no "fishless".
    if (bySpelling.has(spelling)) continue;
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

/** "Glutn and dairy free": corrects a word that is joined to a thing which is often absent, in a search that speaks of an absence. */
function correctLists(list: readonly Word[], isKnown: IsKnown): Word[] {
  const isAbsence = list.some(({ plain }) => plain === free.plain || negations.has(plain) || avoidances.has(plain));
  return list.map((word, at) => {
    if (!isAbsence || isKnown(word) || oftenAbsent.has(word.plain)) return word;
    const others = [[at - 1, at - 2], [at + 1, at + 2]].map(([joint, other]) => (conjunctions.has(list[joint!]?.plain ?? '') ? list[other!] : undefined)); // prettier-ignore
    if (!others.some((other) => other && oftenAbsent.has(other.plain))) return word;
    const meant = nearestPhrase([word, free], isKnown);
    return meant?.phrase.words.length === 2 ? plainWord(meant.phrase.words[0]!) : word;
  });
}

function listPhrases(): Phrase[] {
  const plurals = Array.from(thingPhrases, (thing) => `${thing}s`);
  const absences = [...oftenAbsent, ...thingPhrases, ...plurals].flatMap((thing) => {
    const words = thing.split(' ');
    return [
      ...['free', ...avoidances].map((after) => phrase([...words, after], 0, words.length)),
      ...beforeThings.map((before) => phrase([...before, ...words], before.length, before.length + words.length)),
    ];
  });
  // "Eggand lupin free": written in one only, since "and" alone says nothing.
  const joints = [...oftenAbsent].flatMap((thing) => [...conjunctions].flatMap((joint) => [[thing, joint], [joint, thing]])); // prettier-ignore
  const said = diets.flatMap((diet) => diet.words.map((text) => text.split(' ')));
  const contained = ['does not contain', 'doesnt contain', 'do not contain', 'dont contain', 'not contain'].map((text) => text.split(' '));
  const persons = [...people.keys()].flatMap((word) => [[word], [`${word}s`]]);
  return [
    ...absences,
    ...[...said, ...persons, ...contained].map((words) => phrase(words, oftenAbsent.has(words[0]!) ? 0 : undefined, words.length)),
    ...Array.from(lessForms, (word) => phrase([word], 0, 1)),
    ...joints.map((words) => ({ ...phrase(words, 0, words.length), isExact: true })),
  ];
}

/** @param start the first word of the thing; undefined where all words are one and any letter may be wrong */
function phrase(words: readonly string[], start: number | undefined, to: number): Phrase {
  const letters = withoutRepeats(words.join(''));
  const upTo = (end: number) => withoutRepeats(words.slice(0, end).join('')).length;
  return {
    words,
    letters,
    bits: letterBits(letters),
    thing: { from: start === undefined ? -1 : upTo(start), to: upTo(to) },
    isExact: words.length === 1,
  };
}

function startOf(length: number, letter: string | undefined): string {
  return `${length}${letter}`;
}

function withoutRepeats(letters: string): string {
  return letters.replace(/(\p{L})\1+/gu, '$1');
}
