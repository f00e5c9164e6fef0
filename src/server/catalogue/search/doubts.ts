/** Reads a search, and finds where it is in doubt whom it protects. Where it would protect more if a strange word were a slip of one that denies or protects, it shows nothing and asks: a question is always safe, a wrong product never is. */
import { allergensInIngredients, withoutHarmless } from '../../../contract/allergenList.ts';
import { memoise } from '../../../contract/memoise.ts';
import { readAbsences, unglued } from './absences.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import { absence, minusSign, phraseAt, phrasesWith, sensesOf, wordOf } from './protective.ts';
import { meaningful, tokens } from './text/normalise.ts';
import { allowedDistance, editDistance, letterBits, spellingsWithin } from './text/spelling.ts';
import { findUnit } from './text/units.ts';
import { conjunctions, isLetters, stopWords, type Word } from './text/word.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Reading {
  readonly words: readonly Word[];
  /** Where it is in doubt: what may have been meant, the likeliest first, each with all its words understood. */
  readonly questions: readonly string[] | undefined;
  /** Whether it names people, or takes something away by a sign, so that an answer has to say how it was read. */
  readonly isTold: boolean;
}

const parts = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' '));
const longestFirst = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length).join('|');

const signs = new Map(Object.entries(lexicon.signs));
const sign = new RegExp([...signs.keys()].join('|'), 'gu');
const sentenceWords: ReadonlySet<string> = new Set(lexicon.sentenceWords);
const warningWords: ReadonlySet<string> = new Set(lexicon.warningWords);

