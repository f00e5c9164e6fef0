/**
 * Finds the words of a search that may be misspelt where it says whom it protects. Of a word that denies or protects with an unknown one beside it nobody knows
 * what must not be shown: such a search shows nothing, and asks what was meant. Only spaces in the wrong place leave no doubt: "nutf ree".
 */
import { allergensInIngredients, withoutHarmless } from '../../../contract/allergenList.ts';
import { memoise } from '../../../contract/memoise.ts';
import { absence, denials, lessForms, negations, oftenAbsent, thingPhrases } from './absences.ts';
import { animals, denyingWords, diets, faiths, neverLeftOut, notMisspellings, people, refusedFoods, sentenceWords, thingsMeant, warningWords } from './protective.ts'; // prettier-ignore
import { differingLetters, editDistance, letterBits } from './text/spelling.ts';
import { either } from './shortForms.ts';
import { stem } from './text/stem.ts';
import { conjunctions, stopWords } from './text/word.ts';
import { isLetters, type Word } from './text/word.ts';

/** The words of the range. */
export interface Known {
  /** Whether the range or a synonym has a word. */
  isKnown(word: Word): boolean;
  /** Words of the range that an unknown one may have meant, the likeliest first. */
  corrections(word: Word): readonly Word[];
}

/** Words after a thing which say that somebody must do without it. */
const avoidances = ['allergy', 'allergies', 'allergic', 'intolerance', 'intolerances', 'intolerant'];
const afterThing = ['free', 'less', 'safe', ...avoidances];
const refusing = [...negations, 'not'];
const beforeThing = [...refusing.map((word) => [word]), ['free', 'from'], ['free', 'of'], ...['to', 'of'].flatMap((to) => ['allergic', 'allergy', 'intolerant'].map((word) => [word, to]))]; // prettier-ignore

/** Between a word that denies or praises and what it speaks of. */
const fillers: ReadonlySet<string> = new Set([
  ...stopWords,
  ...sentenceWords,
  ...'added all any contain containing suitable those'.split(' '),
]);
const praises: ReadonlySet<string> = new Set(['suitable', 'ok', 'okay', 'safe', 'fit', 'suited', 'approved', 'certified']);
const denyingOnly = 'avoid avoiding except exclude excluding lacking leave leaving minus omit sans skip'.split(' ');
const denying: ReadonlySet<string> = new Set([...refusing, ...denials, ...denyingOnly].filter((word) => word !== 'zero'));

const plainWord = (plain: string): Word => ({ term: stem(plain), plain });
const withPlurals = (word: string): string[] => [word, `${word}s`];

/** Words that protect by themselves. */
const protecting = [...new Set([...diets.flatMap((diet) => diet.words), ...[...people.keys(), ...faiths.keys()].flatMap(withPlurals), ...lessForms, ...avoidances])]; // prettier-ignore
const protectingWords = protecting.filter((text) => !text.includes(' ') && !['vegi', 'vege', 'kosha'].includes(text));
const foods = [...oftenAbsent, ...[...animals, ...refusedFoods, ...neverLeftOut].flatMap(withPlurals)];
const spelledRight: ReadonlySet<string> = new Set([
  ...[...protecting, ...foods, ...afterThing, ...refusing, ...denials, ...beforeThing.flat(), ...notMisspellings, ...denyingWords, ...thingPhrases, ...praises, ...fillers, ...sentenceWords, ...warningWords].flatMap((text) => text.split(' ')),
  'friendly', 'based', 'certified', 'approved', 'allergenic', 'freefrom',
]); // prettier-ignore

const [nearFoods, nearProtected, nearDenying, nearAfterThing] = [
  nearest(foods),
  nearest(protectingWords.flatMap((word) => (word.length > 4 ? withPlurals(word) : [word]))),
  nearest(denyingWords),
  nearest(afterThing),
];

/** The same as the other lists; of a misspelt plural, as in "ok forv egans", the word itself. */
const nearProtecting = (plain: string): readonly string[] => [
  ...new Set(nearProtected(plain).map((word) => (protectingWords.includes(word) ? word : word.slice(0, -1)))),
];

/** Words that belong together, and their letters: all of them, and without those that follow themselves. */
interface Phrase {
  readonly text: string;
  readonly letters: string;
  readonly bits: number;
}

const lettersOf = (text: string): string => text.replaceAll(' ', '').replace(/(\p{L})\1+/gu, '$1');

