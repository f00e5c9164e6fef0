import type { Family, FoodFacts } from '../family.ts';

const dry = (ingredients: string, origins: readonly string[], life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'ambient', ingredients, origins, life, ...more });

const whiteOrWholemeal = ['Milled in the UK', 'Milled in Ireland'] as const;

/** Oils, rice, pasta and baking: what a kitchen store is built on. */
/** Jam and syrup come in jars and tubs, sugar in bags. */
const preserves = { tub: ['4 × 3 kg', '2 × 3.5 kg'], jar: ['6 × 1.36 kg', '12 × 454 g', '6 × 907 g'] } as const;

/** Oils and vinegars that are poured by the spoon are not sold by the drum. */
const bottles = { 'bottle-glass': ['12 × 250 ml', '12 × 500 ml', '6 × 750 ml'], 'bottle-pet': ['6 × 1 L'] } as const;

export const groceryStaples: readonly Family[] = [
  {
    leaf: 'oils-vinegars', subtitle: 'Cooking oil', sales: 8, brands: ['Rapesdown', 'Oliverra Bay', 'Shelfside'],
    varieties: [
      ['Rapeseed Oil', 'oil', 'Rapeseed oil', { also: 'frying-fats', note: 'Refined for a neutral taste and a smoke point of about 230 °C.' }], ['Sunflower Oil', 'yellow', 'Sunflower oil', { also: 'frying-fats' }], ['Vegetable Oil', 'corn', 'Rapeseed oil, palm olein', { also: 'frying-fats' }], ['Extra Virgin Olive Oil', 'olive', 'Extra virgin olive oil'],
      ['Olive Pomace Oil', 'herb', 'Olive pomace oil'], ['Cold Pressed Rapeseed Oil', 'turmeric', 'Cold pressed rapeseed oil', { packs: bottles }], ['Toasted Sesame Oil', 'caramel', 'Sesame oil', { packs: bottles }], ['Groundnut Oil', 'peanut', 'Peanut oil'], ['Corn Oil', 'corn', 'Corn oil'], ['Chilli Oil', 'chilli', 'Rapeseed oil, chilli, paprika extract', { packs: bottles }], ['Garlic Oil', 'onion', 'Rapeseed oil, garlic', { packs: bottles }], ['Olive & Sunflower Blend', 'pear', 'Sunflower oil, olive oil'],
    ],
    packs: { 'bottle-pet': ['6 × 1 L', '12 × 1 L', '3 × 5 L', '6 × 2 L'], 'bottle-glass': ['12 × 500 ml', '6 × 750 ml'], jerrycan: ['1 × 20 L', '1 × 10 L'], 'bag-in-box': ['1 × 20 L', '1 × 15 L'] },
    what: ['{V} filtered clear and filled for professional kitchens.', '{V} with a clean taste and even colour.', 'A dependable {v} for hot and cold cooking.'],
    use: ['Use for shallow frying, roasting and dressings as its flavour suits.', 'Pours cleanly and reseals between services.', 'Keep a measure by the stove for pans and griddles.', 'Whisk into marinades, mayonnaise and dressings.'],
    food: dry('{of}', ['Refined in the UK', 'Bottled in Spain', 'Bottled in Italy'], '18 months', { glutenFree: true, opened: '3 months' }),
  },
  {
    leaf: 'oils-vinegars', subtitle: 'Vinegar', sales: 4, brands: ['Vinnegate', 'Shelfside', 'Oliverra Bay'],
    varieties: [
      ['Malt Vinegar', 'vinegar', 'Barley malt vinegar', { also: 'chip-shop-sides', note: 'The brown vinegar that customers expect on chips.' }], ['Distilled White Vinegar', 'clear', 'Spirit vinegar'], ['Non-Brewed Condiment', 'caramel', 'Water, acetic acid, colour (caramel E150c), salt', { also: 'chip-shop-sides', note: 'Made without barley, so it suits gluten-free frying nights.' }], ['Balsamic Vinegar', 'cola', 'Wine vinegar, grape must, colour (caramel), sulphites'], ['Red Wine Vinegar', 'cherry', 'Red wine vinegar, sulphites'], ['White Wine Vinegar', 'lemon', 'White wine vinegar, sulphites'],
      ['Cider Vinegar', 'apple', 'Cider vinegar, sulphites'], ['Rice Vinegar', 'rice', 'Rice vinegar', { packs: bottles }], ['Pickling Vinegar', 'kidney', 'Barley malt vinegar, salt, mustard seed, coriander'], ['Sherry Vinegar', 'chocolate', 'Sherry vinegar, sulphites', { packs: bottles }], ['Balsamic Glaze', 'black', 'Grape must, wine vinegar, glucose syrup, sulphites', { packs: bottles }],
    ],
    packs: { 'bottle-glass': ['12 × 250 ml', '12 × 500 ml'], 'bottle-pet': ['12 × 568 ml', '2 × 5 L', '4 × 5 L', '6 × 1 L'], jerrycan: ['1 × 20 L'] },
    what: ['{V} with a sharp, clean acidity.', '{V} for pickling, dressing and table service.'],
    use: ['Fill table shakers or dress salads and slaws.', 'Use in marinades, chutneys and pickles.', 'Reduce with sugar for a quick glaze.', 'Decant from the large pack through a tap or pump.'],
    food: dry('{of}', ['Brewed in the UK', 'Bottled in Italy', 'Bottled in the UK'], '24 months', { glutenFree: true }),
  },
  {
    leaf: 'rice', subtitle: 'Rice and grains', sales: 6,
    varieties: [
      ['Basmati Rice', 'rice', 'Basmati rice', { origin: 'Grown in India' }], ['Golden Sella Basmati Rice', 'butter', 'Parboiled basmati rice', { origin: 'Grown in India', note: 'Parboiled in the husk so that grains stay whole in biryani and pilau.' }], ['Easy Cook Long Grain Rice', 'cream', 'Parboiled long grain rice'], ['Thai Jasmine Rice', 'white', 'Jasmine rice', { origin: 'Grown in Thailand' }], ['Brown Rice', 'brownRice', 'Wholegrain brown rice'], ['Arborio Risotto Rice', 'milk', 'Arborio rice', { origin: 'Grown in Italy' }],
      ['Sushi Rice', 'rice', 'Short grain rice', { origin: 'Grown in Italy' }], ['Pudding Rice', 'milk', 'Short grain rice'], ['Broken Basmati Rice', 'vanilla', 'Broken basmati rice', { origin: 'Grown in Pakistan' }], ['Red & White Quinoa', 'cranberry', 'Quinoa', { origin: 'Grown in Peru' }], ['Couscous', 'pasta', 'Durum wheat semolina', { origin: 'Made in Morocco' }], ['Bulgur Wheat', 'wholemeal', 'Bulgur wheat', { origin: 'Made in Turkey' }], ['Pearl Barley', 'bread', 'Barley', { origin: 'Grown in the UK' }], ['Red Lentils', 'carrot', 'Split red lentils'], ['Chana Dal', 'turmeric', 'Split chickpeas', { origin: 'Grown in India' }], ['Dried Chickpeas', 'peanut', 'Chickpeas'], ['Wild Rice Mix', 'chocolate', 'Parboiled long grain rice, wild rice'],
    ],
    packs: { sack: ['1 × 20 kg', '1 × 10 kg', '1 × 5 kg'], 'bag-clear': ['4 × 2.5 kg', '8 × 1 kg', '6 × 1 kg'], pouch: ['12 × 500 g'] },
    what: ['{V}, cleaned, sorted and packed for volume cooking.', '{V} with an even size and few broken pieces.', 'Trade pack of {v} with a consistent cooking time.'],
    use: ['Rinse, then cook in plenty of water or by absorption.', 'Holds well in a bain-marie or rice warmer.', 'Cool leftovers within 90 minutes and refrigerate.', 'Works for sides, salads and one-pan dishes.'],
    portion: [60, 'portions of 60 g dry weight'],
    food: dry('{of}', ['Grown in Italy', 'Grown in Thailand', 'Packed in the UK'], '24 months', { glutenFree: true }),
  },
  {
    leaf: 'pasta-noodles', subtitle: 'Durum wheat pasta', sales: 4, brands: ['Montefarro', 'Trevanno', 'Pantrowe', 'Shelfside'],
    varieties: [['Penne', 'pasta'], ['Spaghetti', 'pasta'], ['Fusilli', 'butter'], ['Macaroni', 'yolk'], ['Conchiglie', 'pasta'], ['Farfalle', 'corn'], ['Tagliatelle', 'egg', '', { ingredients: 'Durum wheat semolina, egg' }], ['Linguine', 'pasta'], ['Lasagne Sheets', 'butter'], ['Orzo', 'cream'], ['Rigatoni', 'pasta'], ['Cannelloni Tubes', 'yolk'], ['Wholewheat Penne', 'wholemeal', '', { ingredients: 'Wholewheat durum wheat semolina' }], ['Tricolore Fusilli', 'herb', '', { ingredients: 'Durum wheat semolina, spinach powder, tomato powder' }], ['Gluten Free Penne', 'corn', '', { ingredients: 'Maize flour, rice flour', tags: ['Gluten free'] }]],
    packs: { 'bag-clear': ['4 × 3 kg', '8 × 1 kg', '6 × 3 kg', '12 × 500 g'], 'carton-box': ['1 × 5 kg', '1 × 10 kg'] },
    what: ['{V} drawn through bronze dies for a rough surface that holds sauce.', 'Dried {v} that cooks evenly in large batches.'],
    use: ['Boil in ten times its weight of salted water.', 'Blanch ahead, cool in oil and finish to order.', 'Good for bakes, salads and children\'s menus.', 'Doubles in weight when cooked.'],
    portion: [90, 'portions of 90 g dry weight'],
    food: dry('Durum wheat semolina', ['Made in Italy', 'Made in Greece'], '30 months', { mayContain: 'soya, mustard' }),
  },
  {
    leaf: 'pasta-noodles', subtitle: 'Noodles', sales: 3, brands: ['Kumoseki', 'Jasmandi', 'Pantrowe'],
    varieties: [['Medium Egg Noodles', 'yolk', 'Wheat flour, egg, salt'], ['Fine Egg Noodles', 'butter', 'Wheat flour, egg, salt'], ['Flat Rice Noodles', 'rice', 'Rice flour, water'], ['Rice Vermicelli', 'white', 'Rice flour, water'], ['Udon Noodles', 'cream', 'Wheat flour, water, salt'], ['Ramen Noodles', 'bread', 'Wheat flour, water, salt, turmeric'], ['Soba Noodles', 'brownRice', 'Wheat flour, buckwheat flour, salt'], ['Chow Mein Nests', 'corn', 'Wheat flour, water, salt'], ['Sweet Potato Noodles', 'silver', 'Sweet potato starch, water'], ['Chicken Flavour Instant Noodles', 'chicken', 'Wheat flour, palm oil, salt, onion powder, soya sauce powder (soya, wheat), flavourings', { label: 'Chicken Flavour Noodles' }], ['Curry Flavour Instant Noodles', 'curry', 'Wheat flour, palm oil, salt, curry powder (mustard), onion powder, flavourings', { label: 'Curry Flavour Noodles' }]],
    packs: { 'bag-clear': ['12 × 375 g', '6 × 1 kg', '30 × 200 g'], 'carton-box': ['1 × 6 kg', '1 × 10 kg'], multipack: ['30 × 75 g', '24 × 85 g'] },
    what: ['{V} that separate easily in the wok.', '{V} for stir-fries, soups and noodle boxes.'],
    use: ['Soak or boil briefly, then refresh in cold water.', 'Toss with sauce at high heat just before serving.', 'Portion ahead for busy service.', 'Suits takeaway noodle boxes of 26 oz.'],
    food: dry('{of}', ['Made in China', 'Made in Thailand', 'Made in the UK'], '18 months', { mayContain: 'egg, soya, sesame' }),
  },
  {
    leaf: 'home-baking', name: '{v} Flour', subtitle: 'Flour', sales: 5, brands: ['Millerigg', 'Hobmill', 'Shelfside'],
    varieties: [['Plain', 'flour', 'Wheat flour, calcium carbonate, iron, niacin, thiamin'], ['Self-Raising', 'cream', 'Wheat flour, raising agents (sodium bicarbonate, calcium phosphate), calcium carbonate, iron, niacin, thiamin'], ['Strong White Bread', 'bread', 'Wheat flour, calcium carbonate, iron, niacin, thiamin'], ['Wholemeal', 'wholemeal', 'Wholemeal wheat flour'], ['Pizza 00', 'tomato', 'Wheat flour', { also: 'pizza-supplies' }], ['Gluten Free Plain', 'rice', 'Rice flour, potato starch, tapioca starch, maize flour', { tags: ['Gluten free'] }], ['Corn', 'corn', 'Maize starch', { tags: ['Gluten free'], note: 'Thickens clear sauces and gives a light, crisp coating.' }], ['Gram', 'turmeric', 'Chickpea flour', { tags: ['Gluten free'] }], ['Chapatti', 'brownRice', 'Wheat flour'], ['Rye', 'crust', 'Rye flour'], ['Rice', 'white', 'Rice flour', { tags: ['Gluten free'] }]],
    packs: { 'bag-flour': ['10 × 1.5 kg', '6 × 1.5 kg', '5 × 3 kg'], sack: ['1 × 16 kg', '1 × 25 kg', '1 × 10 kg'] },
    what: ['{V} flour, finely sieved and consistent from bag to bag.', 'Bakery-grade {v} flour.'],
    use: ['For bread, pastry, batters and dusting as its strength allows.', 'Sift before use and keep the bag closed.', 'Blend into sauces or use to dredge before frying.', 'Weigh rather than measure for even results.'],
    food: dry('{of}', whiteOrWholemeal, '9 months'),
  },
  {
    leaf: 'home-baking', subtitle: 'Sugar and syrup', sales: 4, brands: ['Sugarwell', 'Hobmill', 'Shelfside'],
    varieties: [['Granulated Sugar', 'white', 'Sugar'], ['Caster Sugar', 'milk', 'Sugar'], ['Icing Sugar', 'white', 'Sugar, maize starch'], ['Demerara Sugar', 'caramel', 'Cane sugar'], ['Light Brown Sugar', 'toffee', 'Cane sugar, molasses'], ['Dark Brown Sugar', 'chocolate', 'Cane sugar, molasses'], ['Golden Syrup', 'honey', 'Partially inverted sugar syrup', { packs: preserves }], ['Black Treacle', 'black', 'Molasses', { packs: preserves }], ['Clear Honey', 'honey', 'Honey', { origin: 'Blend of EU and non-EU honeys', packs: preserves }], ['Maple Style Syrup', 'caramel', 'Glucose syrup, water, maple flavouring', { packs: preserves }], ['Strawberry Jam', 'strawberry', 'Sugar, strawberries, pectin, citric acid', { packs: preserves }], ['Orange Marmalade', 'orange', 'Sugar, oranges, pectin, citric acid', { packs: preserves }]],
    packs: { 'bag-flour': ['15 × 1 kg', '10 × 1 kg', '5 × 3 kg'], sack: ['1 × 25 kg', '1 × 10 kg'] },
    what: ['{V} for the bake table, the bar and the breakfast counter.', 'Catering pack of {v}.'],
    use: ['Use in baking, hot drinks and desserts.', 'Keep sealed so that it does not draw damp.', 'Measures and melts evenly.', 'Refill dispensers and table bowls from the large pack.'],
    food: dry('{of}', ['Packed in the UK', 'Made in the UK'], '24 months', { glutenFree: true }),
  },
  {
    leaf: 'home-baking', subtitle: 'For bakers', sales: 3, brands: ['Nutholme', 'Oatrigg', 'Hobmill', 'Millerigg', 'Sugarwell'],
    varieties: [['Vanilla Sponge Mix', 'vanilla', 'Wheat flour, sugar, egg powder, milk whey, raising agents, flavouring'], ['Chocolate Brownie Mix', 'chocolate', 'Sugar, wheat flour, cocoa powder, egg powder, raising agents'], ['Pancake Mix', 'butter', 'Wheat flour, milk powder, egg powder, sugar, raising agents'], ['Scone Mix', 'bread', 'Wheat flour, sugar, palm oil, milk whey, raising agents'], ['Crumble Topping Mix', 'crumb', 'Wheat flour, palm oil, sugar'], ['Rolled Porridge Oats', 'bagasse', 'Oats'], ['Ground Almonds', 'cream', 'Almonds'], ['Flaked Almonds', 'onion', 'Almonds'], ['Desiccated Coconut', 'white', 'Desiccated coconut'], ['Sultanas', 'honey', 'Sultanas, sunflower oil'], ['Cocoa Powder', 'milkChocolate', 'Cocoa powder', { also: 'hot-chocolate-syrups' }], ['Baking Powder', 'milk', 'Calcium phosphate, sodium bicarbonate, maize starch'], ['Custard Powder', 'yolk', 'Maize starch, salt, colour (annatto), flavouring'], ['Walnut Pieces', 'nut', 'Walnuts'], ['Dried Yeast', 'brownRice', 'Yeast'], ['Rainbow Sprinkles', 'purple', 'Sugar, maize starch, rapeseed oil, colours']],
    packs: { pouch: ['6 × 1 kg', '1 × 3.5 kg'], 'bag-clear': ['6 × 1 kg', '1 × 3 kg'], sack: ['1 × 10 kg', '1 × 12.5 kg'] },
    what: ['{V} for bakeries, cafés and school kitchens.', '{V} packed fresh in a resealable bag or lined sack.'],
    use: ['Follow the tested recipe on the back of the pack.', 'Store away from strong odours and seal after use.', 'Suits batch baking and daily prep.', 'Scale up or down by weight.'],
    food: dry('{of}', ['Packed in the UK'], '12 months', { mayContain: 'wheat, almonds, hazelnuts, walnuts, milk' }),
  },
];
