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
const weightOf = { title: 'A', categories: 'B', above: 'C', around: 'C', description: 'D' } as const;

const places = Object.keys(weightOf) as (keyof typeof weightOf)[];

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

  learn(term: string, word: string): void {
    if (!this.#terms.has(term)) this.#terms.set(term, { quoted: quoteTerm(term), word, products: 0, titles: 0 });
  }

  count(term: string, isTitle: boolean): CountedTerm {
    const entry = this.#terms.get(term)!;
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

const wordsOf = memoise(words);
const headNounsOfProduct = memoise(productHeadNouns);

export interface SearchDocument {
  /** Its terms as the text of a `tsvector`: `'cola':1A,4D '330ml':1A`. */
  readonly terms: string;
  /** Whether its terms, those for whole texts left out, fulfil a condition without beginnings of words. */
  readonly has: (condition: Query) => boolean;
}

export function searchDocument(texts: SearchTexts, vocabulary: VocabularyCount): SearchDocument {
  /** The weight of each mention of a term. */
  const found = new Map<string, string>();
  const add = (term: string, word: string, weight: string) => {
    vocabulary.learn(term, word);
    const mentions = found.get(term) ?? '';
    if (mentions.split(weight).length <= mentionsMax) found.set(term, mentions + weight);
  };
  const named = new Set(texts.names.flatMap(wordsOf).map(({ term }) => term));
  const categoryPart = (category: string) => categoryNameFor(category, named);
  const placed = { ...texts, categories: texts.categories.map(categoryPart), above: texts.above.map(categoryPart) };
  const own = new Set([...placed.title, ...placed.categories, ...placed.above].flatMap(wordsOf).map(({ term }) => term));
  for (const place of places) {
    for (const text of placed[place]) {
      for (const sentence of text.split(sentenceEnd)) {
        const read = wordsOf(sentence);
        const isClaim = (place === 'around' || place === 'description') && read.some(({ absent }) => absent !== undefined);
        for (const { term, plain, also } of isClaim ? wordsClaimed(sentence, own) : read) {
          add(term, plain, weightOf[place]);
          for (const other of also ?? []) add(other, other, weightOf[place]);
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
  const lexemes = Array.from(found, ([term, mentions]) => {
    const { quoted } = vocabulary.count(term, /[ABC]/u.test(mentions));
    return `${quoted}:${Array.from(mentions, (weight, at) => `${at + 1}${weight}`).join(',')}`;
  });
  // A barcode is completed from its beginning too, so it is also indexed as it is.
  const wholes = new Set(
    texts.wholes.flatMap((text) => [wholeTerm(text), ...(/^\d+$/u.test(text) ? [`#${text}`] : [])]).filter((term) => term !== undefined),
  );
  return {
    terms: [...lexemes, ...Array.from(wholes, (term) => `${quoteTerm(term)}:1A`)].join(' '),
    has: (condition) => holds(condition, (term) => found.get(term) ?? ''),
  };
}
