/**
 * Small pictures on labels. Which one a label carries follows from the words of its title, then from the kind of pack:
 * a shopper recognises "orange" by the slice long before reading it. All are drawn around the origin with radius 50.
 */
import type { PackArt, PackShape } from '../types.ts';
import { fraction, n, type Box, type Canvas } from './canvas.ts';
import { pieceOf } from './goods.ts';
import type { Motif } from './motif-drawings.ts';
import * as drawings from './motif-drawings.ts';
import { handfulOf } from './parts/loose.ts';
import type { PieceKind } from './pieces/index.ts';
import { unmistakable } from './pieces/words.ts';

/** Names of the emblems that are drawn for labels alone. */
type MotifName = keyof typeof drawings;

const emblems: Readonly<Record<MotifName, Motif>> = { ...drawings };

/** First match wins, so the narrow words stand before the wide ones. */
const byWord: readonly (readonly [words: RegExp, motif: MotifName])[] = [
  [/gloves?\b|gauntlet/i, 'hand'],
  [/wooden|cake board|plaster|hair net|wedge pack|tasting tray|serving boat/i, 'boxes'],
  [/chips? (?:scoop|tray|box|bag|fork)/i, 'chips'],
  [
    /bleach|\bclean(?:er|ing)?\b|sanit|detergent|wash|polish|degreas|disinfect|laundry|descal|rinse|soap|air fresh|scour|sponges?\b(?! (?:cake|mix))|\bmops?\b|limescale|floor(?! ?ed)|machine tablets/i,
    'sparkle',
  ],
  [/\bcups?\b(?!cake)|mug|coffee lid|hot drink|\blatte\b|cappuccino|malted/i, 'cup'],
  [/foil (?:container|platter|tray|pie|flan|pudding)/i, 'boxes'],
  [
    /toilet|tissue|towel|napkin|serviette|kraft|cling film|foil\b|greaseproof|paper(?! (?:cup|plate|spoon))|(?<!sausage |dog |fig |bread |bread & )\broll\b|wipes?\b/i,
    'sheets',
  ],
  [
    /\bbox|\bcase\b|carton\b|tray\b|carrier|container|clamshell|bags?\b(?! kippers)(?<!tea bags)(?<!the bag)|liner|cutlery|\bforks?\b|\blids?\b/i,
    'boxes',
  ],
  [
    /biscuit|digestive|rich tea|custard creams|bourbon|shortbread|ginger nuts|cookies(?! & cream)|jam rings|fig rolls|crackers|lemon puffs/i,
    'biscuit',
  ],
  [/croissant|pains? au|danish|turnover|plaits|swirls|eclair|custard tarts|profiterole/i, 'pastry'],
  [/ice loll/i, 'lolly'],
  [/chocolate muffin/i, 'chocolateMuffin'],
  [/muffin/i, 'muffin'],
  [/choc|cocoa|brownie|fudge/i, 'chocolate'],
  [/\bpies?\b(?! filling)(?<!cottage pie)(?<!banoffee pie)/i, 'pie'],
  [/cake\b|cupcakes|cheesecake|sponge|traybake|torte|tiramisu|toffee pudding|scone|trifle/i, 'cake'],
  [/kebab(?! marinade)|doner|kofte|gyros|adana/i, 'flame'],
  [/mussel|clam|cockle|(?<!potato )scallop(?! ?ed)|oyster|whelk/i, 'shell'],
  [/crab(?!apple)/i, 'crab'],
  [/lobster|langoustines|crayfish/i, 'lobster'],
  [/prawn(?! cocktail)|shrimp|scampi/i, 'prawn'],
  [/squid|calamari|octopus|cuttlefish/i, 'squid'],
  [
    /fish(?! batter)(?!.*dust)|cod\b|haddock|plaice|(?<!con)\bsole\b|basa|salmon|tuna|mackerel|sardine|pilchard|anchov|pollock|hake\b|herring|kipper|skate|sea ?bass|trout|whitebait|seafood/i,
    'fish',
  ],
  [/pineapple/i, 'pineapple'],
  [/tomato|ketchup|passata|salsa/i, 'tomato'],
  [/orange|lemon|lime(?!stone)|citrus|grapefruit|mandarin|clementine|tropical|satsuma|marmalade/i, 'citrus'],
  [/strawber/i, 'strawberry'],
  [/raspber/i, 'raspberry'],
  [/\bgrapes?\b/i, 'grapes'],
  [/currant/i, 'currants'],
  [/(?<!caper )berr/i, 'roundBerries'],
  [/caper berr|cherry|plum|jam\b|pomegranate/i, 'cherries'],
  [/apple|\bpears?\b|peach|mango|apricot|cider/i, 'apple'],
  [/\boil\b|frying fat|dripping|\blard\b|\bghee\b/i, 'splash'],
  [/\bsalt\b(?! &| batter)/i, 'salt'],
  [/brown sugar|demerara|muscovado/i, 'brownSpoonful'],
  [/(?:white|caster|granulated|icing) sugar|sweetener/i, 'spoonful'],
  [/vegan.*(?:chicken|nugget|sausage|mince|meatball)|vegetarian|cauliflower/i, 'leaves'],
  [/burger|patty|patties/i, 'burger'],
  [/bacon|pancetta/i, 'rashers'],
  [/\bham\b|gammon|pulled pork|pastrami|pâté/i, 'ham'],
  [/chicken|poultry|\bwings?\b|nugget|drumstick|turkey|goujon|duck/i, 'drumstick'],
  [/beef|steak|lamb|sausage(?! rolls)|frankfurter|pudding slices/i, 'flame'],
  [/black pepper|white pepper|pepper sachets|peppercorn/i, 'peppercorns'],
  [/pepper houmous|red peppers|mixed peppers|pepper topping/i, 'pepper'],
  [/chil[l]?i|peri|sriracha|curry|spicy|jalap|paprika|hot sauce|buffalo|cajun|piri/i, 'chilli'],
  [/jacket|potato(?!.*(?:chips|fries|wedge|crisp))|hash brown|r[öo]sti|mash/i, 'potato'],
  [/chips|fries|potato|wedge|chip shop|chip seasoning/i, 'chips'],
  [/pizza(?!.*flour)/i, 'pizza'],
  [/cheese(?!cake)|cheddar|mozzarella|feta|halloumi|paneer|mascarpone|leicester|brie\b|edam|gouda|emmental/i, 'cheese'],
  [/\beggs?\b(?! noodle)(?! dip)|(?<!vegan )mayo|omelette/i, 'egg'],
  [/coffee|espresso|cocoa bean|ristretto/i, 'beans'],
  [/sweetcorn|corn cob|cobette/i, 'corn'],
  [/(?:baked|kidney|butter|borlotti|mixed) beans?|chickpea|lentil|\bdal\b/i, 'pulses'],
  [/\bpeas?\b|\bbeans?\b(?!.*coffee)(?! sauce)|petits pois|vegetable(?! burgers)|edamame/i, 'peas'],
  [/\bnuts?\b|peanut|almond|cashew|pistachio|hazelnut|walnut/i, 'nuts'],
  [/sweet(?! &| chilli| potato|ener|ened)|candy|\bgum\b|jell[iy]|lolli|bonbon|humbug|confection|bubblegum/i, 'sweet'],
  [
    /\bteas?\b|mint|\bherbs?\b(?! and spices)|basil|parsley|\blea(?:f|ves)\b|salad(?! cream)|lettuce|spinach|oregano|thyme|stuffing|pickle|gherkin|caper|olives|sprouts/i,
    'leaves',
  ],
  [/gluten free|(?:corn|gram|rice) flour|rice noodle|vermicelli/i, 'bowl'],
  [
    /batter\b|flour|bread|\bbuns?\b|\boats?\b|wheat|pasta|cereal|breadcrumb|crumb|pastry|\brolls?\b|loaf|wraps|naan|pitta|chapat|dough|noodle|spaghetti|flapjack|pancake|penne|lasagne/i,
    'wheat',
  ],
  [/bbq|barbecue|smok|grill|charcoal|tandoori|shish|jerk/i, 'flame'],
  [
    /water(?! chestnut)|oil|vinegar|syrup|milk|cream|crème|squash|cordial|juice|sauce|dip\b|yog|butter|custard|gravy|soup|dressing|mustard|honey|(?:rice|coconut|soya|oat) drink|marinade|jus\b/i,
    'splash',
  ],
  [/cola|soda|tonic|lemonade|energy|fizz|sparkling|cream soda|ginger (?:ale|beer|pop)|& ginger pop|root beer|dandelion|drink/i, 'bubbles'],
  [/\bice\b|frozen|frost/i, 'snow'],
  [/rice|salt|sugar|season|spice|mix|couscous|grain|powder|fresh dairy/i, 'bowl'],
];

