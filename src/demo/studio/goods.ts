/**
 * What a pack holds, read from its words: the range names two thousand things in fifty-seven shapes, and a tub may hold
 * yogurt, peanuts or dishwasher tablets. One place decides, so that the window, the close-up and the table agree.
 */
import type { PackArt, PackShape } from '../types.ts';
import { luminance } from './colour.ts';

/** Kinds of loose pieces that the studio can draw. */
export type PieceKind =
  | 'pea'
  | 'chip'
  | 'fry'
  | 'thick-chip'
  | 'skin-chip'
  | 'curl'
  | 'crinkle'
  | 'crisp'
  | 'sweet'
  | 'nut'
  | 'prawn'
  | 'ring'
  | 'nugget'
  | 'bean'
  | 'grain'
  | 'pasta'
  | 'cube'
  | 'crumb'
  | 'shred'
  | 'leaf'
  | 'bun'
  | 'baton'
  | 'flatbread'
  | 'nest'
  | 'strand'
  | 'disc'
  | 'sausage'
  | 'samosa'
  | 'fillet'
  | 'glove';

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
  /clean|sanit|bleach|detergent|wash|rinse aid|disinfect|degreas|descal|dishwash|soap|wipe|polish|maintainer|floor gel|barrier cream|dishwasher|tablets? salt|cups?\b|\blids?\b|\bbox(?:es)?\b|container|plates?\b|\bbowls?\b|bagasse|disposable|compostable|towel|\bfoil\b|platter|basin|\btrays?\b|\bpaper|glove|gauntlet|apron|liner|straw|stirrer|cutlery|candle|firelighter/i;

/** Whether the pack holds food: decides between a nutrition table and a trade table. */
export function isFood(art: PackArt): boolean {
  return !nothingToEat.has(art.shape) && !notFood.test(`${art.title} ${art.subtitle}`);
}

const alwaysDrinks = new Set<PackShape>(['can', 'slim-can', 'bottle-pet', 'bottle-glass']);
const mayBeDrinks = new Set<PackShape>(['carton-drink', 'bag-in-box', 'jerrycan', 'multipack', 'pouch', 'case', 'bottle-detergent']);
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

/** What the drink looks like in glass: clear ones take the light blue that clear things have against white. */
export function liquidOf(art: PackArt): string {
  const milky = /milk|\boat\b|soya|coconut|almond|rice drink|cream|yog|egg/i.test(art.title);
  return !milky && luminance(art.contents) > 0.8 ? '#d8e7ec' : art.contents;
}

