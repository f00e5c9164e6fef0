/** One word of a text. */
export interface Word {
  /** What is indexed and looked up. */
  readonly term: string;
  /** The word in plain small letters before its ending was taken off, for looking up what starts with it and for showing it. */
  readonly plain: string;
  /** Other terms by which people find a measure: the bare number ("330" of "330ml"), and the ends of a range ("8" and "16oz" of "8–16 oz"). */
  readonly also?: readonly string[];
  /** What the word says is not there: the term of "latex" for "latex free". */
  readonly absent?: string;
  /** What it asks to be not so: the terms of "halal" for "non halal", joined by spaces. */
  readonly denied?: string;
  /** Whether it counts what follows: "tins of beans". */
  readonly counts?: true;
  /** Whether it was joined to the word before: "cod & haddock". */
  readonly isJoined?: true;
}