const byShape: Readonly<Partial<Record<PackShape, MotifName>>> = {
  can: 'bubbles',
  'slim-can': 'bubbles',
  'bottle-pet': 'bubbles',
  'bottle-glass': 'bubbles',
  'carton-drink': 'splash',
  'bag-in-box': 'splash',
  'bottle-sauce': 'splash',
  'bottle-spray': 'sparkle',
  'bottle-detergent': 'sparkle',
  jerrycan: 'splash',
  aerosol: 'sparkle',
  sponge: 'sparkle',
  mop: 'sparkle',
  'bin-liners': 'boxes',
  'glove-box': 'hand',
  chips: 'chips',
  loaf: 'wheat',
  'bag-flour': 'wheat',
  'egg-tray': 'egg',
  sachets: 'splash',
  'burger-patties': 'burger',
  'bag-frozen': 'snow',
  'box-frozen': 'snow',
  'whole-fish': 'fish',
  fillet: 'fish',
  'fillet-breaded': 'fish',
  prawns: 'prawn',
  shellfish: 'prawn',
  squid: 'squid',
  block: 'bowl',
  'toilet-rolls': 'sheets',
  'roll-paper': 'sheets',
  napkins: 'sheets',
  'roll-film': 'sheets',
  'cup-hot': 'cup',
  'cup-cold': 'bubbles',
  lid: 'cup',
  case: 'boxes',
  'box-pizza': 'cheese',
  'box-burger': 'boxes',
  cutlery: 'boxes',
  'bag-carrier': 'boxes',
  'bag-paper': 'boxes',
};

