/** Category tiles: a still life of packs that belong to the category, chosen by the words of its slug and name. */
import { Canvas } from './canvas.ts';
import { backdrop, standing } from './parts/ground.ts';
import type { PackShape } from '../types.ts';
import type { Pack } from './parts/pack.ts';
import { looseShapes, templates } from './shapes/index.ts';
import { stock, type StockName } from './stock.ts';

/** How high packs stand beside one another; what is not listed is 1. A cup next to a sack must not be its equal. */
const statures: Readonly<Partial<Record<PackShape, number>>> = {
  can: 0.62,
  'slim-can': 0.7,
  'bottle-pet': 0.94,
  'bottle-glass': 0.92,
  'bottle-sauce': 0.84,
  'cup-hot': 0.62,
  'cup-cold': 0.74,
  tin: 0.56,
  'tin-catering': 0.74,
  jar: 0.6,
  'crisp-bag': 0.86,
  lid: 0.46,
  'box-burger': 0.46,
  sponge: 0.5,
  block: 0.5,
  tub: 0.52,
  loaf: 0.5,
  'bag-flour': 0.74,
  canister: 0.72,
  pouch: 0.82,
  'glove-box': 0.46,
  'egg-tray': 0.42,
  'tray-chilled': 0.5,
  'tray-foil': 0.44,
  'box-frozen': 0.52,
  'box-pizza': 0.5,
  'burger-patties': 0.44,
  chips: 0.46,
  'whole-fish': 0.56,
  fillet: 0.46,
  'fillet-breaded': 0.44,
  prawns: 0.56,
  shellfish: 0.5,
  squid: 0.5,
  cutlery: 0.7,
  napkins: 0.42,
  'carton-box': 0.84,
  'toilet-rolls': 0.72,
  'roll-paper': 0.74,
  'roll-film': 0.4,
  'bottle-spray': 0.92,
  'bottle-detergent': 0.94,
  aerosol: 0.86,
  'bin-liners': 0.72,
  case: 0.74,
  sachets: 0.6,
  mop: 0.9,
  bucket: 0.9,
  'bag-in-box': 0.8,
  'carton-drink': 0.88,
};

