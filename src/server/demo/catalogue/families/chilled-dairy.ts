import type { Family, FoodFacts } from '../family.ts';

const chilled = (ingredients: string, origins: readonly string[], life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'chilled', ingredients, origins, life, ...more });

const dairies = ['Daisymoor', 'Churnley', 'Creamshaw', 'Coldshelf'] as const;

const milkPacks = { 'bottle-pet': ['6 × 2 L', '12 × 1 L', '4 × 3 L', '6 × 1 L'], 'bag-in-box': ['1 × 13.6 L', '1 × 10 L'] } as const;
const creamPacks = { 'bottle-pet': ['6 × 2 L', '6 × 1 L', '1 × 2 L'], tub: ['12 × 300 ml', '6 × 1 L'] } as const;
const creamTubs = { tub: ['6 × 1 kg', '1 × 2 kg', '12 × 300 g', '2 × 2 kg'] } as const;
const butterBlocks = { block: ['40 × 250 g', '20 × 250 g', '10 × 500 g', '1 × 5 kg'] } as const;
const spreadTubs = { tub: ['4 × 2 kg', '12 × 500 g', '1 × 2 kg', '6 × 1 kg'] } as const;
const cheeseBags = { 'bag-clear': ['6 × 1 kg', '6 × 2 kg', '1 × 2 kg', '10 × 500 g'] } as const;
const cheeseTrays = { 'tray-chilled': ['12 × 200 g', '8 × 500 g', '10 × 1 kg'] } as const;
const cheeseBlocks = { block: ['1 × 5 kg', '4 × 2.5 kg', '10 × 400 g', '1 × 2.5 kg'] } as const;
const softTubs = { tub: ['1 × 2 kg', '6 × 1 kg', '6 × 500 g'] } as const;
const meatTrays = { 'tray-chilled': ['10 × 500 g', '6 × 1 kg', '10 × 400 g', '20 × 100 g'] } as const;
const meatJoints = { block: ['1 × 2.5 kg', '2 × 3 kg', '1 × 5 kg', '4 × 2 kg'] } as const;