const phrases: readonly Phrase[] = [
  ...[...oftenAbsent, ...[...thingPhrases].flatMap(withPlurals)].flatMap((thing) => [
    ...afterThing.map((after) => `${thing} ${after}`),
    ...beforeThing.map((before) => `${before.join(' ')} ${thing}`),
  ]),
  ...protecting,
  'free from',
  ...['does', 'do'].map((word) => `${word} not contain`),
].map((text) => ({ text, letters: lettersOf(text), bits: letterBits(lettersOf(text)) }));
const byLength = Map.groupBy(phrases, ({ letters }) => letters.length);
const bySpelling = new Map(
  [...phrases, ...denyingWords.filter((word) => word.length > 3).map((text) => ({ text }))]
    .toReversed()
    .map(({ text }) => [text.replaceAll(' ', ''), text]),
);

/** Most words that are one phrase by their letters. */
const windowMax = 4;

/** From this many letters on a phrase is recognised at edit distance two. */
const distanceTwoFrom = 14;

/** A phrase with this many letters is seen even in one with another word, of at least so many. */
const surePhraseLength = 5;
const restMinLength = 3;

/** A word of the text, and where it stands. */
interface Token extends Word {
  readonly from: number;
  readonly to: number;
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu), ({ 0: plain, index }) => ({
    ...plainWord(plain),
    from: index,
    to: index + plain.length,
  }));

const plainOf = (tokens: readonly Word[], joint: string): string => tokens.map(({ plain }) => plain).join(joint);

/** Whether nothing but spaces and marks stands between words. */
const isUnbroken = (text: string, tokens: readonly Token[]): boolean => !/\d/u.test(text.slice(tokens[0]!.from, tokens.at(-1)!.to));

/** The text with the spaces of phrases that protect in their place: "nutf ree", "nutallergy", "halalchicken". */
export function respace(text: string, { isKnown }: Known): string {
  const tokens = tokensOf(text);
  let [read, end] = ['', 0];
  for (let at = 0; at < tokens.length; at++) {
    for (let taken = Math.min(windowMax, tokens.length - at); taken > 0; taken--) {
      const window = tokens.slice(at, at + taken);
      const spelling = plainOf(window, '');
      const isOdd = isUnbroken(text, window) && !(taken === 1 && (isKnown(window[0]!) || spelledRight.has(spelling)));
      const meant = isOdd ? (bySpelling.get(spelling) ?? (taken === 1 ? takenApart(spelling, isKnown) : undefined)) : undefined;
      if (meant === undefined || meant === plainOf(window, ' ')) continue;
      read += text.slice(end, window[0]!.from) + meant;
      end = window.at(-1)!.to;
      at += taken - 1;
      break;
    }
  }
  return read + text.slice(end);
}

/** The phrase at the beginning or end of a word, and the rest where that is known. */
function takenApart(spelling: string, isKnown: Known['isKnown']): string | undefined {
  for (let length = spelling.length - restMinLength; length >= surePhraseLength; length--) {
    const first = bySpelling.get(spelling.slice(0, length));
    if (first && isKnown(plainWord(spelling.slice(length)))) return `${first} ${spelling.slice(length)}`;
    const last = bySpelling.get(spelling.slice(-length));
    if (last && isKnown(plainWord(spelling.slice(0, -length)))) return `${spelling.slice(0, -length)} ${last}`;
  }
  return undefined;
}

/** Readings of a search that is in doubt, the likeliest first, each with all its words understood; undefined where there is no doubt. */
export function doubtsIn(text: string, known: Known): readonly string[] | undefined {
  const tokens = tokensOf(text);
  const isStrange = (word: Word | undefined): boolean =>
    word !== undefined &&
    !stopWords.has(word.plain) &&
    !isSpelledRight(word.plain) &&
    (!known.isKnown(word) || isDenyingPlural(word.plain));
  const doubt = windowInDoubt(text, tokens, isStrange) ?? wordInDoubt(tokens, isStrange);
  if (!doubt) return undefined;
  const { at, taken, meant } = doubt;
  const cleaned = (some: readonly Token[]) =>
    some.flatMap((word) => (isStrange(word) ? (nearFoods(word.plain)[0] ?? known.corrections(word)[0]?.plain ?? []) : word.plain));
  const likely = meant.length > 0 ? meant : known.corrections(tokens[at]!).map(({ plain }) => plain);
  return likely.map((words) => {
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + taken)].map((some) => cleaned(some).join(' '));
    // Sizes and codes stay where they were: after the words.
    const numbers = text.match(/\S*\d\S*/gu)?.join(' ');
    return [before, words, after, numbers].filter(Boolean).join(' ');
  });
}

