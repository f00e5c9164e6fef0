/** The words a catalogue knows, held in memory for one version of it. */
import type { Word } from './normalise.ts';
import { stem } from './stem.ts';
import { differingLetters, forgivenSlips, letterBits, slipsBetween } from './spelling.ts';

/** What is known of a term. */
export interface KnownTerm {
  readonly term: string;
  /** As it is written in the catalogue. */
  readonly word: string;
  /** Products that have it anywhere. */
  readonly products: number;
  /** Products that have it in name, brand, category or tag. */
  readonly titles: number;
}

/** Corrections considered for one word: those with the fewest slips, the most frequent first. */
const correctionLimit = 3;

/** Shortest part that a word written in one is taken apart into. */
const partMinLength = 3;

interface SpelledTerm extends KnownTerm {
  readonly bits: number;
}

export class Vocabulary {
  readonly #terms: ReadonlyMap<string, KnownTerm>;
  /** In code unit order, for prefixes. */
  readonly #sorted: readonly KnownTerm[];
  /** Terms made of letters that stand in a title, by length: what a misspelt word may have meant. */
  readonly #byLength = new Map<number, SpelledTerm[]>();

  constructor(terms: readonly KnownTerm[]) {
    this.#terms = new Map(terms.map((entry) => [entry.term, entry]));
    this.#sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    for (const entry of terms) {
      if (entry.titles === 0 || !/^\p{L}{3,}$/u.test(entry.term)) continue;
      const sameLength = this.#byLength.get(entry.term.length);
      const spelled = { ...entry, bits: letterBits(entry.term) };
      if (sameLength) sameLength.push(spelled);
      else this.#byLength.set(entry.term.length, [spelled]);
    }
  }

  find(term: string): KnownTerm | undefined {
    return this.#terms.get(term);
  }

  /** How often words that begin with these letters stand in titles, the word itself left out. */
  titlesStartingWith(prefix: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]!.term < prefix) low = middle + 1;
      else high = middle;
    }
    let titles = 0;
    for (let at = low; this.#sorted[at]?.term.startsWith(prefix); at++)
      if (this.#sorted[at]!.term !== prefix) titles += this.#sorted[at]!.titles;
    return titles;
  }

  /** What an unknown word may have meant: the known words with the fewest slips. Empty when none is near enough. */
  corrections(term: string): KnownTerm[] {
    const allowed = /^\p{L}+$/u.test(term) ? forgivenSlips(term.length) : 0;
    if (allowed === 0) return [];
    const bits = letterBits(term);
    let fewest = allowed;
    let found: KnownTerm[] = [];
    for (let length = term.length - allowed; length <= term.length + allowed; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        if (differingLetters(bits, candidate.bits) > fewest * 2) continue;
        const slips = slipsBetween(term, candidate.term, fewest);
        if (slips > fewest) continue;
        if (slips < fewest) found = [];
        fewest = slips;
        found.push(candidate);
      }
    }
    return found.sort((a, b) => b.titles - a.titles || (a.term < b.term ? -1 : 1)).slice(0, correctionLimit);
  }

  /**
   * Two words that an unknown one is made of: "clingfilm" is "cling film". A pair that is a phrase wins, then the pair whose rarer word is
   * most frequent.
   *
   * @param isPhrase whether two terms mean something together, though the catalogue may not have them: "loo roll"
   */
  split(plain: string, isPhrase: (first: string, second: string) => boolean): [Word, Word] | undefined {
    let best: [Word, Word] | undefined;
    let bestScore = 0;
    for (let at = partMinLength; at <= plain.length - partMinLength; at++) {
      const parts = [plain.slice(0, at), plain.slice(at)].map((part): Word => ({ term: stem(part), plain: part })) as [Word, Word];
      const [first, second] = parts.map(({ term }) => term) as [string, string];
      if (isPhrase(first, second)) return parts;
      const score = Math.min(this.#terms.get(first)?.titles ?? 0, this.#terms.get(second)?.titles ?? 0);
      if (score > bestScore) [best, bestScore] = [parts, score];
    }
    return best;
  }
}
