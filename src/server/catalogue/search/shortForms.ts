/**
 * Spells out the short forms in which menus and labels say whom goods are for and what they do without, before a search is read: "(v)", "0.0%", "w/o". Searches
 * only; products are indexed as they are written.
 */
import { denials, negations, oftenAbsent } from './absences.ts';
import lexicon from './lexicon/en-GB/protection.json' with { type: 'json' };
import {
  alcoholicDrinks,
  allergenGroups,
  besideLetterV,
  dietMarks,
  diets,
  endsAfterHyphen,
  endsOfProtection,
  faiths,
  people,
  thingsMeant,
  withoutAlcohol,
} from './protective.ts';
import { stopWords } from './text/word.ts';
import { isLetters, type Word } from './text/word.ts';

/** A pattern for any of some words, the longest first. */
export const either = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');

/** "0% sugar", "0.0 alcohol". */
const noughtOfThing = new RegExp(`(?<![\\d.,])0(?:[.,]0+)?\\s*%?\\s+(?=(?:${either(oftenAbsent)})\\b)`, 'giu');

/** "Cake- nuts", as a minus one place off. */
const hangingMinus = new RegExp(`(?<=\\p{L})\\p{Pd}\\s+(?=(?:${either(oftenAbsent)})\\b(?!\\s(?:free|less|safe|allerg|intoler)))`, 'giu');

/** "Un-dairy", "anti-nut". */
const unThing = new RegExp(`\\b(?:un|anti)[- ](?=(?:${either(oftenAbsent)})\\b)`, 'giu');

/** "0%" and "0.0" beside a drink, but not "0% fat". */
const nought = /(?<![\d.,])0(?:[.,]0{1,2})?\s*%(?!\s*fat\b)(?:\s*abv\b)?|(?<![\d.,])0[.,]0{1,2}(?![\d.,]|\s*%)(?:\s*abv\b)?/giu;
const noughtAlone = new RegExp(`^\\s*(?:${nought.source})\\s*$`, 'iu');
const drink = new RegExp(`\\b(?:${either(alcoholicDrinks)})s?\\b`, 'iu');

const alcoholTakenOut = new RegExp(`\\b(?:(?:de|un)-alcoholi(?:[sz]ed|c)|${either(withoutAlcohol)})\\b`, 'giu');

/** Words that say by themselves that an allergen is absent, each with the allergen. */
const saidInOne = allergenGroups.flatMap(({ things: [thing = ''], saidAs = [] }) =>
  saidAs.map((word) => ({ word: new RegExp(`\\b${word}\\b`, 'giu'), thing })),
);

/** A sign between two things: "dairy/egg free", "egg + milk allergy". */
const listSign = /(\p{L}+)\s*[/+|\\\p{Pd}]\s*(?=(\p{L}+))/gu;
const protects = /(?:free|less|allerg|intoleran)|\b(?:no|non|not|without|avoid)\b/iu;

/** A minus before a word, with that word and the next one: "cake -nuts", "!milk", a quoted one too, but not "4-6oz" and "take-away". */
const minus = /(?<=^|[\s,(])(?:≠ ?|[\p{Pd}−!~¬]+["'“‘]?)(?=(\p{L}[\p{L}\p{N}]+)(?:[\s\p{Pd}]+(\p{L}+))?)/gu;
const lastWord = /(\p{L}+)\s*$/u;

/** Words after which, or before which, a hyphen only stands apart: "non -dairy", "gluten -free", "washing -up". */
const beforeHyphen: ReadonlySet<string> = new Set([...negations, ...denials, 'un']);
const afterHyphen: ReadonlySet<string> = new Set([...stopWords, ...endsOfProtection, ...endsAfterHyphen]);

/** Words that protect by themselves. A dash before one may as well set it off, so that it protects in doubt: "chicken -halal". */
const protectingWords: ReadonlySet<string> = new Set([...diets.flatMap((diet) => diet.words), ...dietMarks.keys(), ...people.keys(), ...faiths.keys()]); // prettier-ignore

/** The text with a minus before a word written as "without". */
function writeMinus(text: string): string {
  return text.replace(minus, (sign: string, typed: string, after: string | undefined, at: number) => {
    const [word, next] = [typed.toLowerCase(), after?.toLowerCase() ?? ''];
    const before = lastWord.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? '';
    const isHyphen = beforeHyphen.has(before) || afterHyphen.has(word) || endsOfProtection.includes(next);
    return isHyphen || protectingWords.has(word) || /(?:free|less)$/u.test(word) ? sign : ' without ';
  });
}

/** Pictures that people type for a food, or for "no". */
const signs = new Map(Object.entries(lexicon.signs));
const sign = new RegExp(either(signs.keys()), 'gu');

/** The text with "and" for a sign that stands between two things of a search that protects. */
function writeLists(text: string): string {
  if (!protects.test(text)) return text;
  const isThing = (word: string) => oftenAbsent.has(word.toLowerCase()) || thingsMeant.has(word.toLowerCase());
  return text.replace(listSign, (typed, thing: string, next: string) => (isThing(thing) && isThing(next) ? `${thing} and ` : typed));
}

/** The text with such forms written in words. */
export function spellOut(text: string): string {
  const written = writeMinus(writeLists(text))
    .replace(sign, (typed) => ` ${signs.get(typed)} `)
    .replace(/\bw\/o\b/giu, ' without ')
    .replace(hangingMinus, ' without ')
    .replace(alcoholTakenOut, ' alcohol free ')
    .replace(noughtOfThing, ' no ')
    .replace(unThing, ' no ');
  const spelled = saidInOne.reduce((before, { word, thing }) => before.replace(word, ` ${thing} free `), written);
  return drink.test(spelled) || noughtAlone.test(spelled) ? spelled.replace(nought, ' alcohol free ') : spelled;
}

/** The words with the marks of menus read as the diet: "burger (ve)". A letter beside a number is part of a size or code, and "V fold" a shape. */
export function readDietMarks(typed: readonly Word[]): readonly Word[] {
  const isShape = typed.some(({ plain }) => besideLetterV.includes(plain));
  return typed.map((word, at) => {
    const diet = dietMarks.get(word.plain);
    if (diet === undefined) return word;
    const isNumbered = [typed[at - 1], typed[at + 1]].some((beside) => beside && !isLetters(beside) && /^\d+$/u.test(beside.term));
    const isMark = word.plain === 'v' ? !isNumbered && !isShape : !(isNumbered && typed.length === 2);
    return isMark ? { term: diet, plain: diet } : word;
  });
}
