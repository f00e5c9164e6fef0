import type { Family, FoodFacts } from '../family.ts';

const shelf = (ingredients: string, life: string, more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'ambient', ingredients, origins: ['Packed in the UK'], life, ...more });
const frozenBake = (more: Partial<FoodFacts> = {}): FoodFacts => ({ storage: 'frozen', ingredients: '{of}', origins: ['Baked in the UK', 'Baked in France', 'Baked in Belgium'], life: '12 months', opened: '3 days', mayContain: 'milk, egg, soya, almonds, hazelnuts, sesame', ...more });

const looseLeaf = { pouch: ['6 × 250 g', '1 × 1 kg', '12 × 125 g'] } as const;
const loaves = { loaf: ['8 × 800 g', '6 × 400 g', '10 × 800 g'] } as const;
const buns = { 'bag-clear': ['48 pieces', '8 × 6 pieces', '4 × 12 pieces'], 'box-frozen': ['60 pieces', '30 pieces', '72 pieces'] } as const;
const wholeCakes = { 'carton-box': ['14 portions', '2 × 16 portions', '12 portions', '2 × 12 portions'] } as const;
const singleCakes = { 'box-frozen': ['24 pieces', '12 pieces', '4 × 6 pieces', '36 pieces'] } as const;

export const hotDrinksBakery: readonly Family[] = [
  {
    leaf: 'tea', subtitle: 'Tea', sales: 5,
    varieties: [
      ['Everyday Tea Bags', 'tea', 'Black tea'], ['Breakfast Tea Bags', 'caramel', 'Black tea (Assam, Kenya)'], ['Decaffeinated Tea Bags', 'honey', 'Decaffeinated black tea', { note: 'Decaffeinated by a gentle carbon dioxide process.' }], ['Earl Grey Tea Bags', 'kidney', 'Black tea, bergamot oil'], ['Green Tea Bags', 'greenTea', 'Green tea'], ['Peppermint Tea Bags', 'mint', 'Peppermint leaves', { tags: ['Caffeine free'] }], ['Chamomile Tea Bags', 'butter', 'Chamomile flowers', { tags: ['Caffeine free'] }], ['Lemon & Ginger Tea Bags', 'lemon', 'Ginger, lemon peel, lemongrass', { tags: ['Caffeine free'] }], ['Red Berry Tea Bags', 'raspberry', 'Hibiscus, rosehip, raspberry, blackberry leaves', { tags: ['Caffeine free'] }], ['Rooibos Tea Bags', 'paprika', 'Rooibos', { tags: ['Caffeine free'] }], ['Assam Loose Leaf Tea', 'crust', 'Black tea (Assam)', { packs: looseLeaf }], ['Darjeeling Loose Leaf Tea', 'bread', 'Black tea (Darjeeling)', { packs: looseLeaf }], ['Masala Chai Tea Bags', 'turmeric', 'Black tea, cinnamon, cardamom, ginger, cloves'], ['Jasmine Green Tea Bags', 'elderflower', 'Green tea, jasmine flowers'],
    ],
    packs: { 'carton-box': ['1100 bags', '6 × 80 bags', '10 × 100 bags', '6 × 20 bags', '440 bags', '12 × 40 bags', '600 bags'] },
    what: ['{V} blended for a bright cup that takes milk or lemon as it should.', '{V} tasted batch by batch for an even brew.', '{V} for cafés, offices and hotel trays.'],
    use: ['Use freshly boiled water and brew for three to four minutes.', 'One bag makes a mug; two make a small pot.', 'Keeps its aroma in the foil-lined inner.', 'Works with boilers set between 92 and 96 °C.'],
    food: shelf('{of}', '24 months', { origins: ['Blended in the UK', 'Grown in Kenya and India, packed in the UK'], diet: false }),
  },
  {
    leaf: 'tea', name: '{v} Tagged Enveloped Tea Bags', subtitle: 'Tea, tagged and enveloped', sales: 2, brands: ['Leafcote', 'Steepleby', 'Chaiwallow'],
    varieties: [['English Breakfast', 'tea', 'Black tea'], ['Earl Grey', 'navy', 'Black tea, bergamot oil'], ['Pure Green', 'greenTea', 'Green tea'], ['Peppermint', 'mint', 'Peppermint leaves', { tags: ['Caffeine free'] }], ['Chamomile', 'butter', 'Chamomile flowers', { tags: ['Caffeine free'] }], ['Cranberry & Raspberry', 'cranberry', 'Hibiscus, cranberry, raspberry', { tags: ['Caffeine free'] }], ['Decaffeinated', 'honey', 'Decaffeinated black tea'], ['Assorted', 'purple', 'Black tea, green tea, peppermint leaves, chamomile flowers']],
    packs: { 'carton-box': ['6 × 25 bags', '250 bags', '10 × 20 bags', '12 × 20 bags'] },
    what: ['{V} tea with string and tag, each bag in its own envelope.', 'Individually sealed {v} tea for guest rooms and table service.'],
    use: ['Set out on hospitality trays and in tea chests.', 'Serve beside a pot of boiling water so guests brew to taste.', 'Envelopes keep the flavours apart in a mixed display.'],
    food: shelf('{of}', '24 months', { diet: false }),
  },
  {
    leaf: 'coffee', subtitle: 'Coffee', sales: 5,
    varieties: [
      ['Espresso Coffee Beans', 'coffee', 'Roasted coffee beans (Arabica, Robusta)', { note: 'A dark roast with a thick crema and a chocolate finish.' }], ['Medium Roast Coffee Beans', 'milkChocolate', 'Roasted coffee beans (Arabica)'], ['Dark Roast Coffee Beans', 'black', 'Roasted coffee beans (Arabica, Robusta)'], ['Colombian Coffee Beans', 'crust', 'Roasted coffee beans (Arabica)', { origin: 'Grown in Colombia, roasted in the UK' }], ['Ethiopian Coffee Beans', 'caramel', 'Roasted coffee beans (Arabica)', { origin: 'Grown in Ethiopia, roasted in the UK' }], ['Decaffeinated Coffee Beans', 'toffee', 'Decaffeinated roasted coffee beans'], ['Filter Ground Coffee', 'chocolate', 'Ground coffee (Arabica)'], ['Decaffeinated Ground Coffee', 'nut', 'Decaffeinated ground coffee'], ['Cafetière Ground Coffee', 'milkChocolate', 'Ground coffee (Arabica)'], ['Italian Style Ground Coffee', 'coffee', 'Ground coffee (Arabica, Robusta)'],
    ],
    packs: { pouch: ['6 × 1 kg', '8 × 1 kg', '12 × 500 g', '1 × 1 kg', '12 × 227 g'] },
    what: ['{V} roasted in small drums and packed in valve bags.', '{V} with a balanced body and low bitterness.', '{V} for machines that work all day.'],
    use: ['Dose 7 to 9 g for a single shot, or 60 g to a litre of filter.', 'Close the valve bag and keep the hopper covered.', 'Use within two weeks of opening for the best cup.', 'Grind for your own machine, or use as it comes when ready ground.'],
    portion: [8, 'cups'],
    food: shelf('{of}', '18 months', { origins: ['Grown in Brazil and Vietnam, roasted in the UK', 'Grown in Brazil and Colombia, roasted in Italy'], opened: '2 weeks', diet: false }),
  },
  {
    leaf: 'coffee', subtitle: 'Instant and capsules', sales: 4,
    varieties: [['Instant Coffee Granules', 'coffee', 'Instant coffee'], ['Freeze Dried Instant Coffee', 'caramel', 'Freeze dried instant coffee'], ['Decaffeinated Instant Coffee', 'toffee', 'Decaffeinated instant coffee'], ['Instant Coffee Powder', 'chocolate', 'Instant coffee'], ['Instant Cappuccino', 'cream', 'Sugar, milk powder, glucose syrup, instant coffee, coconut oil'], ['Instant Latte', 'vanilla', 'Sugar, milk powder, glucose syrup, instant coffee, coconut oil']],
    packs: { tin: ['6 × 500 g', '6 × 750 g', '1 × 750 g'], jar: ['6 × 200 g', '12 × 100 g'], pouch: ['10 × 300 g', '6 × 1 kg'] },
    what: ['{V} that dissolves at once in hot water.', '{V} with a smooth, rounded taste.'],
    use: ['Use one rounded teaspoon for each cup.', 'Suits vending, meeting rooms and cold iced coffees.', 'Keep the lid tight, since it draws moisture.'],
    portion: [2, 'cups'],
    food: shelf('{of}', '24 months', { diet: false }),
  },
  {
    leaf: 'coffee', name: '{v}', subtitle: 'One cup', sales: 2, brands: ['Roastholme', 'Beanrigg', 'Crema Torva'],
    varieties: [['Espresso Capsules', 'coffee', 'Ground coffee (Arabica, Robusta)'], ['Lungo Capsules', 'milkChocolate', 'Ground coffee (Arabica)'], ['Decaffeinated Capsules', 'toffee', 'Decaffeinated ground coffee'], ['Intense Ristretto Capsules', 'black', 'Ground coffee (Robusta)']],
    packs: { 'carton-box': ['10 × 10 capsules', '100 capsules', '6 × 50 capsules', '200 capsules'] },
    what: ['{V} in aluminium, filled under nitrogen.', '{V} for compact office and hotel machines.'],
    use: ['One capsule makes one cup, with nothing to weigh or grind.', 'Collect used capsules for aluminium recycling.', 'Set out with a small machine in meeting rooms.'],
    food: shelf('{of}', '18 months', { origins: ['Roasted in Italy', 'Roasted in the UK'], diet: false }),
  },
  {
    leaf: 'hot-chocolate-syrups', subtitle: 'For hot drinks', sales: 3, brands: ['Cocoarill', 'Chaiwallow', 'Crema Torva', 'Sugarwell', 'Penny Cross'],
    varieties: [['Drinking Chocolate', 'milkChocolate', 'Sugar, cocoa powder (25%), salt'], ['Instant Hot Chocolate', 'chocolate', 'Sugar, milk powder, cocoa powder, glucose syrup'], ['Luxury Dark Hot Chocolate', 'coffee', 'Sugar, cocoa powder (40%)'], ['White Hot Chocolate', 'cream', 'Sugar, milk powder, cocoa butter'], ['Malted Drink Powder', 'vanilla', 'Barley malt extract, wheat flour, milk powder, sugar'], ['Chai Latte Powder', 'turmeric', 'Sugar, milk powder, black tea extract, cinnamon, cardamom'], ['Matcha Latte Powder', 'greenTea', 'Sugar, milk powder, green tea powder'], ['Coffee Whitener', 'milk', 'Glucose syrup, coconut oil, milk protein (milk)'], ['Milk Powder', 'white', 'Skimmed milk powder'], ['Cocoa Dusting Powder', 'caramel', 'Cocoa powder, sugar, maize starch'], ['Mini Marshmallows', 'pink', 'Glucose syrup, sugar, beef gelatine, flavouring', { also: 'sweets-gum' }]],
    packs: { tub: ['6 × 1 kg', '4 × 2 kg', '1 × 2 kg'], pouch: ['10 × 1 kg', '1 × 1 kg'], canister: ['6 × 500 g', '12 × 300 g'] },
    what: ['{V} for machines and hand-made cups.', '{V} that blends smoothly with steamed milk.', 'Barista pack of {v}.'],
    use: ['Use 28 g to a 12 oz cup, or to taste.', 'Whisk with a little hot water before adding milk.', 'Dust, fold or stir through at the end.', 'Sift if it has stood in a damp room.'],
    food: shelf('{of}', '18 months', { origins: ['Made in the UK', 'Made in the Netherlands'], mayContain: 'milk, soya', opened: '3 months' }),
  },
  {
    leaf: 'hot-chocolate-syrups', name: '{v} Syrup', subtitle: 'Barista syrup', sales: 3, brands: ['Syrupwick', 'Crema Torva', 'Sugarwell', 'Chaiwallow'],
    varieties: [['Vanilla', 'vanilla', 'sugar'], ['Caramel', 'caramel', 'sugar'], ['Hazelnut', 'nut', 'sugar'], ['Gingerbread', 'crust', 'sugar'], ['Sugar Free Vanilla', 'cream', 'sweetener (sucralose)', { tags: ['Sugar free'] }], ['Sugar Free Caramel', 'toffee', 'sweetener (sucralose)', { tags: ['Sugar free'] }], ['Cinnamon', 'paprika', 'sugar'], ['Salted Caramel', 'honey', 'sugar'], ['Pumpkin Spice', 'orange', 'sugar'], ['Coconut', 'white', 'sugar'], ['Mint', 'mint', 'sugar'], ['Strawberry', 'strawberry', 'sugar'], ['Chocolate', 'chocolate', 'sugar, cocoa powder'], ['Amaretto', 'kidney', 'sugar'], ['Raspberry', 'raspberry', 'sugar']],
    packs: { 'bottle-glass': ['6 × 1 L', '1 × 1 L', '6 × 700 ml', '12 × 250 ml'], 'bottle-pet': ['4 × 1 L'] },
    what: ['{V} flavoured syrup for coffee, milkshakes and cocktails.', 'Concentrated {v} syrup that does not curdle milk.'],
    use: ['Two 8 ml pumps flavour a 12 oz latte.', 'Also good in lemonade, frappés and desserts.', 'Fit the pump on opening and rinse it weekly.', 'Layer over crushed ice for slush.'],
    portion: [15, 'drinks'],
    food: shelf('Water, {of}, natural flavouring, citric acid, preservative (potassium sorbate)', '24 months', { origins: ['Made in the UK', 'Made in France'], opened: '3 months' }),
  },
  {
    leaf: 'bread-rolls-wraps', subtitle: 'Bread and rolls', sales: 5, brands: ['Loafrey', 'Bunnersley', 'Crustwold'],
    varieties: [
      ['White Burger Buns 4 inch', 'bread', 'Wheat flour, water, sugar, rapeseed oil, yeast, salt', { packs: buns, also: 'burgers-grills' }], ['Seeded Burger Buns 5 inch', 'crust', 'Wheat flour, water, sugar, rapeseed oil, sesame seeds, yeast, salt', { also: 'burgers-grills', packs: buns }], ['Brioche Burger Buns', 'caramel', 'Wheat flour, water, egg, butter (milk), sugar, yeast, salt', { also: 'burgers-grills', packs: buns }], ['Vegan Brioche Style Buns', 'honey', 'Wheat flour, water, sugar, rapeseed oil, yeast, pea protein, salt', { packs: buns }], ['Hot Dog Rolls 6 inch', 'cream', 'Wheat flour, water, sugar, rapeseed oil, yeast, salt', { packs: buns, also: 'burgers-grills' }], ['Pretzel Buns', 'milkChocolate', 'Wheat flour, water, rapeseed oil, barley malt, yeast, salt', { packs: buns }], ['White Baps', 'flour', 'Wheat flour, water, yeast, salt, soya flour', { packs: buns }], ['Medium Sliced White Bread', 'cream', 'Wheat flour, water, yeast, salt, soya flour, rapeseed oil', { packs: loaves }], ['Thick Sliced Wholemeal Bread', 'wholemeal', 'Wholemeal wheat flour, water, yeast, wheat gluten, salt', { packs: loaves }], ['Part Baked Baguettes', 'bread', 'Wheat flour, water, yeast, salt', { packs: buns }], ['Part Baked Petit Pains', 'crust', 'Wheat flour, water, yeast, salt', { packs: buns }], ['Ciabatta Rolls', 'flour', 'Wheat flour, water, olive oil, yeast, salt', { packs: buns }], ['Focaccia with Rosemary', 'olive', 'Wheat flour, water, olive oil, rosemary, yeast, salt', { packs: buns }], ['Sourdough Sliced Loaf', 'crust', 'Wheat flour, water, salt, rye flour', { packs: loaves }], ['Garlic Baguettes', 'butter', 'Wheat flour, water, garlic butter (butter (milk), garlic, parsley), yeast, salt', { packs: buns, also: 'pizza-supplies' }], ['Gluten Free White Rolls', 'rice', 'Rice flour, potato starch, water, tapioca starch, rapeseed oil, egg white, yeast', { tags: ['Gluten free'], packs: buns }], ['Submarine Rolls 10 inch', 'bread', 'Wheat flour, water, yeast, salt', { packs: buns }],
    ],
    packs: { 'bag-clear': ['48 pieces', '8 × 6 pieces', '4 × 12 pieces'], loaf: ['8 × 800 g', '6 × 400 g'], 'box-frozen': ['60 pieces', '30 pieces'] },
    what: ['{V} with a soft crumb and a thin crust.', '{V}, frozen on the day of baking.', '{V} that stay fresh through a day\'s service.'],
    use: ['Defrost at room temperature for two hours in the bag.', 'Toast cut sides briefly to hold sauces.', 'Refresh in a hot oven for a few minutes.', 'Take out only what is needed for the day.'],
    food: frozenBake({ mayContain: 'milk, egg, soya, sesame', origins: ['Baked in the UK', 'Baked in Ireland'] }),
  },
  {
    leaf: 'bread-rolls-wraps', subtitle: 'Wraps and flatbreads', sales: 4, brands: ['Flatterwick', 'Loafrey', 'Crustwold'],
    varieties: [['Flour Tortilla Wraps 12 inch', 'cream', 'Wheat flour, water, rapeseed oil, raising agents, salt', { note: 'The 12 inch size folds round a full kebab or burrito.', also: 'kebab-chicken' }], ['Flour Tortilla Wraps 10 inch', 'bread', 'Wheat flour, water, rapeseed oil, raising agents, salt'], ['Wholemeal Wraps 10 inch', 'wholemeal', 'Wholemeal wheat flour, water, rapeseed oil, salt'], ['Tomato Wraps 10 inch', 'tomato', 'Wheat flour, water, tomato powder, rapeseed oil, salt'], ['Spinach Wraps 10 inch', 'spinach', 'Wheat flour, water, spinach powder, rapeseed oil, salt'], ['Corn Tortillas 6 inch', 'corn', 'Maize flour, water, salt', { tags: ['Gluten free'] }], ['White Pitta Bread', 'flour', 'Wheat flour, water, yeast, salt', { also: 'kebab-chicken' }], ['Wholemeal Pitta Bread', 'brownRice', 'Wholemeal wheat flour, water, yeast, salt'], ['Plain Naan Bread', 'crust', 'Wheat flour, water, rapeseed oil, yogurt (milk), yeast, salt', { also: 'kebab-chicken' }], ['Garlic & Coriander Naan Bread', 'herb', 'Wheat flour, water, rapeseed oil, yogurt (milk), garlic, coriander, yeast', { label: 'Garlic & Coriander Naan' }], ['Chapattis', 'bread', 'Wheat flour, water, rapeseed oil, salt'], ['Khobez Flatbread', 'onion', 'Wheat flour, water, yeast, salt'], ['Folded Flatbread', 'butter', 'Wheat flour, water, rapeseed oil, yeast, salt']],
    packs: { 'bag-clear': ['6 × 18 pieces', '12 × 6 pieces', '72 pieces', '4 × 24 pieces', '10 × 10 pieces'] },
    what: ['{V}, pliable and slow to split.', '{V} for kebabs, burritos and lunch wraps.'],
    use: ['Warm for ten seconds before folding.', 'Keep the bag closed so that edges stay soft.', 'Fill, roll and cut at an angle for display.', 'Grill for a minute on each side to serve with curries.'],
    food: shelf('{of}', '10 weeks', { origins: ['Baked in the UK'], opened: '3 days', mayContain: 'soya, milk, sesame' }),
  },
  {
    leaf: 'cakes-pastries', subtitle: 'Cakes', sales: 3, brands: ['Patissow', 'Crumblethorpe', 'Crustwold'],
    varieties: [
      ['Double Chocolate Muffins', 'chocolate', 'Wheat flour, sugar, rapeseed oil, egg, chocolate chips (cocoa mass, soya lecithin), cocoa powder', { packs: singleCakes }], ['Blueberry Muffins', 'blackcurrant', 'Wheat flour, sugar, rapeseed oil, egg, blueberries, milk whey', { packs: singleCakes }], ['Lemon & Poppy Seed Muffins', 'lemon', 'Wheat flour, sugar, rapeseed oil, egg, lemon, poppy seeds', { packs: singleCakes }], ['Victoria Sponge Cake', 'strawberry', 'Wheat flour, sugar, egg, butter (milk), raspberry jam', { packs: wholeCakes }], ['Carrot Cake', 'carrot', 'Wheat flour, sugar, carrots, egg, walnuts, cream cheese (milk)', { packs: wholeCakes }], ['Chocolate Fudge Cake', 'coffee', 'Sugar, wheat flour, egg, rapeseed oil, cocoa powder, milk powder', { packs: wholeCakes }], ['Coffee & Walnut Cake', 'milkChocolate', 'Wheat flour, sugar, egg, butter (milk), walnuts, coffee', { packs: wholeCakes }], ['Chocolate Brownie Traybake', 'chocolate', 'Sugar, wheat flour, egg, butter (milk), cocoa powder', { packs: wholeCakes }], ['Caramel Shortbread Traybake', 'caramel', 'Wheat flour, butter (milk), sugar, condensed milk, cocoa butter, cocoa mass', { packs: wholeCakes }], ['Flapjack Traybake', 'honey', 'Oats, golden syrup, margarine, sugar', { packs: wholeCakes }], ['Bakewell Slice Traybake', 'cherry', 'Wheat flour, sugar, almonds, egg, cherry jam', { packs: wholeCakes }], ['Scones with Sultanas', 'bread', 'Wheat flour, butter (milk), sultanas, milk, sugar', { packs: singleCakes }], ['Vegan Chocolate Cake', 'black', 'Wheat flour, sugar, rapeseed oil, cocoa powder, soya drink', { packs: wholeCakes }], ['Gluten Free Brownies', 'kidney', 'Sugar, egg, butter (milk), rice flour, cocoa powder', { tags: ['Gluten free'], packs: singleCakes }], ['Toffee Cupcakes', 'toffee', 'Wheat flour, sugar, egg, butter (milk), toffee sauce', { packs: singleCakes }],
    ],
    packs: { 'box-frozen': ['24 pieces', '12 pieces', '4 × 6 pieces', '36 pieces'], 'carton-box': ['14 portions', '2 × 16 portions', '12 portions'] },
    what: ['{V} with a moist, even crumb.', 'Counter-ready {v}, baked and frozen.', '{V} for cafés, canteens and afternoon tea.'],
    use: ['Defrost in the box overnight in the fridge.', 'Serve at room temperature, or warm gently.', 'Keep covered on the counter and sell within two days.', 'Cut with a hot, dry knife.'],
    food: frozenBake({ glutenFree: false, mayContain: 'almonds, hazelnuts, milk, soya' }),
  },
  {
    leaf: 'cakes-pastries', subtitle: 'Pastries and doughnuts', sales: 3, brands: ['Viennorra', 'Patissow', 'Crustwold'],
    varieties: [['All Butter Croissants', 'pastry', 'Wheat flour, butter (milk) (24%), water, sugar, yeast, egg'], ['Vegan Croissants', 'butter', 'Wheat flour, margarine (palm oil, rapeseed oil), water, sugar, yeast'], ['Pains au Chocolat', 'milkChocolate', 'Wheat flour, butter (milk), chocolate (cocoa mass, soya lecithin), sugar, egg'], ['Almond Croissants', 'cream', 'Wheat flour, butter (milk), almonds, sugar, egg'], ['Cinnamon Swirls', 'caramel', 'Wheat flour, butter (milk), sugar, cinnamon, egg'], ['Pains aux Raisins', 'honey', 'Wheat flour, butter (milk), custard (milk, egg), raisins, sugar'], ['Apple Turnovers', 'apple', 'Wheat flour, palm oil, apples, sugar'], ['Maple & Pecan Plaits', 'toffee', 'Wheat flour, margarine (palm oil, rapeseed oil), pecans, maple syrup, sugar'], ['Mixed Danish Pastries', 'strawberry', 'Wheat flour, butter (milk), custard (milk, egg), fruit filling, sugar'], ['Sugared Ring Doughnuts', 'crumb', 'Wheat flour, palm oil, sugar, water, yeast, soya flour'], ['Jam Doughnuts', 'raspberry', 'Wheat flour, raspberry jam, palm oil, sugar, yeast, soya flour'], ['Custard Doughnuts', 'yolk', 'Wheat flour, custard (milk, egg), palm oil, sugar, yeast'], ['Chocolate Iced Doughnuts', 'chocolate', 'Wheat flour, palm oil, sugar, cocoa powder, milk powder, yeast'], ['Portuguese Style Custard Tarts', 'egg', 'Milk, wheat flour, sugar, egg yolk, palm oil', { label: 'Custard Tarts' }], ['Chocolate Eclairs', 'coffee', 'Cream (milk), wheat flour, egg, chocolate (cocoa mass, soya lecithin), sugar']],
    packs: { 'box-frozen': ['60 pieces', '36 pieces', '48 pieces', '24 pieces', '90 pieces'] },
    what: ['{V}, shaped by hand and frozen ready for the morning.', '{V} with clear layers or a light, open crumb.', 'Breakfast and coffee-time {v}.'],
    use: ['Follow the bake-off card for time and temperature.', 'Leave to cool for fifteen minutes before display.', 'Sell the same day for the best texture.', 'Goes with a hot drink as a set-price deal.'],
    food: frozenBake(),
  },
];
