/**
 * Small pictures on labels. Which one a label carries follows from the words of its title, then from the kind of pack:
 * a shopper recognises "orange" by the slice long before reading it. All are drawn around the origin with radius 50.
 */
import type { PackArt, PackShape } from '../types.ts';
import type { Box, Canvas } from './canvas.ts';
import { fraction, n } from './canvas.ts';
import type { Motif } from './motif-drawings.ts';
import {
  apple,
  beans,
  berries,
  bowl,
  boxes,
  bubbles,
  burger,
  cheese,
  chilli,
  chips,
  chocolate,
  citrus,
  crab,
  crisps,
  cup,
  drumstick,
  egg,
  fish,
  flame,
  hand,
  leaves,
  nuts,
  peas,
  potato,
  prawn,
  shell,
  sheets,
  snow,
  sparkle,
  splash,
  sweet,
  tomato,
  wheat,
} from './motif-drawings.ts';

/** First match wins, so the narrow words stand before the wide ones. */
const byWord: readonly (readonly [words: RegExp, motif: Motif])[] = [
  [/glove/i, hand],
  [/chips? (?:scoop|tray|box|bag|fork)/i, chips],
  [
    /bleach|\bclean(?:er|ing)?\b|sanit|detergent|wash|polish|degreas|disinfect|laundry|descal|rinse|soap|fresh(?:ener)?\b.*air|air fresh|scour|sponge|\bmops?\b|limescale|floor/i,
    sparkle,
  ],
  [/\bcups?\b|mug|coffee lid|hot drink|\blatte\b|cappuccino/i, cup],
  [/foil (?:container|platter|tray|pie|flan|pudding)/i, boxes],
  [
    /toilet|tissue|towel|napkin|serviette|kraft|film|foil|greaseproof|paper(?! (?:cup|plate|spoon))|(?<!sausage |dog |fig |bread )\broll\b|wipes?/i,
    sheets,
  ],
  [/\bbox|\bcase\b|carton|tray\b|carrier|container|clamshell|bag\b|liner|cutlery|\bforks?\b|\blids?\b/i, boxes],
  [/kebab|doner|kofte|shish|gyros|adana/i, flame],
  [/mussel|clam|cockle|scallop(?! ?ed)|oyster|whelk/i, shell],
  [/crab(?!apple)/i, crab],
  [/prawn|shrimp|scampi|lobster|langoustine|crayfish/i, prawn],
  [
    /fish(?! batter)(?!.*dust)|cod\b|haddock|plaice|salmon|tuna|mackerel|sardine|anchov|pollock|hake|herring|kipper|squid|calamari|sea ?bass|trout|whitebait|seafood/i,
    fish,
  ],
  [/orange|lemon|lime|citrus|grapefruit|mandarin|clementine|tropical|satsuma|marmalade/i, citrus],
  [/berr|cherry|currant|grape|plum|cranberry|jam\b|pomegranate/i, berries],
  [/(?<!pine)apple|\bpears?\b|peach|mango|apricot|cider/i, apple],
  [/\boil\b|frying fat|dripping|\blard\b|\bghee\b/i, splash],
  [/burger|patty|patties/i, burger],
  [/beef|steak|lamb/i, flame],
  [/chicken|poultry|wing|nugget|drumstick|turkey|goujon/i, drumstick],
  [/tomato|ketchup|passata|tartare? red|salsa/i, tomato],
  [/chil[l]?i|pepper(?!mint)|peri|sriracha|curry|spic|jalap|paprika|hot sauce|piri/i, chilli],
  [/crisp|nacho|tortilla|popcorn|puffs/i, crisps],
  [/jacket|potato(?!.*(?:chips|fries|wedge|crisp))|hash brown|r[öo]sti|mash/i, potato],
  [/chips|fries|potato|wedge|chip shop|chip seasoning/i, chips],
  [/cheese|cheddar|mozzarella|pizza|feta|halloumi/i, cheese],
  [/\beggs?\b|mayo/i, egg],
  [/coffee|espresso|cocoa bean/i, beans],
  [/\bpeas?\b|bean(?!.*coffee)|lentil|chickpea|sweetcorn|vegetable|edamame/i, peas],
  [/choc|cocoa|brownie|fudge/i, chocolate],
  [/\bnuts?\b|peanut|almond|cashew|pistachio/i, nuts],
  [/sweet|candy|gum|jell[iy]|toffee|lolli|mallow|bonbon|humbug|confection|cola bottle/i, sweet],
  [/tea\b|mint|herb|basil|parsley|leaf|green|salad|lettuce|spinach|oregano|thyme|stuffing|pickle|gherkin|caper/i, leaves],
  [
    /batter|flour|bread|bun|oat|wheat|pasta|cereal|breadcrumb|crumb|biscuit|cake|pastry|roll|loaf|tortilla wrap|naan|dough|noodle|spaghetti/i,
    wheat,
  ],
  [/bbq|barbecue|smok|grill|charcoal/i, flame],
  [/water|oil|vinegar|syrup|milk|cream|squash|cordial|juice|sauce|dip|yog|butter|custard|gravy|soup|dressing|mustard|honey/i, splash],
  [/cola|soda|tonic|lemonade|energy|fizz|sparkling|cream soda|ginger|dandelion|drink/i, bubbles],
  [/\bice\b|frozen|frost/i, snow],
  [/rice|salt|sugar|season|spice|mix|couscous|grain|powder/i, bowl],
];

const byShape: Readonly<Partial<Record<PackShape, Motif>>> = {
  can: bubbles,
  'slim-can': bubbles,
  'bottle-pet': bubbles,
  'bottle-glass': bubbles,
  'carton-drink': splash,
  'bag-in-box': splash,
  'bottle-sauce': splash,
  'bottle-spray': sparkle,
  'bottle-detergent': sparkle,
  jerrycan: splash,
  aerosol: sparkle,
  sponge: sparkle,
  mop: sparkle,
  'bin-liners': boxes,
  'glove-box': hand,
  'crisp-bag': crisps,
  chips,
  loaf: wheat,
  'bag-flour': wheat,
  'egg-tray': egg,
  'burger-patties': burger,
  'bag-frozen': snow,
  'box-frozen': snow,
  'whole-fish': fish,
  fillet: fish,
  'fillet-breaded': fish,
  prawns: prawn,
  shellfish: prawn,
  squid: fish,
  block: fish,
  'toilet-rolls': sheets,
  'roll-paper': sheets,
  napkins: sheets,
  'roll-film': sheets,
  'cup-hot': cup,
  'cup-cold': bubbles,
  lid: cup,
  case: boxes,
  'box-pizza': cheese,
  'box-burger': boxes,
  cutlery: boxes,
  'bag-carrier': boxes,
  'bag-paper': boxes,
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

function motifOf(art: PackArt): Motif {
  const ofShape = byShape[art.shape];
  if (ofShape && shapeFirst.has(art.shape)) return ofShape;
  return byWord.find(([words]) => words.test(art.title))?.[1] ?? byWord.find(([words]) => words.test(art.subtitle))?.[1] ?? ofShape ?? bowl;
}

/** Draws the label's motif as large as fits in a box. */
export function drawMotif(canvas: Canvas, art: PackArt, box: Box, colour: string): string {
  const side = Math.min(box.w, box.h);
  if (side < 12) return '';
  return `<g transform="translate(${n(box.x + box.w / 2)} ${n(box.y + box.h / 2)})scale(${fraction(side / 108)})">${motifOf(art)(canvas, colour)}</g>`;
}