function isSpelledRight(plain: string): boolean {
  const glued = /^(\p{L}{3,})free$/u.exec(plain)?.[1] ?? /^(\p{L}{3,})less$/u.exec(plain)?.[1];
  const singular = plain.length > 3 ? plain.replace(/s$/u, '') : plain;
  return (
    spelledRight.has(plain) ||
    (spelledRight.has(singular) && singular !== 'freefrom' && !denyingWords.includes(singular) && !lessForms.has(singular)) ||
    (glued !== undefined && spelledRight.has(glued))
  );
}

/** "Nots", "leavings": no plurals, but slips. */
const isDenyingPlural = (plain: string): boolean =>
  !denyingWords.includes(plain) && plain.endsWith('s') && denyingWords.includes(plain.slice(0, -1));

/** Words in doubt, and what they may mean. */
interface Doubt {
  readonly at: number;
  readonly taken: number;
  readonly meant: readonly string[];
}

/** The words that are spelled nearest to a phrase that protects: "nt allergy", "wthout milk", "nut tree". Of two as near, the longer one. */
function windowInDoubt(text: string, tokens: readonly Token[], isStrange: (word: Word | undefined) => boolean): Doubt | undefined {
  const [first, second] = tokens;
  if (second && ['n', 'on'].includes(first!.plain) && oftenAbsent.has(second.plain))
    return { at: 0, taken: 2, meant: [`no ${second.plain}`] };
  let best: (Doubt & { readonly distance: number }) | undefined;
  for (let at = 0; at < tokens.length; at++) {
    for (let taken = Math.min(windowMax, tokens.length - at); taken > 0; taken--) {
      const window = tokens.slice(at, at + taken);
      const strange = window.filter((word) => isStrange(word));
      if (!isUnbroken(text, window) || (strange.length === 0 && !looksLikeFree(window))) continue;
      const found = nearestPhrase(window, strange);
      if (found && found.distance < (best?.distance ?? Infinity)) best = { at, taken, meant: [found.text], distance: found.distance };
    }
  }
  return best;
}

/** Whether a known word beside a thing looks like "free from": "nut fee", "free off soya". */
function looksLikeFree(window: readonly Token[]): boolean {
  const [first, second, third] = window.map(({ plain }) => plain);
  const isNear = (word = '', meant = '') =>
    word.length > 1 && word !== meant && !conjunctions.has(word) && editDistance(word, meant, 1) === 1;
  if (window.length === 2) return oftenAbsent.has(first!) && second!.length > 2 && isNear(second, 'free');
  return window.length === 3 && first === 'free' && oftenAbsent.has(third!) && (isNear(second, 'from') || isNear(second, 'of'));
}

function nearestPhrase(window: readonly Token[], strange: readonly Token[]): { text: string; distance: number } | undefined {
  const letters = lettersOf(plainOf(window, ''));
  const bits = letterBits(letters);
  const allowed = letters.length >= distanceTwoFrom ? 2 : 1;
  const sure = strange.length === 0 ? [] : window.filter((word) => !strange.includes(word) && !stopWords.has(word.plain));
  let best: { text: string; distance: number } | undefined;
  const lengths = Array.from({ length: allowed * 2 + 1 }, (_, more) => letters.length - allowed + more);
  for (const phrase of lengths.flatMap((length) => byLength.get(length) ?? [])) {
    if (differingLetters(bits, phrase.bits) > allowed * 2) continue;
    const distance = editDistance(letters, phrase.letters, allowed);
    if (distance > allowed || distance >= (best?.distance ?? Infinity)) continue;
    const parts = phrase.text.split(' ');
    // One word alone is no phrase with a word as short as "no": "bonuts".
    const isOneWord = window.length === 1 && !parts.some((part) => part.length > 3 && cues.has(part));
    if (!isOneWord && sure.every(({ plain }) => parts.includes(plain))) best = { text: phrase.text, distance };
  }
  return best;
}

const cues: ReadonlySet<string> = new Set([...afterThing, ...beforeThing.flat()]);