/** First match wins: what a piece is made into (rings, crisps) says more about its look than what it is made of. */
const pieceWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/gloves|gauntlets/i, 'glove'],
  [/curly fries/i, 'curl'],
  [/crinkle cut/i, 'crinkle'],
  [/(?:steak|thick) cut chips|chip shop style chips/i, 'thick-chip'],
  [/skin on chips/i, 'skin-chip'],
  [/\bfries\b(?!.*flavour)|matchstick/i, 'fry'],
  [/grated|mozzarella & cheddar|cheese blend|vegan pizza topping|desiccated|pulled pork/i, 'shred'],
  [/loose leaf|bay leaves/i, 'leaf'],
  [/\bbuns\b|\bbaps\b|white rolls/i, 'bun'],
  [/baguettes|submarine rolls|hot dog rolls|petit pains|ciabatta rolls/i, 'baton'],
  [/\bwraps\b|corn tortillas|pitta|naan|chapattis|khobez|flatbread|focaccia/i, 'flatbread'],
  [/noodles|vermicelli|tagliatelle|chow mein/i, 'nest'],
  [/spaghetti|linguine/i, 'strand'],
  [/pepperoni|salami|chorizo|garlic sausage|pudding slices/i, 'disc'],
  [/samosa/i, 'samosa'],
  [/(?:battered|breaded)\b.*(?:cod|haddock|hake|plaice|basa|pollock|chicken fillet)|chicken (?:breast|thigh) fillets/i, 'fillet'],
  [/sausages|chipolatas|frankfurters/i, 'sausage'],
  [/coffee beans?|espresso beans?|peppercorn/i, 'bean'],
  [/prawn(?! crack| cock| flav| toast| mayo)|shrimp|crevette|crayfish|langoustine|lobster tail/i, 'prawn'],
  [/salt & (?:pepper|chilli|vinegar) (?:squid|chicken|fish)/i, 'nugget'],
  [/\brings?\b|calamari/i, 'ring'],
  [/crisps|nacho|tortilla chips|cracker|puffs|shells$|twists|pretzel|curls|flakes/i, 'crisp'],
  [/chips|fries|wedges|fingers|sticks|goujons|strips|green beans|rhubarb pieces|bamboo/i, 'chip'],
  [
    /nugget|chicken|breaded|battered|scampi|popcorn|bites?\b|bhaji|samosa|balls|falafel|croquette|broccoli|cauliflower|potato|mushroom|wings|fishcake|mallow|poppers|mince|shish|doner/i,
    'nugget',
  ],
  [
    /nuts?\b|peanut|almond|cashew|pistachio|walnut|raisin|sultana|(?:mussel|cockle|crab|lobster|scallop) meat|dates?\b|prunes|kidney|butter beans|bombay/i,
    'nut',
  ],
  [
    /\brice\b(?! drink| flour| noodle| pudding| vermi)|\boats?\b(?!.*(?:bar|biscuit|drink))|quinoa|couscous|bulgur|barley|sesame|seeds|cereal\b(?! bar)|\bdal\b|wheat flakes/i,
    'grain',
  ],
  [/pasta(?! sauce| salad)|penne|macaroni(?! cheese)|fusilli|rigatoni|conchiglie|farfalle|cannelloni/i, 'pasta'],
  [
    /diced?\b|cubes?\b|chunks|bacon bits|vegetables|carrots?|peppers\b|\bpieces|feta|beetroot|pineapple|mango chunks|artichoke|(?<!crumble )topping|peach|apricot|pear halves|segments|tuna|tomatoes|fruit cocktail|\bice\b(?! cream)/i,
    'cube',
  ],
  [
    /\bpeas?\b|petits pois|sweetcorn|berr(?:y|ies)\b(?! yog| jam| ice| cheese| conserve)|currants?\b|chickpeas?|lentils?|\bbeans?\b|cherr(?:y|ies)\b|grapes\b|olives|sprouts|capers?|pickled (?:onions|eggs)|lychees|summer fruits/i,
    'pea',
  ],
  [
    /sweets\b|\bgums?\b|jelly|mallow|bonbon|toffees|mints\b|chews|drops|cola bottles|laces|allsorts|humbugs|sherbet|foam bananas|dummies|candy/i,
    'sweet',
  ],
  [/crumb|flour|powder|sugar|\bsalt\b|spice|season|batter|granul|breading/i, 'crumb'],
];

/** The kind of piece a title speaks of, if it speaks of any. */
export function pieceOf(art: PackArt): PieceKind | undefined {
  if (art.shape === 'crisp-bag') return 'crisp';
  return pieceWords.find(([words]) => words.test(art.title))?.[1];
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

/** How the close-up serves the contents; nothing when the words do not tell what they look like. */
export function servingOf(art: PackArt): Serving | undefined {
  const { shape, title } = art;
  if (!isFood(art)) return undefined;
  if (isDrink(art)) return 'glass';
  const piece = pieceOf(art);
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
  if (bulk.has(shape)) return loose ?? 'powder';
  if (!pourable.has(shape) && !seeThrough.has(shape)) return undefined;
  if (shape !== 'bag-frozen' && /\bmix\b|powder|granules/i.test(title) && piece !== 'nut') return 'powder';
  if (spoonable.test(title) && piece !== 'nugget') return shape === 'box-frozen' || shape === 'bag-frozen' ? loose : 'sauce';
  if (powdery.test(title.replace(/salt & \w+/i, ''))) return piece === 'bean' ? 'heap' : 'powder';
  return shape === 'multipack' && piece !== 'crisp' ? undefined : loose;
}
