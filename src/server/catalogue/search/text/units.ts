import list from '../lexicon/en-GB/text.json' with { type: 'json' };

export interface Unit {
  /** The ending of a term. */
  readonly name: string;
  /** Factor to the unit in {@link name}. */
  readonly factor: number;
}

/** Spellings by unit. Volumes become millilitres, weights grams, short lengths millimetres; inches, feet and ounces stay what they are. */
const units = new Map<string, Unit>(
  (list.units as [name: string, factor: number, spellings: string][]).flatMap(([name, factor, texts]) =>
    texts.split(' ').map((text) => [text, { name, factor }] as const),
  ),
);

/** The unit that a word after a number means. "in" is one only when it is glued to the number: "12in", but "3 in 1". */
export function findUnit(word: string, glued: boolean): Unit | undefined {
  return word === 'in' ? (glued ? units.get('inch') : undefined) : units.get(word);
}
