/** Reads a search, and finds where it is in doubt whom it protects. Where a word beside one that denies or protects is not understood, or may be a slip of such a word, the search shows nothing, and asks what was meant: a question is always safe, a wrong product never is. */
import { allergensInIngredients, withoutHarmless } from '../../../contract/allergenList.ts';
import { memoise } from '../../../contract/memoise.ts';
import { absence, between, cueAt, minusSign, readAbsences, thingOf, unglued } from './absences.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import trade from './lexicon/en-GB/trade.json' with { type: 'json' };
import { allergenGroups, diets, faiths, people, sentenceWords, thingsMeant, warningWords } from './protective.ts';
import { fold, meaningful, tokens } from './text/normalise.ts';
import { differingLetters, editDistance, letterBits } from './text/spelling.ts';
import { findUnit } from './text/units.ts';
import { isLetters, stopWords, type Word } from './text/word.ts';

export interface Known {
  /** Whether a synonym or a title of the range has a word; or else any text, and words that begin so. */
  isKnown(word: Word, isAnywhere?: boolean): boolean;
  /** Words of the range that an unknown one may have meant, the likeliest first. */
  corrections(word: Word): readonly Word[];
}

export interface Reading {
  readonly words: readonly Word[];
  /** Where it is in doubt: what may have been meant, the likeliest first, each with all its words understood. */
  readonly questions: readonly string[] | undefined;
  /** Whether it names people, or takes something away by a sign, so that an answer has to say how it was read. */
  readonly isTold: boolean;
}

const either = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');
const signs = new Map(Object.entries(lexicon.signs));
const sign = new RegExp(either(signs.keys()), 'gu');

