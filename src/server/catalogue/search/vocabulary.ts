/** The words a catalogue knows, held in memory for one version of it. */
import { weakTerms, type Synonyms } from './lexicon.ts';
import type { Word } from './text/word.ts';
import { readSize, type TermSize } from './text/sizes.ts';
import { stem } from './text/stem.ts';
import { allowedDistance, isShortMisspelling, letterBits, soundOf, spellingsWithin, type Spelling } from './text/spelling.ts';

export interface KnownTerm {
  readonly term: string;
  /** As it is written in the catalogue. */
  readonly word: string;
  /** Products that have it anywhere. */
  readonly products: number;
  /** Products that have it in name, brand, category or tag. */
  readonly titles: number;
}

/** Most corrections of one word, and most words that are offered where nothing was found. */
const nearLimit = 3;

/** Shortest word that is corrected, and shortest part of one that is split in two. */
const shortMinLength = 3;

/** Where nothing was found: the shortest beginning in common with a typed word, and the shortest word for which others are offered that are this far from it. */
const offered = { beginning: 4, letters: 5, distance: 2 };

/** Terms that can be misspelt. A thing that must be absent is never taken for another; it is asked about. */
const spellable = /^\p{L}{3,}$/u;

/** A way a word is written, for finding what a misspelt one may have meant. */
interface WordSpelling extends Spelling {
  readonly word: Word;
  readonly titles: number;
}

export class Vocabulary {
  readonly #terms: ReadonlyMap<string, KnownTerm>;
  /** About how many products there are: those with the most frequent term. */
  readonly products: number;
  /** In code unit order, for prefixes. */
  readonly #sorted: readonly KnownTerm[];
  /** Those of titles. */
  readonly sizes: readonly TermSize[];
  /** By length: words of titles and of synonyms, as they are written and as terms. */
  readonly #spellings = new Map<number, WordSpelling[]>();
  /** The same by their sound. */
  readonly #sounds = new Map<string, WordSpelling[]>();

  /** Their words mean something though the catalogue may not have them: "serviette". */
  readonly synonyms: Synonyms;

  constructor(terms: readonly KnownTerm[], synonyms: Synonyms) {
    this.synonyms = synonyms;
    this.#terms = new Map(terms.map((entry) => [entry.term, entry]));
    this.products = terms.reduce((most, { products }) => Math.max(most, products), 0);
    this.#sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    this.sizes = this.#sorted.flatMap(({ term, titles }) => (titles > 0 ? (readSize(term) ?? []) : []));
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

  /** Whether a synonym or a title has a word; or else any text, and words that begin so. */
  knows({ term, plain }: Word, isAnywhere = false): boolean {
    const found = this.#terms.get(term);
    if ((found?.titles ?? 0) > 0 || this.synonyms.words.has(term) || weakTerms.has(term)) return true;
    return isAnywhere && (found !== undefined || this.titlesStartingWith(plain) > 0);
  }

  /** The terms that begin with these letters. */
  #startingWith(prefix: string): readonly KnownTerm[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]!.term < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#sorted[end]?.term.startsWith(prefix)) end += 1;
    return this.#sorted.slice(low, end);
  }

  /** How often titles have words that begin with these letters, the word itself left out. */
  titlesStartingWith(prefix: string): number {
    return this.#startingWith(prefix).reduce((sum, { term, titles }) => (term === prefix ? sum : sum + titles), 0);
  }

  /** Spellings within an edit distance of a text, with that. */
  #within(typed: string, allowed: number, isAlike: (text: string) => boolean) {
    const lengths = Array.from({ length: 2 * allowed + 1 }, (_, more) => typed.length - allowed + more);
    return spellingsWithin(
      lengths.flatMap((letters) => this.#spellings.get(letters) ?? []),
      typed,
      allowed,
      isAlike,
    );
  }

