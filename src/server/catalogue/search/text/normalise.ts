/**
 * Turns text into search terms. The index and every query go through here, so that two spellings of one thing meet in one term:
 * accents, case, plurals, `&`, punctuation, measures ("1.5 litre", "1.5l", "1500 ml" are all `1500ml`), and what a product has none of
 * ("latex free", "latexfree", "free from latex" are all `0latex`, which is another term than `latex`).
 */
import { memoise } from '../../../../contract/memoise.ts';
import { isGtin } from '../../../../contract/gtin.ts';
import { foldLetters } from '../../../../contract/text.ts';
import { readAbsences } from '../absences.ts';
import { stopWords, conjunctions, type Word } from './word.ts';
import { stem } from './stem.ts';
import { findUnit } from './units.ts';
import list from '../lexicon/en-GB/text.json' with { type: 'json' };

/** "gluten & dairy". */
const joinedWords = /(?<=\p{L}\s*)&(?=\s*\p{L})/gu;

/** Short forms of words for a number of things. */
const countWords: ReadonlyMap<string, string> = new Map(Object.entries(list.counts));

/** "Half a litre". */
const fractionWords: ReadonlyMap<string, number> = new Map(Object.entries(list.fractions));
const fractionOfUnit = new RegExp(`\\b(${[...fractionWords.keys()].join('|')}) (?:an? )?(?=(\\p{L}+))`, 'gu');

/** Runs of digits (with decimals or thousands), runs of letters, and the two signs that belong to a number. */
const piece = /\d+(?:\.\d+)?~\d+(?:\.\d+)?|\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+|%|"/gu;

/** From one size to another, of one unit: "8–16 oz", "4 to 6oz", "4oz-6oz". */
const range =
  /(?<![\d.,/-])(\d{1,4}(?:\.\d+)?)\s?(\p{L}{1,6}|")?(?:\s?[-–—/]\s?|\s?to\s)(\d{1,4}(?:\.\d+)?)(?=\s?(\p{L}{1,11}|"))(?![\d.]*[-/]\d)/gu;

