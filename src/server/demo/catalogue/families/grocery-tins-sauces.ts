import type { Family, FoodFacts } from '../family.ts';

const shelf = (ingredients: string, origins: readonly string[], life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'ambient', ingredients, origins, life, ...more });

const tins = { tin: ['12 × 400 g', '24 × 400 g'], 'tin-catering': ['6 × 2.5 kg', '3 × 2.5 kg'] } as const;
const bottlesAndTubs = { 'bottle-sauce': ['12 × 500 ml', '6 × 1 L', '8 × 400 ml', '6 × 875 ml'], jerrycan: ['2 × 4 L'], bucket: ['1 × 10 L', '1 × 5 L'] } as const;

/** What comes in tins, bottles, jars and shakers. */
/** Thin sauces never come in buckets. */
const thin = { 'bottle-sauce': ['12 × 150 ml', '12 × 500 ml', '6 × 1 L'], jerrycan: ['2 × 4 L'] } as const;

export const groceryTinsAndSauces: readonly Family[] = [
  {
    leaf: 'tinned-vegetables-beans', subtitle: 'Catering quality', sales: 5,
    varieties: [
      ['Baked Beans', 'bean', 'Haricot beans, tomatoes, water, sugar, maize starch, salt, spirit vinegar', { note: 'A thick tomato sauce that does not separate in the bain-marie.' }], ['Reduced Sugar Baked Beans', 'ketchup', 'Haricot beans, tomatoes, water, maize starch, salt, sweetener (sucralose)', { tags: ['Low sugar'] }], ['Chopped Tomatoes', 'tomato', 'Tomatoes, tomato juice, citric acid'], ['Plum Tomatoes', 'ketchup', 'Plum tomatoes, tomato juice, citric acid'], ['Tomato Purée', 'chilli', 'Double concentrated tomatoes'], ['Sweetcorn', 'corn', 'Sweetcorn, water'],
      ['Kidney Beans', 'kidney', 'Red kidney beans, water, salt'], ['Chickpeas', 'peanut', 'Chickpeas, water, salt'], ['Butter Beans', 'cream', 'Butter beans, water, salt'], ['Garden Peas', 'pea', 'Peas, water, sugar, salt'], ['Processed Peas', 'herb', 'Dried peas, water, sugar, salt'], ['Sliced Mushrooms', 'mushroom', 'Mushrooms, water, salt, citric acid'], ['Sliced Carrots', 'carrot', 'Carrots, water, salt'], ['New Potatoes', 'potato', 'Potatoes, water, salt'], ['Borlotti Beans', 'sausage', 'Borlotti beans, water, salt'], ['Bamboo Shoots', 'pasta', 'Bamboo shoots, water'], ['Water Chestnuts', 'white', 'Water chestnuts, water'], ['Red Peppers', 'red', 'Red peppers, water, salt, citric acid'], ['Coconut Milk', 'milk', 'Coconut extract (60%), water'],
    ],
    packs: tins,
    what: ['{V} packed at the harvest and ready to heat.', 'Firm, evenly graded {v} in a ring-pull or catering tin.', '{V} with a good drained weight.'],
    use: ['Drain or heat straight from the tin.', 'Use in curries, salads, soups and bakes.', 'Transfer leftovers to a covered container and chill.', 'Saves peeling and soaking on a busy morning.', 'A catering tin fills a half-size gastronorm pan.'],
    portion: [80, 'portions of 80 g'],
    food: shelf('{of}', ['Packed in Italy', 'Packed in the UK', 'Packed in Spain'], '36 months', { opened: '2 days', chillOpened: true, glutenFree: true }),
  },
  {
    leaf: 'tinned-fruit', subtitle: 'In juice or syrup', sales: 3,
    varieties: [['Peach Slices in Juice', 'peach', 'Peaches, grape juice'], ['Peach Halves in Syrup', 'peach', 'Peaches, water, sugar'], ['Pineapple Rings in Juice', 'pineapple', 'Pineapple, pineapple juice'], ['Pineapple Pieces in Juice', 'pineapple', 'Pineapple, pineapple juice'], ['Fruit Cocktail in Syrup', 'cherry', 'Peaches, pears, grapes, pineapple, cherries, water, sugar'], ['Mandarin Segments', 'orange', 'Mandarins, water, sugar'], ['Pear Halves in Juice', 'pear', 'Pears, grape juice'], ['Apricot Halves', 'tropical', 'Apricots, water, sugar'], ['Grapefruit Segments', 'pink', 'Grapefruit, grapefruit juice'], ['Solid Pack Apples', 'apple', 'Apples, citric acid', { note: 'Packed without added water, so a pie filling stays firm.' }], ['Black Cherry Pie Filling', 'cranberry', 'Cherries, sugar, water, modified maize starch'], ['Apple Pie Filling', 'butter', 'Apples, sugar, water, modified maize starch'], ['Mango Pulp', 'mango', 'Mango pulp, sugar'], ['Lychees in Syrup', 'white', 'Lychees, water, sugar'], ['Prunes in Juice', 'kidney', 'Prunes, apple juice'], ['Strawberries in Juice', 'strawberry', 'Strawberries, apple juice']],
    packs: { tin: ['12 × 400 g', '6 × 820 g', '24 × 220 g'], 'tin-catering': ['6 × 2.6 kg', '3 × 2.6 kg'], tub: ['36 × 113 g'] },
    what: ['{V}, picked ripe and packed the same day.', 'Neatly cut {v} for desserts and breakfast bars.'],
    use: ['Serve with custard, yogurt or ice cream.', 'Use in trifles, crumbles and cheesecakes.', 'Drain and blend for smoothies and coulis.', 'Adds fruit to school menus all year.'],
    portion: [80, 'portions of 80 g'],
    food: shelf('{of}', ['Packed in Greece', 'Packed in Thailand', 'Packed in South Africa'], '30 months', { opened: '2 days', chillOpened: true }),
  },
  {
    leaf: 'tinned-fish', subtitle: 'Ready to eat', sales: 4, tags: ['Ready to eat'], brands: ['Brinehaven', 'Tidewold', 'Marvanta', 'Pantrowe', 'Cannerdale', 'Penny Cross'],
    varieties: [
      ['Tuna Chunks in Brine', 'tuna', 'Skipjack tuna (Katsuwonus pelamis) (fish), water, salt'], ['Tuna Chunks in Sunflower Oil', 'mackerel', 'Skipjack tuna (Katsuwonus pelamis) (fish), sunflower oil, salt'], ['Tuna Steak in Spring Water', 'peach', 'Skipjack tuna (Katsuwonus pelamis) (fish), spring water'], ['Tuna Flakes in Brine', 'pork', 'Skipjack tuna (Katsuwonus pelamis) (fish), water, salt'], ['Sardines in Tomato Sauce', 'tomato', 'Sardines (Sardina pilchardus) (fish), tomato purée, water, salt', { origin: 'Caught in the Eastern Central Atlantic (FAO 34), purse seine' }], ['Sardines in Olive Oil', 'olive', 'Sardines (Sardina pilchardus) (fish), olive oil, salt', { origin: 'Caught in the Eastern Central Atlantic (FAO 34), purse seine' }],
      ['Mackerel Fillets in Tomato Sauce', 'ketchup', 'Mackerel (Scomber scombrus) (fish), tomato purée, water, sugar, salt', { origin: 'Caught in the North East Atlantic (FAO 27), pelagic trawl' }], ['Mackerel Fillets in Brine', 'mackerel', 'Mackerel (Scomber scombrus) (fish), water, salt', { origin: 'Caught in the North East Atlantic (FAO 27), pelagic trawl' }], ['Red Salmon', 'salmon', 'Sockeye salmon (Oncorhynchus nerka) (fish), salt', { origin: 'Caught in the North East Pacific (FAO 67), gill nets' }], ['Pink Salmon', 'trout', 'Pink salmon (Oncorhynchus gorbuscha) (fish), salt', { origin: 'Caught in the North East Pacific (FAO 67), gill nets' }], ['Anchovy Fillets in Oil', 'beef', 'Anchovies (Engraulis encrasicolus) (fish), sunflower oil, salt', { origin: 'Caught in the Mediterranean (FAO 37), purse seine', also: 'pizza-supplies' }], ['Pilchards in Tomato Sauce', 'chilli', 'Pilchards (Sardina pilchardus) (fish), tomato purée, water, salt', { origin: 'Caught in the North East Atlantic (FAO 27), ring nets' }],
      ['Crab Meat in Brine', 'crab', 'Crab meat (Portunus pelagicus) (crustaceans), water, salt', { origin: 'Caught in the Western Central Pacific (FAO 71), pots' }], ['Mussels in Escabeche', 'carrot', 'Mussels (Mytilus galloprovincialis) (molluscs), sunflower oil, spirit vinegar, paprika, salt', { origin: 'Farmed in Spain, rope grown' }], ['Prawns in Brine', 'prawn', 'Prawns (Pandalus borealis) (crustaceans), water, salt', { origin: 'Caught in the North West Atlantic (FAO 21), trawl' }],
    ],
    packs: { tin: ['24 × 145 g', '12 × 125 g', '48 × 160 g', '12 × 213 g'], 'tin-catering': ['6 × 1.7 kg', '6 × 800 g'], pouch: ['12 × 1 kg'] },
    what: ['{V}, cooked in the tin with firm, clean flesh.', '{V} with a full drained weight.', 'Catering staple: {v} that flakes without turning to paste.'],
    use: ['Drain and fold into sandwich fillings, pasta and jacket potatoes.', 'Use cold in salads or heat through in sauces.', 'Good for deli counters and sandwich bars.', 'Keep a few tins for menus that change at short notice.'],
    portion: [60, 'sandwich fillings'],
    food: shelf('{of}', ['Caught in the Western Central Pacific (FAO 71), pole and line', 'Caught in the Western Indian Ocean (FAO 51), purse seine'], '48 months', { opened: '2 days', chillOpened: true }),
  },
  {
    leaf: 'table-sauces', subtitle: 'Table sauce', sales: 7, twin: { tags: ['Full case', 'Single pack'], share: 18 },
    varieties: [
      ['Tomato Ketchup', 'ketchup', 'Tomatoes (148 g per 100 g), sugar, spirit vinegar, salt, spice extracts', { note: 'Thick enough to stand on a chip without running.' }], ['Reduced Sugar Tomato Ketchup', 'tomato', 'Tomatoes (160 g per 100 g), spirit vinegar, sugar, salt, sweetener (stevia)', { tags: ['Low sugar'] }], ['Brown Sauce', 'brownSauce', 'Tomatoes, molasses, dates, spirit vinegar, barley malt vinegar, tamarind, spices'], ['BBQ Sauce', 'chocolate', 'Sugar, tomato purée, spirit vinegar, molasses, smoke flavouring, mustard, salt'], ['Sweet Chilli Sauce', 'chilli', 'Sugar, red chilli, water, garlic, rice vinegar, maize starch'], ['Hot Chilli Sauce', 'red', 'Red chilli, water, spirit vinegar, salt, garlic', { also: 'kebab-chicken' }], ['Peri-Peri Sauce', 'carrot', 'Water, spirit vinegar, red chilli, lemon, garlic, rapeseed oil, paprika', { also: 'kebab-chicken' }], ['English Mustard', 'mustard', 'Water, mustard flour, sugar, salt, wheat flour, turmeric'], ['Dijon Mustard', 'butter', 'Water, mustard seeds, spirit vinegar, salt, sulphites'], ['American Style Mustard', 'yellow', 'Spirit vinegar, water, mustard seeds, salt, turmeric'], ['Soy Sauce', 'black', 'Water, soya beans, wheat, salt', { packs: thin }], ['Worcester Sauce', 'cola', 'Barley malt vinegar, molasses, sugar, anchovies (fish), tamarind, spices', { packs: thin }], ['Sriracha Sauce', 'chilli', 'Red chilli, sugar, garlic, salt, spirit vinegar', { packs: thin }], ['Buffalo Hot Sauce', 'orange', 'Cayenne pepper, spirit vinegar, water, rapeseed oil, salt, garlic', { packs: thin }], ['Burger Sauce', 'salmon', 'Rapeseed oil, water, gherkins, tomato purée, egg yolk, mustard, spirit vinegar, sugar', { also: 'kebab-chicken' }], ['Mint Sauce', 'mint', 'Water, mint, sugar, barley malt vinegar, salt'], ['Tartare Sauce', 'cream', 'Rapeseed oil, water, gherkins, capers, egg yolk, spirit vinegar, mustard', { also: 'chip-shop-sides' }], ['Apple Sauce', 'apple', 'Apples, water, sugar, citric acid'], ['Horseradish Sauce', 'white', 'Horseradish, water, rapeseed oil, sugar, egg yolk, mustard, milk powder, sulphites'], ['Cranberry Sauce', 'cranberry', 'Cranberries, sugar, water, pectin'],
    ],
    packs: bottlesAndTubs,
    what: ['{V} in a squeezy bottle or a kitchen tub.', '{V} with a steady thickness, bottle after bottle.', 'Well-balanced {v} for tables and take-out.'],
    use: ['Set on tables or fill counter pumps.', 'Use as a dip, a glaze or a sandwich spread.', 'Portion into 2 oz pots for delivery.', 'Shake before use and wipe the cap after service.', 'Goes with grills, chips and breakfasts.'],
    portion: [20, 'servings of 20 ml'],
    food: shelf('{of}', ['Made in the UK', 'Made in the Netherlands'], '12 months', { opened: '8 weeks', chillOpened: true, glutenFree: true }),
  },
  {
    leaf: 'mayonnaise-dressings', subtitle: 'For salads and sandwiches', sales: 6,
    varieties: [
      ['Mayonnaise', 'mayonnaise', 'Rapeseed oil (78%), water, egg yolk, spirit vinegar, sugar, salt, mustard'], ['Light Mayonnaise', 'milk', 'Water, rapeseed oil (27%), egg yolk, spirit vinegar, modified maize starch, sugar, mustard'], ['Vegan Mayonnaise', 'herb', 'Rapeseed oil (70%), water, spirit vinegar, sugar, salt, pea protein', { note: 'Made without egg or milk, with the same body as standard mayonnaise.', also: 'vegetarian-vegan' }], ['Garlic Mayonnaise', 'cream', 'Rapeseed oil, water, garlic (4%), egg yolk, spirit vinegar, mustard', { also: 'kebab-chicken' }], ['Chipotle Mayonnaise', 'carrot', 'Rapeseed oil, water, chipotle chilli, egg yolk, spirit vinegar, smoked paprika, mustard'], ['Lemon Mayonnaise', 'lemon', 'Rapeseed oil, water, egg yolk, lemon juice, spirit vinegar, mustard'], ['Salad Cream', 'butter', 'Spirit vinegar, rapeseed oil, water, sugar, mustard, egg yolk, salt'], ['Caesar Dressing', 'vanilla', 'Rapeseed oil, water, cheese (milk), egg yolk, spirit vinegar, anchovies (fish), garlic, mustard'], ['French Dressing', 'mustard', 'Rapeseed oil, water, wine vinegar, mustard, sugar, salt, sulphites'], ['Ranch Dressing', 'milk', 'Rapeseed oil, water, buttermilk (milk), egg yolk, spirit vinegar, chives, garlic'], ['Thousand Island Dressing', 'peach', 'Rapeseed oil, water, tomato purée, gherkins, egg yolk, spirit vinegar, mustard'], ['Balsamic Dressing', 'cola', 'Water, balsamic vinegar, rapeseed oil, sugar, mustard, sulphites'], ['Honey & Mustard Dressing', 'honey', 'Rapeseed oil, water, honey (8%), mustard, spirit vinegar'], ['Blue Cheese Dressing', 'blueCheese', 'Rapeseed oil, water, blue cheese (milk), egg yolk, spirit vinegar'], ['Seafood Sauce', 'prawn', 'Rapeseed oil, water, tomato purée, egg yolk, spirit vinegar, lemon juice, mustard', { also: 'chip-shop-sides' }],
    ],
    packs: { ...bottlesAndTubs, jar: ['6 × 2.25 L', '12 × 400 g'] },
    what: ['{V} with a smooth, stable texture.', 'A kitchen-strength {v} that holds in warm rooms.', '{V} for sandwich bars, salads and dips.'],
    use: ['Bind tuna, chicken and egg fillings.', 'Dress leaves just before serving.', 'Spread on buns or offer as a dip.', 'Stir in herbs or spice for a house sauce.', 'Use a clean spoon or pump each time.'],
    portion: [25, 'servings of 25 ml'],
    food: shelf('{of}', ['Made in the UK', 'Made in Belgium'], '9 months', { opened: '6 weeks', chillOpened: true, glutenFree: true }),
  },
  {
    leaf: 'cooking-sauces-pickles', name: '{v}', subtitle: 'Cooking sauce', sales: 4, brands: ['Karivelle', 'Glazeborough', 'Saucewick', 'Shelfside', 'Dollopby'],
    varieties: [
      ['Tikka Masala Sauce', 'carrot', 'Water, tomatoes, onions, cream (milk), rapeseed oil, spices, ginger, garlic'], ['Korma Sauce', 'vanilla', 'Water, onions, coconut, cream (milk), cashews, rapeseed oil, spices'], ['Jalfrezi Sauce', 'chilli', 'Tomatoes, water, peppers, onions, rapeseed oil, green chilli, spices'], ['Madras Sauce', 'red', 'Tomatoes, water, onions, rapeseed oil, chilli, mustard seeds, spices'], ['Balti Sauce', 'curry', 'Tomatoes, onions, water, rapeseed oil, coriander, spices'], ['Bolognese Sauce', 'tomato', 'Tomatoes, tomato purée, onions, carrots, celery, basil, garlic, salt'], ['Sweet & Sour Sauce', 'orange', 'Water, pineapple, sugar, spirit vinegar, peppers, tomato purée, maize starch'], ['Black Bean Sauce', 'black', 'Water, fermented black soya beans, wheat flour, sugar, garlic, ginger'], ['Thai Green Curry Sauce', 'herb', 'Coconut milk, water, green chilli, lemongrass, galangal, fish sauce (anchovies), lime leaf'], ['Teriyaki Sauce', 'cola', 'Water, soya beans, wheat, sugar, rice vinegar, ginger'], ['Chilli Con Carne Sauce', 'kidney', 'Tomatoes, kidney beans, onions, peppers, chilli, cumin'], ['White Sauce', 'milk', 'Milk, water, wheat flour, rapeseed oil, salt'], ['Peppercorn Sauce', 'pepper', 'Water, cream (milk), onions, peppercorns, modified maize starch'], ['Pasta Sauce with Basil', 'ketchup', 'Tomatoes, tomato purée, basil, garlic, olive oil, salt'], ['Green Pesto', 'spinach', 'Sunflower oil, basil, cheese (milk), cashews, garlic'],
    ],
    packs: { jar: ['6 × 500 g', '12 × 350 g', '4 × 1.5 kg'], jerrycan: ['2 × 2.27 L'], pouch: ['6 × 1 kg', '4 × 2.5 kg'], tub: ['2 × 2.2 kg'] },
    what: ['{V} made with whole ingredients and ready to heat.', 'Ready-to-use {v} with a true, rounded flavour.'],
    use: ['Add to browned meat or vegetables and simmer for 15 minutes.', 'Let down with stock for a thinner finish.', 'Gives the same dish whoever is on shift.', 'Use as a base and finish with fresh herbs.'],
    portion: [125, 'portions of 125 g'],
    food: shelf('{of}', ['Made in the UK', 'Made in Italy'], '15 months', { opened: '3 days', chillOpened: true, glutenFree: true }),
  },
  {
    leaf: 'cooking-sauces-pickles', subtitle: 'Pickles and preserves', sales: 4, brands: ['Picklethwaite', 'Olivendra', 'Karivelle', 'Saucewick', 'Shelfside'],
    varieties: [
      ['Sliced Gherkins', 'pea', 'Gherkins, water, spirit vinegar, salt, mustard seeds', { also: 'kebab-chicken' }], ['Whole Gherkins', 'herb', 'Gherkins, water, spirit vinegar, salt, dill, mustard seeds', { also: 'chip-shop-sides' }], ['Pickled Onions', 'onion', 'Onions, water, barley malt vinegar, salt, sulphites', { also: 'chip-shop-sides' }], ['Pickled Eggs', 'milk', 'Eggs, water, spirit vinegar, salt', { also: 'chip-shop-sides', note: 'A counter classic, packed in clear spirit vinegar.' }], ['Sliced Beetroot', 'beetroot', 'Beetroot, water, spirit vinegar, sugar, salt'], ['Sliced Jalapeños', 'lime', 'Jalapeño peppers, water, spirit vinegar, salt', { also: 'pizza-supplies' }], ['Mango Chutney', 'mango', 'Mango, sugar, salt, ginger, garlic, chilli'], ['Lime Pickle', 'olive', 'Limes, rapeseed oil, salt, mustard, chilli, fenugreek'], ['Farmhouse Pickle', 'brownSauce', 'Carrots, swede, onions, sugar, barley malt vinegar, dates'], ['Piccalilli', 'mustard', 'Cauliflower, onions, spirit vinegar, gherkins, mustard, turmeric'], ['Red Cabbage', 'purple', 'Red cabbage, water, barley malt vinegar, salt'], ['Sliced Black Olives', 'black', 'Black olives, water, salt', { also: 'pizza-supplies' }], ['Caper Berries', 'olive', 'Capers, water, spirit vinegar, salt'], ['Tomato Chutney', 'tomato', 'Tomatoes, sugar, onions, spirit vinegar, spices'], ['Red Onion Chutney', 'redOnion', 'Red onions, sugar, red wine vinegar, sulphites'],
    ],
    packs: { jar: ['6 × 2.25 kg', '12 × 440 g', '2 × 2.25 kg', '4 × 2.27 kg'], 'tin-catering': ['6 × 3 kg'], bucket: ['1 × 5 kg', '1 × 10 kg'] },
    what: ['{V} with plenty of crunch and a clean, sharp taste.', '{V} packed in jars for counters and kitchen buckets for prep.', 'A trade favourite: {v}.'],
    use: ['Serve with burgers, ploughman\'s boards and cold cuts.', 'Drain well before topping or filling.', 'Keep covered by its liquor once open.', 'Sell by the piece from the counter.'],
    food: shelf('{of}', ['Packed in the UK', 'Packed in Turkey', 'Packed in Germany'], '24 months', { opened: '6 weeks', chillOpened: true, glutenFree: true }),
  },
  {
    leaf: 'herbs-spices', subtitle: 'Herbs and spices', sales: 3,
    varieties: [
      ['Ground Black Pepper', 'pepper', 'Black pepper'], ['Ground White Pepper', 'cream', 'White pepper'], ['Whole Black Peppercorns', 'black', 'Black peppercorns'], ['Table Salt', 'white', 'Salt, anti-caking agent (E535)'], ['Coarse Sea Salt', 'clear', 'Sea salt'], ['Smoked Paprika', 'paprika', 'Smoked paprika'], ['Ground Cumin', 'brownRice', 'Cumin'], ['Ground Coriander', 'peanut', 'Coriander'], ['Ground Turmeric', 'turmeric', 'Turmeric'], ['Hot Chilli Powder', 'chilli', 'Chilli'], ['Crushed Chillies', 'red', 'Crushed chilli', { also: 'pizza-supplies' }], ['Medium Curry Powder', 'curry', 'Coriander, turmeric, mustard, cumin, fenugreek, chilli, salt'], ['Garam Masala', 'chocolate', 'Coriander, cumin, cinnamon, cloves, cardamom, nutmeg'], ['Ground Cinnamon', 'caramel', 'Cinnamon'], ['Ground Ginger', 'bread', 'Ginger'], ['Garlic Granules', 'onion', 'Garlic'], ['Onion Powder', 'vanilla', 'Onion'], ['Dried Oregano', 'herb', 'Oregano', { also: 'pizza-supplies' }], ['Dried Mixed Herbs', 'spinach', 'Marjoram, thyme, parsley, oregano'], ['Dried Parsley', 'broccoli', 'Parsley'], ['Bay Leaves', 'olive', 'Bay leaves'], ['Cajun Seasoning', 'carrot', 'Paprika, garlic, onion, cayenne, thyme, salt'], ['Chinese Five Spice', 'kidney', 'Star anise, fennel, cinnamon, cloves, pepper'], ['Celery Salt', 'pear', 'Salt, celery seed'],
    ],
    packs: { canister: ['6 × 500 g', '12 × 400 g', '1 × 750 g', '6 × 450 g'], 'bag-clear': ['1 × 1 kg', '1 × 5 kg'], tub: ['1 × 2 kg'] },
    what: ['{V}, steam treated and packed in a shaker or bag.', 'Kitchen-strength {v} with a fresh aroma.', '{V}, cleaned and sieved for even seasoning.'],
    use: ['Bloom in hot oil to bring out the flavour.', 'Season at the end for the brightest taste.', 'Blend into rubs, batters and marinades.', 'Refill shakers in a dry place.'],
    food: shelf('{of}', ['Packed in the UK', 'Packed in India', 'Packed in Spain'], '24 months', { glutenFree: true, mayContain: 'mustard, celery' }),
  },
  {
    leaf: 'stocks-gravy', subtitle: 'Stock and gravy', sales: 4,
    varieties: [
      ['Gravy Granules for Meat', 'gravy', 'Potato starch, maltodextrin, palm oil, salt, wheat flour, colour (caramel), onion powder, flavourings', { also: 'chip-shop-sides' }], ['Gluten Free Gravy Mix', 'brownSauce', 'Potato starch, maize starch, salt, yeast extract, onion powder, colour (caramel)', { also: 'chip-shop-sides' }], ['Chicken Gravy Mix', 'chicken', 'Potato starch, maize starch, chicken fat, salt, onion powder, milk whey'], ['Onion Gravy Mix', 'onion', 'Potato starch, salt, dried onion, wheat flour, yeast extract'], ['Vegetable Bouillon', 'herb', 'Salt, maltodextrin, yeast extract, vegetables (onion, carrot, celery), herbs'], ['Chicken Bouillon', 'vanilla', 'Salt, maltodextrin, chicken fat, yeast extract, onion, celery'], ['Beef Bouillon', 'beef', 'Salt, maltodextrin, yeast extract, beef fat, onion, celery'], ['Fish Bouillon', 'silver', 'Salt, maltodextrin, fish powder (fish), yeast extract, celery'], ['Ham Stock Paste', 'ham', 'Salt, pork stock, glucose syrup, yeast extract'], ['Lamb Stock Paste', 'lamb', 'Salt, lamb stock, glucose syrup, yeast extract'], ['Vegan Chicken Style Bouillon', 'butter', 'Salt, maltodextrin, yeast extract, onion, turmeric'], ['Red Wine Jus', 'burgundy', 'Water, red wine, beef stock, modified maize starch, sulphites'],
    ],
    packs: { tub: ['6 × 1 kg', '2 × 2 kg', '12 × 500 g', '1 × 4.5 kg'], canister: ['6 × 700 g', '1 × 1.8 kg'], sack: ['1 × 10 kg'] },
    what: ['{V} that dissolves without lumps.', 'Quick {v} with a savoury, home-style taste.', '{V} that stays smooth under heat lamps.'],
    use: ['Whisk into boiling water and simmer for a minute.', 'Keeps its body in a bain-marie for a full service.', 'Use to lift soups, casseroles and rice.', 'Measure with the scoop in the tub.'],
    portion: [5, 'servings of 70 ml when made up'],
    food: shelf('{of}', ['Made in the UK', 'Made in Switzerland'], '18 months', { glutenFree: true, mayContain: 'milk, egg, soya' }),
  },
];
