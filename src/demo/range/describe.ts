import type { Family, Variety } from './family.ts';
import { keepingOf } from './facts.ts';
import type { Pack } from './packs.ts';
import { chance, cycle, hash } from './random.ts';
import { fill, inSentence, sentence } from './wording.ts';

/** Template words by variety, cached since many brands share a variety. */
const known = new WeakMap<Variety, Readonly<Record<string, string>>>();

/** The words that a family's templates may ask for. */
export function wordsOf(variety: Variety): Readonly<Record<string, string>> {
  const [name, , of = ''] = variety;
  const words = known.get(variety) ?? { v: inSentence(name), V: sentence(inSentence(name)), of };
  known.set(variety, words);
  return words;
}

/** How far a case goes: "A case makes about 30 portions of 80 g." Undefined when the family has no serving, or a case fewer than six. */
function yieldOf(family: Family, pack: Pack, key: string): string | undefined {
  if (family.portion === undefined || pack.amount === undefined) return undefined;
  const [each, name] = family.portion;
  const exact = Math.floor((pack.amount * pack.units) / each);
  if (exact < 6) return undefined;
  const count = exact > 50 ? Math.floor(exact / 5) * 5 : exact;
  const whole = pack.units > 1 ? 'A case' : 'One pack';
  return cycle(
    [
      `${whole} makes about ${count} ${name}.`,
      `Allow about ${count} ${name} from ${whole.toLowerCase()}.`,
      `${whole} is enough for around ${count} ${name}.`,
    ],
    hash(`${key} yield`),
  );
}

/**
 * Two to four sentences: what the product is, what is special about the variety, how to use it, how far it goes, how to store it. Variety, brand and
 * pack choose among the sentences, so that neighbours on a list page do not read the same; `again` asks for another wording
 * when the first has been used already.
 */
export function describe(
  family: Family,
  variety: Variety,
  place: { brand: number; variety: number; pack: number },
  brand: string,
  pack: Pack,
  again: number,
): string {
  const words = wordsOf(variety);
  const key = `${brand} ${variety[0]} ${pack.text}`;
  const start = hash(family.leaf + family.subtitle);
  const what = sentence(fill(cycle(family.what, start + place.variety + place.brand * 2 + place.pack), words));
  const use = fill(cycle(family.use, start + place.variety * 2 + place.brand + place.pack * 3 + again), words);
  const turn = start + place.variety + place.brand * 3 + place.pack * 2 + Math.floor(again / family.use.length);
  const keep = family.food !== undefined ? keepingOf(family.food, turn) : family.care === undefined ? undefined : cycle(family.care, turn);
  const note = variety[3]?.note;
  const goesFar = chance(`${key} says yield`) < 0.6 ? yieldOf(family, pack, key) : undefined;
  return [what, note, use, goesFar, keep]
    .filter((line) => line !== undefined)
    .slice(0, 4)
    .join(' ');
}