/** A minus before a word, or one place off: "cake -nuts", "cake- nuts". */
const minus = /(?<=^|[\s,(])(?:≠ ?|\p{Pd}{2,}\s+|[\p{Pd}−!~¬]+["'“‘(]?)(?=\p{L}[\p{L}\p{N}])|(?<=\p{L})\p{Pd}(?=\s+\p{L})/gu;
/** A minus alone before the last word: "cake - egg". Between other words it is a dash. */
const lastMinus = /(?<=[\p{L}\p{N}]\s+)[\p{Pd}−](?=\s+(\p{L}+)\s*$)/u;
/** A sign between the things of a list: "dairy/egg free", "egg + milk allergy". */
const listSign = /(\p{L}+)(?:\s*[/+|\\]\s*|\p{Pd})(?=(\p{L}+))/gu;

const isAllergen = (word: string): boolean => !['food', undefined].includes(sensesOf(word.toLowerCase()).thing?.kind);

/** All words of a search, its signs among them, and signs run together apart: "GFDF". */
function typedWords(text: string): Word[] {
  const spelled = text
    .replace(sign, (typed) => ` ${signs.get(typed)} `)
    .replace(/(?<![\p{L}\d.,])0(?=\p{L}{3})/gu, '0 ')
    .replace(/(?<!\p{L})(?:w\/o?|\/o|wo\/)(?!\p{L})/giu, ' without ')
    .replace(listSign, (typed, one: string, other: string) => ([one, other].every(isAllergen) ? `${one} and ` : typed))
    .replace(/[,;](?=\s*\p{L})/gu, ' and ')
    .replace(lastMinus, (typed, last: string) => (isAllergen(last) ? ` ${minusSign} ` : typed))
    .replace(minus, ` ${minusSign} `);
  return tokens(spelled)
    .flatMap((word) => unglued(word))
    .flatMap((word) => {
      const together = /^(?:\p{L}f){2,}$/u.test(word.plain) ? word.plain.match(/../gu)! : [];
      return together.some((part) => sensesOf(part).person) ? together.map(wordOf) : [word];
    });
}

/** Whether a word names people of a faith, or who certifies for it. */
const isFaith = (plain: string): boolean => [plain, plain.replace(/s$/u, '')].some((each) => each in lexicon.faiths);

export function readSearch(text: string, known: Vocabulary): Reading {
  const typed = typedWords(text);
  const isTold = typed.some(({ plain }) => plain === minusSign || sensesOf(plain).person !== undefined || isFaith(plain));
  const words = read(typed, known);
  const meant = meantBy(typed, known) ?? unclearIn(words, known);
  if (!meant) return { words, isTold, questions: undefined };
  return { words: meant, isTold, questions: [meant.map(({ plain }) => plain).join(' ')] };
}

/** The words of a search without those that only make a sentence. */
function read(typed: readonly Word[], known: Vocabulary): readonly Word[] {
  const all = meaningful(readAbsences(typed, true));
  const goods = all.filter((word) => !sentenceWords.has(word.plain) || known.knows(word));
  return goods.length > 0 ? goods : all;
}

const single = (texts: readonly string[]): string[] => texts.filter((text) => text.length > 1 && !text.includes(' '));
const things = single(phrasesWith('thing'));
/** Words that protect by themselves. A short sign has too many neighbours: "nan" is no slip of "NAG". */
const needs = parts(phrasesWith('diet', 'person')).filter(
  (word) => word.length > 2 && !lexicon.withoutSlips.includes(word.replace(/s$/u, '')),
);
/** Words that deny, or say so after a thing, with those of which their phrases are made. */
const cues = single([...parts(phrasesWith('before', 'after')), ...lexicon.cueWords]);

/** Words of the lexicon, and those of sentences, which are no slips. */
const { afterThing, beside, cueWords, joints, neverLeftOut, ordinaryWords } = lexicon;
const further = [afterThing, beside.before, beside.after, cueWords, joints, neverLeftOut, ordinaryWords, [...sentenceWords, ...warningWords, ...stopWords]]; // prettier-ignore
const own: ReadonlySet<string> = new Set(parts([...phrasesWith(), ...further.flat()]));
const isOwn = memoise((plain): boolean => own.has(plain) || unglued(wordOf(plain)).length > 1);

const ownThings = things.filter((thing) => sensesOf(thing).thing?.kind !== 'foreign');
const compounds = ownThings.flatMap((thing) => [`${thing}free`, `${thing}less`]);
const spellings = [...new Set([...conjunctions, ...needs, ...things, ...cues, ...stopWords, ...compounds])].map((text) => ({ text, bits: letterBits(text) })); // prettier-ignore

/** Words of the lexicon that one may be a slip of, the nearest first. */
const nearOwn = memoise((plain: string): readonly string[] => {
  if (plain.length < 2) return [];
  // Two letters are another word than two others: "de" is no "DF", but "ms" may be "MSC", and "ro" is "or".
  const isAnother = (text: string) => plain.length === 2 && text.length === 2 && plain !== text[1]! + text[0]!;
  return spellingsWithin(spellings, plain, Math.max(1, allowedDistance(plain.length)), (text) => !isAnother(text))
    .map(({ spelling: { text }, distance }) => ({ text, distance, isBegunAlike: plain[0] === text[0] }))
    .filter(({ distance, isBegunAlike }) => distance < 2 || isBegunAlike)
    .toSorted((a, b) => a.distance - b.distance || Number(b.isBegunAlike) - Number(a.isBegunAlike))
    .map(({ text }) => text);
});

const within = [...needs, ...cues].filter((word) => word.length > 3).concat(ownThings.filter((word) => word.length > 2));
const glued = new RegExp(`^(${longestFirst(within)})(\\p{L}+)$|^(\\p{L}+?)(${longestFirst(within)})$`, 'u');
const isWithin: ReadonlySet<string> = new Set(within);

/** Several words of the lexicon in one, each rightly spelled or nearly so: "avoidingnuts", "outdgluten". */
function apart(plain: string, isUnknown: (plain: string) => boolean, isWanted: (near: string) => boolean): string[] {
  if (own.has(plain) || !isUnknown(plain)) return [plain];
  const found = glued.exec(plain)?.slice(1).filter((part) => part !== undefined); // prettier-ignore
  if (found) return found.flatMap((part) => (part.length > 1 ? apart(part, isUnknown, isWanted) : []));
  return [nearOwn(plain).find(isWanted) ?? nearOwn(plain)[0] ?? plain];
}

/** Finds the reading by which a search would protect more than as it is typed: with a strange word as one of the lexicon, or with a space moved. */
function meantBy(typed: readonly Word[], known: Vocabulary): readonly Word[] | undefined {
  const isStrange = (word: Word) => isLetters(word) && !isOwn(word.plain) && !findUnit(word.plain, true) && !known.knows(word);
  const before = new Set(protectiveIn(read(typed, known)));
  const protectsMore = (words: readonly Word[]) => {
    const meant = read(words.flatMap((word) => unglued(word)), known); // prettier-ignore
    return protectiveIn(meant).some((term) => !before.has(term)) ? meant : undefined;
  };
  for (const words of respaced(typed, isStrange)) {
    const meant = protectsMore(words);
    if (meant) return meant;
  }
  const cleaned = (word: Word) => (isStrange(word) ? [known.corrections(word)[0] ?? wordOf(nearOwn(word.plain)[0] ?? word.plain)] : [word]); // prettier-ignore
  for (const [at, word] of typed.entries()) {
    const slips = [...knownSlipAt(typed, at), ...(isStrange(word) ? slipsOf(word.plain, (plain) => isStrange(wordOf(plain))) : [])];
    if (slips.length === 0) continue;
    const [left, right] = [typed.slice(0, at).flatMap(cleaned), typed.slice(at + 1).flatMap(cleaned)];
    for (const text of slips) {
      const meant = protectsMore([...left, ...text.split(' ').map(wordOf), ...right]);
      if (meant) return meant;
    }
  }
  return undefined;
}

const absentThings: ReadonlySet<string> = new Set(phrasesWith('thing').map((thing) => sensesOf(thing).thing!.absent.term));

/** The terms of a reading that protect by words of the lexicon; what it turns round protects nobody. */
function protectiveIn(words: readonly Word[]): string[] {
  const isDiet = (at: number) => words.some((_, from) => from <= at && (phraseAt(words, from, 'diet')?.end ?? 0) > at);
  return words.flatMap((word, at) => (word.absent === '' || absentThings.has(word.term) || isDiet(at) ? [word.term] : []));
}

const shortCues = [...lexicon.before.lacks, ...lexicon.before.opposes].filter((word) => word.length < 4);

/** Words of the lexicon that one may mean: near ones, and those that it may be made of. */
function slipsOf(plain: string, isUnknown: (plain: string) => boolean): string[] {
  const cuts = Array.from(plain, (_, at) => at).filter((at) => isWithin.has(plain.slice(0, at)) || isWithin.has(plain.slice(at)));
  const isCue = (near: string) => cues.includes(near) || conjunctions.has(near);
  const apartAt = (at: number, isWanted: (near: string) => boolean) =>
    [plain.slice(0, at), plain.slice(at)].flatMap((part) => (part.length > 1 ? apart(part, isUnknown, isWanted) : [])).join(' ');
  const ending = shortCues.find((cue) => plain.length > cue.length + 2 && plain.endsWith(cue));
  const cut = ending ? [`${plain.slice(0, -ending.length)} ${ending}`] : [];
  return [...nearOwn(plain), ...cut, ...cuts.flatMap((at) => [apartAt(at, isCue), apartAt(at, () => true)])];
}

/** Slips that are words of their own: "nut tree", "on nuts" at the beginning, and any word before "the nuts". */
function knownSlipAt(typed: readonly Word[], at: number): string[] {
  const { plain } = typed[at]!;
  const [thing, isThe] = typed[at + 1]?.plain === 'the' ? [typed[at + 2], true] : [typed[at + 1], false];
  const isThing = (word?: Word) => word !== undefined && sensesOf(word.plain).thing !== undefined;
  if (isThing(typed[at - 1]) && plain.length > 2 && editDistance(plain, 'free', 1) === 1) return ['free'];
  const isNo = isThe ? !own.has(plain) : at === 0 && plain.length < 3 && editDistance(plain, 'no', 1) === 1;
  return isNo && isThing(thing) && !ordinaryWords.includes(plain) ? ['no'] : [];
}

/** The words with a space less, or one letter off: "veg an", "nutf ree", "nu tfree". Each makes a word of the lexicon. */
function respaced(typed: readonly Word[], isStrange: (word: Word) => boolean): Word[][] {
  const put = (at: number, taken: number, made: readonly string[]) =>
    made.some(isOwn) &&
    made.every((plain) => isOwn(plain) || !isStrange(wordOf(plain))) &&
    (made.length === 1 ? sensesOf(made[0]!).thing?.kind !== 'foreign' : typed.slice(at, at + taken).some(isStrange))
      ? [[...typed.slice(0, at), ...made.map(wordOf), ...typed.slice(at + taken)]]
      : [];
  return typed.flatMap((_, at) => {
    const following = typed.slice(at, at + 3).map(({ plain }) => plain);
    const [one = '', other = '', third = ''] = following.slice(0, following.findIndex((plain) => !/^\p{L}+$/u.test(plain)) >>> 0);
    return [
      ...(other ? put(at, 2, [one + other]) : []),
      ...(third ? put(at, 3, [one + other + third]) : []),
      ...(other && one.length > 1 ? put(at, 2, [one.slice(0, -1), one.slice(-1) + other]) : []),
      ...(other.length > 1 ? put(at, 2, [one + other[0]!, other.slice(1)]) : []),
    ];
  });
}

const namesAllergen = memoise(
  (plain) =>
    !lexicon.alsoGoods.includes(plain) && (lexicon.alsoAllergens.includes(plain) || allergensInIngredients(plain).contains.size > 0),
);

/**
 * Beside an allergen, a word that warns, an unknown word, or a denial without a thing: "milk makes me ill biscuits" must not become biscuits with milk. An
 * unknown word at the beginning is a brand, and one at the end a thing that the range lacks: "nut roast zyx".
 */
function unclearIn(words: readonly Word[], known: Vocabulary): readonly Word[] | undefined {
  const isPlain = words.map((word) => word.absent === undefined && word.denied === undefined);
  const named = [...words.keys()].filter((at) => isPlain[at] && namesAllergen(words[at]!.plain));
  if (named.length === 0) return undefined;
  const open = withoutHarmless(words.map(({ plain }) => plain).join(' ')).split(' ');
  const allergens = named.filter((at) => open.includes(words[at]!.plain));
  if (allergens.length === 0) return undefined;
  const isCue = (at: number) => {
    const isBefore = (phraseAt(words, at, 'before')?.sense ?? 'things') !== 'things';
    return (
      isPlain[at]! && isLetters(words[at]!) && !phraseAt(words, at, 'neutral') && (isBefore || phraseAt(words, at, 'after') !== undefined)
    );
  };
  // Two letters begin too many words to tell that they are one.
  const knows = (word: Word) => known.knows(word, word.plain.length > 2);
  const isUnknown = (at: number) => isPlain[at]! && isLetters(words[at]!) && !sensesOf(words[at]!.plain).thing && !knows(words[at]!);
  const isLost = (at: number) => isUnknown(at) && known.corrections(words[at]!).length === 0;
  const first = words.findIndex((_, at) => !isLost(at));
  const isAtEnd = (at: number) => at === words.length - 1 && !(at > 1 && allergens.includes(at - 1));
  const isBeside = (at: number) => lexicon.asksBeside.includes(words[at]!.plain) && [at - 1, at + 1].some((place) => allergens.includes(place)); // prettier-ignore
  const isOdd = ({ plain }: Word, at: number) =>
    warningWords.has(plain) ||
    isCue(at) ||
    isBeside(at) ||
    (at > first && (isLost(at) ? !isAtEnd(at) : isUnknown(at) && allergens.includes(at + 1)));
  const odd = words.findIndex(isOdd);
  if (odd < 0) return undefined;
  const [thing] = allergens.toSorted((a, b) => Math.abs(a - odd) - Math.abs(b - odd));
  return words.flatMap((word, at) => {
    if (at === thing) return [sensesOf(word.plain).thing?.absent ?? absence(word.plain)];
    return at === odd || isOdd(word, at) || isLost(at) || sentenceWords.has(word.plain) ? [] : [word];
  });
}
