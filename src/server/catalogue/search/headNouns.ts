/**
 * A name ends with the thing it names: "Onion Ring Batter Mix" is a mix, and a batter mix, but neither onions nor rings. Head nouns are terms of their own,
 * so that a search tells a mix from what only has "mix" in its name.
 */
import { memoise } from '../../../contract/memoise.ts';
import { words } from './text/normalise.ts';
import type { Word } from './text/word.ts';
import { customerTerms, cutTerms, qualifiers } from './lexicon.ts';

const isSign = '=';

/** Begins the term of a category of several things: a product in "Burgers & Grills" may be either. */
const besideSign = '+';

/** Most words of a head noun: "batter mix". */
const headNounMaxWords = 2;

/** The end of the head noun in a name: before its first measure, and before "in", "with" or "for". */
const nameEnd = /\s(?=\d)|\s(?:in|with|for)\s/u;

const categoryParts = /\s*[,&]\s*/u;

/** Whether a word at the end of a name tells the kind or the amount of the thing before it. */
export const isQualifier = ({ term, plain }: Word): boolean => /\d/u.test(term) || qualifiers.has(plain);

export const productHeadNouns = (name: string): readonly string[] => ends(name.split(nameEnd, 1)[0]!).map((end) => isSign + end);

/** The last term of a text; an empty one for a text without words. */
const lastTermOf = memoise((text: string) => words(text).at(-1)?.term ?? '');

const partsOf = memoise((category: string) => category.split(categoryParts).filter((part) => !customerTerms.has(lastTermOf(part))));

const endsOfParts = memoise((category: string) => partsOf(category).flatMap(ends));

/** The terms that say what a product in the category of this name is, or may be. @param part what of the category's name speaks of the product */
export function categoryHeadNouns(name: string, part = name): readonly string[] {
  const sign = partsOf(name).length > 1 ? besideSign : isSign;
  return endsOfParts(part).map((end) => sign + end);
}

/** Of "Cod & Haddock", "Haddock" for a product that is called haddock; the whole name for one that is called by neither. @param named - terms of its name */
export function categoryNameFor(category: string, named: ReadonlySet<string>): string {
  const parts = partsOf(category);
  const own = parts.filter((part) => named.has(lastTermOf(part)));
  return (own.length > 0 ? own : parts).join(' & ');
}

/** The terms to search for: for products that a phrase names, and for products in a category that also holds them. */
export function headNounTerms(phrase: readonly string[]): { readonly is: string; readonly beside: string } {
  const end = phrase.slice(-headNounMaxWords).join('');
  return { is: isSign + end, beside: besideSign + end };
}

/** The last word of a text, its last two …, as terms; where the last is a cut, also those before it. */
function ends(text: string): string[] {
  const named = words(text);
  while (named.length > 1 && isQualifier(named.at(-1)!)) named.pop();
  const terms = named.map(({ term }) => term);
  const uncut = terms.length > 1 && cutTerms.has(terms.at(-1)!) ? terms.slice(0, -1) : [];
  return [terms, uncut].flatMap((phrase) =>
    Array.from({ length: Math.min(headNounMaxWords, phrase.length) }, (_, more) => phrase.slice(-1 - more).join('')),
  );
}
