/**
 * The content of a pack, read from its words: the range names two thousand things in fifty-seven shapes, and a tub may hold
 * yogurt, peanuts or dishwasher tablets. One place decides, so that the window, the close-up and the table agree.
 */
import type { PackArt, PackShape } from '../types.ts';
import { luminance } from './colour.ts';
import type { PieceKind } from './pieces/index.ts';
import { pieceWords, snackWords, unmistakable } from './pieces/words.ts';

/** How the contents are shown in a close-up. */
export type Serving = 'glass' | 'sauce' | 'bowl' | 'powder' | 'heap';

const nothingToEat = new Set<PackShape>([
  'box-pizza',
  'box-burger',
  'cup-hot',
  'cup-cold',
  'lid',
  'bag-carrier',
  'bag-paper',
  'roll-film',
  'roll-paper',
  'toilet-rolls',
  'napkins',
  'cutlery',
  'glove-box',
  'bottle-spray',
  'aerosol',
  'sponge',
  'mop',
  'bin-liners',
]);

const notFood =
  /clean|sanit|bleach|detergent|wash|rinse aid|disinfect|degreas|descal|dishwash|soap|wipe|polish|maintainer|floor gel|barrier cream|dishwasher|tablets? salt|cups?\b|\blids?\b|\bbox(?:es)?\b|container|plates?\b|\bbowls?\b|bagasse|disposable|compostable|towel|\bfoil\b|platter|basin|\btrays?\b|\bpaper|glove|gauntlet|apron|liner|straws?\b|stirrer|cutlery|candle|firelighter/i;

/** Whether the pack holds food: decides between a nutrition table and a trade table. */
export function isFood(art: PackArt): boolean {
  return !nothingToEat.has(art.shape) && !notFood.test(`${art.title} ${art.subtitle}`);
}

const alwaysDrinks = new Set<PackShape>(['can', 'slim-can', 'bottle-pet', 'bottle-glass']);
const mayBeDrinks = new Set<PackShape>(['carton-drink', 'bag-in-box', 'jerrycan', 'pouch', 'case', 'bottle-detergent']);
const drinkWords =
  /cola\b|lemonade|juice|\bdrink|water|squash|cordial|smoothie|milk\b|soda|tonic|ginger (?:ale|beer)|energy|\blime\b|orange|blackcurrant|syrup\b/i;
const notDrinkWords = /chocolate|crisp|biscuit|bar\b|cream\b|\boil\b|\bfat\b|egg|powder|golden syrup|maple|cola bottles|in juice|gum/i;

/** Whether the pack holds something to drink. */
export function isDrink(art: PackArt): boolean {
  if (alwaysDrinks.has(art.shape)) return true;
  return mayBeDrinks.has(art.shape) && isFood(art) && drinkWords.test(`${art.title} ${art.subtitle}`) && !notDrinkWords.test(art.title);
}

/** Whether a drink bubbles. */
export function isSparkling(art: PackArt): boolean {
  return /cola|lemonade|fizz|sparkling|soda|tonic|energy|ginger (?:ale|beer)|pop\b|carbonat|lime drink/i.test(
    `${art.title} ${art.subtitle}`,
  );
}

/** The colour of a drink in glass: clear drinks get the light blue that clear things have against white. */
export function liquidOf(art: PackArt): string {
  const milky = /milk|\boat\b|soya|coconut|almond|rice drink|cream|yog|egg/i.test(art.title);
  return !milky && luminance(art.contents) > 0.8 ? '#d8e7ec' : art.contents;
}

/** The kind of piece a title speaks of, if it speaks of any. */
export function pieceOf({ shape, title }: PackArt): PieceKind | undefined {
  const words = shape === 'crisp-bag' ? snackWords : pieceWords;
  return words.find(([pattern]) => pattern.test(title))?.[1] ?? (shape === 'crisp-bag' ? 'crisp' : undefined);
}

const spoonable =
  /sauce|mayo|ketchup|dressing|mustard|cream\b|crème|yog|custard|honey|syrup|treacle|\bjam\b|conserve|marmalade|spread|pesto|paste|glaze|marinade|\bdips?\b|houmous|salsa|tzatziki|guacamole|chutney|piccalilli|lime pickle|farmhouse pickle|\bjus\b|mousse|butter\b|margarine|purée|pulp|passata|\boil\b|\bfat\b|dripping|lard|ghee|liquid|soup|sorbet|filling|mushy|baked bean|coconut milk|mascarpone|soft cheese|vinegar/i;
const powdery =
  /powder|ground |\bsalt\b|spice|season|granul|\bmix$|bouillon|breading|flour|\bsugar\b|hot chocolate|drinking chocolate|instant|whitener|pepper$|masala$|paprika|turmeric|cumin|oregano|parsley|herbs|coffee/i;

const pourable = new Set<PackShape>([
  'bottle-sauce',
  'tub',
  'bucket',
  'jar',
  'sachets',
  'bag-in-box',
  'jerrycan',
  'bottle-detergent',
  'carton-drink',
]);
const tins = new Set<PackShape>(['tin', 'tin-catering', 'carton-box']);
const bulk = new Set<PackShape>(['sack', 'bag-flour', 'canister']);
const seeThrough = new Set<PackShape>(['pouch', 'crisp-bag', 'bag-clear', 'bag-frozen', 'box-frozen', 'multipack']);
/** Packs whose contents can be poured out before them. */
const canBeEmptied = new Set<PackShape>([...pourable, ...bulk, ...seeThrough]);

/** How the close-up serves the contents; nothing when the words do not tell what they look like. */
export function servingOf(art: PackArt): Serving | undefined {
  const { shape, title } = art;
  if (!isFood(art)) return undefined;
  const piece = pieceOf(art);
  if (isDrink(art) && !(piece && unmistakable.has(piece))) return 'glass';
  const loose: Serving | undefined = piece === 'crumb' ? 'powder' : piece && 'heap';
  if (shape === 'crisp-bag') return 'heap';
  if (shape === 'bottle-sauce') return 'sauce';
  if (tins.has(shape))
    return spoonable.test(title) && !/tomatoes|tuna/i.test(title)
      ? shape === 'carton-box'
        ? undefined
        : 'sauce'
      : piece && (shape !== 'carton-box' || piece === 'pasta' || piece === 'grain')
        ? 'bowl'
        : undefined;
  if (piece && unmistakable.has(piece) && canBeEmptied.has(shape)) return 'heap';
  if (shape === 'multipack') return undefined;
  if (bulk.has(shape)) return loose ?? 'powder';
  if (!pourable.has(shape) && !seeThrough.has(shape)) return undefined;
  if (shape !== 'bag-frozen' && /\bmix\b|powder|granules/i.test(title)) return 'powder';
  if (spoonable.test(title) && piece !== 'nugget') return shape === 'box-frozen' || shape === 'bag-frozen' ? loose : 'sauce';
  if (powdery.test(title.replace(/salt & \w+|flour tortilla/i, ''))) return piece === 'bean' ? 'heap' : 'powder';
  return loose;
}
