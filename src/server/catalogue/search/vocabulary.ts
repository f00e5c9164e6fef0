/** The words a catalogue knows, held in memory for one version of it. */
import type { Synonyms } from './lexicon.ts';
import type { Word } from './text/word.ts';
import { stem } from './text/stem.ts';
import { differingLetters, allowedDistance, isShortMisspelling, letterBits, editDistance, soundOf } from './text/spelling.ts';

export interface KnownTerm {
  readonly term: string;
  /** As it is written in the catalogue. */
  readonly word: string;
  /** Products that have it anywhere. */
  readonly products: number;
  /** Products that have it in name, brand, category or tag. */
  readonly titles: number;
}

/** Most corrections of one word: those with the smallest edit distance, the most frequent first. */
const correctionLimit = 3;

/** Most words that are offered where nothing was found, and the shortest beginning that they have in common with a typed one. */
const nearLimit = 3;
const beginningMinLength = 4;

/** Shortest word that is corrected at all. */
const shortMinLength = 3;

/** Shortest word for which others are offered that are too far from it to correct it, and their edit distance. */
const offeredMinLength = 5;
const offeredDistance = 2;

/** Shortest part of a word that is split in two. */
const partMinLength = 3;

/** Terms that can be misspelt. A thing that must be absent is never taken for another; it is asked about. */
const spellable = /^\p{L}{3,}$/u;

/** A way a word is written, for finding what a misspelt one may have meant. */
interface Spelling {
  readonly text: string;
  readonly bits: number;
  readonly word: Word;
  readonly titles: number;
}

export class Vocabulary {
  readonly #terms: ReadonlyMap<string, KnownTerm>;
  /** About how many products there are: those with the most frequent term. */
  readonly products: number;
  /** In code unit order, for prefixes. */
  readonly #sorted: readonly KnownTerm[];
  #sizes: readonly string[] | undefined;
  /** By length: words of titles and of synonyms, as they are written and as terms. */
  readonly #spellings = new Map<number, Spelling[]>();
  /** The same by their sound. */
  readonly #sounds = new Map<string, Spelling[]>();

  /** Their words mean something though the catalogue may not have them: "serviette". */
  readonly synonyms: Synonyms;

