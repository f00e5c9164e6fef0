/** Units of measure as labels and buyers write them. */

export interface Unit {
  /** The ending of a term. */
  readonly name: string;
  /** Factor to the unit in {@link name}. */
  readonly factor: number;
}

/** Spellings by unit. Volumes become millilitres, weights grams, short lengths millimetres; inches, feet and ounces stay what they are. */
const spellings: readonly [name: string, factor: number, spellings: string][] = [
  ['ml', 1, 'ml mls millilitre millilitres milliliter milliliters'],
  ['ml', 10, 'cl centilitre centilitres'],
  ['ml', 1000, 'l lt ltr ltrs litre litres liter liters'],
  ['g', 1, 'g gm gms gr grm gram grams gramme grammes'],
  ['g', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['mm', 1, 'mm mms millimetre millimetres'],
  ['mm', 10, 'cm cms centimetre centimetres'],
  ['m', 1, 'm mtr mtrs metre metres meter meters'],
  ['oz', 1, 'oz ozs ounce ounces'],
  ['lb', 1, 'lb lbs pound pounds'],
  ['inch', 1, '" inch inches'],
  ['ft', 1, 'ft foot feet'],
  ['pint', 1, 'pt pts pint pints'],
  ['gal', 1, 'gal gallon gallons'],
  ['ply', 1, 'ply'],
  ['c', 1, 'c celsius centigrade'],
  ['%', 1, '% percent'],
];

const units = new Map<string, Unit>(
  spellings.flatMap(([name, factor, texts]) => texts.split(' ').map((text) => [text, { name, factor }] as const)),
);

/** The unit that a word after a number means. "in" is one only when it is glued to the number: "12in", but "3 in 1". */
export function findUnit(word: string, glued: boolean): Unit | undefined {
  return word === 'in' ? (glued ? units.get('inch') : undefined) : units.get(word);
}
