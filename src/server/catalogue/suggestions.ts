/** Suggestions for the beginning of a search, looked up in memory. */
import type { ProductSummary, SuggestionsAnswer } from '../../contract/catalogue.ts';
import { suggestionLimits, suggestionMinLength } from '../../contract/limits.ts';
import { foldLetters } from '../../contract/text.ts';
import lexicon from './search/lexicon/en-GB/protection.json' with { type: 'json' };
import { planSearch } from './search/plan.ts';
import type { Vocabulary } from './search/vocabulary.ts';

type Products = SuggestionsAnswer['products'];

export const nothingSuggested: SuggestionsAnswer = { texts: [], categories: [], brands: [], products: [] };

export function suggestedProduct({ productId, name, packSize, code, variants }: ProductSummary): Products[number] {
  const image = variants[0]?.images[0];
  return { productId, name, packSize, ...(code === undefined ? {} : { code }), ...(image === undefined ? {} : { image }) };
}

/** Words after which a text may deny what follows. Of some that say more besides nothing is suggested either. */
const doubtful: ReadonlySet<string> = new Set(
  [...Object.values(lexicon.before).flat(), ...lexicon.warningWords, 'free', 'less', '0'].flatMap((text) => text.split(' ')),
);
const endsOfProtection = [...lexicon.after.any, ...lexicon.after.things, ...lexicon.beside.after, 'based'];

/** Words with only signs of names around them. A sign before a word may take it away: "-nut". */
const plainWords = /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}.,'’&/-]*\s*|&\s)+$/u;

const wordsIn = (text: string): string[] => foldLetters(text).split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean); // prettier-ignore

/** Finds things by the beginnings of their words. @param things - the best first, each with its texts */
function byBeginning<Thing>(things: readonly (readonly [thing: Thing, ...texts: string[]])[]) {
  const entries = things.map(([thing, ...texts]) => ({ thing, words: ` ${texts.flatMap(wordsIn).join(' ')}` }));
  /** The first things of which words begin with each of those typed. @param isWanted - judges such a thing by the words that were found */
  return (typed: readonly string[], most: number, isWanted: (words: readonly string[]) => boolean = () => true): Thing[] => {
    const found: Thing[] = [];
    for (const { words, thing } of entries) {
      if (found.length >= most) break;
      if (typed.every((word) => words.includes(` ${word}`)) && isWanted(typed.map((word) => wholeWord(words, word)))) found.push(thing);
    }
    return found;
  };
}

function wholeWord(words: string, beginning: string): string {
  const start = words.indexOf(` ${beginning}`) + 1;
  const end = words.indexOf(' ', start);
  return words.slice(start, end < 0 ? undefined : end);
}

export type Beginnings = ReturnType<typeof beginningsOf>;

/** Finds categories, brands and best sellers of one version of the catalogue by their words. @param parts - `bestSellers`: the best first */
export function beginningsOf(parts: Pick<SuggestionsAnswer, 'categories' | 'brands'> & { bestSellers: readonly ProductSummary[] }) {
  const largest = <Part extends { name: string; total: number }>(list: readonly Part[]) =>
    byBeginning(list.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total).map((part) => [part, part.name])); // prettier-ignore
  return {
    categories: largest(parts.categories),
    brands: largest(parts.brands),
    products: byBeginning(parts.bestSellers.map((each) => [suggestedProduct(each), each.name, each.brand, each.code ?? ''])),
  };
}

/**
 * A text that protects somebody is never completed: it gets what the search shows, and nothing as long as it may become such a text.
 *
 * @returns also whether the search is to be asked for products
 */
export function suggestionsFor(
  typed: string,
  { categories, brands, products }: Beginnings,
  vocabulary: Vocabulary,
): { readonly known: SuggestionsAnswer; readonly asksSearch: boolean } {
  const nothing = { known: nothingSuggested, asksSearch: false };
  const words = wordsIn(typed);
  if (words.join('').length < suggestionMinLength) return nothing;
  const { protections, questions, isWholeOnly } = planSearch(typed, vocabulary);
  if (questions) return nothing;
  if (protections.length > 0) return { ...nothing, asksSearch: true };
  if (isWholeOnly || !plainWords.test(typed) || words.some((word) => doubtful.has(word)) || mayProtect(words, vocabulary)) return nothing;
  const found = products(words, suggestionLimits.products, (whole) => !protects(whole.join(' '), vocabulary));
  return {
    known: {
      texts: [],
      categories: categories(words, suggestionLimits.categories),
      brands: brands(words, suggestionLimits.brands),
      products: found,
    },
    asksSearch: found.length === 0,
  };
}

function protects(text: string, vocabulary: Vocabulary): boolean {
  const { protections, questions } = planSearch(text, vocabulary);
  return protections.length > 0 || questions !== undefined;
}

/** Whether the last word may become one with which the text protects: "nut f" of "nut free". */
function mayProtect(words: readonly string[], vocabulary: Vocabulary): boolean {
  const [before, last] = [words.slice(0, -1), words.at(-1)!];
  if (before.length === 0) return false;
  return endsOfProtection.some((end) => end.startsWith(last) && protects([...before, end].join(' '), vocabulary));
}
