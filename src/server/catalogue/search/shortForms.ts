/**
 * Spells out the short forms in which menus and labels say whom goods are for and what they do without, before a search is read: "(v)", "0.0%", "w/o". Searches
 * only; products are indexed as they are written.
 */
import { oftenAbsent } from './absences.ts';
import { alcoholicDrinks, besideLetterV, dietMarks, withoutAlcohol, allergenGroups } from './protective.ts';
import { isLetters, type Word } from './word.ts';

const either = (words: Iterable<string>) => [...words].join('|');

/** "0% sugar", "0.0 alcohol". */
const noughtOfThing = new RegExp(`(?<![\\d.,])0(?:[.,]0+)?\\s*%?\\s+(?=(?:${either(oftenAbsent)})\\b)`, 'giu');

/** "Un-dairy". */
const unThing = new RegExp(`\\bun[- ](?=(?:${either(oftenAbsent)})\\b)`, 'giu');

/** "0%" and "0.0" beside a drink, but not "0% fat". */
const nought = /(?<![\d.,])0(?:[.,]0{1,2})?\s*%(?!\s*fat\b)(?:\s*abv\b)?|(?<![\d.,])0[.,]0{1,2}(?![\d.,]|\s*%)(?:\s*abv\b)?/giu;
const noughtAlone = new RegExp(`^\\s*(?:${nought.source})\\s*$`, 'iu');
const drink = new RegExp(`\\b(?:${either(alcoholicDrinks)})s?\\b`, 'iu');

const alcoholTakenOut = new RegExp(`\\b(?:(?:de|un)-alcoholi(?:[sz]ed|c)|${either(withoutAlcohol)})\\b`, 'giu');

/** Words that say by themselves that an allergen is absent, each with the allergen. */
const saidInOne = allergenGroups.flatMap(({ things: [thing = ''], saidAs = [] }) =>
  saidAs.map((word) => ({ word: new RegExp(`\\b${word}\\b`, 'giu'), thing })),
);

/** The text with such forms written in words. */
export function spellOut(text: string): string {
  const written = text
    .replace(/\bw\/o\b/giu, ' without ')
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