/** Packs whose kind says more than the flavour in their title: vinegar crisps are crisps. */
const shapeFirst = new Set<PackShape>([
  'crisp-bag',
  'chips',
  'egg-tray',
  'cutlery',
  'glove-box',
  'toilet-rolls',
  'lid',
  'cup-hot',
  'bottle-spray',
  'aerosol',
  'mop',
  'burger-patties',
  'roll-paper',
  'roll-film',
  'napkins',
  'sponge',
  'bin-liners',
  'box-burger',
  'bag-carrier',
  'bag-paper',
]);

/** Pieces that make a better emblem than any word: what is known by its outline, and what a heap of would be. */
const shownAsPieces = (piece: PieceKind): boolean => unmistakable.has(piece) || alsoShown.has(piece);

const alsoShown: ReadonlySet<PieceKind> = new Set(['nest', 'pasta', 'flatbread', 'bun', 'baton', 'sausage', 'ring']);

/** Picture on a label: one of the emblems, or a handful of the pieces inside. */
export function emblemOf(art: PackArt): { readonly motif: MotifName } | { readonly pieces: PieceKind } {
  const piece = pieceOf(art);
  if (piece && shownAsPieces(piece) && !/pineapple/i.test(art.title) && !(shapeFirst.has(art.shape) && art.shape !== 'crisp-bag'))
    return { pieces: piece };
  const ofShape = byShape[art.shape];
  if (/aprons?\b/i.test(art.title)) return { motif: 'apron' };
  if (ofShape && shapeFirst.has(art.shape)) return { motif: ofShape };
  const named = (text: string): MotifName | undefined => byWord.find(([words]) => words.test(text))?.[1];
  return { motif: named(art.title) ?? named(art.subtitle) ?? ofShape ?? 'bowl' };
}

/** Draws the label's motif as large as fits in a box. */
export function drawMotif(canvas: Canvas, art: PackArt, box: Box, colour: string): string {
  const side = Math.min(box.w, box.h);
  if (side < 12) return '';
  const emblem = emblemOf(art);
  const markup = 'pieces' in emblem ? handfulOf(canvas, art, emblem.pieces) : emblems[emblem.motif](canvas, colour);
  return `<g transform="translate(${n(box.x + box.w / 2)} ${n(box.y + box.h / 2)})scale(${fraction(side / 108)})">${markup}</g>`;
}