/** An unknown word that is nearly one that protects or denies, or stands where the search says what must not be there. */
function wordInDoubt(tokens: readonly Token[], isStrange: (word: Word | undefined) => boolean): Doubt | undefined {
  const hasCue = tokens.some(({ plain }) => plain === 'free' || denying.has(plain));
  for (const [at, word] of tokens.entries()) {
    if (!isStrange(word)) continue;
    const { plain } = word;
    const likeThings = nearFoods(plain);
    // In a search that denies or protects, whatever looks like such a thing may be one: "no fish or uts".
    const joined = hasCue ? joinedThings(plain) : [];
    const isDenied = isBesideCue(tokens, at) || (hasCue && (likeThings.length > 0 || holdsThing(plain))) || joined.length > 0;
    const isPassed = (after: Word) => fillers.has(after.plain) || denyingWords.includes(after.plain);
    const thingAt = tokens.findIndex((after, place) => place > at && !isPassed(after) && isLikeThing(after.plain));
    const between = thingAt < 0 ? [] : tokens.slice(at + 1, thingAt);
    const isBeforeThing = thingAt > 0 && between.filter((word) => !isPassed(word)).length <= 1;
    const isBetween =
      isBeforeThing &&
      (between.some((word) => denyingWords.includes(word.plain)) ||
        (between.length === 0 && (/no[nt]?$/u.test(plain) || mistypedWithout.test(plain))));
    // A word so short that is denied may be the short form of anything: "no mdc".
    const meant = isDenied
      ? [...joined, ...likeThings, ...(plain.length > 3 ? nearProtecting(plain) : [])]
      : [
          ...gluedAfterThing(plain),
          ...(isBetween && mistypedWithout.test(plain) ? ['without'] : []),
          ...nearProtecting(plain),
          ...(isBeforeThing ? nearDenying(plain) : []),
          ...(oftenAbsent.has(tokens[at - 1]?.plain ?? '') ? nearAfterThing(plain) : []),
        ];
    const denial = gluedNo.exec(plain) ?? (denyingWords.includes(tokens[at - 1]?.plain ?? '') ? gluedEnd.exec(plain) : undefined);
    const parts = ((isBeforeThing ? gluedShort : gluedLong).exec(plain) ?? denial)?.slice(1).filter(Boolean).join(' ');
    if (isDenied || isBetween || meant.length > 0 || parts) return { at, taken: 1, meant: meant.length > 0 ? meant : [parts ?? []].flat() };
  }
  return undefined;
}

/** Finds a word that denies or protects in one with other letters: "avoidingnuts", "vegancake". Where a thing follows, a shorter one as well: "holdthe nuts". A "frother" is a word. */
const glued = (length: number): RegExp => {
  const list = either([...denyingWords, ...protectingWords].filter((word) => word.length >= length && word !== 'other'));
  return new RegExp(`^(?:(\\p{L}+?)((?:${list})s?)|(${list})(\\p{L}+))$`, 'u');
};
/** "W/o" with another sign for the stroke. */
const mistypedWithout = /^w\p{L}?o$/u;
const gluedNo = new RegExp(`^(no|non|not|sans|than)\\p{L}?(${either(foods)})$`, 'u');
/** The end of a phrase that denies in one with the thing: "apart fromlupin". */
const gluedEnd = new RegExp(`^(from|for|of|out|the|with)\\p{L}?(${either(foods)})$`, 'u');
const gluedLong = glued(5);
const gluedShort = glued(4);

/** A thing that goods are often free of, in one with a misspelt word that says so: "shellfishfrere". A "lemontree" is none. */
const gluedAfterThing = memoise((plain) =>
  [...oftenAbsent].flatMap((thing) =>
    plain.startsWith(thing) ? nearAfterThing(plain.slice(thing.length)).map((after) => `${thing} ${after}`) : [],
  ),
);

/** A thing of a list in one with its "and" or "or", or with another letter in the place of the space: "orhegg", "eggxand". */
const joinedThings = memoise((plain) =>
  [...conjunctions].flatMap((joint) => {
    const rests = (rest: string, inner: string) =>
      [rest, inner].flatMap((thing) => (thing.length > 2 && foods.includes(thing) ? [thing] : nearFoods(thing)));
    const after = plain.startsWith(joint)
      ? rests(plain.slice(joint.length), plain.slice(joint.length + 1)).map((thing) => `${joint} ${thing}`)
      : [];
    const before = plain.endsWith(joint)
      ? rests(plain.slice(0, -joint.length), plain.slice(0, -joint.length - 1)).map((thing) => `${thing} ${joint}`)
      : [];
    return [...after, ...before];
  }),
);

/** Whether a thing that people do without is in one with other letters: "outdgluten". */
const holdsThing = memoise((plain) =>
  foods.some((thing) => thing.length > 3 && thing !== plain && (plain.endsWith(thing) || plain.startsWith(thing))),
);

