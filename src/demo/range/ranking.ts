import { chance, hash } from './random.ts';

/** The present day of the demo range: "new in" and dates count back from here, never from today. */
export const referenceDay = '2026-11-01T00:00:00Z';

const day = 86_400;
const referenceSecond = Date.parse(referenceDay) / 1000;

/** How many days a product counts as new. */
export const newForDays = 60;

/** How many products carry the best-seller tag. */
export const bestSellers = 300;

/** The best sellers on the home page, best first: goods that a buyer knows at a glance, from all over the range. */
export const showcase: readonly string[] = [
  'Batterby Chip Shop Batter Mix 16 kg',
  'Skerrydale Cod Fillets Skinless 8–16 oz 10 kg',
  'Brightwell Orange Drink 24 × 330 ml',
  'Boxrigg Plain Pizza Box 12 inch 100 pieces',
  'Rapesdown Rapeseed Oil 20 L',
  'Rollbrook Blue Centrefeed Rolls 2 Ply 6 rolls',
  'Spudderley Straight Cut Chips 10 mm 4 × 2.5 kg',
  'Saucewick Tomato Ketchup 6 × 1 L',
  'Prawndale Raw Peeled King Prawns 16/20 10 × 1 kg',
  'Hollin Spring Still Spring Water 24 × 500 ml',
  'Clamshore Bagasse Chip Tray 500 pieces',
  'Lathermoor Washing Up Liquid Original 2 × 5 L',
  'Shahkiran Basmati Rice 20 kg',
  'Tatterley Salt & Vinegar Crisps 32 × 32.5 g',
  'Glovenby Nitrile Gloves Medium 10 × 100 pieces',
  'Roastholme Espresso Coffee Beans 6 × 1 kg',
  'Cluckwick Chicken Nuggets 10 × 1 kg',
  'Corvane Cola 24 × 330 ml',
];

/** A product's rank in sales: from its family's sales, the positions of its brand, variety and pack in the family's lists, and luck. */
export function pullOf(name: string, sales: number, place: { brand: number; variety: number; pack: number }): number {
  const standing = 1 / ((1 + place.brand * 0.25) * (1 + place.variety * 0.12) * (1 + place.pack * 0.3));
  return sales ** 1.3 * standing * (0.35 + 1.3 * chance(`${name} luck`) ** 2);
}

/** The popularity at a place of the ranking, counted from 0: a long tail in which no two places have the same number. */
export function popularityAt(rank: number, total: number): number {
  return Math.round(2_400_000 / (rank + 4) ** 0.85) + (total - rank);
}

/** Gives each product a second of its own in the four years before the reference day; the products of the home page are never new. */
export function creationDates(names: readonly string[]): Map<string, { iso: string; isNew: boolean }> {
  const taken = new Set<number>();
  const dates = new Map<string, { iso: string; isNew: boolean }>();
  for (const name of names) {
    const youngest = showcase.includes(name) ? 400 * day : day;
    let age = youngest + (hash(`${name} created`) % (1460 * day - youngest));
    while (taken.has(age)) age += 1;
    taken.add(age);
    dates.set(name, { iso: new Date((referenceSecond - age) * 1000).toISOString().replace('.000Z', 'Z'), isNew: age <= newForDays * day });
  }
  return dates;
}
