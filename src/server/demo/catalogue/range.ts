import { tradeBrands, type TradeBrand } from './brands.ts';
import { families } from './families/index.ts';
import type { Family, Variety } from './family.ts';
import { readPack, type Pack } from './packs.ts';
import { chance } from './random.ts';
import { showcase } from './ranking.ts';
import { paths } from './tree.ts';
import { fill } from './wording.ts';
import type { PackShape } from '../types.ts';

/** How many products the range has. */
export const rangeSize = 10_240;

/** A product that could be made: one brand's variety in one pack. */
export interface Candidate {
  readonly family: Family;
  readonly brand: TradeBrand;
  readonly variety: Variety;
  readonly shape: PackShape;
  readonly pack: Pack;
  /** Brand, variety and unit size, as in a wholesaler's list: "Brightwell Orange Drink 24 × 330 ml". */
  readonly name: string;
  /** The name without brand and pack. */
  readonly title: string;
  /** Where brand, variety and pack stand in the family's lists. */
  readonly place: { readonly brand: number; readonly variety: number; readonly pack: number };
}

/** The brands that make a family: those that trade in its leaf or above it, narrowed where the family names its makers. */
export function makersOf(family: Family): TradeBrand[] {
  const path = paths.get(family.leaf) ?? [];
  const inTrade = tradeBrands.filter((brand) => brand.trades.some((trade) => path.includes(trade)));
  if (family.brands === undefined) return inTrade;
  return family.brands.map((name) => {
    const brand = inTrade.find((maker) => maker.name === name);
    if (brand === undefined) throw new Error(`${name} does not trade in ${family.leaf}.`);
    return brand;
  });
}

function candidatesOf(family: Family): Candidate[] {
  const makers = makersOf(family);
  return family.varieties.flatMap((variety, varietyPlace) => {
    const title = fill(family.name ?? '{v}', { v: variety[0] });
    const packs = Object.entries(variety[3]?.packs ?? family.packs).flatMap(([shape, sizes]) => sizes.map((size) => [shape as PackShape, readPack(size)] as const));
    return makers.flatMap((brand, brandPlace) => packs.map(([shape, pack], packPlace) => ({
      family, brand, variety, shape, pack, title,
      name: `${brand.name} ${title} ${pack.inName}`,
      place: { brand: brandPlace, variety: varietyPlace, pack: packPlace },
    })));
  });
}

/** How much a candidate belongs: a brand keeps to a few packs for all its varieties, so that its range looks planned. */
function fitOf({ family, brand, pack, name }: Candidate): number {
  return 0.65 * chance(`${family.leaf} ${brand.name} ${pack.text}`) + 0.35 * chance(name);
}

/**
 * Chooses what is sold. Within a leaf every variety comes once before any comes twice; between leaves the range is dealt out evenly, until it is
 * full. What the home page shows comes first.
 */
export function chooseRange(): Candidate[] {
  const byLeaf = new Map<string, Candidate[]>();
  const names = new Set<string>();
  for (const candidate of families.flatMap(candidatesOf)) {
    if (names.has(candidate.name)) continue;
    names.add(candidate.name);
    const leaf = byLeaf.get(candidate.family.leaf);
    if (leaf === undefined) byLeaf.set(candidate.family.leaf, [candidate]);
    else leaf.push(candidate);
  }
  const missing = showcase.find((name) => !names.has(name));
  if (missing !== undefined) throw new Error(`The home page shows "${missing}", which nobody makes.`);
  const dealt = [...byLeaf.values()].flatMap((candidates) => dealOrder(candidates).map((candidate, turn) => ({ candidate, turn })));
  if (dealt.length < rangeSize) throw new Error(`Only ${dealt.length} products can be made.`);
  const chosen = new Set(dealt.sort((one, other) => one.turn - other.turn).slice(0, rangeSize).map(({ candidate }) => candidate));
  return [...byLeaf.values()].flat().filter((candidate) => chosen.has(candidate));
}

/** The order in which a leaf's candidates are dealt. */
function dealOrder(candidates: readonly Candidate[]): Candidate[] {
  const fit = new Map(candidates.map((candidate) => [candidate, showcase.includes(candidate.name) ? -1 : fitOf(candidate)]));
  const byFit = (one: Candidate, other: Candidate) => (fit.get(one) ?? 0) - (fit.get(other) ?? 0);
  const rounds = new Map<Variety, number>();
  return [...candidates].sort(byFit).map((candidate) => {
    const round = rounds.get(candidate.variety) ?? 0;
    rounds.set(candidate.variety, round + 1);
    return { candidate, round };
  }).sort((one, other) => one.round - other.round || byFit(one.candidate, other.candidate)).map(({ candidate }) => candidate);
}