export const chilledDairy: readonly Family[] = [
  {
    leaf: 'milk-cream', subtitle: 'Fresh dairy', sales: 5, brands: dairies,
    varieties: [['Whole Milk', 'milk', 'Pasteurised whole milk', { packs: milkPacks }], ['Semi-Skimmed Milk', 'white', 'Pasteurised semi-skimmed milk', { packs: milkPacks }], ['Skimmed Milk', 'clear', 'Pasteurised skimmed milk', { packs: milkPacks }], ['Single Cream', 'cream', 'Cream (milk)', { packs: creamPacks }], ['Double Cream', 'butter', 'Cream (milk)', { note: 'At least 48% fat, so it whips firmly and does not split in hot sauces.', packs: creamPacks }], ['Whipping Cream', 'vanilla', 'Cream (milk)', { packs: creamPacks }], ['Sour Cream', 'milk', 'Cultured cream (milk)', { packs: creamTubs }], ['Crème Fraîche', 'cream', 'Cultured cream (milk)', { packs: creamTubs }], ['Clotted Cream', 'yolk', 'Cream (milk)', { packs: creamTubs }], ['Buttermilk', 'milk', 'Cultured skimmed milk', { packs: milkPacks }]],
    packs: { 'bottle-pet': ['6 × 2 L', '12 × 1 L', '4 × 3 L', '6 × 1 L'], tub: ['6 × 1 kg', '1 × 2 kg', '12 × 300 ml'], 'bag-in-box': ['1 × 10 L'] },
    what: ['{V} from British herds, delivered within days of the dairy.', 'Fresh {v} for kitchens and coffee bars.', '{V} with a clean taste and a full date.'],
    use: ['For hot drinks, sauces, desserts and baking.', 'Rotate daily and keep the lid tight.', 'Return to the fridge straight after pouring.', 'Use the oldest date first.'],
    food: chilled('{of}', ['Produced in the UK'], '12 days', { opened: '3 days' }), tags: ['British'],
  },
  {
    leaf: 'milk-cream', subtitle: 'Long life', sales: 3, brands: ['Oatwillow', 'Daisymoor', 'Coldshelf'],
    varieties: [['Barista Oat Drink', 'bagasse', 'Water, oats (10%), rapeseed oil, calcium carbonate, salt', { note: 'Steams to a fine, stable foam for flat whites and lattes.', also: 'coffee' }], ['Unsweetened Soya Drink', 'cream', 'Water, soya beans (8%), calcium carbonate'], ['Barista Coconut Drink', 'white', 'Water, coconut cream, rice, stabiliser (gellan gum)'], ['Almond Drink', 'onion', 'Water, almonds (2.5%), calcium carbonate, salt'], ['Soya Single Cream Alternative', 'vanilla', 'Water, soya beans, sunflower oil, maltodextrin', { label: 'Soya Cream Alternative' }], ['Plant Whipping Alternative', 'milk', 'Water, coconut oil, lentil protein, sugar, stabilisers'], ['Rice Drink', 'rice', 'Water, rice (14%), sunflower oil, salt'], ['Pea Protein Drink', 'pear', 'Water, pea protein, rapeseed oil, calcium carbonate']],
    packs: { 'carton-drink': ['6 × 1 L', '8 × 1 L', '12 × 1 L', '12 × 500 ml', '18 × 250 ml'] },
    what: ['{V} that needs no refrigeration until opened.', 'Plant-based {v} for coffee and cooking.'],
    use: ['Shake well before use.', 'Steam to no more than 60 °C for the smoothest foam.', 'Use measure for measure in place of dairy.', 'Offer as a no-milk option on the drinks menu.'],
    food: chilled('{of}', ['Made in the UK', 'Made in Belgium'], '10 months', { storage: 'ambient', chillOpened: true, opened: '5 days' }),
  },
  {
    leaf: 'milk-cream', name: 'UHT {v}', subtitle: 'Long life', sales: 3, brands: dairies,
    varieties: [['Whole Milk', 'milk', 'Whole milk'], ['Semi-Skimmed Milk', 'white', 'Semi-skimmed milk'], ['Skimmed Milk', 'clear', 'Skimmed milk'], ['Whipping Cream', 'cream', 'Cream (milk), stabiliser (carrageenan)'], ['Cooking Cream', 'butter', 'Cream (milk), modified maize starch'], ['Lactose Free Milk', 'blue', 'Semi-skimmed milk, lactase enzyme']],
    packs: { 'carton-drink': ['12 × 1 L', '12 × 500 ml', '6 × 1 L'] },
    what: ['UHT-treated {v} that keeps for months unopened.', '{V} in a carton with a screw cap, heat treated for long life.'],
    use: ['Keep a reserve for days when fresh runs short.', 'Whisk, pour or cook with it as fresh.', 'Suits vending, offices and remote sites.'],
    food: chilled('{of}', ['Produced in the UK', 'Produced in France'], '6 months', { storage: 'ambient', chillOpened: true, opened: '4 days' }),
  },
  {
    leaf: 'butter-yogurt', subtitle: 'Butter and spreads', sales: 4, brands: dairies,
    varieties: [['Salted Butter', 'butter', 'Butter (milk), salt', { packs: butterBlocks }], ['Unsalted Butter', 'cream', 'Butter (milk)', { packs: butterBlocks }], ['Spreadable Butter', 'yolk', 'Butter (milk), rapeseed oil, salt', { packs: spreadTubs }], ['Sunflower Spread', 'yellow', 'Sunflower oil, water, palm oil, buttermilk (milk), salt', { packs: spreadTubs }], ['Dairy Free Spread', 'herb', 'Rapeseed oil, water, palm oil, salt', { packs: spreadTubs }], ['Baking Margarine', 'corn', 'Palm oil, rapeseed oil, water, salt', { packs: butterBlocks }], ['Clarified Butter Ghee', 'honey', 'Clarified butter (milk)', { packs: spreadTubs }], ['Garlic Butter', 'olive', 'Butter (milk), garlic, parsley, salt', { packs: spreadTubs }]],
    packs: { block: ['40 × 250 g', '20 × 250 g', '10 × 500 g'], tub: ['4 × 2 kg', '12 × 500 g', '1 × 2 kg', '6 × 1 kg'] },
    what: ['{V} with a clean flavour and a smooth texture.', 'Kitchen pack of {v}.', '{V} for toast, baking and the pan.'],
    use: ['Soften for an hour before spreading.', 'Freezes well for up to three months.', 'Use for pastry, sauces and finishing.', 'Spread to the edge so that fillings do not soak in.'],
    food: chilled('{of}', ['Made in the UK', 'Made in Ireland'], '12 weeks', { opened: '3 weeks' }),
  },
  {
    leaf: 'butter-yogurt', subtitle: 'Yogurt and desserts', sales: 3, brands: ['Daisymoor', 'Churnley', 'Creamshaw', 'Coldshelf'],
    varieties: [['Natural Yogurt', 'milk', 'Yogurt (milk)', { also: 'kebab-chicken' }], ['Greek Style Yogurt', 'white', 'Yogurt (milk), cream (milk)'], ['Fat Free Natural Yogurt', 'clear', 'Skimmed milk yogurt (milk)'], ['Strawberry Yogurt', 'strawberry', 'Yogurt (milk), strawberries, sugar'], ['Raspberry Yogurt', 'raspberry', 'Yogurt (milk), raspberries, sugar'], ['Peach Yogurt', 'peach', 'Yogurt (milk), peaches, sugar'], ['Toffee Yogurt', 'toffee', 'Yogurt (milk), toffee sauce, sugar'], ['Vanilla Yogurt', 'vanilla', 'Yogurt (milk), sugar, vanilla'], ['Coconut Yogurt Alternative', 'white', 'Coconut milk, water, tapioca starch, live cultures'], ['Rice Pudding', 'cream', 'Milk, rice, sugar, cream (milk)'], ['Chocolate Mousse', 'chocolate', 'Milk, sugar, cream (milk), cocoa powder, beef gelatine', { packs: { tub: ['6 × 1 kg', '24 × 125 g', '48 × 100 g', '2 × 2 kg'] } }], ['Ready to Serve Custard', 'yolk', 'Milk, sugar, modified maize starch, egg yolk, vanilla']],
    packs: { tub: ['6 × 1 kg', '24 × 125 g', '12 × 450 g', '2 × 2 kg', '48 × 100 g'], bucket: ['1 × 5 kg', '1 × 10 kg'] },
    what: ['{V} with a thick, spoonable texture.', 'Fresh {v} for breakfast bars and desserts.', '{V} in single pots or a kitchen bucket.'],
    use: ['Layer with granola and fruit.', 'Stir into sauces off the heat so that it does not split.', 'Serve from chilled wells at the buffet.', 'A good base for dips and marinades.'],
    food: chilled('{of}', ['Made in the UK', 'Made in Greece'], '28 days', { opened: '3 days' }),
  },
  {
    leaf: 'cheese', subtitle: 'Cheese', sales: 5, brands: ['Cheddlestone', 'Alpenrind', 'Caseholm', 'Daisymoor', 'Coldshelf'],
    varieties: [
      ['Mild Cheddar', 'cheddar', 'Cheddar cheese (milk)', { packs: cheeseBlocks }], ['Mature Cheddar', 'cheddar', 'Cheddar cheese (milk)', { packs: cheeseBlocks }], ['Extra Mature Cheddar', 'redCheese', 'Cheddar cheese (milk)', { packs: cheeseBlocks }], ['Red Leicester', 'redCheese', 'Red Leicester cheese (milk), colour (annatto)', { packs: cheeseBlocks }], ['Grated Mild Cheddar', 'cheddar', 'Cheddar cheese (milk), potato starch', { also: 'pizza-supplies', packs: cheeseBags }], ['Sliced Burger Cheese', 'carrot', 'Cheese (milk) (60%), water, milk protein, emulsifying salts, colour', { also: 'burgers-grills', note: 'Melts flat over a patty without running off the edge.', packs: cheeseTrays }], ['Sliced Emmental', 'butter', 'Emmental cheese (milk)', { packs: cheeseTrays }], ['Sliced Gouda', 'yolk', 'Gouda cheese (milk)', { packs: cheeseTrays }], ['Edam Ball', 'red', 'Edam cheese (milk)', { packs: cheeseBlocks }], ['Halloumi', 'white', 'Pasteurised cow\'s and sheep\'s milk, salt, mint', { note: 'Grill or fry in slices; it browns and holds its shape.', packs: cheeseTrays, origin: 'Made in Cyprus' }], ['Greek Style Salad Cheese', 'milk', 'Pasteurised cow\'s milk, salt', { note: 'Crumbles well and keeps its white colour in dressings.', packs: cheeseTrays }], ['Soft Cheese', 'cream', 'Full fat soft cheese (milk), salt', { packs: softTubs }], ['Brie', 'vanilla', 'Brie cheese (milk)', { packs: cheeseTrays }], ['Blue Cheese Crumble', 'blueCheese', 'Blue cheese (milk)', { packs: cheeseBags }], ['Goat Cheese Log', 'white', 'Goat\'s milk cheese (milk)', { packs: cheeseTrays }], ['Grated Italian Hard Cheese', 'pasta', 'Hard cheese (milk), egg lysozyme', { also: 'pizza-supplies', packs: cheeseBags }], ['Mozzarella Balls', 'milk', 'Mozzarella cheese (milk)', { also: 'pizza-supplies', packs: cheeseTrays }], ['Vegan Cheddar Style Slices', 'butter', 'Water, coconut oil, modified potato starch, salt, flavouring', { also: 'vegetarian-vegan', packs: cheeseTrays }], ['Paneer', 'cream', 'Pasteurised cow\'s milk, acetic acid', { packs: cheeseTrays }], ['Mascarpone', 'cream', 'Cream (milk), citric acid', { packs: softTubs }],
    ],
    packs: { block: ['1 × 5 kg', '4 × 2.5 kg', '10 × 400 g'], 'bag-clear': ['6 × 1 kg', '6 × 2 kg'], 'tray-chilled': ['12 × 200 g', '8 × 500 g', '10 × 1 kg'], tub: ['1 × 2 kg', '6 × 1 kg'] },
    what: ['{V} with an even texture and a reliable melt or slice.', '{V} made with vegetarian rennet where rennet is used.', 'Kitchen and deli pack of {v}.'],
    use: ['For sandwiches, salads, bakes and boards.', 'Bring to room temperature before serving on a board.', 'Wrap cut faces tightly to stop them drying.', 'Portion while cold for cleaner cuts.'],
    food: chilled('{of}', ['Made in the UK', 'Made in Germany', 'Made in Denmark'], '10 weeks', { opened: '5 days', glutenFree: true }),
  },
  {
    leaf: 'eggs', subtitle: 'Shell and liquid egg', sales: 5,
    varieties: [['Large Free Range Eggs', 'egg', 'Hen eggs'], ['Medium Free Range Eggs', 'egg', 'Hen eggs'], ['Mixed Weight Free Range Eggs', 'caramel', 'Hen eggs'], ['Very Large Free Range Eggs', 'crust', 'Hen eggs'], ['Medium Barn Eggs', 'bread', 'Hen eggs'], ['Large Barn Eggs', 'pastry', 'Hen eggs'], ['Organic Eggs', 'honey', 'Hen eggs'], ['Large White Eggs', 'white', 'Hen eggs']],
    packs: { 'egg-tray': ['180 eggs', '360 eggs', '6 × 30 eggs', '12 × 30 eggs', '12 × 6 eggs', '12 × 12 eggs', '15 × 12 eggs', '60 eggs', '24 × 6 eggs', '2 × 30 eggs'] },
    what: ['{V} from inspected British flocks, graded and stamped.', '{V} on trays or in boxes, with the date on each.', 'Clean, strong-shelled {v}.'],
    use: ['For breakfasts, baking and batters.', 'Keep at an even temperature and away from strong smells.', 'Crack into a bowl first and rotate by date.', 'Hold boiled eggs chilled for no more than two days.'],
    food: chilled('{of}', ['Laid in the UK'], '28 days', { storage: 'ambient' }), tags: ['British'],
  },
  {
    leaf: 'eggs', subtitle: 'Pasteurised egg', sales: 2,
    varieties: [['Liquid Whole Egg', 'yolk', 'Pasteurised whole egg, citric acid'], ['Liquid Egg White', 'clear', 'Pasteurised egg white'], ['Liquid Egg Yolk', 'yolk', 'Pasteurised egg yolk'], ['Free Range Liquid Whole Egg', 'honey', 'Pasteurised free range whole egg'], ['Hard Boiled Eggs', 'milk', 'Hen eggs, water, citric acid', { tags: ['Ready to eat'], packs: { bucket: ['75 pieces', '60 pieces'], tub: ['6 × 1 kg'] } }], ['Omelette Mix', 'butter', 'Pasteurised whole egg, milk, salt']],
    packs: { 'carton-drink': ['12 × 1 kg', '10 × 1 kg', '6 × 1 kg'], bucket: ['1 × 5 kg', '1 × 10 kg'], 'bag-in-box': ['1 × 10 kg', '1 × 20 kg'] },
    what: ['{V}, pasteurised or cooked for safe, quick use.', '{V} that saves cracking and shell waste.'],
    use: ['Shake or stir, then pour what you need.', 'One kilogram of whole egg replaces about twenty shell eggs.', 'Suits care homes, schools and bakeries.'],
    food: chilled('{of}', ['Produced in the UK'], '5 weeks', { opened: '2 days' }),
  },
  {
    leaf: 'cooked-meats', subtitle: 'Sliced and ready', sales: 4, tags: ['Ready to eat'], brands: ['Carverley', 'Hamdale', 'Coldshelf'],
    varieties: [['Sliced Cooked Ham', 'ham', 'Pork leg (80%), water, salt, sodium nitrite', { packs: meatTrays }], ['Honey Roast Ham', 'honey', 'Pork leg, water, honey, salt, sodium nitrite', { packs: meatTrays }], ['Wafer Thin Ham', 'pork', 'Pork, water, salt, sodium nitrite', { packs: meatTrays }], ['Sliced Turkey Breast', 'turkey', 'Turkey breast (85%), water, salt, potato starch', { packs: meatTrays }], ['Roast Chicken Slices', 'chicken', 'Chicken breast (85%), water, salt, potato starch', { packs: meatTrays }], ['Cooked Chicken Strips', 'chicken', 'Chicken breast, water, salt, maize starch', { packs: meatTrays }], ['Roast Beef Slices', 'beef', 'Beef topside, salt', { packs: meatTrays }], ['Corned Beef', 'rawBeef', 'Beef, salt, sugar, sodium nitrite', { packs: meatJoints }], ['Milano Style Salami', 'cherry', 'Pork, salt, garlic, pepper, sodium nitrite', { packs: meatTrays }], ['Sliced Chorizo', 'paprika', 'Pork, paprika, garlic, salt, sodium nitrite', { packs: meatTrays }], ['Pastrami', 'kidney', 'Beef, salt, pepper, coriander, sodium nitrite', { packs: meatTrays }], ['Gammon Joint', 'bacon', 'Pork leg, water, salt, sodium nitrite', { packs: meatJoints }], ['Ardennes Style Pâté', 'sausage', 'Pork liver, pork fat, cream (milk), egg, salt, spices'], ['Chicken Tikka Pieces', 'carrot', 'Chicken breast, yogurt (milk), spices, salt', { packs: meatTrays }], ['Pulled Pork', 'crust', 'Pork shoulder, salt, smoked paprika, sugar', { packs: meatTrays }], ['Garlic Sausage', 'pork', 'Pork, water, potato starch, garlic, salt', { packs: meatTrays }]],
    packs: { 'tray-chilled': ['10 × 500 g', '6 × 1 kg', '10 × 400 g', '20 × 100 g'], block: ['1 × 2.5 kg', '2 × 3 kg', '1 × 5 kg'] },
    what: ['{V} cooked slowly and chilled quickly.', '{V} that slices and portions cleanly.', 'Sandwich-bar {v} in even slices or pieces.'],
    use: ['For sandwiches, salads and platters.', 'Keep on chilled wells below 5 °C during service.', 'Use separate tongs for each meat.', 'Open packs in turn and date them.'],
    portion: [50, 'sandwiches'],
    food: chilled('{of}', ['Produced in the UK', 'Produced in Denmark', 'Produced in Germany'], '28 days', { opened: '3 days', glutenFree: true }),
  },
  {
    leaf: 'bacon-sausages', subtitle: 'For the breakfast grill', sales: 5, brands: ['Rasherton', 'Bangershaw', 'Carverley', 'Hamdale', 'Coldshelf'],
    varieties: [['Unsmoked Back Bacon', 'bacon', 'Pork loin (87%), water, salt, sodium nitrite'], ['Smoked Back Bacon', 'smoked', 'Pork loin (87%), water, salt, sodium nitrite, smoke'], ['Streaky Bacon', 'pork', 'Pork belly, water, salt, sodium nitrite'], ['Bacon Bits', 'beef', 'Pork, water, salt, smoke, sodium nitrite'], ['Gammon Steaks', 'ham', 'Pork leg, water, salt, sodium nitrite'], ['Turkey Rashers', 'turkey', 'Turkey thigh, water, salt, smoke flavouring, sodium nitrite', { tags: ['Halal'] }], ['Pork Sausages 8s', 'sausage', 'Pork (60%), water, rusk (wheat flour), salt, spices, sulphites'], ['Cumberland Sausages', 'crust', 'Pork (75%), rusk (wheat flour), pepper, nutmeg, sulphites'], ['Lincolnshire Sausages', 'herb', 'Pork (75%), rusk (wheat flour), sage, sulphites'], ['Beef Sausages', 'rawBeef', 'Beef (60%), water, rusk (wheat flour), salt, spices, sulphites', { tags: ['Halal'] }], ['Gluten Free Pork Sausages', 'pork', 'Pork (80%), rice flour, water, salt, spices', { tags: ['Gluten free'] }], ['Chipolatas', 'caramel', 'Pork (70%), rusk (wheat flour), salt, spices, sulphites'], ['Black Pudding Slices', 'black', 'Pork blood, oatmeal (oats), barley, pork fat, onion, salt'], ['White Pudding Slices', 'cream', 'Pork, oatmeal (oats), onion, salt'], ['Hot Dog Frankfurters', 'paprika', 'Pork, water, salt, spices, smoke, sodium nitrite']],
    packs: { 'tray-chilled': ['5 × 2.27 kg', '4 × 2.27 kg', '10 × 400 g', '1 × 2.27 kg', '1 × 4.54 kg', '6 × 1 kg', '2 × 2.5 kg'] },
    what: ['{V} with a traditional seasoning and little shrink.', '{V} for full breakfasts and breakfast rolls.', 'Caterer\'s pack of {v}.'],
    use: ['Grill or bake until piping hot throughout.', 'Cook to a core of 75 °C and hold above 63 °C.', 'Separate pieces before cooking so that they colour evenly.', 'Drain on paper before filling rolls.'],
    food: chilled('{of}', ['Produced in the UK', 'Produced in Denmark', 'Produced in the Netherlands'], '21 days', { opened: '3 days' }),
  },
  {
    leaf: 'dips-salads', subtitle: 'Ready to serve', sales: 3, tags: ['Ready to eat'],
    brands: ['Dipperby', 'Slawbury', 'Coldshelf', 'Olivendra'],
    varieties: [['Coleslaw', 'milk', 'White cabbage, mayonnaise (rapeseed oil, egg yolk, mustard), carrot, onion'], ['Vegan Coleslaw', 'pear', 'White cabbage, carrot, egg-free dressing (rapeseed oil, pea protein), onion'], ['Potato Salad', 'potato', 'Potatoes, mayonnaise (rapeseed oil, egg yolk, mustard), chives'], ['Egg Mayonnaise Filling', 'yolk', 'Egg, mayonnaise (rapeseed oil, egg yolk, mustard), salt'], ['Tuna Mayonnaise Filling', 'pork', 'Tuna (fish), mayonnaise (rapeseed oil, egg yolk, mustard), sweetcorn'], ['Prawn Mayonnaise Filling', 'prawn', 'Prawns (crustaceans), mayonnaise (rapeseed oil, egg yolk, mustard), lemon'], ['Coronation Chicken Filling', 'curry', 'Chicken, mayonnaise (rapeseed oil, egg yolk, mustard), curry powder, sultanas'], ['Cheese & Onion Filling', 'cheddar', 'Cheddar (milk), mayonnaise (rapeseed oil, egg yolk, mustard), onion'], ['Houmous', 'peanut', 'Chickpeas, rapeseed oil, tahini (sesame), lemon juice, garlic'], ['Red Pepper Houmous', 'carrot', 'Chickpeas, red pepper, rapeseed oil, tahini (sesame), lemon juice'], ['Tzatziki', 'mint', 'Yogurt (milk), cucumber, garlic, mint'], ['Guacamole', 'pea', 'Avocado, onion, lime juice, coriander, chilli'], ['Tomato Salsa', 'tomato', 'Tomatoes, onion, coriander, lime juice, chilli'], ['Sour Cream & Chive Dip', 'cream', 'Sour cream (milk), mayonnaise (rapeseed oil, egg yolk, mustard), chives'], ['Pasta & Pesto Salad', 'herb', 'Pasta (wheat), basil pesto (cheese (milk), cashews), peppers'], ['Mixed Bean Salad', 'kidney', 'Kidney beans, chickpeas, peppers, vinaigrette (mustard)'], ['Pitted Green Olives', 'olive', 'Green olives, water, salt'], ['Marinated Mixed Olives', 'olive', 'Green and black olives, rapeseed oil, herbs, garlic']],
    packs: { tub: ['1 × 2 kg', '2 × 1 kg', '6 × 1 kg', '12 × 200 g', '1 × 1 kg'], bucket: ['1 × 5 kg', '1 × 10 kg'] },
    what: ['{V} made fresh and packed the same day.', '{V} with a good share of the main ingredient.', 'Deli-counter {v} in a resealable tub.'],
    use: ['Serve with a clean spoon from a chilled counter.', 'For jacket potatoes, sandwiches and mezze.', 'Stir before use and reseal at once.', 'Garnish and serve as a starter or side.'],
    food: chilled('{of}', ['Made in the UK'], '14 days', { opened: '2 days', glutenFree: true }),
  },
];