/** A minus before a word, or one place off: "cake -nuts", "cake- nuts". */
const minus = /(?<=^|[\s,(])(?:≠ ?|\p{Pd}{2,}\s+|[\p{Pd}−!~¬]+["'“‘(]?)(?=\p{L}[\p{L}\p{N}])|(?<=\p{L})\p{Pd}(?=\s+\p{L})/gu;

/** A minus alone before the last word: "cake - egg". Between other words it is a dash. */
const lastMinus = /(?<=[\p{L}\p{N}]\s+)[\p{Pd}−](?=\s+(\p{L}+)\s*$)/u;

/** A sign between the things of a list: "dairy/egg free", "egg + milk allergy". */
const listSign = /(\p{L}+)(?:\s*[/+|\\]\s*|\p{Pd})(?=(\p{L}+))/gu;
const kindOf = (word: string): string => thingOf(word.toLowerCase())?.kind ?? '';
const isAllergen = (word: string): boolean => ['allergen', 'other', 'foreign'].includes(kindOf(word));

/** Words that deny, or may do so, only beside an allergen: "clear of nuts", "low egg"; "nuts out" at the end. */
const besideAllergen = Object.entries(lexicon.beforeAllergen).map(([meant, texts]) => ({
  meant: ` ${meant} `,
  words: new RegExp(
    `(?<![\\p{L}\\d.,])(?:${texts.replaceAll(', ', '|')})(?:\\s+|(?<=\\d))(?=(?:the\\s+)?(\\p{L}+))|(?<=(\\p{L}+)\\s+)(?:out|off)\\s*$`,
    'giu',
  ),
}));

const isSign = ({ plain }: Word): boolean => /^(?!if|of)\p{L}f$/u.test(plain);

/** Signs run together, apart: "GFDF", "mfef". An unknown one beside a known one denies something all the same: "GF SF". */
function readSigns(list: readonly Word[]): readonly Word[] {
  const apart = list.flatMap((word) => {
    const parts = /^(?:\p{L}f){2,}$/u.test(word.plain) ? word.plain.match(/../gu)! : [];
    return parts.some((part) => people.has(part)) ? parts.map((part): Word => ({ term: part, plain: part })) : [word];
  });
  if (!apart.some((word) => isSign(word) && people.has(word.plain))) return list;
  const without: Word = { term: 'without', plain: 'without' };
  return apart.flatMap((word) => (isSign(word) && !people.has(word.plain) ? [without, word] : [word]));
}

/** All words of a search, its signs among them. */
function typedWords(text: string): Word[] {
  const named = besideAllergen.reduce(
    (read, { meant, words }) =>
      read.replace(words, (typed, next?: string, last?: string) =>
        ['allergen', 'foreign'].includes(kindOf(next ?? last!)) ? meant : typed,
      ),
    text,
  );
  const spelled = named
    .replace(sign, (typed) => ` ${signs.get(typed)} `)
    .replace(/\bw\/o\b/giu, ' without ')
    .replace(/\bw\/(?:o\p{L}(?!\p{L}))?|\/o\b/giu, ' withou ')
    .replace(listSign, (typed, one: string, other: string) => ([one, other].every(isAllergen) ? `${one} and ` : typed))
    .replace(/[,;](?=\s*\p{L})/gu, ' and ')
    .replace(lastMinus, (typed, last: string) => (isAllergen(last) ? ` ${minusSign} ` : typed))
    .replace(minus, ` ${minusSign} `);
  const plain = fold(spelled).replace(/(?<=\p{L}\s*)&(?=\s*\p{L})/gu, ' and ').replace(/(?<=\p{L})\p{Pd}(?=\p{L})|[()[\]{};:!?*_\s]+/gu, ' '); // prettier-ignore
  return readSigns(tokens(plain)).flatMap((word) => unglued(word));
}

const marks = new Map(Object.entries(lexicon.marks));

/** The words with the marks of menus read as the diet: "burger (ve)". A letter beside a number is part of a size or code, and "V fold" a shape. */
function readMarks(typed: readonly Word[]): readonly Word[] {
  const isShape = typed.some(({ plain }) => lexicon.besideLetterV.includes(plain));
  return typed.map((word, at) => {
    const diet = marks.get(word.plain);
    const isNumbered = [typed[at - 1], typed[at + 1]].some((beside) => beside && /^\d+$/u.test(beside.term));
    return diet === undefined || isNumbered || (isShape && word.plain === 'v') ? word : { term: diet, plain: diet };
  });
}

export function readSearch(text: string, known: Known): Reading {
  const typed = typedWords(text);
  const isTold = typed.some(({ plain }) => plain === minusSign || [plain, plain.replace(/s$/u, '')].some((each) => people.has(each) || faiths.has(each))); // prettier-ignore
  const read = (list: readonly Word[]) => {
    const all = meaningful(readAbsences(readMarks(list), true));
    const goods = all.filter((word) => !sentenceWords.has(word.plain) || known.isKnown(word));
    return goods.length > 0 ? goods : all;
  };
  const words = read(typed);
  const doubts = doubtsIn(typed, known) ?? unclearIn(words, known);
  if (!doubts) return { words, isTold, questions: undefined };
  const readings = doubts.map(read);
  const questions = readings.map((list) => list.map(({ plain }) => plain).join(' ')).filter(Boolean);
  return { words: readings[0] ?? words, isTold, questions };
}

const parts = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' '));
const isSingle = (text: string): boolean => !text.includes(' ');
const withPlurals = (texts: readonly string[]): string[] => texts.flatMap((text) => [text, `${text}s`]);

/** Things that people do without, and further foods. */
const things = [...allergenGroups.flatMap((group) => group.things), ...lexicon.otherAbsences];
const foods = [...lexicon.refusedFoods, ...trade.irreplaceable];

/** Words that protect by themselves; words that deny, or say so after a thing, with those of which their phrases are made. */
const protecting = [...diets.flatMap((diet) => diet.words), ...people.keys(), ...faiths.keys()];
const before = Object.values(lexicon.before).flat();
const after = [...lexicon.after.any, ...lexicon.after.things];
const cueWords = parts([...before, ...after, ...lexicon.cueWords]).filter((word) => !stopWords.has(word) && word.length > 1);

/** Words of the lexicon, and those of sentences, which are no slips. */
const own: ReadonlySet<string> = new Set([
  ...parts(withPlurals([...things, ...foods, ...protecting, ...lexicon.neverLeftOut])),
  ...thingsMeant.keys(),
  ...sentenceWords,
  ...warningWords,
  ...marks.keys(),
  ...lexicon.ordinaryWords,
  ...lexicon.joints,
  ...lexicon.afterThing,
  ...lexicon.beside.before,
  ...lexicon.beside.after,
]);

// A short sign has too many neighbours: "nan" is no slip of "NAG", and "ref" none of "EF".
const nearProtecting = nearest(withPlurals(protecting.filter((word) => isSingle(word) && !lexicon.withoutSlips.includes(word))));
const nearCue = nearest(cueWords);
const nearThing = nearest(withPlurals([...things, ...thingsMeant.keys()].filter(isSingle)));
const nearOwnThing = nearest(withPlurals(things.filter(isSingle)));
const nearFood = nearest(withPlurals(foods));
const holdsCue = partsWith(cueWords, 4);
const holdsProtecting = partsWith(protecting.filter(isSingle), 4);
const holdsThing = partsWith(withPlurals([...things, ...foods].filter(isSingle)), 3);

/** Makes a function that takes a word apart which begins or ends with one of some: "avoidingnuts", "outdgluten". Undefined for other words. */
function partsWith(words: readonly string[], least: number): (plain: string) => string[] | undefined {
  const list = either(words.filter((word) => word.length >= least));
  const pattern = new RegExp(`^(${list})(\\p{L}+)$|^(\\p{L}+?)((?:${list})s?)$`, 'u');
  return (plain) =>
    pattern
      .exec(plain)
      ?.slice(1)
      .filter((part) => part !== undefined);
}

const isOwn = (plain: string): boolean => own.has(plain) || cueWords.includes(plain) || stopWords.has(plain);

/** The words of one that holds words of the lexicon; the rest as it is. */
function apartOf(plain: string): string[] {
  const found = isOwn(plain) ? undefined : (holdsProtecting(plain) ?? holdsCue(plain) ?? holdsThing(plain));
  return found ? found.flatMap(apartOf) : [plain];
}

/** The words of the lexicon that are meant by a slip of one, or by several in one. */
function ownMeant(plain: string): string | undefined {
  const [near] = nearOwn(plain);
  const apart = apartOf(plain);
  if (apart.length === 1 || (near !== undefined && editDistance(plain, near, 1) === 1)) return near;
  return apart.map((part) => (isOwn(part) ? part : (nearOwn(part)[0] ?? (part.length > 4 ? part : '')))).join(' ');
}

const isLikeThing = memoise(
  (plain) => [nearThing(plain), nearFood(plain)].some((near) => near.length > 0) || holdsThing(plain) !== undefined,
);

/** The words of the lexicon that one may be a slip of, the nearest first. */
const nearOwn = (plain: string): string[] =>
  [...nearProtecting(plain), ...nearOwnThing(plain), ...nearCue(plain), ...nearFood(plain)].toSorted(
    (a, b) => editDistance(plain, a, 2) - editDistance(plain, b, 2),
  );

/** Words in doubt, and what they may mean; nothing where there is no guess. */
interface Doubt {
  readonly at: number;
  readonly taken: number;
  readonly meant: string | undefined;
}

interface Typed {
  readonly words: readonly Word[];
  readonly cues: readonly ('before' | 'after' | undefined)[];
  readonly strange: readonly boolean[];
}

/** The readings of a search that is in doubt, the likeliest first, with all other words understood; undefined where there is no doubt. */
function doubtsIn(words: readonly Word[], known: Known): Word[][] | undefined {
  const cues: ('before' | 'after' | undefined)[] = words.map(() => undefined);
  for (let at = 0; at < words.length; at++) {
    const cue = cueAt(words, at);
    if (!cue) continue;
    let end = at + cue.length;
    while (cue.isBefore && between.has(words[end]?.plain ?? '') && cueAt(words, end) === undefined) end += 1;
    cues.fill(cue.isBefore ? 'before' : 'after', at, end);
    at = end - 1;
  }
  const isStrange = (word: Word, at: number) =>
    isLetters(word) &&
    !cues[at] &&
    !own.has(word.plain) &&
    !thingOf(word.plain) &&
    !stopWords.has(word.plain) &&
    !findUnit(word.plain, true) &&
    !known.isKnown(word);
  const typed: Typed = { words, cues, strange: words.map(isStrange) };
  const doubt = windowInDoubt(typed) ?? wordInDoubt(typed);
  if (!doubt) return undefined;
  const { at, taken, meant } = doubt;
  const meantBy = (word: Word) => tokens(ownMeant(word.plain) ?? known.corrections(word)[0]?.plain ?? '');
  const read = meant === undefined ? meantBy(words[at]!) : tokens(meant);
  const clean = (from: number, to: number) =>
    words.slice(from, to).flatMap((word, place) => (typed.strange[from + place] ? meantBy(word) : [word]));
  // Of a denied thing that is not understood there is nothing to ask.
  return read.length === 0 && (cues[at - 1] === 'before' || cues[at + taken] === 'after')
    ? []
    : [[...clean(0, at), ...read, ...clean(at + taken, words.length)]];
}

/** A strange word that may be one that protects or denies, or that is where the search has the thing to be absent. */
function wordInDoubt({ words, cues, strange }: Typed): Doubt | undefined {
  const hasCue = cues.some((cue) => cue !== undefined);
  const isThing = (at: number) =>
    words[at] !== undefined &&
    (thingOf(words[at].plain) !== undefined || (strange[at]! && !isOwn(words[at].plain) && isLikeThing(words[at].plain)));
  for (const [at, { plain }] of words.entries()) {
    // People do not search with "the": before "the fish", "sip" is a slip of "skip", though the range may have that word.
    const isBeforeThe = words[at + 1]?.plain === 'the' && isThing(at + 2);
    if (isBeforeThe && !cues[at] && !isOwn(plain) && !between.has(plain) && !isThing(at)) return { at, taken: 1, meant: 'no' };
    // A word that goes on denying has nothing to go on with: "bread ok nor vegans" is a slip of "for", not a wish for what vegans leave.
    const isAlone = lexicon.goesOnDenying.includes(plain) && !cues.slice(0, at).includes('before');
    if (isAlone && at < words.length - 1 && !isThing(at + 1)) return { at, taken: 1, meant: '' };
    if (!strange[at]) continue;
    const isPassed = (place: number, cue: 'before' | 'after') =>
      cues[place] !== cue && (cues[place] !== undefined || stopWords.has(words[place]!.plain) || between.has(words[place]!.plain));
    const last = words.findLastIndex((_, place) => place < at && !isPassed(place, 'before'));
    const next = words.findIndex((_, place) => place > at && !isPassed(place, 'after'));
    const isBeside = cues[last] === 'before' || cues[next] === 'after' || (hasCue && [last, next].some(isThing)); // prettier-ignore
    const names = holdsThing(plain) !== undefined || words.some((_, place) => place !== at && isThing(place));
    const apart = apartOf(plain);
    // A "lemontree" is not free of lemon.
    const isCueIn = (part: string) =>
      cueWords.includes(part) || (nearCue(part).length > 0 && !apart.some((other) => foods.includes(other)));
    const isOfCue = apart.some(isCueIn) || (/no[nt]?$/u.test(plain) && isThing(next));
    const [, thing = ''] = /^(\p{L}+)(?:free|less)$/u.exec(plain) ?? [];
    const isNear =
      isLikeThing(thing) ||
      thingOf(thing) !== undefined ||
      nearProtecting(plain).length > 0 ||
      holdsProtecting(plain) ||
      (hasCue && (nearThing(plain).length > 0 || holdsThing(plain)));
    if (!isBeside && !isNear && !(names && isOfCue)) continue;
    // A word so short that is denied may be the short form of anything: "no mdc".
    return {
      at,
      taken: 1,
      meant: (isBeside && plain.length <= 3 ? nearOwnThing(plain)[0] : ownMeant(plain)) ?? (isBeside ? '' : undefined),
    };
  }
  return undefined;
}

/** A phrase that protects, and its letters: all of them, and without those that follow themselves. */
const phrases = [
  ...withPlurals(things).flatMap((thing) => [
    ...['free', 'less', 'safe', ...lexicon.after.any].map((word) => `${thing} ${word}`),
    ...[...lexicon.before.lacks, 'free from', 'free of', 'allergic to', 'allergy to'].map((word) => `${word} ${thing}`),
  ]),
  ...protecting,
  ...before.filter((text) => text.length > 3),
].map((text) => ({ text, letters: lettersOf(text), bits: letterBits(lettersOf(text)) }));
const texts: ReadonlySet<string> = new Set(phrases.map(({ text }) => text));
const byLength = Map.groupBy(phrases, ({ letters }) => letters.length);

function lettersOf(text: string): string {
  return text.replaceAll(' ', '').replace(/(\p{L})\1+/gu, '$1');
}

/** Most words that are one phrase by their letters, and from how many letters on it is recognised at edit distance two. */
const windowMax = 4;
const distanceTwoFrom = 14;

/** The words that are spelled nearest to a phrase that protects: "nt allergy", "nutf ree", "nut tree". Of two as near, the longer one. */
function windowInDoubt({ words, strange }: Typed): Doubt | undefined {
  let best: (Doubt & { readonly distance: number }) | undefined;
  for (let at = 0; at < words.length; at++) {
    for (let taken = Math.min(windowMax, words.length - at); taken > 0; taken--) {
      const window = words.slice(at, at + taken);
      const odd = strange.slice(at, at + taken);
      const found = window.every(isLetters) ? nearestPhrase(window.map(({ plain }) => plain), odd, at === 0) : undefined; // prettier-ignore
      if (found && found.distance < (best?.distance ?? Infinity)) best = { at, taken, meant: found.text, distance: found.distance };
    }
  }
  return best;
}

function nearestPhrase(
  window: readonly string[],
  odd: readonly boolean[],
  isFirst: boolean,
): { text: string; distance: number } | undefined {
  const [first = '', second = ''] = window;
  const letters = lettersOf(window.join(''));
  const bits = letterBits(letters);
  const isRight = [window, ...(stopWords.has(first) ? [window.slice(1)] : [])].some((some) => texts.has(some.join(' ')));
  if (isRight || (window.length === 1 && !odd[0])) return undefined;
  // A known word, too, may be a slip of "free", or at the beginning of "no": "nut tree", "n nuts".
  const isOdd = odd.includes(true) || (thingOf(first) && second.length > 2 && editDistance(second, 'free', 1) === 1);
  if (
    isFirst &&
    window.length === 2 &&
    first.length < 3 &&
    (odd[0] || stopWords.has(first) || lexicon.joints.includes(first)) &&
    thingOf(second) &&
    editDistance(first, 'no', 1) === 1
  )
    return { text: `no ${second}`, distance: 0 };
  const allowed = !isOdd ? 0 : letters.length >= distanceTwoFrom ? 2 : 1;
  let best: { text: string; distance: number } | undefined;
  const lengths = Array.from({ length: allowed * 2 + 1 }, (_, more) => letters.length - allowed + more);
  for (const phrase of lengths.flatMap((length) => byLength.get(length) ?? [])) {
    if (differingLetters(bits, phrase.bits) > allowed * 2) continue;
    const distance = editDistance(letters, phrase.letters, allowed);
    if (distance > allowed || distance >= (best?.distance ?? Infinity)) continue;
    const parts = phrase.text.split(' ');
    const isLike = (word: string, place: number) => odd[place]! || stopWords.has(word) || parts.includes(word) || parts[place] === 'free';
    // A word that only denies is no doubt by itself.
    const isSlip = distance === 0 ? window.length > 1 || !before.includes(phrase.text) : isOdd && window.every(isLike) && (parts.length > 1 || !before.includes(phrase.text)); // prettier-ignore
    // One word alone is no phrase with a word as short as "no": "bonuts".
    const isOneWord = window.length === 1 && distance > 0 && !parts.some((part) => part.length > 3 && cueWords.includes(part));
    if (isSlip && !isOneWord) best = { text: phrase.text, distance };
  }
  return best;
}

/** Finds the words of a list that one may be a slip of: those at the smallest edit distance, those that begin alike first. */
function nearest(list: readonly string[]): (plain: string) => readonly string[] {
  const all = [...new Set(list)].map((word) => ({ word, bits: letterBits(word) }));
  return memoise((plain) => {
    // Two letters are another word than two others: "de" is no "DF", but "ms" may be "MSC".
    let fewest = plain.length > 5 ? 2 : 1;
    const bits = letterBits(plain);
    let found: string[] = [];
    for (const { word, bits: wordBits } of all) {
      if (plain.length < 2 || differingLetters(bits, wordBits) > fewest * 2 || (plain.length === 2 && word.length <= 2)) continue;
      const distance = editDistance(plain, word, fewest);
      if (distance > fewest || (distance > 1 && plain[0] !== word[0])) continue;
      if (distance < fewest) found = [];
      fewest = distance;
      found.push(word);
    }
    return found.toSorted((a, b) => Number(b[0] === plain[0]) - Number(a[0] === plain[0]));
  });
}

const namesAllergen = memoise(
  (plain) =>
    !lexicon.alsoGoods.includes(plain) && (['shellfish', 'seafood'].includes(plain) || allergensInIngredients(plain).contains.size > 0),
);

/**
 * Beside an allergen, a word that warns, an unknown word, or a denial without a thing: "milk makes me ill biscuits" must not become biscuits with milk. An
 * unknown word at the beginning is a brand, and one at the end a thing that the range lacks: "nut roast zyx".
 */
function unclearIn(read: readonly Word[], known: Known): Word[][] | undefined {
  const isPlain = (word: Word) => word.absent === undefined && word.denied === undefined;
  const open = withoutHarmless(read.map(({ plain }) => plain).join(' ')).split(' ');
  const allergens = [...read.keys()].filter((at) => isPlain(read[at]!) && open.includes(read[at]!.plain) && namesAllergen(read[at]!.plain));
  const isCue = (at: number) => isPlain(read[at]!) && cueAt(read, at) !== undefined;
  const isLost = (at: number) => isLetters(read[at]!) && isPlain(read[at]!) && thingOf(read[at]!.plain) === undefined && known.corrections(read[at]!).length === 0 && !known.isKnown(read[at]!, true); // prettier-ignore
  const first = read.findIndex((_, at) => !isLost(at));
  const isCorrected = (at: number) => at > first && allergens.includes(at + 1) && isLetters(read[at]!) && isPlain(read[at]!) && !known.isKnown(read[at]!, true) && !namesAllergen(known.corrections(read[at]!)[0]?.plain ?? ''); // prettier-ignore
  const isAtEnd = (at: number) => at === read.length - 1 && !(at > 1 && allergens.includes(at - 1));
  const odd = read.findIndex(
    ({ plain }, at) => warningWords.has(plain) || isCue(at) || isCorrected(at) || (isLost(at) && at > first && !isAtEnd(at)),
  );
  const [thing] = allergens.toSorted((a, b) => Math.abs(a - odd) - Math.abs(b - odd));
  if (odd < 0 || thing === undefined) return undefined;
  const isSaid = (word: Word, at: number) =>
    at !== odd && !isCue(at) && !isLost(at) && !warningWords.has(word.plain) && !sentenceWords.has(word.plain);
  return [read.flatMap((word, at) => (at === thing ? [absence(thingOf(word.plain)?.text ?? word.plain)] : isSaid(word, at) ? [word] : []))];
}