  constructor(terms: readonly KnownTerm[], synonyms: Synonyms) {
    this.synonyms = synonyms;
    this.#terms = new Map(terms.map((entry) => [entry.term, entry]));
    this.products = terms.reduce((most, { products }) => Math.max(most, products), 0);
    this.#sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    for (const { term, word, titles } of terms) if (titles > 0) this.#addSpellings({ term, plain: word }, titles);
    for (const word of synonyms.words.values()) if (!this.#terms.get(word.term)?.titles) this.#addSpellings(word, 1);
  }

  #addSpellings(word: Word, titles: number): void {
    for (const text of new Set([word.term, word.plain])) {
      if (!spellable.test(text)) continue;
      // A correction is shown as it was nearest, unless that is only a stem: "prawn" for "prawns", but "cookies" for "cooky".
      const shown = word.plain === `${text}s` ? text : word.plain;
      const spelling = { text, bits: letterBits(text), word: { term: word.term, plain: shown }, titles };
      addTo(this.#spellings, text.length, spelling);
      addTo(this.#sounds, soundOf(text), spelling);
    }
  }

  find(term: string): KnownTerm | undefined {
    return this.#terms.get(term);
  }

  /** The terms of titles that are sizes. @param isSize always the same one, since its answers are cached */
  sizes(isSize: (term: string) => boolean): readonly string[] {
    return (this.#sizes ??= this.#sorted.filter(({ term, titles }) => titles > 0 && isSize(term)).map(({ term }) => term));
  }

  /** How often titles have words that begin with these letters, the word itself left out. */
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

  /** Words of titles that begin with these letters, the most frequent first. */
  #wordsStartingWith(prefix: string): string[] {
    return this.#sorted
      .filter(({ term, titles }) => titles > 0 && term.startsWith(prefix))
      .toSorted((a, b) => b.titles - a.titles)
      .slice(0, nearLimit)
      .map(({ word }) => word);
  }

  /** Corrections of an unknown word: words that sound the same, or else those with the smallest edit distance, the most frequent first. Empty when none is near enough. */
  corrections({ plain, term, absent }: Word): Word[] {
    const isShort = plain.length >= shortMinLength && allowedDistance(plain.length) === 0;
    const allowed = absent === undefined && spellable.test(term) ? (isShort ? 1 : allowedDistance(plain.length)) : 0;
    if (allowed === 0) return [];
    // A word that sounds the same was meant, though another word may be nearer by its letters: "cheez" is cheese and not cheek.
    const soundAlike = !isShort ? (this.#sounds.get(soundOf(plain)) ?? []) : [];
    if (soundAlike.length > 0) return mostFrequent(soundAlike);
    let fewest = allowed;
    let found: Spelling[] = [];
    for (const typed of new Set([plain, term])) {
      const bits = letterBits(typed);
      for (let letters = typed.length - allowed; letters <= typed.length + allowed; letters++) {
        for (const spelling of this.#spellings.get(letters) ?? []) {
          if (differingLetters(bits, spelling.bits) > fewest * 2 || !beginAlike(typed, spelling.text)) continue;
          const distance = editDistance(typed, spelling.text, fewest);
          if (distance > fewest || (isShort && !isShortMisspelling(typed, spelling.text))) continue;
          if (distance < fewest) found = [];
          fewest = distance;
          found.push(spelling);
        }
      }
    }
    return mostFrequent(found);
  }

  /** Words too far from a typed one to correct it: "haddock" for "hadok". Those with the same consonants come alone, since who writes by ear gets them right. */
  #spelledAlike({ plain, absent }: Word): string[] {
    if (absent !== undefined || plain.length < offeredMinLength || !spellable.test(plain)) return [];
    const [bits, consonants] = [letterBits(plain), consonantsOf(plain)];
    const found: Spelling[] = [];
    for (let letters = plain.length - offeredDistance; letters <= plain.length + offeredDistance; letters++) {
      for (const spelling of this.#spellings.get(letters) ?? []) {
        if (plain[0] !== spelling.text[0] || differingLetters(bits, spelling.bits) > offeredDistance * 2) continue;
        if (editDistance(plain, spelling.text, offeredDistance) <= offeredDistance) found.push(spelling);
      }
    }
    const soundAlike = found.filter(({ text }) => consonantsOf(text) === consonants);
    const offered = (soundAlike.length > 0 ? soundAlike : found).toSorted((a, b) => b.titles - a.titles || (a.text < b.text ? -1 : 1));
    return [...new Map(offered.map(({ word }) => [word.term, word.plain])).values()].slice(0, nearLimit);
  }

  /** Words like those of a search without results, to be offered: corrections, the longest common beginnings, or similar spellings. */
  near(typed: readonly Word[]): string[] {
    const near = typed.flatMap((word) => {
      const corrections = this.corrections(word).map(({ plain }) => plain);
      if (corrections.length > 0) return corrections;
      for (let length = word.plain.length; length >= beginningMinLength; length--) {
        const found = this.#wordsStartingWith(word.plain.slice(0, length));
        if (found.length > 0) return found;
      }
      return this.find(word.term) ? [] : this.#spelledAlike(word);
    });
    return [...new Set(near)].slice(0, nearLimit);
  }

  /** "clingfilm" is "cling film". A phrase wins, then the pair whose rarer word is most frequent. @param isPhrase - whether two terms mean something together */
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

function mostFrequent(found: readonly Spelling[]): Word[] {
  const sorted = found.toSorted((a, b) => b.titles - a.titles || (a.text < b.text ? -1 : 1));
  return [...new Map(sorted.map(({ word }) => [word.term, word])).values()].slice(0, correctionLimit);
}

function addTo<Key>(lists: Map<Key, Spelling[]>, key: Key, spelling: Spelling): void {
  const list = lists.get(key);
  if (list) list.push(spelling);
  else lists.set(key, [spelling]);
}

/** Hardly anybody mistypes the first letter, but for swapping it: a text that begins otherwise is another word, as "hairy" is not "dairy". */
function beginAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
}

/** The consonants of a word, each once where it is doubled, with one letter for the sound of c and k: the same for "hadok" and "haddock". */
function consonantsOf(word: string): string {
  return word
    .replaceAll(/[aeiouy]/gu, '')
    .replaceAll(/[ckq]/gu, 'k')
    .replaceAll(/(.)\1+/gu, '$1');
}
