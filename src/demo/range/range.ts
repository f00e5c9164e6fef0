import { tradeBrands, type TradeBrand } from './brands.ts';
import { families } from './families/index.ts';
import type { Family, Packs, Variety } from './family.ts';
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
  /** Positions of the variety and the brand in the family's lists, and of the pack in the brand's order of preference. */
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

/** How many packs of a variety one brand offers at most. */
const packsPerBrand = 3;

/** A family's packs for one brand, preferred ones first: a brand uses a few for all its varieties, so that its range looks planned. */
function packsOf(brand: TradeBrand, packs: Packs, leaf: string): { shape: PackShape; pack: Pack; liking: number }[] {
  return Object.entries(packs)
    .flatMap(([shape, sizes]) =>
      sizes.map((size) => ({ shape: shape as PackShape, pack: readPack(size), liking: chance(`${leaf} ${brand.name} ${size}`) })),
    )
    .sort((one, other) => one.liking - other.liking);
}

function candidatesOf(family: Family): Candidate[] {
  const liked = new Map<TradeBrand, Map<Packs, ReturnType<typeof packsOf>>>(makersOf(family).map((brand) => [brand, new Map()]));
  return family.varieties.flatMap((variety, varietyPlace) => {
    const title = fill(family.name ?? '{v}', { v: variety[0] });
    const packs = variety[3]?.packs ?? family.packs;
    return [...liked].flatMap(([brand, byPacks], brandPlace) => {
      const ranked = byPacks.get(packs) ?? packsOf(brand, packs, family.leaf);
      byPacks.set(packs, ranked);
      return ranked
        .map(({ shape, pack }, packPlace) => ({
          family,
          brand,
          variety,
          shape,
          pack,
          title,
          name: `${brand.name} ${title} ${pack.inName}`,
          place: { brand: brandPlace, variety: varietyPlace, pack: packPlace },
        }))
        .filter(({ name, place }) => place.pack < packsPerBrand || showcase.includes(name));
    });
  });
}

/** How early a candidate is chosen; lower is earlier. Brands are of different breadth, and value lines are narrow. */
function fitOf({ brand, name, place }: Candidate): number {
  return place.pack * 0.5 + chance(brand.name) * 0.4 + (brand.value ? 0.3 : 0) + chance(name);
}

/** The share of a leaf in the range: by its number of varieties, and a little by chance. */
function breadthOf(leaf: string, candidates: readonly Candidate[]): number {
  return Math.sqrt(new Set(candidates.map(({ variety }) => variety)).size) * (0.7 + 0.6 * chance(`${leaf} breadth`));
}

/**
 * Chooses the products that are sold. Within a leaf every variety comes once before any comes twice; between leaves the range is divided by their
 * breadth, until it is full. The products of the home page come first.
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
  const dealt = [...byLeaf].flatMap(([leaf, candidates]) => {
    const breadth = breadthOf(leaf, candidates);
    return dealOrder(candidates).map((candidate, place) => ({ candidate, turn: showcase.includes(candidate.name) ? -1 : place / breadth }));
  });
  if (dealt.length < rangeSize) throw new Error(`Only ${dealt.length} products can be made.`);
  const chosen = new Set(
    dealt
      .sort((one, other) => one.turn - other.turn)
      .slice(0, rangeSize)
      .map(({ candidate }) => candidate),
  );
  return [...byLeaf.values()].flat().filter((candidate) => chosen.has(candidate));
}

/** The order in which a leaf's candidates are chosen. */
function dealOrder(candidates: readonly Candidate[]): Candidate[] {
  const rounds = new Map<Variety, number>();
  return candidates
    .map((candidate) => ({ candidate, fit: fitOf(candidate) }))
    .sort((one, other) => one.fit - other.fit)
    .map(({ candidate, fit }) => {
      const round = rounds.get(candidate.variety) ?? 0;
      rounds.set(candidate.variety, round + 1);
      return { candidate, order: round + fit / 10 };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ candidate }) => candidate);
}
