/** One word of a text, and the words that mean nothing in a search. */
import list from '../lexicon/en-GB/text.json' with { type: 'json' };

export interface Word {
  /** The term that is indexed and looked up. */
  readonly term: string;
  /** The word in plain small letters before its ending was taken off, for looking up what starts with it and for showing it. */
  readonly plain: string;
  /** Other terms by which people find a measure: the bare number ("330" of "330ml"), and the ends of a range ("8" and "16oz" of "8–16 oz"). */
  readonly also?: readonly string[];
  /** Term of the thing whose absence the word states: "latex" for "latex free". */
  readonly absent?: string;
  /** Terms of the property that the word denies: "halal" for "non halal", joined by spaces. */
  readonly denied?: string;
  /** Whether it counts what follows: "tins of beans". */
  readonly counts?: true;
  /** Whether it was joined to the word before: "cod & haddock". */
  readonly isJoined?: true;
}

export const stopWords: ReadonlySet<string> = new Set(list.stopWords);

/** Words between things that share a statement: "nut and egg free". */
export const conjunctions: ReadonlySet<string> = new Set(list.conjunctions);

export const isLetters = ({ plain }: Word): boolean => /^\p{L}+$/u.test(plain);
