import type { Family, FoodFacts } from '../family.ts';

const shelf = (ingredients: string, life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'ambient', ingredients, origins: ['Made in the UK'], life, ...more });

const peaTins = { 'tin-catering': ['6 × 2.6 kg', '3 × 2.6 kg'], tin: ['12 × 400 g', '24 × 300 g'] } as const;
const sacks = { sack: ['1 × 10 kg', '1 × 12.5 kg', '1 × 16 kg', '1 × 25 kg'] } as const;
const tubs = { tub: ['1 × 2.5 kg', '4 × 2.5 kg', '6 × 1 kg'], bucket: ['1 × 5 kg'] } as const;
const dryTubs = { tub: ['1 × 2.5 kg', '4 × 2.5 kg', '6 × 1 kg'], sack: ['1 × 10 kg', '1 × 12.5 kg'], pouch: ['12 × 1 kg', '6 × 2 kg'] } as const;
const toppingTins = { 'tin-catering': ['6 × 2.5 kg', '6 × 850 g'], pouch: ['6 × 1 kg', '4 × 1.7 kg'], jar: ['6 × 1 kg'] } as const;
const counted = { 'box-frozen': ['40 pieces', '60 pieces', '30 pieces', '100 pieces'] } as const;

export const chipShopTakeaway: readonly Family[] = [
  {
    leaf: 'batter-mix', subtitle: 'Just add cold water', sales: 7,
    varieties: [
      ['Chip Shop Batter Mix', 'batter', 'Wheat flour, raising agents (sodium bicarbonate, sodium acid pyrophosphate), salt', { note: 'Mix one part powder with one and a half parts cold water by weight.' }], ['Gluten Free Batter Mix', 'corn', 'Rice flour, maize flour, potato starch, raising agents (sodium bicarbonate), salt', { tags: ['Gluten free'], note: 'Use a separate fryer or fry before the day\'s wheat batter goes in.' }], ['Crispy Batter Mix', 'crumb', 'Wheat flour, modified maize starch, raising agents (sodium bicarbonate), salt'], ['Golden Batter Mix', 'yolk', 'Wheat flour, raising agents (sodium bicarbonate), salt, colour (annatto)'], ['Beer Style Batter Mix', 'caramel', 'Wheat flour, barley malt flour, raising agents (sodium bicarbonate), salt, yeast extract'], ['Tempura Batter Mix', 'cream', 'Wheat flour, maize starch, raising agents (sodium bicarbonate), salt', { note: 'Mix with iced water and leave a few lumps for a lacy finish.' }], ['Traditional Batter Flour', 'flour', 'Wheat flour, salt'], ['Low Salt Batter Mix', 'bread', 'Wheat flour, raising agents (potassium bicarbonate, sodium acid pyrophosphate)'], ['Onion Ring Batter Mix', 'onion', 'Wheat flour, maize flour, raising agents (sodium bicarbonate), salt, onion powder'], ['Fritter Batter Mix', 'butter', 'Wheat flour, sugar, raising agents (sodium bicarbonate), salt'], ['Spicy Batter Mix', 'chilli', 'Wheat flour, chilli, paprika, raising agents (sodium bicarbonate), salt'], ['Quick Set Batter Mix', 'honey', 'Wheat flour, wheat gluten, raising agents (sodium bicarbonate), salt'],
    ],
    packs: { sack: ['1 × 16 kg', '1 × 12.5 kg', '1 × 10 kg'], 'bag-flour': ['4 × 3.5 kg', '6 × 1.5 kg', '2 × 5 kg'] },
    what: ['{V} for a light, crisp shell around fish, sausages and pineapple.', '{V} that clings well and drains clean.', 'Range-ready {v}, milled fine so that it mixes without lumps.', '{V} that keeps its crunch in the box.'],
    use: ['Whisk with cold water and rest for ten minutes before frying at 180 °C.', 'Keep the mixed batter below 8 °C during service and discard what is left.', 'Dust fish with flour first so that the coating does not slip.', 'Adjust the water by a little to suit your range.'],
    food: shelf('{of}', '9 months', { mayContain: 'mustard' }),
  },
  {
    leaf: 'frying-fats', subtitle: 'For deep frying', sales: 7,
    varieties: [
      ['Beef Dripping', 'cream', 'Refined beef dripping', { note: 'Gives the traditional northern flavour and a dry, crisp chip.' }], ['Palm Frying Fat', 'butter', 'Palm oil, anti-foaming agent (E900)'], ['Solid Vegetable Frying Fat', 'white', 'Palm oil, rapeseed oil, anti-foaming agent (E900)'], ['High Oleic Sunflower Frying Oil', 'yellow', 'High oleic sunflower oil, anti-foaming agent (E900)', { label: 'High Oleic Frying Oil' }], ['Long Life Rapeseed Frying Oil', 'oil', 'Rapeseed oil, anti-foaming agent (E900)', { label: 'Long Life Frying Oil' }], ['Rapeseed Frying Oil', 'corn', 'Rapeseed oil, anti-foaming agent (E900)'], ['Soya Frying Oil', 'honey', 'Soya oil, anti-foaming agent (E900)'], ['Groundnut Frying Oil', 'peanut', 'Peanut oil'], ['Lard', 'milk', 'Refined pork lard'], ['Palm Free Frying Oil', 'herb', 'Rapeseed oil, sunflower oil, anti-foaming agent (E900)'], ['Pourable Frying Oil', 'turmeric', 'Rapeseed oil, palm olein, anti-foaming agent (E900)'],
    ],
    packs: { block: ['4 × 5 kg', '1 × 12.5 kg block', '2 × 10 kg'], jerrycan: ['1 × 20 L', '2 × 10 L'], 'bag-in-box': ['1 × 12.5 kg', '1 × 15 L'] },
    what: ['{V} for ranges and counter fryers.', '{V} refined for a long fry life and little smoke.', 'Professional {v} with a neutral smell.'],
    use: ['Melt or heat slowly, and never above 190 °C.', 'Filter daily and top up little and often.', 'Test with a strip and change it before it foams.', 'Cool before draining, and send the waste to a licensed collector.', 'Cover the pan overnight to slow darkening.'],
    food: shelf('{of}', '12 months', { origins: ['Refined in the UK', 'Refined in the Netherlands'], glutenFree: true }),
  },
  {
    leaf: 'chip-shop-sides', subtitle: 'Chip shop favourite', sales: 5, brands: ['Frierly', 'Chipperholm', 'Saltings Pier'],
    varieties: [
      ['Mushy Peas', 'pea', 'Marrowfat peas, water, sugar, salt', { also: 'tinned-vegetables-beans', packs: peaTins }], ['Dried Marrowfat Peas', 'herb', 'Marrowfat peas', { note: 'Steep overnight with soaking tablets before simmering.', packs: sacks }], ['Pea Soaking Tablets', 'mint', 'Sodium bicarbonate, sodium carbonate', { packs: { tub: ['1000 tablets', '500 tablets'] } }], ['Chip Shop Curry Sauce Mix', 'curry', 'Modified maize starch, wheat flour, sugar, salt, curry powder (mustard), onion powder, palm oil', { packs: dryTubs }], ['Gluten Free Curry Sauce Mix', 'turmeric', 'Modified maize starch, sugar, salt, curry powder, onion powder, palm oil', { packs: dryTubs }], ['Fruity Curry Sauce Mix', 'tropical', 'Modified maize starch, wheat flour, sugar, sultanas, apple, curry powder (mustard), salt', { packs: dryTubs }], ['Chinese Style Curry Sauce Paste', 'mustard', 'Water, palm oil, wheat flour, curry powder (mustard), salt, onion', { packs: tubs, label: 'Chinese Style Curry Paste' }], ['Chip Shop Gravy Mix', 'gravy', 'Potato starch, wheat flour, salt, colour (caramel), onion powder, palm oil', { packs: dryTubs }], ['Chip Shop Chicken Salt', 'chicken', 'Salt, paprika, onion powder, garlic powder, yeast extract', { packs: dryTubs }], ['Chip Salt', 'white', 'Salt, anti-caking agent (E535)', { packs: dryTubs }], ['Baked Bean Portion Mix', 'bean', 'Haricot beans, tomatoes, sugar, maize starch, salt', { packs: peaTins }], ['Potato Preservative Powder', 'potato', 'Sodium metabisulphite, citric acid', { note: 'Keeps peeled chips white overnight; declare sulphites on the menu.', packs: dryTubs }],
    ],
    packs: { tub: ['1 × 2.5 kg', '4 × 2.5 kg', '6 × 1 kg'], sack: ['1 × 10 kg', '1 × 12.5 kg'], pouch: ['12 × 1 kg', '6 × 2 kg'], 'tin-catering': ['6 × 2.6 kg'] },
    what: ['{V} made for the fish-and-chip counter.', '{V} with the taste that regulars know.', 'A chip-shop staple: {v} in a trade pack.'],
    use: ['Keep a spare pack by the range for Friday night.', 'Measure with the same scoop or jug for the same strength every day.', 'Serve or season at the counter as your regulars like it.', 'Reseal the pack between services.', 'Prepare a batch ahead of the teatime rush.'],
    food: shelf('{of}', '12 months', { glutenFree: true }),
  },
  {
    leaf: 'pizza-supplies', subtitle: 'For pizzerias', sales: 4, brands: ['Fornavecci', 'Napolara', 'Doughmark'],
    varieties: [
      ['Pizza Sauce', 'tomato', 'Tomatoes, tomato purée, oregano, basil, salt'], ['Spicy Pizza Sauce', 'chilli', 'Tomatoes, tomato purée, chilli, garlic, oregano, salt'], ['Garlic & Herb Pizza Base Sauce', 'cream', 'Rapeseed oil, water, garlic, parsley, milk whey, spirit vinegar', { label: 'Garlic & Herb Base Sauce' }], ['BBQ Pizza Base Sauce', 'brownSauce', 'Tomato purée, sugar, spirit vinegar, molasses, smoke flavouring'], ['Peeled Plum Tomatoes for Pizza', 'ketchup', 'Plum tomatoes, tomato juice, basil', { packs: { 'tin-catering': ['6 × 2.5 kg', '3 × 2.5 kg'] }, label: 'Plum Tomatoes for Pizza' }], ['Pizza Dough Mix', 'flour', 'Wheat flour, yeast, sugar, salt, rapeseed oil', { packs: sacks }], ['Semolina for Dusting', 'pasta', 'Durum wheat semolina', { packs: sacks }], ['Sliced Jalapeño Topping', 'lime', 'Jalapeño peppers, water, spirit vinegar, salt', { packs: toppingTins }], ['Roasted Pepper Topping', 'red', 'Red and yellow peppers, sunflower oil, salt, citric acid', { packs: toppingTins }], ['Sun-Dried Tomato Topping', 'paprika', 'Sun-dried tomatoes, sunflower oil, salt, sulphites', { packs: toppingTins }], ['Artichoke Hearts', 'olive', 'Artichokes, water, salt, citric acid', { packs: toppingTins }], ['Pineapple Pizza Cut', 'pineapple', 'Pineapple, pineapple juice', { packs: toppingTins }],
    ],
    packs: { 'tin-catering': ['6 × 2.5 kg', '3 × 4.1 kg', '6 × 2.9 kg'], pouch: ['4 × 3 kg', '6 × 1 kg'], bucket: ['1 × 5 kg'], sack: ['1 × 10 kg'] },
    what: ['{V} for stone-baked and conveyor ovens.', '{V} with a bright, unforced Italian flavour.', 'Pizzeria pack of {v}.'],
    use: ['Allow about 80 g to a 12 inch base.', 'Spread thinly to keep the centre crisp.', 'Decant to a gastronorm pan and chill during service.', 'Drain toppings so that the base stays dry.'],
    food: shelf('{of}', '18 months', { opened: '4 days', chillOpened: true, origins: ['Made in Italy', 'Made in the UK'] }),
  },
  {
    leaf: 'pizza-supplies', subtitle: 'Pizza cheese and toppings', sales: 5, brands: ['Fornavecci', 'Napolara', 'Caseholm', 'Doughmark'],
    varieties: [['Grated Mozzarella', 'cream', 'Mozzarella (milk), potato starch'], ['Mozzarella & Cheddar Mix', 'butter', 'Mozzarella (milk) (70%), cheddar (milk) (30%), potato starch', { also: 'cheese' }], ['Diced Mozzarella', 'milk', 'Mozzarella (milk), potato starch', { also: 'cheese' }], ['Pizza Cheese Blend', 'cheddar', 'Mozzarella (milk), vegetable oil (palm), potato starch'], ['Vegan Pizza Topping', 'pear', 'Water, coconut oil, modified potato starch, salt, flavouring'], ['Sliced Pepperoni', 'chilli', 'Pork, beef, salt, paprika, garlic, sodium nitrite'], ['Sliced Beef Pepperoni', 'beef', 'Beef, salt, paprika, garlic, sodium nitrite', { tags: ['Halal'] }], ['Diced Cooked Chicken Topping', 'chicken', 'Chicken breast, water, salt, maize starch', { tags: ['Halal'] }], ['Tandoori Chicken Topping', 'tomato', 'Chicken breast, water, paprika, cumin, yogurt (milk), salt', { tags: ['Halal'] }], ['Ham Strips', 'ham', 'Pork leg, water, salt, sodium nitrite']],
    packs: { 'bag-clear': ['6 × 2 kg', '10 × 1 kg', '4 × 2.5 kg'], 'tray-chilled': ['10 × 1 kg', '6 × 500 g'] },
    what: ['{V} that covers evenly and melts or crisps in a hot oven.', '{V} prepared for pizza lines.'],
    use: ['Allow 100 to 120 g to a 12 inch pizza.', 'Take out only what the shift needs.', 'Spread to the edge, leaving a finger for the crust.', 'Browns lightly at 280 °C.'],
    portion: [110, 'pizzas of 12 inches'],
    food: { storage: 'chilled', ingredients: '{of}', origins: ['Made in the UK', 'Made in Germany', 'Made in Denmark'], life: '8 weeks', opened: '5 days' },
  },
  {
    leaf: 'pizza-supplies', name: '{v}', subtitle: 'Frozen dough and bases', sales: 4, brands: ['Doughmark', 'Napolara', 'Fornavecci'],
    varieties: [['Dough Balls 200 g', 'flour', '9 inch'], ['Dough Balls 280 g', 'cream', '12 inch'], ['Thin & Crispy Pizza Bases 10 inch', 'bread', '10 inch'], ['Deep Pan Pizza Bases 12 inch', 'crust', '12 inch'], ['Stone Baked Pizza Bases 12 inch', 'bread', '12 inch'], ['Garlic Bread Bases 9 inch', 'butter', '9 inch', { ingredients: 'Wheat flour, water, garlic butter (butter (milk), garlic, parsley), rapeseed oil, yeast, salt' }]],
    packs: { 'box-frozen': ['24 pieces', '36 pieces', '48 pieces', '60 pieces'] },
    what: ['{V} for a {of} pizza.', '{V}, frozen soon after making, sized for a {of} pizza.'],
    use: ['Defrost overnight in the fridge and bring to room temperature.', 'Top and bake at 250 to 300 °C for six to eight minutes.', 'Prove under cover so that a skin does not form.'],
    food: { storage: 'frozen', ingredients: 'Wheat flour, water, rapeseed oil, yeast, salt', origins: ['Made in the UK', 'Made in Italy'], life: '9 months', opened: '2 days', mayContain: 'milk, soya' },
  },
  {
    leaf: 'kebab-chicken', subtitle: 'Coating and marinade', sales: 4, brands: ['Cluckwick', 'Spiceholt', 'Glazeborough', 'Khyberline'],
    varieties: [
      ['Southern Fried Chicken Breading', 'friedChicken', 'Wheat flour, salt, pepper, paprika, garlic, onion powder', { label: 'Southern Fried Breading' }], ['Hot & Spicy Chicken Breading', 'chilli', 'Wheat flour, salt, chilli, paprika, pepper, garlic'], ['Gluten Free Chicken Breading', 'corn', 'Rice flour, maize flour, salt, pepper, paprika'], ['Chicken Milk & Egg Dip Mix', 'cream', 'Milk powder, egg powder, wheat flour, salt'], ['Peri-Peri Marinade', 'carrot', 'Rapeseed oil, chilli, lemon, garlic, paprika, salt'], ['Tandoori Marinade', 'tomato', 'Rapeseed oil, paprika, ginger, garlic, cumin, coriander, salt'], ['Doner Spice Mix', 'brownRice', 'Cumin, coriander, paprika, onion, garlic, oregano, salt'], ['Shish Kebab Marinade', 'paprika', 'Rapeseed oil, tomato purée, cumin, garlic, mint, salt'], ['BBQ Glaze', 'brownSauce', 'Sugar, tomato purée, molasses, spirit vinegar, smoke flavouring'], ['Lemon & Herb Marinade', 'lemon', 'Rapeseed oil, lemon juice, parsley, thyme, garlic, salt'], ['Jerk Marinade', 'herb', 'Rapeseed oil, scotch bonnet, allspice, thyme, spring onion, salt'], ['Piri Chip Seasoning', 'orange', 'Salt, paprika, chilli, lemon, garlic'],
    ],
    packs: { tub: ['1 × 2.5 kg', '4 × 2.5 kg', '6 × 1 kg'], sack: ['1 × 10 kg', '1 × 16 kg'], bucket: ['1 × 5 kg', '1 × 10 kg'] },
    what: ['{V} for chicken shops, grills and kebab houses.', '{V} with a full seasoning, so nothing else is needed.', 'A bold {v} that keeps its colour on the grill or in the fryer.'],
    use: ['Use about 80 g to each kilogram of meat.', 'Leave meat in the mix, covered and chilled, for at least four hours.', 'Press on firmly and shake off the loose part.', 'Fry at 165 °C until the core reaches 75 °C.'],
    food: shelf('{of}', '12 months', { glutenFree: true, mayContain: 'soya, celery' }),
  },
  {
    leaf: 'kebab-chicken', subtitle: 'Kebab house', sales: 5, tags: ['Halal'], brands: ['Anatolar', 'Khyberline', 'Grillmarch'],
    varieties: [['Lamb Doner Kebab', 'lamb', 'Lamb (70%), beef, rusk (wheat flour), onion, salt, spices', { packs: { 'box-frozen': ['1 × 10 kg', '1 × 15 kg', '1 × 20 kg', '2 × 5 kg'] } }], ['Chicken Doner Kebab', 'chicken', 'Chicken thigh, water, salt, spices, rapeseed oil', { packs: { 'box-frozen': ['1 × 10 kg', '1 × 15 kg', '1 × 20 kg', '2 × 5 kg'] } }], ['Beef & Lamb Doner Kebab', 'beef', 'Beef, lamb, rusk (wheat flour), salt, spices, soya protein', { packs: { 'box-frozen': ['1 × 10 kg', '1 × 15 kg', '1 × 20 kg', '2 × 5 kg'] } }], ['Sliced Doner Meat', 'sausage', 'Beef, lamb, rusk (wheat flour), salt, spices, soya protein', { packs: { 'bag-frozen': ['5 × 2 kg', '10 × 1 kg', '4 × 2.5 kg'] } }], ['Lamb Kofte', 'rawBeef', 'Lamb, onion, parsley, cumin, salt', { packs: counted }], ['Chicken Shish Cubes', 'honey', 'Chicken breast, paprika, garlic, salt, rapeseed oil', { packs: { 'bag-frozen': ['5 × 2 kg', '10 × 1 kg', '4 × 2.5 kg'] } }], ['Seekh Kebabs', 'paprika', 'Lamb, onion, green chilli, coriander, gram flour, spices', { packs: counted }], ['Chicken Gyros Strips', 'bread', 'Chicken thigh, oregano, paprika, lemon, salt', { packs: { 'bag-frozen': ['5 × 2 kg', '10 × 1 kg', '4 × 2.5 kg'] } }], ['Adana Kebabs', 'chilli', 'Lamb, red pepper, chilli, salt, sumac', { packs: counted }]],
    packs: { 'box-frozen': ['1 × 10 kg', '1 × 20 kg', '40 pieces', '4 × 2.5 kg'], 'bag-frozen': ['5 × 2 kg', '10 × 1 kg'] },
    what: ['{V} made with Halal meat and mild spicing.', '{V} for the grill or the spit.'],
    use: ['Cook until the core holds 75 °C.', 'Slice thinly as the outer layer browns.', 'Serve in pitta with salad, chilli and garlic sauce.', 'Brush with oil so that the edges crisp.'],
    portion: [150, 'regular kebabs'],
    food: { storage: 'frozen', ingredients: '{of}', origins: ['Made in the UK'], life: '12 months', opened: '2 days' },
  },
  {
    leaf: 'sauce-sachets', name: '{v} Sachets', subtitle: 'Single portions', sales: 6,
    varieties: [
      ['Tomato Ketchup', 'ketchup', 'Tomatoes, sugar, spirit vinegar, salt, spice extracts', { also: 'table-sauces' }], ['Brown Sauce', 'brownSauce', 'Tomatoes, molasses, dates, spirit vinegar, barley malt vinegar, spices', { also: 'table-sauces' }], ['Mayonnaise', 'mayonnaise', 'Rapeseed oil, water, egg yolk, spirit vinegar, mustard', { also: 'mayonnaise-dressings' }], ['Vegan Mayonnaise', 'herb', 'Rapeseed oil, water, spirit vinegar, pea protein, salt', { also: 'mayonnaise-dressings' }], ['Salad Cream', 'butter', 'Spirit vinegar, rapeseed oil, water, sugar, mustard, egg yolk', { also: 'mayonnaise-dressings' }], ['Tartare Sauce', 'pear', 'Rapeseed oil, water, gherkins, capers, egg yolk, mustard', { also: 'table-sauces' }], ['English Mustard', 'mustard', 'Water, mustard flour, sugar, salt', { also: 'table-sauces' }], ['Malt Vinegar', 'vinegar', 'Barley malt vinegar', { also: 'oils-vinegars' }], ['BBQ Sauce', 'chocolate', 'Sugar, tomato purée, spirit vinegar, molasses, smoke flavouring', { also: 'table-sauces' }], ['Sweet Chilli Sauce', 'chilli', 'Sugar, red chilli, water, garlic, rice vinegar'], ['Garlic Mayonnaise', 'cream', 'Rapeseed oil, water, garlic, egg yolk, spirit vinegar', { also: 'mayonnaise-dressings' }], ['Salt', 'white', 'Salt'], ['Pepper', 'pepper', 'White pepper'], ['White Sugar', 'milk', 'Sugar', { also: 'home-baking' }], ['Brown Sugar', 'caramel', 'Cane sugar'], ['Sweetener', 'blue', '', { tags: ['Sugar free'], ingredients: 'Erythritol, sweetener (sucralose)' }], ['Soy Sauce', 'black', 'Water, soya beans, wheat, salt', { also: 'table-sauces' }], ['Mint Sauce', 'mint', 'Water, mint, sugar, spirit vinegar'],
    ],
    packs: { sachets: ['200 sachets', '500 sachets', '1000 sachets', '300 sachets', '2000 sachets'] },
    what: ['{V} in easy-tear single sachets.', 'One-portion {v} sachets for takeaway bags and trays.', '{V} sealed in foil-lined sachets.'],
    use: ['Add two to each meal, or let customers help themselves.', 'Saves washing up table bottles and cuts waste.', 'Keeps canteen and delivery orders clean and even.', 'The outer tears down into a counter dispenser.'],
    food: shelf('{of}', '12 months', { glutenFree: true }),
  },
  {
    leaf: 'sauce-sachets', name: '{v} Portions', subtitle: 'Portion pots', sales: 3, brands: ['Sashwell', 'Dipcoate', 'Saucewick', 'Sugarwell', 'Chipperholm'],
    varieties: [['Garlic & Herb Dip', 'cream', 'Rapeseed oil, water, milk whey, garlic, parsley, egg yolk'], ['BBQ Dip', 'brownSauce', 'Sugar, tomato purée, spirit vinegar, molasses'], ['Sweet Chilli Dip', 'chilli', 'Sugar, water, red chilli, garlic'], ['Honey & Mustard Dip', 'honey', 'Rapeseed oil, water, honey, mustard'], ['Sour Cream Dip', 'milk', 'Sour cream (milk), rapeseed oil, chives'], ['Strawberry Jam', 'strawberry', 'Sugar, strawberries, pectin'], ['Marmalade', 'orange', 'Sugar, oranges, pectin'], ['Honey', 'honey', 'Honey'], ['UHT Milk', 'milk', 'Semi-skimmed milk', { also: 'milk-cream' }], ['Tomato Ketchup', 'ketchup', 'Tomatoes, sugar, spirit vinegar, salt'], ['Peri-Peri Dip', 'carrot', 'Water, rapeseed oil, chilli, lemon, garlic']],
    packs: { tub: ['100 portions', '120 portions', '240 portions', '4 × 50 portions'] },
    what: ['{V} in sealed, peel-top pots.', 'Single {v} portions with a clear expiry on each pot.'],
    use: ['Include with pizza, chicken or breakfast orders.', 'Set on trays and buffets without extra spoons.', 'Sell as an add-on at the counter.', 'Peel back the lid and serve.'],
    food: shelf('{of}', '6 months', { glutenFree: true }),
  },
];