/** Grades of prawns and the like, by their number in a pound: "31/40". With a unit after it, it would be a case: "24/330 ml". */
const countGrade = /(?<![\d.,/-])([1-9]\d{0,2})\s?\/\s?([1-9]\d{1,2})(?![\d.,/-])(?=\s?(\p{L}{1,11}|["%])?)/gu;

/** Most times that the larger number of such a grade is the smaller one. */
const countWidest = 3;

/** The end of a term that is a grade by number. */
const countUnit = 'ct';

/** "330mlx24": a multiplication sign right after a unit. */
const gluedTimes = /(?<=\d\s?)(ml|cl|l|ltr|g|kg|oz)x(?=\s?\d)/gu;

/** "1,5 l", as most of Europe writes it: with three digits it would be a thousand. */
const decimalComma = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:ml|cl|l|ltr|lit(?:er|re)s?|g|kg|kilos?|oz|%)(?!\p{L}))/gu;

/** Longest word in letters; a longer one is cut to this length. Beyond any word, far below what PostgreSQL refuses. */
const wordMaxLength = 60;

/** Longest number in digits: one more than the longest barcode. */
const numberMaxLength = 15;

/** Most texts: nothing in them needs Unicode's help. */
const plainAscii = /^[ -&(-_a-~]*$/u;

/** The mark of feet behind a number. In a text with a quotation it may be the end of that. */
const feet = /(?<=\d)['’′](?![\p{L}\d'’′])/gu;
const quotation = /(?:^|\s)['‘]/u;

/** "1/2", "1 1/2", "1-1/2". A larger number before it counts packs: "24 1/2 pint". */
const fraction = /(?<![\d.,/]|\d-)(?:([1-9])[ -])?([1-3])\/([2-8])(?![\d.,/]|-\d)/gu;

/** "180 °C", "180 degrees celsius"; in the texts of keyboards without that sign too. */
const degrees = /(?<=\d)\s?(?:[°º˚∘]|deg(?:ree)?s?\b)\.?\s?(?=[cf]\b|celsius|centigrade|fahrenheit)/gu;

/** "£1": a price is no number of things. The units of prices, by their signs. */
const currencies: ReadonlyMap<string, string> = new Map(Object.entries(list.currencies));
const price = new RegExp(`([${[...currencies.keys()].join('')}])\\s?(?=\\d)([\\d.,]*\\d)`, 'gu');
const signs: ReadonlyMap<string, string> = new Map([...currencies].map(([sign, unit]) => [unit, sign]));

/** "No 12", "nr. 12": words before a number by which things are named. */
const numberWords: ReadonlySet<string> = new Set(list.numberWords);

/** Words that people write before a code, where nothing but one follows: "EAN 5012345678900", "item no. 6396". */
const codeWords =
  /^\s*(?:(?:(?:ean|gtin|upc|isbn|jan)(?:[\s-]?(?:8|1[234]|[ae]))?|bar\s?code|product|item|art(?:icle|ikel)?(?:nr|nummer)?|cat(?:alog(?:ue)?)?(?=[\s.-]+(?:no|nr|num|code))|stock|order|part|supplier|code|scan(?:ned)?|sku|plu|mpn|num(?:ber)?|no|nr|ref(?:erence)?|id)[\s.:#=-]+)+(?:(?=\d[\d\s-]{3,}$)|(?<!^\s*no\W+)(?=\d[\d\s-]{2,}$|(?=\S*\d)[\p{L}\p{N}._/-]{3,}\s*$))|^\s*(?:ean|gtin|upc)(?=[\d\s-]{8,}$)|^\s*(?:no|nr|art)(?=\d{4,}\s*$)/u;

/** A GTIN as scanners, case labels and GS1's links write it, with fields after it or not: "(01)0…(17)…", "]C101…", "]E0…", "https://id.gs1.org/01/…". */
const elementString = /^(?:\s*\][a-z]\d|https?:.*\/)?\W*0[12]\W*(\d{14})|^\s*\]e\d(\d{8,13})\s*$/u;

/** Also writes signs for one thing in one way: dashes, fractions (as decimals), feet, degrees, and codes with or without "EAN". */
export function fold(text: string): string {
  // In most names the sign of a pack is all that is not ASCII.
  const signed = text.replaceAll('×', 'x');
  const plain = plainAscii.test(signed)
    ? signed.toLowerCase()
    : foldLetters((quotation.test(text) ? text : text.replace(feet, 'ft')).replace(/(?<=\d\s?)[º˚∘]/gu, '°'))
        .replace(/[\p{M}']/gu, '')
        .replace(/[\p{Pd}\u2212]/gu, '-');
  if (!/\d/u.test(plain)) return plain;
  const bare = plain.replace(codeWords, '').replace(decimalComma, '$1.$2');
  const [, label, scanned] = elementString.exec(bare) ?? [];
  const code = label ?? scanned ?? '';
  if (isGtin(code)) return code;
  return bare
    .replace(price, (_typed, sign: string, amount: string) => `${amount}${currencies.get(sign)} `)
    .replace(degrees, ' ')
    .replace(fraction, (typed, whole: string | undefined, part: string, of: string) =>
      Number(part) < Number(of) ? tidy(Number(whole ?? 0) + Number(part) / Number(of)) : typed,
    );
}

export const plainSearch = (text: string): string => fold(text).replace(/\s+/gu, ' ');

/** Absent things are one word. Words without meaning ("of", "and") are left out, unless there is nothing else. */
export const words = (text: string): Word[] => meaningful(readAbsences(tokens(text)));

export const termsOf = memoise((text: string): readonly string[] => words(text).map(({ term }) => term));

/** All words of a text, before absences are read. */
export function tokens(text: string): Word[] {
  return joinMeasures(pieces(markRanges(readFractions(fold(text)).replace(joinedWords, ' and ').replace(gluedTimes, '$1 x'))));
}

/** A text's words without those that have no meaning; each knows whether it counts the next, or is joined to the one before. */
export function meaningful(all: readonly Word[]): Word[] {
  const kept = all.flatMap((word, at): Word[] => {
    if (stopWords.has(word.plain)) return [];
    const counts = all[at + 1]?.plain === 'of';
    const isJoined = conjunctions.has(all[at - 1]?.plain ?? '');
    return [counts || isJoined ? { ...word, ...(counts ? { counts } : {}), ...(isJoined ? { isJoined } : {}) } : word];
  });
  return kept.length > 0 ? kept : [...all];
}

/** "Half a litre" as a number. A half of what is no unit stays a word. */
function readFractions(text: string): string {
  return text.replace(fractionOfUnit, (typed, part: string, unit: string) =>
    unit.length > 1 && findUnit(unit, false) ? `${fractionWords.get(part)} ` : typed,
  );
}

/** The digits of a GTIN, from 8 to 14 by its width and by the zeros that people and programs leave out before it. */
const gtin = /^\d{8,14}$/u;

/** One term for a whole text, by which a code, barcode or name typed in full is found; of a GTIN the same at every width. Undefined without letters and digits. */
export function wholeTerm(text: string): string | undefined {
  const whole = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  if (whole === '') return undefined;
  return `#${gtin.test(whole) ? whole.padStart(14, '0') : whole.slice(0, wordMaxLength)}`;
}

/** Ranges and grades as one number: "4~6oz", "31~40". Ends of a range have one unit and are near each other: "24/330 ml" is a case. */
function markRanges(text: string): string {
  if (!/\d/u.test(text)) return text;
  const counted = text.replace(countGrade, (typed: string, low: string, high: string, after: string | undefined) => {
    const isGrade = Number(low) < Number(high) && Number(high) <= Number(low) * countWidest && !(after && findUnit(after, true));
    return isGrade ? `${low}~${high}` : typed;
  });
  return counted.replace(range, (typed: string, low: string, lowUnit: string | undefined, high: string, highUnit: string) => {
    const unit = findUnit(highUnit, true);
    const isOneUnit = lowUnit === undefined || findUnit(lowUnit, true)?.name === unit?.name;
    const [from, to] = [Number(low), Number(high)];
    const widest = typed.includes('/') ? 2.5 : 10;
    if (!unit || !isOneUnit || from >= to || to > from * widest) return typed;
    return `${low}~${high}`;
  });
}

interface Piece {
  readonly text: string;
  readonly isNumber: boolean;
  /** Whether nothing is between this piece and the one before. */
  readonly glued: boolean;
}

function pieces(text: string): Piece[] {
  let end = -1;
  return Array.from(text.matchAll(piece), (match) => {
    const glued = match.index === end;
    end = match.index + match[0].length;
    const isNumber = /^\d/u.test(match[0]);
    return { text: isNumber ? match[0].replaceAll(',', '').slice(0, numberMaxLength) : match[0].slice(0, wordMaxLength), isNumber, glued };
  });
}

/** Puts numbers and their units together and takes the multiplication signs between numbers away. */
function joinMeasures(parts: readonly Piece[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const next = parts[at + 1];
    const [words, isWithNext = false] = part.isNumber ? readNumber(part, next, parts[at + 2]) : readLetters(part, next, parts[at + 2]);
    found.push(...words);
    at += Number(isWithNext);
  }
  return found;
}

/** The words of a piece, and whether the next piece is read with it. */
type ReadPiece = readonly [words: readonly Word[], isWithNext?: boolean];

const joined = (part: Piece, next: Piece): ReadPiece => [[{ term: part.text + next.text, plain: part.text + next.text }], true];

function readNumber(part: Piece, next: Piece | undefined, after: Piece | undefined): ReadPiece {
  const [low, high] = part.text.split('~');
  const unit = next && findUnit(next.text, next.glued);
  if (low && high) {
    if (unit) return [[rangeOf(Number(low), Number(high), next.text, unit)], true];
    return [[{ term: `${low}-${high}${countUnit}`, plain: `${low}/${high}`, also: [low, high] }]];
  }
  const alone = number(part.text);
  if (!next || next.isNumber) return [[alone]];
  if (next.text === 'x' && after?.isNumber) return [[alone], true];
  if (unit) {
    const amount = tidy(Number(part.text));
    const term = `${tidy(Number(part.text) * unit.factor)}${unit.name}`;
    const sign = signs.get(unit.name);
    return [[sign ? { term, plain: `${sign}${amount}` } : { term, plain: `${amount}${next.text}`, also: [amount] }], true];
  }
  // "24s" and "24x" are twenty-four of something.
  if (next.glued && (next.text === 's' || next.text === 'x')) return [[alone], true];
  return next.glued && !countWords.has(next.text) ? joined(part, next) : [[alone]];
}

function readLetters(part: Piece, next: Piece | undefined, after: Piece | undefined): ReadPiece {
  // "x24": the number follows.
  if (part.text === 'x' && next?.isNumber) return [[]];
  // "a4", "no1": a letter with its number is one name.
  if (next?.isNumber && next.glued && /^\p{L}{1,3}$/u.test(part.text)) return joined(part, next);
  if (next && isNumbered(part.text, next.text, after))
    return [[{ term: `no${next.text}`, plain: `no ${next.text}`, also: [next.text] }], true];
  const plain = countWords.get(part.text) ?? part.text;
  return [/^\p{L}/u.test(part.text) ? [{ term: stem(plain), plain }] : []];
}

/** Whether a word and a number after it name a thing: "No 12", but not "no 12 oz". */
function isNumbered(word: string, digits: string, after: Piece | undefined): boolean {
  return numberWords.has(word) && /^\d{1,3}$/u.test(digits) && !(after && (after.text === 'x' || findUnit(after.text, after.glued)));
}

/** A range of sizes is also found by each of its ends. */
function rangeOf(low: number, high: number, text: string, { name, factor }: { name: string; factor: number }): Word {
  const ends = [low, high].map((end) => tidy(end * factor));
  return {
    term: `${ends.join('-')}${name}`,
    plain: `${tidy(low)}-${tidy(high)}${text}`,
    also: [tidy(low), tidy(high), `${ends[1]}${name}`],
  };
}

function number(digits: string): Word {
  const term = digits.includes('.') ? tidy(Number(digits)) : digits;
  return { term, plain: term };
}

const tidy = (value: number): string => String(Math.round(value * 1000) / 1000);