/** Whether a word is a thing that people do without, or may be a misspelling of one. */
const isLikeThing = memoise(
  (plain) => foods.includes(plain) || protectingWords.includes(plain) || holdsThing(plain) || nearFoods(plain).length > 0,
);

/** Whether a word stands after one that denies or praises, between two things, or before or in a word that says that somebody must do without it. */
function isBesideCue(tokens: readonly Token[], at: number): boolean {
  const [next = '', afterNext = ''] = tokens.slice(at + 1, at + 3).map(({ plain }) => plain);
  const [last = '', secondLast = ''] = tokens
    .slice(0, at)
    .reverse()
    .map(({ plain }) => plain);
  if ((next === 'free' && afterNext !== 'range') || avoidances.includes(next) || next === 'less') return true;
  if (denyingWords.includes(last) && isLikeThing(next)) return true;
  // "No fish or zzz."
  const thirdLast = tokens[at - 3]?.plain ?? '';
  if (conjunctions.has(last) && oftenAbsent.has(secondLast) && (denying.has(thirdLast) || ['from', 'of'].includes(thirdLast))) return true;
  if (oftenAbsent.has(last) && (oftenAbsent.has(next) || tokens[at]!.plain.startsWith('free'))) return true;
  const before = tokens.slice(0, at).findLast(({ plain }) => !fillers.has(plain) || praises.has(plain))?.plain ?? '';
  return (
    denying.has(before) ||
    (praises.has(before) && ['for', 'to'].includes(last)) ||
    (['from', 'of', 'to'].includes(last) && [...avoidances, 'free'].includes(secondLast))
  );
}

/** Finds the words of a list that one may be a misspelling of: those at the smallest edit distance, those that begin alike first. */
function nearest(list: readonly string[]): (plain: string) => readonly string[] {
  const known = [...new Set(list)].map((word) => ({ word, bits: letterBits(word) }));
  return memoise((plain) => {
    if (plain.length < 2) return [];
    // Two letters are another word than two others: "de" is no "DF", but "ms" may be "MSC".
    const isShort = plain.length === 2;
    const bits = letterBits(plain);
    let fewest = plain.length > 5 ? 2 : 1;
    let found: string[] = [];
    for (const { word, bits: wordBits } of known) {
      if (differingLetters(bits, wordBits) > fewest * 2 || (isShort && word.length <= 2)) continue;
      const distance = editDistance(plain, word, fewest);
      if (distance > fewest || (distance > 1 && plain[0] !== word[0])) continue;
      if (distance < fewest) found = [];
      fewest = distance;
      found.push(word);
    }
    return found.toSorted((a, b) => Number(b[0] === plain[0]) - Number(a[0] === plain[0]));
  });
}

/** Whether a word is in the list of allergens; a latte is a coffee as well. */
const namesAllergen = memoise(
  (plain) => ['shellfish', 'seafood'].includes(plain) || (plain !== 'latte' && allergensInIngredients(plain).contains.size > 0),
);

/**
 * The question that answers a search which names an allergen beside a word that warns, or beside words that nobody understands: nobody may take "milk makes me ill
 * biscuits" for biscuits with milk. Undefined where such words only name goods that the range lacks: a brand before the rest, or a thing at the end, as in "nut
 * roast zyx". Only words that names, tags or categories have stand in the question.
 */
export function questionAbout(typed: readonly Word[], unknown: readonly string[], named: readonly string[]): string | undefined {
  const list = typed.filter(({ plain }) => warningWords.has(plain) || !sentenceWords.has(plain));
  const open = withoutHarmless(list.map(({ plain }) => plain).join(' ')).split(' ');
  const allergens = [...list.keys()].filter((at) => open.includes(list[at]!.plain) && namesAllergen(list[at]!.plain));
  const isStrange = (word: Word) => warningWords.has(word.plain) || (isLetters(word) && unknown.includes(word.term));
  const first = list.findIndex((word) => !isStrange(word));
  const isAtEnd = (at: number) => at === list.length - 1 && !(at > 1 && allergens.includes(at - 1));
  const strange = list.findIndex((word, at) => warningWords.has(word.plain) || (isStrange(word) && at > first && !isAtEnd(at)));
  const [thing] = allergens.toSorted((a, b) => Math.abs(a - strange) - Math.abs(b - strange));
  if (strange < 0 || thing === undefined) return undefined;
  const { plain } = list[thing]!;
  const { plain: meant } = absence(foods.includes(plain) ? plain : (thingsMeant.get(plain) ?? plain));
  return list.flatMap((word, at) => (at === thing ? meant : named.includes(word.term) ? word.plain : [])).join(' ');
}
