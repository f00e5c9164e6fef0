/** The search document of a product: its terms, each with the weights of its places. */
import { wordsClaimed } from './claims.ts';
import { factTerms, type DeclaredFacts } from './facts.ts';
import { productHeadNouns, categoryHeadNouns, categoryNameFor } from './headNouns.ts';
import { wholeTerm, words } from './text/normalise.ts';
import { holds, quoteTerm, type Query } from './query.ts';
import { memoise } from '../../../contract/memoise.ts';

/** Increased whenever the same product gets other terms, so that databases filled before make their index anew at the next start. */
export const searchIndexVersion = 17;

/** A product's texts by the weight of a match in them. */
export interface SearchTexts {
  /** A: name, brand, pack size. */
  readonly title: readonly string[];
  /** A, each as one term: trade code, barcode, the name with and without its size. */
  readonly wholes: readonly string[];
  /** A, for the head nouns of names: the name without its size. */
  readonly names: readonly string[];
  /** B: its categories. */
  readonly categories: readonly string[];
  /** C: categories above those. */
  readonly above: readonly string[];
  /** C: tags, storage. */
  readonly around: readonly string[];
  /** D: everything else. */
  readonly description: readonly string[];
  readonly facts: DeclaredFacts;
}

/** The weights of the places of a term, as a `tsvector` writes them. */
const weights = [['title', 'A'], ['categories', 'B'], ['above', 'C'], ['around', 'C'], ['description', 'D']] as const; // prettier-ignore

/** Most mentions of a term in one place that count. */
const mentionsMax = 4;

interface CountedTerm {
  /** Quoted for PostgreSQL. */
  readonly quoted: string;
  readonly word: string;
  products: number;
  titles: number;
}

/** Collects the vocabulary of a catalogue while its documents are made. */
export class VocabularyCount {
  readonly #terms = new Map<string, CountedTerm>();

  /** Counts a term of a product. @param word - as the product writes it */
  count(term: string, word: string, isTitle: boolean): CountedTerm {
    let entry = this.#terms.get(term);
    if (!entry) this.#terms.set(term, (entry = { quoted: quoteTerm(term), word, products: 0, titles: 0 }));
    entry.products += 1;
    if (isTitle) entry.titles += 1;
    return entry;
  }

  rows(): { term: string; word: string; products: number; titles: number }[] {
    return Array.from(this.#terms, ([term, { word, products, titles }]) => ({ term, word, products, titles }));
  }
}

/** Where a sentence ends; not at the point in "1.5" or "No. 2". A question keeps its mark. */
const sentenceEnd = /(?<!\b(?:no|nr)(?=\.\s+\d))[.;!]\s+|(?<=\?)\s+/iu;

/** A range of ten thousand products has 22,000 sentences. */
const wordsOf = memoise(words, 30_000);
const headNounsOfProduct = memoise(productHeadNouns);

export interface SearchDocument {
  /** Its terms as the text of a `tsvector`: `'cola':1A,4D '330ml':1A`. */
  readonly terms: string;
  /** Whether its terms, those for whole texts left out, fulfil a condition without beginnings of words. */
  readonly has: (condition: Query) => boolean;
}

export function searchDocument(texts: SearchTexts, vocabulary: VocabularyCount): SearchDocument {
  /** Each term as it is first written, with the weights of its mentions. */
  const found = new Map<string, { readonly word: string; readonly weights: string[] }>();
  const add = (term: string, word: string, weight: string) => {
    const { weights } = found.get(term) ?? {};
    if (!weights) found.set(term, { word, weights: [weight] });
    else if (weights.length < mentionsMax || weights.filter((each) => each === weight).length < mentionsMax) weights.push(weight);
  };
  const named = new Set(texts.names.flatMap(wordsOf).map(({ term }) => term));
  const categoryPart = (category: string) => categoryNameFor(category, named);
  const placed = { ...texts, categories: texts.categories.map(categoryPart), above: texts.above.map(categoryPart) };
  const own = new Set([...placed.title, ...placed.categories, ...placed.above].flatMap(wordsOf).map(({ term }) => term));
  for (const [place, weight] of weights) {
    for (const text of placed[place]) {
      for (const sentence of text.split(sentenceEnd)) {
        const read = wordsOf(sentence);
        const isClaim = (place === 'around' || place === 'description') && read.some(({ absent }) => absent !== undefined);
        for (const { term, plain, also } of isClaim ? wordsClaimed(sentence, own) : read) {
          add(term, plain, weight);
          for (const other of also ?? []) add(other, other, weight);
        }
      }
    }
  }
  for (const [terms, weight] of [
    [texts.names.flatMap(headNounsOfProduct), 'A'],
    [texts.categories.flatMap((category) => categoryHeadNouns(category, categoryPart(category))), 'B'],
    [texts.above.flatMap((category) => categoryHeadNouns(category, categoryPart(category))), 'C'],
    [factTerms(texts.facts), 'D'],
  ] as const) {
    for (const term of terms) add(term, term, weight);
  }
  // PostgreSQL wants positions; they carry nothing but weights and numbers.
  const lexemes = Array.from(found, ([term, { word, weights }]) => {
    const isTitle = weights.some((weight) => weight !== 'D');
    return `${vocabulary.count(term, word, isTitle).quoted}:${weights.map((weight, at) => `${at + 1}${weight}`).join(',')}`;
  });
  // A barcode is completed from its beginning too, so it is also indexed as it is.
  const wholes = new Set(
    texts.wholes.flatMap((text) => [wholeTerm(text), ...(/^\d+$/u.test(text) ? [`#${text}`] : [])]).filter((term) => term !== undefined),
  );
  return {
    terms: [...lexemes, ...Array.from(wholes, (term) => `${quoteTerm(term)}:1A`)].join(' '),
    has: (condition) => holds(condition, (term) => found.get(term)?.weights.join('') ?? ''),
  };
}
