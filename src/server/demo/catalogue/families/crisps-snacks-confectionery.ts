import type { Family, FoodFacts } from '../family.ts';

const dry = (ingredients: string, mayContain: string, life = '6 months'): FoodFacts => ({ storage: 'ambient', ingredients, mayContain, origins: ['Made in the UK', 'Made in the Netherlands', 'Made in Belgium'], life });

const caseOrSingle = { tags: ['Full case', 'Single pack'], share: 30 } as const;

export const crispsSnacksConfectionery: readonly Family[] = [
  {
    leaf: 'crisps', name: '{v} Crisps', subtitle: 'Potato crisps', sales: 7, twin: caseOrSingle,
    varieties: [
      ['Ready Salted', 'red', 'salt'], ['Salt & Vinegar', 'green', 'salt and vinegar seasoning (salt, acetic acid, barley malt vinegar powder)'], ['Cheese & Onion', 'blue', 'cheese and onion seasoning (onion powder, cheese powder, milk whey)'],
      ['Prawn Cocktail', 'pink', 'prawn cocktail flavour seasoning (sugar, tomato powder, citric acid, flavourings)'], ['Smoky Bacon', 'burgundy', 'smoky bacon flavour seasoning (sugar, smoked paprika, flavourings)'], ['Roast Chicken', 'honey', 'roast chicken flavour seasoning (onion powder, sage, flavourings)'],
      ['Pickled Onion', 'purple', 'pickled onion seasoning (onion powder, acetic acid, salt)'], ['Beef & Onion', 'beef', 'beef and onion flavour seasoning (onion powder, yeast extract, flavourings)'], ['Sweet Chilli', 'chilli', 'sweet chilli seasoning (sugar, chilli, paprika, garlic)'],
      ['Sea Salt & Black Pepper', 'pepper', 'sea salt, black pepper'], ['Sour Cream & Chive', 'herb', 'sour cream and chive seasoning (cream powder, milk whey, chives)'], ['Worcester Sauce', 'brownSauce', 'Worcester sauce flavour seasoning (sugar, barley malt vinegar powder, tamarind)'],
      ['Flame Grilled Steak', 'rawBeef', 'steak flavour seasoning (smoke flavouring, onion powder, yeast extract)'], ['Mature Cheddar', 'cheddar', 'cheddar seasoning (cheddar cheese powder, milk whey, onion)'],
    ],
    packs: { 'crisp-bag': ['32 × 32.5 g', '48 × 25 g', '24 × 40 g', '12 × 150 g', '18 × 45 g'], multipack: ['12 × 150 g', '20 × 150 g'] },
    what: ['Crisp, thin-cut potato slices in {v} flavour.', '{V} crisps cooked in sunflower oil in small batches.', 'British potatoes, sliced thin and tossed in {v} flavour.'],
    use: ['Sells from a clip strip, a meal-deal shelf or behind the bar.', 'Pair with sandwiches and baguettes for a lunch deal.', 'Bags are nitrogen flushed, so keep them away from sharp edges.', 'Offer beside draught beer and soft drinks.', 'Sized for lunch boxes and vending spirals.'],
    food: dry('Potatoes, sunflower oil, {of}', 'milk, wheat, soya, mustard', '14 weeks'),
  },
  {
    leaf: 'savoury-snacks-nuts', name: '{v}', subtitle: 'Savoury snack', sales: 4, brands: ['Tatterley', 'Ridgewick', 'Puffinstone', 'Kernelby', 'Penny Cross'],
    varieties: [
      ['Cheesy Corn Puffs', 'cheddar', 'Maize, sunflower oil, cheese powder (milk), whey (milk), salt'], ['Pickled Onion Corn Rings', 'purple', 'Maize, sunflower oil, onion powder, acetic acid, salt'], ['Prawn Flavour Shells', 'pink', 'Potato starch, sunflower oil, sugar, salt, flavourings'],
      ['Chilli Tortilla Chips', 'chilli', 'Maize, sunflower oil, chilli, paprika, garlic, salt'], ['Cool Cream Tortilla Chips', 'cyan', 'Maize, sunflower oil, cream powder (milk), onion, salt'], ['Lightly Salted Tortilla Chips', 'corn', 'Maize, sunflower oil, salt', { label: 'Salted Tortilla Chips' }], ['Bacon Flavour Fries', 'bacon', 'Wheat flour, sunflower oil, salt, smoke flavouring, flavourings'],
      ['Prawn Crackers', 'prawn', 'Tapioca starch, prawns (crustaceans) (10%), palm oil, sugar, salt'], ['Salted Popcorn', 'popcorn', 'Popping corn, sunflower oil, salt'], ['Sweet Popcorn', 'pink', 'Popping corn, sunflower oil, sugar'], ['Toffee Popcorn', 'toffee', 'Sugar, popping corn, glucose syrup, butter (milk), salt'],
      ['Salt & Vinegar Twists', 'green', 'Potato starch, sunflower oil, salt, acetic acid'], ['Salted Pretzels', 'crust', 'Wheat flour, sunflower oil, salt, barley malt extract'], ['Bombay Mix', 'curry', 'Chickpea flour, lentils, peas, peanuts, sunflower oil, curry spices, mustard seeds, salt'], ['Lentil Curls', 'turmeric', 'Lentil flour, sunflower oil, paprika, salt'],
    ],
    packs: { 'crisp-bag': ['24 × 40 g', '36 × 22 g', '12 × 150 g', '30 × 30 g'], 'bag-clear': ['6 × 500 g', '10 × 1 kg'] },
    what: ['{V} with a light, crunchy bite.', 'Bar and lunchbox favourite: {v}, seasoned evenly from edge to edge.', '{V} in a sealed bag that keeps the crunch.'],
    use: ['Serve in bowls at the bar or sell by the bag.', 'Good for party platters and children\'s boxes.', 'Hang on a clip strip near the drinks fridge.', 'Offer with dips as a sharing plate.'],
    food: dry('{of}', 'milk, soya, peanuts, sesame', '5 months'),
  },
  {
    leaf: 'savoury-snacks-nuts', subtitle: 'Nuts and seeds', sales: 3, brands: ['Nutholme', 'Kernelby', 'Penny Cross', 'Tatterley'], twin: caseOrSingle,
    varieties: [
      ['Salted Peanuts', 'peanut', 'Peanuts, sunflower oil, salt'], ['Dry Roasted Peanuts', 'nut', 'Peanuts, dry roast seasoning (salt, sugar, yeast extract, paprika, garlic)'], ['Chilli Peanuts', 'chilli', 'Peanuts, chilli, paprika, salt'], ['Honey Roast Peanuts & Cashews', 'honey', 'Peanuts, cashews, sugar, honey, salt', { label: 'Roast Peanuts & Cashews' }], ['Roasted Cashews', 'nut', 'Cashews, sunflower oil, salt'],
      ['Pistachios in Shell', 'pea', 'Pistachios, salt'], ['Smoked Almonds', 'crust', 'Almonds, sunflower oil, smoke flavouring, salt'], ['Mixed Nuts & Raisins', 'kidney', 'Raisins, peanuts, almonds, hazelnuts, brazil nuts'], ['Pumpkin & Sunflower Seeds', 'herb', 'Pumpkin seeds, sunflower seeds, salt'],
    ],
    packs: { 'bag-clear': ['24 × 50 g', '12 × 200 g', '6 × 1 kg', '1 × 3 kg'], tub: ['6 × 750 g'] },
    what: ['{V}, roasted and packed in a foil-lined bag.', 'Large, even {v} for bars, bakeries and snack shelves.'],
    use: ['Sell carded behind the bar or pour into snack bowls.', 'Use chopped over salads, curries and desserts.', 'Keep portions under cover on the bar.', 'A dependable impulse line beside chilled drinks.'],
    portion: [40, 'bar portions of 40 g'],
    food: dry('{of}', 'peanuts, almonds, hazelnuts, cashews, walnuts, sesame', '9 months'),
  },
  {
    leaf: 'chocolate', name: '{v}', subtitle: 'Chocolate bar', sales: 6, twin: caseOrSingle,
    varieties: [
      ['Milk Chocolate Bar', 'milkChocolate', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin)'], ['Dark Chocolate Bar', 'chocolate', 'Dark chocolate (cocoa mass, sugar, cocoa butter, soya lecithin)'], ['White Chocolate Bar', 'cream', 'White chocolate (sugar, milk powder, cocoa butter, soya lecithin)'], ['Caramel Chocolate Bar', 'caramel', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), caramel (glucose syrup, cream (milk), butter (milk)), soya lecithin'],
      ['Hazelnut Chocolate Bar', 'nut', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), hazelnuts, soya lecithin'], ['Fruit & Nut Chocolate Bar', 'grape', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), raisins, almonds, soya lecithin'], ['Coconut Chocolate Bar', 'cyan', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), desiccated coconut, glucose syrup, soya lecithin'], ['Mint Crisp Chocolate Bar', 'mint', 'Dark chocolate (cocoa mass, sugar, cocoa butter), mint oil, soya lecithin'],
      ['Orange Chocolate Bar', 'orange', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), orange oil, soya lecithin'], ['Wafer Finger Chocolate Bar', 'red', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), wheat flour, palm oil, soya lecithin'], ['Nougat & Peanut Chocolate Bar', 'peanut', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), peanuts, glucose syrup, egg white, soya lecithin', { label: 'Nougat & Peanut Bar' }], ['Honeycomb Chocolate Bar', 'honey', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), sugar, glucose syrup, soya lecithin'],
      ['Crispy Rice Chocolate Bar', 'popcorn', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass), crisped rice, barley malt extract, soya lecithin'], ['Chocolate Buttons', 'purple', 'Milk chocolate (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin)'],
    ],
    packs: { multipack: ['24 × 45 g', '36 × 50 g', '48 × 40 g', '30 × 60 g'], 'carton-box': ['24 × 100 g', '16 × 180 g'] },
    what: ['{V} made with West African cocoa.', 'A smooth {v} in a shelf-ready outer.', '{V} with a clean snap and a full cocoa taste.'],
    use: ['Display at eye level by the till.', 'Good for vending, tuck shops and kiosks.', 'Keep away from the hot cabinet to avoid bloom.', 'Chop over desserts and milkshakes.', 'Add one to a coffee for an easy upsell.'],
    food: dry('{of}', 'milk, wheat, peanuts, hazelnuts, almonds, egg', '9 months'),
  },
  {
    leaf: 'sweets-gum', subtitle: 'Counter sweets', sales: 4, twin: caseOrSingle,
    varieties: [
      ['Fizzy Cola Bottles', 'cola', 'Sugar, glucose syrup, beef gelatine, citric acid, flavourings, colours'], ['Jelly Babies', 'strawberry', 'Sugar, glucose syrup, beef gelatine, fruit juice concentrates, citric acid'], ['Wine Gums', 'grape', 'Glucose syrup, sugar, modified starch, citric acid, flavourings'], ['Strawberry Laces', 'strawberry', 'Sugar, wheat flour, glucose syrup, citric acid, flavourings'], ['Sour Apple Laces', 'apple', 'Sugar, wheat flour, glucose syrup, malic acid, flavourings'],
      ['Liquorice Allsorts', 'black', 'Sugar, treacle, wheat flour, desiccated coconut, liquorice extract, beef gelatine'], ['Butter Toffees', 'toffee', 'Glucose syrup, sugar, condensed milk, butter (milk), palm oil, salt'], ['Buttermint Humbugs', 'mint', 'Sugar, glucose syrup, butter (milk), peppermint oil'], ['Rhubarb & Custard Drops', 'vanilla', 'Sugar, glucose syrup, citric acid, flavourings, colours'], ['Sherbet Lemons', 'lemon', 'Sugar, glucose syrup, tartaric acid, lemon oil'],
      ['Foam Bananas', 'yellow', 'Sugar, glucose syrup, pork gelatine, flavourings, colour'], ['Dolly Drops', 'cherry', 'Sugar, glucose syrup, citric acid, flavourings'], ['Fruit Chews', 'orange', 'Glucose syrup, sugar, palm oil, citric acid, pork gelatine, fruit juice concentrates'], ['Sour Dummies', 'cyan', 'Sugar, glucose syrup, pork gelatine, citric acid, flavourings'], ['Vegan Fruit Gums', 'green', 'Glucose syrup, sugar, pectin, citric acid, fruit juice concentrates'],
    ],
    packs: { 'bag-clear': ['12 × 150 g', '12 × 250 g', '1 × 3 kg', '4 × 3 kg'], tub: ['600 pieces', '300 pieces'], jar: ['6 × 2.5 kg', '4 × 1.5 kg'] },
    brands: ['Toffeldale', 'Sherbury', 'Humbugley'],
    what: ['{V} for jars, pick-and-mix and counter tubs.', 'Old-fashioned {v} with a strong, clear flavour.', '{V} in the shape and colour that customers know.'],
    use: ['Scoop by weight into paper bags.', 'Use a sealed tub on the counter and a clean scoop.', 'Lasts well as pick-and-mix or party-bag filler.', 'Decorates milkshakes, sundaes and cakes.'],
    food: dry('{of}', 'milk, wheat, soya', '12 months'),
  },
  {
    leaf: 'sweets-gum', subtitle: 'Fresh breath', sales: 3, brands: ['Mintrow', 'Sherbury', 'Humbugley'],
    varieties: [
      ['Peppermint Chewing Gum', 'mint', 'sweeteners (xylitol, sorbitol), gum base, peppermint oil', { tags: ['Sugar free'] }], ['Spearmint Chewing Gum', 'green', 'sweeteners (xylitol, sorbitol), gum base, spearmint oil', { tags: ['Sugar free'] }], ['Strawberry Bubble Gum', 'strawberry', 'sugar, gum base, glucose syrup, flavourings'],
      ['Extra Strong Mints', 'white', 'sugar, peppermint oil, modified starch'], ['Soft Mints', 'cyan', 'sugar, glucose syrup, palm oil, peppermint oil'], ['Wrapped Restaurant Mints', 'navy', 'sugar, glucose syrup, peppermint oil'], ['Menthol Drops', 'teal', 'sugar, glucose syrup, menthol, eucalyptus oil'],
    ],
    packs: { multipack: ['24 × 14 g', '40 × 45 g', '30 × 10 pieces'], tub: ['1 × 1 kg', '1 × 2.5 kg'], 'bag-clear': ['12 × 150 g'] },
    what: ['{V} made with {of}.', '{V} in a dispenser box that stands beside the till.'],
    use: ['Offer with the bill or sell at the till.', 'Keep a bowl at reception.', 'Single wraps keep portions clean.', 'Small footprint for counters where space is short.'],
    food: dry('{of}', 'milk', '18 months'),
  },
  {
    leaf: 'biscuits-bars', subtitle: 'Biscuits', sales: 4, twin: caseOrSingle, brands: ['Crumblethorpe', 'Dunkwell', 'Choccombe', 'Shelfside', 'Oatrigg'],
    varieties: [
      ['Digestive Biscuits', 'wholemeal', 'Wheat flour, palm oil, sugar, wholemeal wheat flour, salt'], ['Milk Chocolate Digestives', 'milkChocolate', 'Wheat flour, milk chocolate (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin), palm oil, sugar'], ['Rich Tea Biscuits', 'bread', 'Wheat flour, sugar, palm oil, barley malt extract, salt'], ['Custard Creams', 'vanilla', 'Wheat flour, sugar, palm oil, glucose syrup, milk whey, vanilla flavouring'],
      ['Bourbon Creams', 'chocolate', 'Wheat flour, sugar, palm oil, cocoa powder, glucose syrup'], ['All Butter Shortbread', 'butter', 'Wheat flour, butter (milk) (30%), sugar, salt'], ['Ginger Nuts', 'caramel', 'Wheat flour, sugar, palm oil, golden syrup, ground ginger'], ['Chocolate Chip Cookies', 'crust', 'Wheat flour, sugar, chocolate chips (cocoa mass, cocoa butter, soya lecithin), palm oil, egg, milk powder'],
      ['Jam Rings', 'raspberry', 'Wheat flour, raspberry jam, sugar, palm oil, milk whey'], ['Oat Crunch Biscuits', 'honey', 'Oats, wheat flour, sugar, palm oil, golden syrup'], ['Fig Rolls', 'kidney', 'Wheat flour, fig paste, sugar, palm oil'], ['Cream Crackers', 'cream', 'Wheat flour, palm oil, salt, yeast'], ['Assorted Biscuits', 'toffee', 'Wheat flour, sugar, palm oil, oats, milk powder, cocoa powder, glucose syrup'], ['Lemon Puffs', 'lemon', 'Wheat flour, sugar, palm oil, milk whey, lemon oil'],
    ],
    packs: { multipack: ['24 × 200 g', '12 × 300 g', '100 × 40 g', '12 × 400 g'], 'carton-box': ['1 × 1.5 kg', '4 × 1 kg'] },
    what: ['{V}, baked golden and packed in sleeves.', 'Tea-time {v} with an even bake and a good snap.', '{V} for meeting rooms, hotels and hospital trolleys.'],
    use: ['Serve two to a saucer with tea or coffee.', 'Wrapped portions suit hotel rooms and conference trays.', 'Crush for cheesecake bases and crumble toppings.', 'Sells from the shelf at any time of the year.'],
    food: dry('{of}', 'milk, egg, hazelnuts, soya', '9 months'),
  },
  {
    leaf: 'biscuits-bars', name: '{v}', subtitle: 'Snack bar', sales: 3, brands: ['Oatrigg', 'Choccombe', 'Dunkwell', 'Crumblethorpe'],
    varieties: [
      ['Honey Oat Bars', 'honey', 'Oats, honey, sunflower oil, glucose syrup, salt'], ['Apple & Raisin Oat Bars', 'apple', 'Oats, raisins, dried apple, golden syrup, rapeseed oil'], ['Golden Syrup Flapjacks', 'caramel', 'Oats, golden syrup, margarine (palm oil, rapeseed oil), sugar'], ['Chocolate Protein Bars', 'chocolate', 'Milk protein (milk), glucose syrup, cocoa powder, soya protein, sunflower oil'], ['Peanut Butter Bars', 'peanut', 'Peanuts, oats, glucose syrup, salt'],
      ['Date & Cocoa Raw Bars', 'cola', 'Dates, cashews, cocoa powder'], ['Berry Cereal Bars', 'raspberry', 'Oats, glucose syrup, crisped rice, dried cranberries, barley malt extract'], ['Yogurt Coated Cereal Bars', 'cream', 'Oats, yogurt coating (sugar, palm oil, milk powder, yogurt powder (milk)), glucose syrup'],
    ],
    packs: { multipack: ['24 × 40 g', '30 × 60 g', '48 × 30 g', '16 × 75 g'] },
    what: ['{V} in a single wrap and a display outer.', 'Chewy {v} made in the UK.'],
    use: ['Place by the till or in the meal-deal chiller.', 'A breakfast on the go for cafés and stations.', 'Suits gym receptions and school tuck shops.', 'Cut into bites for buffet platters.'],
    food: dry('{of}', 'milk, soya, peanuts, almonds, hazelnuts', '8 months'),
  },
];
