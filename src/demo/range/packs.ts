import type { PackShape } from '../types.ts';

/** The parts of a pack size. */
export interface Pack {
  /** As the trade writes it: "24 × 330 ml", "10 kg box, IQF". */
  readonly text: string;
  /** As the end of the product's name: without "1 ×", a container's name or a remark after a comma. */
  readonly inName: string;
  /** One unit as printed on the pack: "330 ml". */
  readonly unit: string;
  /** Number of units in the outer case. */
  readonly units: number;
  /** Grams or millilitres of one unit; undefined when it is counted in pieces. */
  readonly amount: number | undefined;
  /** Pieces in the whole pack when they are counted. */
  readonly pieces: number | undefined;
}

/** The pack sizes of the range; every size in the data must have this form. */
export const packPattern =
  /^(?:(\d+) × )?(\d+(?:\.\d+)?) (ml|L|g|kg|m|pieces?|pairs?|bags|sheets|rolls|sachets|portions|capsules|tablets|eggs)( box| block)?(, (?:IQF|vac packed))?$/;

const inBaseUnits: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, L: 1000 };

/** Parses a pack size. */
export function readPack(text: string): Pack {
  const [, count, quantity = '', unit = ''] = packPattern.exec(text) ?? [];
  if (unit === '') throw new Error(`Not a pack size of the trade: "${text}".`);
  const units = Number(count ?? 1);
  const base = inBaseUnits[unit];
  const one = `${quantity} ${unit}`;
  return {
    text,
    inName: units > 1 ? `${units} × ${one}` : one,
    unit: one,
    units,
    amount: base === undefined ? undefined : Number(quantity) * base,
    pieces: base === undefined && unit !== 'm' ? units * Number(quantity) : undefined,
  };
}

/** Name of one unit that is bought on its own. */
const containers: Partial<Readonly<Record<PackShape, string>>> = {
  sack: 'sack',
  'bag-flour': 'bag',
  jerrycan: 'drum',
  bucket: 'bucket',
  'bag-in-box': 'box',
  'tin-catering': 'tin',
  canister: 'canister',
  tub: 'tub',
  block: 'block',
  'bag-frozen': 'bag',
  'bag-clear': 'bag',
  pouch: 'pouch',
  'roll-film': 'roll',
  'roll-paper': 'roll',
  'whole-fish': 'box',
  'box-frozen': 'box',
  mop: 'item',
};

/** The unit of orders: the case, and how many cases make a pallet of about 800 kg where that is known. */
export function caseSizeOf(pack: Pack, shape: PackShape): string {
  const one = pack.text.includes(' box') ? 'box' : (containers[shape] ?? 'case');
  const count = pack.units > 1 ? pack.units : (pack.pieces ?? 1);
  const ordered = count > 1 ? `1 case of ${count}` : `1 ${one}`;
  if (pack.amount === undefined) return ordered;
  const layers = Math.round(800_000 / (pack.amount * pack.units) / 8);
  return layers >= 3 && layers <= 24 ? `${ordered} (pallet: ${layers * 8})` : ordered;
}

/** Whether it is a pack for kitchens rather than for shelves. */
export function isCateringSize(pack: Pack, shape: PackShape): boolean {
  return ['tin-catering', 'bucket', 'jerrycan', 'bag-in-box', 'sack'].includes(shape) || (pack.amount ?? 0) >= 2270;
}
