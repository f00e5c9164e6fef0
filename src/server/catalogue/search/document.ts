/** What search knows of a product: its terms, each with the weights of the places it stands in. */
import { wholeTerm, words } from './normalise.ts';

/** Where a term stands. The order is that of PostgreSQL's weights. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A product's texts by how much a match in them says. */
export interface SearchTexts {
  /** A: name, brand, pack size. */
  readonly title: readonly string[];
  /** A, each as one term: trade code, barcode, the name with and without its size. */
  readonly wholes: readonly string[];
  /** B: the categories it stands in. */
  readonly categories: readonly string[];
  /** C: categories above those, tags, storage. */
  readonly around: readonly string[];
  /** D: everything else. */
  readonly description: readonly string[];
}

const weights: readonly [Weight, keyof SearchTexts][] = [
  ['A', 'title'],
  ['B', 'categories'],
  ['C', 'around'],
  ['D', 'description'],
];

/** Collects the vocabulary of a catalogue while its documents are made. */
export class VocabularyCount {
  readonly #terms = new Map<string, { word: string; products: number; titles: number }>();

  add(term: string, word: string, isTitle: boolean): void {
    const entry = this.#terms.get(term);
    if (entry) {
      entry.products += 1;
      if (isTitle) entry.titles += 1;
    } else {
      this.#terms.set(term, { word, products: 1, titles: isTitle ? 1 : 0 });
    }
  }

  /** Rows for `search_term`. */
  rows(): { term: string; word: string; products: number; titles: number }[] {
    return Array.from(this.#terms, ([term, counts]) => ({ term, ...counts }));
  }
}

/** Where a sentence ends; not at the point in "1.5". */
const sentenceEnd = /[.;!?]\s+/u;

/** Texts remembered at most. */
const rememberedTexts = 10_000;

const wordsOf = remember(words);

/** A product's terms as the text of a `tsvector`: `'cola':1A,4D '330ml':1A`. Positions only carry the weights. */
export function searchDocument(texts: SearchTexts, vocabulary: VocabularyCount): string {
  const found = new Map<string, { word: string; weights: Set<Weight> }>();
  const add = (term: string, word: string, weight: Weight) => {
    const entry = found.get(term);
    if (entry) entry.weights.add(weight);
    else found.set(term, { word, weights: new Set([weight]) });
  };
  for (const [weight, place] of weights) {
    for (const text of texts[place]) {
      for (const sentence of text.split(sentenceEnd)) {
        for (const { term, plain, amount } of wordsOf(sentence)) {
          add(term, plain, weight);
          if (amount) add(amount, amount, weight);
        }
      }
    }
  }
  for (const text of texts.wholes) {
    const term = wholeTerm(text);
    if (term) add(term, text, 'A');
  }
  const lexemes: string[] = [];
  for (const [term, entry] of found) {
    const isTitle = entry.weights.has('A') || entry.weights.has('B') || entry.weights.has('C');
    if (!term.startsWith('#')) vocabulary.add(term, entry.word, isTitle);
    lexemes.push(`${quoteTerm(term)}:${[...entry.weights].map((weight) => `${'ABCD'.indexOf(weight) + 1}${weight}`).join(',')}`);
  }
  return lexemes.join(' ');
}

/** A term as PostgreSQL reads it in the text of a `tsvector` or `tsquery`, whatever characters it holds. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Remembers answers, since most sentences, brands and sizes of a catalogue stand in many products. */
function remember<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const made = work(text);
    if (known.size >= rememberedTexts) known.clear();
    known.set(text, made);
    return made;
  };
}