  /** Corrections of an unknown word: words that sound the same, or else those with the smallest edit distance, the most frequent first. Empty when none is near enough. */
  corrections({ plain, term, absent }: Word): Word[] {
    if (absent !== undefined || !spellable.test(term) || plain.length < shortMinLength) return [];
    const isShort = allowedDistance(plain.length) === 0;
    // A word that sounds the same was meant, though another word may be nearer by its letters: "cheez" is cheese and not cheek.
    const soundAlike = isShort ? [] : (this.#sounds.get(soundOf(plain)) ?? []);
    if (soundAlike.length > 0) return mostFrequent(soundAlike);
    const found = [...new Set([plain, term])].flatMap((typed) =>
      this.#within(
        typed,
        Math.max(1, allowedDistance(plain.length)),
        (text) => beginAlike(typed, text) && (!isShort || isShortMisspelling(typed, text)),
      ),
    );
    const fewest = Math.min(...found.map(({ distance }) => distance));
    return mostFrequent(found.flatMap(({ spelling, distance }) => (distance === fewest ? [spelling] : [])));
  }

  /** Words like those of a search without results, to be offered: corrections, the longest common beginnings, or similar spellings. */
  near(typed: readonly Word[]): string[] {
    const near = typed.flatMap((word) => {
      const corrections = this.corrections(word);
      if (corrections.length > 0) return corrections.map(({ plain }) => plain);
      for (let length = word.plain.length; length >= offered.beginning; length--) {
        const found = this.#startingWith(word.plain.slice(0, length)).filter(({ titles }) => titles > 0);
        if (found.length > 0) return found.toSorted((a, b) => b.titles - a.titles).map((each) => each.word);
      }
      return this.find(word.term) ? [] : this.#spelledAlike(word);
    });
    return [...new Set(near)].slice(0, nearLimit);
  }

  /** Words too far from a typed one to correct it: "haddock" for "hadok". Those with the same consonants come alone, since who writes by ear gets them right. */
  #spelledAlike({ plain, absent }: Word): string[] {
    if (absent !== undefined || plain.length < offered.letters || !spellable.test(plain)) return [];
    const found = this.#within(plain, offered.distance, (text) => text[0] === plain[0]).map(({ spelling }) => spelling);
    const consonants = (text: string) => soundOf(text).replaceAll(/[aeiouy]/gu, '');
    const soundAlike = found.filter(({ text }) => consonants(text) === consonants(plain));
    return mostFrequent(soundAlike.length > 0 ? soundAlike : found).map((word) => word.plain);
  }

  /** "clingfilm" is "cling film". A phrase wins, then the pair whose rarer word is most frequent. @param isPhrase - whether two terms mean something together */
  split(plain: string, isPhrase: (first: string, second: string) => boolean): [Word, Word] | undefined {
    let best: [Word, Word] | undefined;
    let bestScore = 0;
    for (let at = shortMinLength; at <= plain.length - shortMinLength; at++) {
      const parts = [plain.slice(0, at), plain.slice(at)].map((part): Word => ({ term: stem(part), plain: part })) as [Word, Word];
      const [first, second] = parts.map(({ term }) => term) as [string, string];
      if (isPhrase(first, second)) return parts;
      const score = Math.min(this.#terms.get(first)?.titles ?? 0, this.#terms.get(second)?.titles ?? 0);
      if (score > bestScore) [best, bestScore] = [parts, score];
    }
    return best;
  }
}

function mostFrequent(found: readonly WordSpelling[]): Word[] {
  const sorted = found.toSorted((a, b) => b.titles - a.titles || (a.text < b.text ? -1 : 1));
  return [...new Map(sorted.map(({ word }) => [word.term, word])).values()].slice(0, nearLimit);
}

function addTo<Key>(lists: Map<Key, WordSpelling[]>, key: Key, spelling: WordSpelling): void {
  const list = lists.get(key);
  if (list) list.push(spelling);
  else lists.set(key, [spelling]);
}

/** Hardly anybody mistypes the first letter, but for swapping it: a text that begins otherwise is another word, as "hairy" is not "dairy". */
function beginAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
}
