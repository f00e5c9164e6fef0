/** Which kind of piece a title speaks of. First match wins: what a piece is made into says more about its look than what it is made of. */
import type { PieceKind } from './index.ts';

/** Savoury snacks. They stand by themselves, since a bag of crisps holds nothing else whatever its flavour is called. */
export const snackWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/crisps\b/i, 'crisp'],
  [/tortilla chips|nacho/i, 'tortilla'],
  [/prawn crackers/i, 'prawn-cracker'],
  [/corn rings/i, 'corn-ring'],
  [/(?:corn|cheesy) puffs/i, 'puff'],
  [/flavour shells/i, 'shell'],
  [/bacon flavour fries/i, 'rasher'],
  [/popcorn(?! chicken)/i, 'popcorn'],
  [/(?:vinegar|potato) twists/i, 'twist'],
  [/pretzels/i, 'pretzel'],
  [/bombay mix/i, 'sev'],
  [/lentil curls/i, 'lentil-curl'],
];

const nutWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/flaked almonds/i, 'flaked-almond'],
  [/^(?!.*(?:butter|bars?\b|oil)).*peanuts?\b/i, 'peanut'],
  [/cashews/i, 'cashew'],
  [/pistachios/i, 'pistachio'],
  [/(?:smoked|whole|roasted) almonds/i, 'almond'],
  [/mixed nuts/i, 'hazelnut'],
  [/walnut (?:pieces|halves)/i, 'walnut'],
  [/^(?:sultanas|raisins)/i, 'raisin'],
  [/\bdates\b|prunes/i, 'raisin'],
  [/pumpkin & sunflower|pumpkin seeds/i, 'pumpkin-seed'],
  [/marshmallow/i, 'marshmallow'],
];

const sweetWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/cola bottles/i, 'cola-bottle'],
  [/jelly (?:babies|bears)/i, 'jelly-baby'],
  [/fruit gums/i, 'fruit-gum'],
  [/wine gums|jelly sweets|pick and mix/i, 'wine-gum'],
  [/\blaces\b/i, 'lace'],
  [/allsorts/i, 'allsort-layers'],
  [/toffees\b/i, 'toffee'],
  [/humbugs/i, 'humbug'],
  [/rhubarb & custard/i, 'two-tone'],
  [/sherbet lemons/i, 'lemon-drop'],
  [/foam bananas/i, 'foam-banana'],
  [/dolly/i, 'dolly-cube'],
  [/fruit chews/i, 'chew'],
  [/dummies/i, 'dummy'],
  [/bubble gum/i, 'bubble-gum'],
  [/chewing gum/i, 'gum-pellet'],
  [/wrapped.*mints/i, 'wrapped-mint'],
  [/soft mints/i, 'soft-mint'],
  [/\bmints\b/i, 'mint-disc'],
  [/menthol drops/i, 'lozenge'],
];

const meatWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/pepperoni/i, 'pepperoni'],
  [/salami/i, 'salami'],
  [/chorizo/i, 'chorizo'],
  [/garlic sausage/i, 'garlic-sausage'],
  [/black pudding/i, 'black-pudding'],
  [/white pudding/i, 'white-pudding'],
  [/doner (?:meat|strips)|gyros strips/i, 'doner-slice'],
  [/drumsticks|(?:chicken|spicy) wings|duck legs/i, 'chicken-leg'],
];

const pastaWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/fusilli/i, 'fusilli'],
  [/macaroni(?! cheese)/i, 'macaroni'],
  [/conchiglie/i, 'conchiglie'],
  [/farfalle/i, 'farfalle'],
  [/lasagne sheets/i, 'lasagne-sheet'],
  [/black peppercorns/i, 'peppercorn'],
  [/naan/i, 'naan'],
  [/pitta/i, 'pitta'],
];

const partyWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/spring rolls/i, 'spring-roll'],
  [/gyoza/i, 'gyoza'],
  [/samosa/i, 'samosa'],
  [/prawn toast/i, 'prawn-toast'],
  [/fish fingers|mozzarella sticks/i, 'finger'],
  [/wedges/i, 'wedge'],
  [/potato waffles/i, 'waffle'],
  [/smiles/i, 'smile'],
  [/hash browns|rösti/i, 'hash-brown'],
  [/cobettes/i, 'cobette'],
  [/florets/i, 'floret'],
  [/sliced carrots/i, 'carrot-slice'],
  [/sliced mushrooms/i, 'mushroom-slice'],
  [/green beans|stir fry mix/i, 'green-bean'],
  [/sliced avocado/i, 'avocado-slice'],
  [/^strawberries|smoothie mix/i, 'strawberry'],
  [/^raspberries/i, 'raspberry'],
  [/(?:jam|custard) doughnuts/i, 'filled-doughnut'],
  [/doughnuts/i, 'doughnut'],
];