/** First match wins: the main categories by their whole slug, then the words of sub categories from narrow to wide. */
const compositions: readonly (readonly [words: RegExp, packs: readonly StockName[]])[] = [
  [/^soft-drinks(?:-and)?(?:-water)? /, ['water', 'cola', 'syrup', 'orangeCan', 'limeCan']],
  [/^(?:crisps|snacks)[a-z-]*confectionery /, ['onionCrisps', 'sweets', 'crisps', 'nuts', 'chocolate']],
  [/^(?:grocery|store-cupboard|larder)[a-z-]* /, ['rice', 'oil', 'flour', 'beans', 'jam']],
  [/^(?:fish-)?chip-shop(?:-[a-z-]*)? /, ['batter', 'mayo', 'vinegar', 'chips', 'burgerBox']],
  [/^hot-drinks-[a-z-]*bakery /, ['coffee', 'tea', 'cocoa', 'bread', 'hotCup']],
  [/^(?:chilled|dairy)(?:-[a-z-]*dairy|-food)? /, ['milk', 'bacon', 'milk', 'cheese', 'eggs']],
  [/^frozen(?:-foods?)? /, ['peas', 'nuggets', 'chipsBag', 'burgers', 'iceCream']],
  [/^fish-[a-z-]*seafood /, ['prawnBag', 'salmon', 'prawnBag', 'bass', 'prawns']],
  [/^packaging[a-z-]* /, ['paperBag', 'pizzaBox', 'cutlery', 'hotCup', 'foil']],
  [/^cleaning[a-z-]* /, ['bleach', 'tissue', 'spray', 'gloves', 'sponges']],
  [/^hot-drinks /, ['coffee', 'tea', 'cocoa', 'hotCup']],
  [/hot-choc|cocoa/, ['cocoa', 'hotCup', 'chocolate']],
  [/\bwater\b/, ['water', 'water', 'water', 'water', 'water']],
  [/energy|sport/, ['energy', 'energy', 'energy', 'orangeCan', 'limeCan']],
  [/juice|smoothie|cordial|squash/, ['juice', 'ginger', 'juice', 'orangeCan']],
  [/ginger|mixer|tonic/, ['ginger', 'cola', 'ginger', 'limeCan']],
  [/\bcola\b/, ['cola', 'cola', 'cola', 'energy']],
  [/lemonade|fizz|carbonated|\bcans?\b/, ['limeCan', 'cola', 'orangeCan', 'limeCan']],
  [/crisp|snack|popcorn|nacho/, ['crisps', 'onionCrisps', 'nuts', 'crisps']],
  [/chocolate/, ['chocolate', 'biscuits', 'sweets']],
  [/sweet|candy|\bgum\b|confection/, ['sweets', 'chocolate', 'nuts']],
  [/biscuit|cookie|cracker|\bbars\b/, ['biscuits', 'tea', 'chocolate']],
  [/batter-|breadcrumb|coating/, ['batter', 'flour', 'vinegar']],
  [/scampi|fishcake/, ['nuggets', 'chipsBag', 'scampi']],
  [/battered|breaded|coated/, ['nuggets', 'chipsBag', 'haddock']],
  [/salmon|trout|oily/, ['tartare', 'bass', 'salmon']],
  [/smoked/, ['tartare', 'salmon', 'smokedHaddock']],
  [/other-white/, ['tartare', 'cod', 'plaice']],
  [/white-fish|\bcod\b|haddock|fillet/, ['tartare', 'haddock', 'cod']],
  [/prawn|shrimp/, ['prawnBag', 'nuggets', 'prawns']],
  [/crab|lobster/, ['prawnBag', 'prawns', 'crab']],
  [/shellfish|mussel|squid|octopus/, ['prawnBag', 'squid', 'mussels']],
  [/\btin|canned|tomato|pulse/, ['beans', 'tomatoes', 'beans', 'tomatoes']],
  [/\boils?\b|\bfats?\b|dripping|frying/, ['oil', 'batter', 'vinegar']],
  [/sachet|portion/, ['mayo', 'ketchup', 'sachets']],
  [/\bdips?\b|salads?\b|coleslaw/, ['tartare', 'butter', 'tartare']],
  [/sauce|ketchup|mayo|condiment|dressing|relish|mustard/, ['mayo', 'ketchup', 'tartare', 'sachets']],
  [/\brice\b|pasta|noodle|grain/, ['rice', 'pasta', 'rice']],
  [/flour|sugar|baking|ingredient/, ['flour', 'cocoa', 'flour', 'eggs']],
  [/spice|herb|season|stock|gravy|soup/, ['spice', 'gravy', 'spice', 'tomatoes']],
  [/coffee/, ['coffee', 'hotCup', 'cocoa']],
  [/\bteas?\b|infusion/, ['tea', 'hotCup', 'tea']],
  [/ice-cream|dessert|lolli/, ['iceCream', 'nuggets', 'iceCream']],
  [/blue-roll|wipes/, ['blueRoll', 'spray', 'blueRoll']],
  [/bread|\bbuns?\b|bakery|cake|pastr/, ['bread', 'flour', 'biscuits', 'hotCup']],
  [/\bmilk\b|yog(?!.*butter)/, ['milk', 'butter', 'milk', 'eggs']],
  [/dairy/, ['milk', 'cheese', 'milk', 'eggs', 'butter']],
  [/cheese/, ['cheese', 'milk', 'butter']],
  [/\beggs?\b/, ['eggs', 'flour', 'butter']],
  [/bacon|cooked-meat|deli|sausage|\bham\b/, ['bacon', 'cheese', 'bacon']],
  [/chips|potato|fries/, ['chipsBag', 'chipsBag', 'chips']],
  [/vegetables|\bpeas\b|fruit/, ['peas', 'chipsBag', 'peas']],
  [/ready-to-cook|pies|party|vegetarian|vegan/, ['nuggets', 'peas', 'haddock']],
  [/box|tray|container/, ['foil', 'pizzaBox', 'burgerBox', 'foil']],
  [/pizza/, ['pizzaBox', 'cheese', 'tomatoes']],
  [/burger|kebab|meat/, ['nuggets', 'burgerBox', 'burgers']],
  [/chicken|poultry/, ['nuggets', 'chipsBag', 'burgerBox']],
  [/\bcups?\b/, ['hotCup', 'coldCup', 'lids']],
  [/\blids?\b/, ['lids', 'hotCup', 'lids']],
  [/film|wrap|greaseproof/, ['blueRoll', 'foil', 'film']],
  [/liner|refuse|\bsacks?\b|\bbin\b/, ['binBags', 'binBags', 'spray']],
  [/carrier|\bbags?\b/, ['carrier', 'paperBag', 'carrier']],
  [/cutler|straw|stirrer/, ['cutlery', 'hotCup', 'cutlery']],
  [/napkin|table|plates|bowls|serviette/, ['paperBag', 'cutlery', 'napkins']],
  [/glove|apron|workwear|first-aid/, ['spray', 'blueRoll', 'gloves']],
  [/toilet|tissue|towel|washroom|hand-/, ['tissue', 'blueRoll', 'tissue']],
  [/bleach|disinfect|sanit|degreas/, ['bleach', 'spray', 'bleach']],
  [/wash|detergent|laundry|dish/, ['washingUp', 'sponges', 'washingUp']],
  [/\bmops?\b|brush|cloth|sponge|scour|janitor/, ['mop', 'spray', 'sponges']],
  [/floor|surface|air-fresh|polish/, ['aerosol', 'bleach', 'spray']],
];

