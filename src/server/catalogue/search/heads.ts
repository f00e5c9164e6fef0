/**
 * Finds what a product is by its name: a name ends with the thing it names. "Onion Ring Batter Mix" is a mix, and a batter mix; it is neither onions nor
 * rings. Such ends are indexed as terms of their own, so that a search can tell what is a thing from what only has it in its name.
 */
import { words } from './normalise.ts';
import type { Word } from './word.ts';

/** Begins the term of what something is. */
const isSign = '=';

/** Begins the term of what a category holds beside other things: of "Burgers & Grills" nobody knows which a product is. */
const besideSign = '+';

/** Words that end make a head: "batter mix". */
const headMaxWords = 2;

/** Words that may follow the thing in a name without changing it. */
const qualifiers = new Set(
  [
    'small medium large extra light heavy duty original citrus no',
    'white black blue green red yellow dyed undyed',
    'skinless skin on peeled breaded',
  ].flatMap((line) => line.split(' ')),
);

/** Terms of cuts, which do not change the thing: calamari rings are calamari. */
export const cuts: ReadonlySet<string> = new Set([
  'chunk',
  'fillet',
  'flake',
  'loin',
  'meat',
  'piece',
  'portion',
  'ring',
  'side',
  'slice',
  'steak',
  'strip',
  'tail',
]);

/** Where a name has said what it names: before its first measure, and before what a thing comes with. */
const nameEnd = /\s(?=\d)|\s(?:in|with|for)\s/u;

/** Between the things that one category holds. */
const categoryParts = /\s*[,&]\s*/u;

/** Whether a word at the end of a name says what kind of a thing, or how much of it. */
export function isQualifier({ term, plain }: Word): boolean {
  return /\d/u.test(term) || qualifiers.has(plain);
}

/** The terms that say what a product of this name is. */
export function productHeads(name: string): readonly string[] {
  return ends(name.split(nameEnd, 1)[0]!).map((end) => isSign + end);
}

/** The terms that say what a product in the category of this name is, or may be. @param part what of the category's name speaks of the product */
export function categoryHeads(name: string, part = name): readonly string[] {
  const sign = categoryParts.test(name) ? besideSign : isSign;
  return part
    .split(categoryParts)
    .flatMap(ends)
    .map((end) => sign + end);
}

/**
 * The name of a category as far as it speaks of a product: of "Cod & Haddock", what is called haddock is there for its haddock. What is called by
 * none of the category's parts may be any of them.
 *
 * @param named the terms of the product's name
 */
export function categoryNameFor(category: string, named: ReadonlySet<string>): string {
  const parts = category.split(categoryParts);
  if (parts.length === 1) return category;
  const own = parts.filter((part) => {
    const head = words(part).at(-1)?.term;
    return head !== undefined && named.has(head);
  });
  return (own.length > 0 ? own : parts).join(' & ');
}

/** The terms to search for: for products that are what a phrase names, and for products in a category that also holds it. */
export function headTerms(phrase: readonly string[]): { readonly is: string; readonly beside: string } {
  const end = phrase.slice(-headMaxWords).join('');
  return { is: isSign + end, beside: besideSign + end };
}

/** The last word of a text, its last two …, as terms; of cuts, those of what was cut too. */
function ends(text: string): string[] {
  const named = words(text);
  while (named.length > 1 && isQualifier(named.at(-1)!)) named.pop();
  const terms = named.map(({ term }) => term);
  const uncut = terms.length > 1 && cuts.has(terms.at(-1)!) ? terms.slice(0, -1) : [];
  return [terms, uncut].flatMap((phrase) =>
    Array.from({ length: Math.min(headMaxWords, phrase.length) }, (_, more) => phrase.slice(-1 - more).join('')),
  );
}