/** Goods named after the food that they are sprinkled on, coat or season are a powder. */
const powderWords: readonly (readonly [RegExp, PieceKind])[] = [
  [
    /\bflour\b(?! tortilla)|bouillon|breading|ground almonds|(?:batter|spice|dip|gravy) mix|seasoning|preservative|(?:chicken|chip|table|sea|celery) salt$/i,
    'crumb',
  ],
  [/yeast|sprinkles|crushed chillies/i, 'crumb'],
];

const stapleWords: readonly (readonly [RegExp, PieceKind])[] = [
  [/gloves|gauntlets/i, 'glove'],
  [/curly fries/i, 'curl'],
  [/crinkle cut/i, 'crinkle'],
  [/(?:steak|thick) cut chips|chip shop style chips/i, 'thick-chip'],
  [/skin on chips/i, 'skin-chip'],
  [/\bfries\b|matchstick/i, 'fry'],
  [/grated|mozzarella & cheddar|cheese blend|vegan pizza topping|desiccated|pulled pork/i, 'shred'],
  [/loose leaf|bay leaves|leaf spinach/i, 'leaf'],
  [/\bbuns\b|\bbaps\b|white rolls/i, 'bun'],
  [/baguettes|submarine rolls|hot dog rolls|petit pains|ciabatta rolls/i, 'baton'],
  [/\bwraps\b|corn tortillas|chapattis|khobez|flatbread|focaccia/i, 'flatbread'],
  [/noodles|vermicelli|tagliatelle|chow mein/i, 'nest'],
  [/spaghetti|linguine/i, 'strand'],
  [/(?:battered|breaded)\b.*(?:cod|haddock|hake|plaice|basa|pollock|chicken fillet)|chicken (?:breast|thigh) fillets/i, 'fillet'],
  [/sausages|chipolatas|frankfurters/i, 'sausage'],
  [/fishcakes/i, 'fishcake'],
  [/coffee beans?|espresso beans?/i, 'bean'],
  [/prawn(?! crack| cock| flav| toast| mayo)|shrimp|crevette|crayfish|langoustine|lobster tail|seafood mix/i, 'prawn'],
  [/salt & (?:pepper|chilli|vinegar) (?:squid|chicken|fish)/i, 'nugget'],
  [/(?<!jam )\brings?\b(?! doughnut)|calamari/i, 'ring'],
  [/(?:tuna|salmon) flakes/i, 'cube'],
  [/chips|fingers|sticks(?! &)|goujons|strips|rhubarb pieces|bamboo shoots/i, 'chip'],
  [
    /^(?!.*(?:marinade|\bpies\b|wellington|noodle|sauce)).*(?:nugget|chicken|breaded|battered|scampi|popcorn|bites?\b|bhaji|balls|falafel|croquette|broccoli|cauliflower|potato|mushroom|wings|poppers|mince|shish|doner)/i,
    'nugget',
  ],
  [/(?:mussel|cockle|crab|lobster|scallop) meat|kidney beans|butter beans|water chestnuts/i, 'kidney'],
  [
    /\brice\b(?! drink| flour| noodle| pudding| vermi| vinegar| chocolate)|\boats?\b(?!.*(?:bar|biscuit|drink|crunch))|quinoa|couscous|bulgur|barley|sesame(?! oil)|cereal\b(?! bar)|\bdal\b|wheat flakes|\borzo\b/i,
    'grain',
  ],
  [/pasta(?! sauce| salad)|penne|macaroni(?! cheese)|fusilli|rigatoni|conchiglie|farfalle|cannelloni/i, 'pasta'],
  [
    /diced?\b|cubes?\b|chunks|bacon bits|vegetables|carrots?\b(?! cake)|peppers\b|\bpieces|feta|beetroot|pineapple|mango chunks|artichoke|(?<!crumble )topping|peach|apricot|pear halves|segments|tuna|tomatoes|fruit cocktail|\bice\b(?! cream| loll)/i,
    'cube',
  ],
  [
    /\bpeas?\b(?! soaking)|petits pois|sweetcorn|berr(?:y|ies)\b(?! yog| jam| ice| cheese| conserve| muffins| gum)|currants?\b|chickpeas?|lentils?|\bbeans?\b|cherr(?:y|ies)\b|grapes\b|olives|sprouts|capers?|pickled (?:onions|eggs)|lychees|summer fruits/i,
    'pea',
  ],
  [/crumb|powder|sugar|\bsalt\b|spice|batter|granul/i, 'crumb'],
];

/** All words in the order in which they are tried. */
export const pieceWords: readonly (readonly [RegExp, PieceKind])[] = [
  ...powderWords,
  ...snackWords,
  ...nutWords,
  ...sweetWords,
  ...meatWords,
  ...pastaWords,
  ...partyWords,
  ...stapleWords,
];

/** Kinds that a buyer knows by their outline: what is written beside them cannot make them anything else. */
export const unmistakable: ReadonlySet<PieceKind> = new Set(
  [...snackWords, ...nutWords, ...sweetWords, ...meatWords, ...pastaWords, ...partyWords].map(([, kind]) => kind),
);