const fallback: readonly StockName[] = ['case', 'rice', 'beans', 'orangeCan', 'tomatoes'];

/**
 * Draws the tile picture of a category, 1200 by 900.
 *
 * @param ground - its colour. Default: the studio's
 * @param isSingle - whether one pack stands for all of them
 */
export function drawCategory(slug: string, name: string, ground?: string, isSingle = false): string {
  const words = `${slug} ${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const packs = compositions.find(([pattern]) => pattern.test(words))?.[1] ?? fallback;
  const first = packs.length > 3 ? Math.ceil(packs.length * 0.55) : 2;
  if (isSingle) return drawSingle(packs[first]!, name, ground);
  const canvas = new Canvas();
  const drawn = packs.map((pack): StandingPack => {
    const art = stock(pack);
    const drawing = templates[art.shape](canvas, art, 'front');
    const unit = (statures[art.shape] ?? 1) / drawing.h;
    return { drawing, unit, w: drawing.w * unit, h: drawing.h * unit };
  });
  const [back, front] = [drawn.slice(0, first), drawn.slice(first)];
  const widthOf = (row: readonly StandingPack[]): number => row.reduce((sum, { w }) => sum + w, 0);
  const scale = Math.min(
    960 / widthOf(back),
    900 / widthOf(front),
    610 / Math.max(...back.map(({ h }) => h)),
    620 / Math.max(...front.map(({ h }) => h)),
  );
  const content = row(canvas, back, 694, scale, 1.03) + row(canvas, front, 822, scale * 1.04, back.length > front.length ? 1.12 : 1.05);
  return canvas.document(1200, 900, backdrop(canvas, 1200, 900, ground) + content, name);
}

/** One pack that fills the tile: loose goods without their ticket, and so close that the edges of their slab leave it. */
function drawSingle(pack: StockName, name: string, ground?: string): string {
  const art = stock(pack);
  const isLoose = looseShapes.has(art.shape);
  const canvas = new Canvas(!isLoose);
  const drawing = templates[art.shape](canvas, art, 'front');
  const scale = isLoose ? 1.47 : Math.min(760 / drawing.h, 900 / drawing.w);
  const content = standing(canvas, drawing, 600, 450 + (drawing.h * scale) / 2, scale);
  return canvas.document(1200, 900, backdrop(canvas, 1200, 900, ground) + content, name);
}

interface StandingPack {
  readonly drawing: Pack;
  /** Scale that makes a pack of stature 1 one unit high. */
  readonly unit: number;
  readonly w: number;
  readonly h: number;
}

/** Packs side by side on one line of the ground, centred. */
function row(canvas: Canvas, packs: readonly StandingPack[], y: number, scale: number, spread: number): string {
  let x = 600 - packs.reduce((sum, { w }) => sum + w * scale * spread, 0) / 2;
  return packs
    .map(({ drawing, unit, w }) => {
      const centre = x + (w * scale * spread) / 2;
      x += w * scale * spread;
      return standing(canvas, drawing, centre, y, unit * scale);
    })
    .join('');
}
