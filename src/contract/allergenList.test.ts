import { describe, expect, it } from 'vitest';
import { allergensInIngredients, allergensNamed, contradictions, readAllergens, readPossibleAllergens } from './allergenList.ts';
import { allergenNames } from './allergens.ts';

const noneDeclared = { contains: [], mayContain: [] };

describe('A cell of allergens', () => {
  it.each([...allergenNames, 'Cereals containing gluten (wheat, barley)', 'Tree nuts (almonds, brazil nuts)'])(
    'is kept as it is in the usual words: %s',
    (name) => {
      expect(readAllergens(name)).toEqual({ names: [name], unknown: [] });
    },
  );

  it.each([
    ['AF', ['Fish']],
    ['AM; AE | AW', ['Milk', 'Eggs', 'Cereals containing gluten']],
    [
      'AC,AN,AP,AS,AU,AX,AY',
      ['Crustaceans', 'Tree nuts', 'Peanuts', 'Sesame', 'Sulphur dioxide and sulphites', 'Cereals containing gluten', 'Soybeans'],
    ],
    ['BC BM NL UM', ['Celery', 'Mustard', 'Lupin', 'Molluscs']],
    ['UW, GB, SA, SH', ['Cereals containing gluten (wheat, barley)', 'Tree nuts (almonds, hazelnuts)']],
    ['en:fish,en:sulphur-dioxide-and-sulphites', ['Fish', 'Sulphur dioxide and sulphites']],
    ['fr:poisson', ['Fish']],
    ['Lait; en:eggs', ['Milk', 'Eggs']],
    ['Contains: Milk, EGGS.', ['Milk', 'Eggs']],
    ['[milk] / (soya lecithin)', ['Milk', 'Soybeans']],
    ['Sulphites >10 mg/kg, E223', ['Sulphur dioxide and sulphites']],
    ['Wheat (gluten)', ['Cereals containing gluten (wheat)']],
    ['Nuts: cashews & Peanuts', ['Tree nuts (cashews)', 'Peanuts']],
    ['haddock, king prawns', ['Fish', 'Crustaceans']],
    ['shellfish', ['Crustaceans', 'Molluscs']],
    ["Cows' milk and its derivatives", ['Milk']],
    ['Milch, Weizen und Soja', ['Milk', 'Cereals containing gluten (wheat)', 'Soybeans']],
    ['Œufs, céleri, fruits à coque', ['Eggs', 'Celery', 'Tree nuts']],
    ['leche y huevos', ['Milk', 'Eggs']],
    ['uova e latte', ['Eggs', 'Milk']],
    ['vis en pinda’s', ['Fish', 'Peanuts']],
    ['orzeszki ziemne, łubin', ['Peanuts', 'Lupin']],
    ['amendoins, leite', ['Peanuts', 'Milk']],
    ['Cereals containing gluten: wheat', ['Cereals containing gluten (wheat)']],
    ['Tree Nuts: Almonds', ['Tree nuts (almonds)']],
    ['Milk, Egg, and Wheat', ['Milk', 'Eggs', 'Cereals containing gluten (wheat)']],
    ['Allergen Information: Milk', ['Milk']],
    ['Contains the following allergens: Milk', ['Milk']],
    ['Contains milk. Contains egg.', ['Milk', 'Eggs']],
    ['This product contains: Milk & products thereof', ['Milk']],
    ['Milk (including lactose), Egg (free range), Whey (from milk)', ['Milk', 'Eggs']],
    ['Sulphites (more than 10mg/kg)', ['Sulphur dioxide and sulphites']],
    ['Milk, N/A', ['Milk']],
  ])('is understood in other words: %s', (cell, names) => {
    expect(readAllergens(cell)).toEqual({ names, unknown: [] });
  });

  it.each([
    'none',
    'None',
    'NONE.',
    'nil',
    'No allergens',
    'none declared',
    'en:none',
    'keine',
    'Allergens: None',
    'Nil known',
    'Free from all 14 allergens',
    'None, None',
    'Contains none of the 14 major allergens',
    'This product contains no allergens',
    'None applicable',
  ])('says that there are none: %s', (cell) => {
    expect(readAllergens(cell)).toEqual({ names: [], unknown: [] });
  });

  it.each(['', '  ', 'n/a', '-', '--', 'not applicable', '(none)', 'NULL', 'NaN', '(blank)'])('says nothing: "%s"', (cell) => {
    expect(readAllergens(cell)).toEqual({ names: undefined, unknown: [] });
  });

  it.each(['?', '??', 'TBC', 'TBA', 'unknown', 'Not known', 'not available', '.', '...', '*', '"'])(
    'says that nobody knows: %s',
    (cell) => {
      expect(readAllergens(cell)).toEqual({ names: undefined, unknown: [], isOpen: true });
    },
  );

  it.each([
    'Yes', 'No', '0', 'see label', 'ARAC', 'P-nuts', 'Kiwi', 'no milk', 'milk free', 'free from nuts', 'may contain nuts', 'without egg', 'Milk, zzz', 'None, milk',
    'almond milk', 'seafood', '|', 'Fish?yes', 'CONTAINS', 'vegan', 'contains allergens, Fish', 'None, Milk and none',
  ])('is not understood where it may mean something else: %s', (cell) => {
    expect(readAllergens(cell).unknown.length).toBeGreaterThan(0);
  }); // prettier-ignore
});

describe('A cell of what may be contained', () => {
  it.each([
    ['May contain traces of nuts', ['Tree nuts']],
    ['May also contain: Nuts, and Sesame', ['Tree nuts', 'Sesame']],
    ['Milk (traces)', ['Milk']],
    ['Made in a factory that also handles peanuts', ['Peanuts']],
    ['Not suitable for milk allergy sufferers', ['Milk']],
    ['none', []],
  ])('says so in its own words: %s', (cell, names) => {
    expect(readPossibleAllergens(cell)).toEqual({ names, unknown: [] });
  });
});

describe('A list of ingredients', () => {
  it.each([
    ['Haddock 100 %', ['Fish']],
    ['PEANUTS 30 %, sugar', ['Peanuts']],
    ['Coconut milk, butter beans, cocoa butter, peanut butter', ['Peanuts']],
    ['Almond milk, oat milk', ['Cereals containing gluten', 'Tree nuts']],
    ['Cabbage, egg-free dressing', []],
    ['Sugar. Free from milk, egg and nuts.', []],
    ['Free from milk, wheat flour', ['Cereals containing gluten']],
    ['No added sugar, milk', ['Milk']],
    ['Vollmilchpulver, Weizenmehl, Kokosmilch', ['Cereals containing gluten', 'Milk']],
    ['Sodium bisulfite, calcium bisulfite', ['Sulphur dioxide and sulphites']],
    ['Sugar, preservative (E223)', ['Sulphur dioxide and sulphites']],
    ['Free range egg', ['Eggs']],
    ['Whole Egg Free-Range', ['Eggs']],
    ['Grated cheese free-flow, milk fat free', ['Milk']],
    ['Shellfish extract', ['Crustaceans', 'Molluscs']],
    ['Rice. Free from: Gluten, Milk, Egg', []],
    ['Apricots, preservative E.220', ['Sulphur dioxide and sulphites']],
    ['Panko, shoyu, dahi', ['Cereals containing gluten', 'Milk', 'Soybeans']],
    ['Maida, hoisin', ['Cereals containing gluten', 'Soybeans']],
    ['Beer, albumin', ['Cereals containing gluten', 'Eggs']],
    ['Ginger beer, vitamins B C D', []],
    ['W H E A T flour, SkimmedMilkPowder', ['Cereals containing gluten', 'Milk']],
    ['s‑o‑y‑a protein, MI LK powder, hazel-\nnuts', ['Milk', 'Soybeans', 'Tree nuts']],
    ['FREE FROM MILK, EGG AND NUTS', []],
    ['Peanutbutter, oatflakes, celeryseed, prawnmeat', ['Celery', 'Cereals containing gluten', 'Crustaceans', 'Peanuts']],
    ['Wholeegg, EGGPOWDER, sesamepaste', ['Eggs', 'Sesame']],
    ['Mango pulp, preservative (INS 223)', ['Sulphur dioxide and sulphites']],
    ['Milkchocolate, preservative I.N.S. No. 224', ['Milk', 'Sulphur dioxide and sulphites']],
    ['Apricots, preservatives (202, 220)', ['Sulphur dioxide and sulphites']],
    ['Colour (INS 150d), preservative (202), 220 g, cocoabutter', []],
  ])('names what the product contains: %s', (ingredients, names) => {
    expect([...allergensInIngredients(ingredients).contains]).toEqual(names);
  });

  const otherNames = {
    Celery: 'celeriac, mirepoix, soffritto',
    'Cereals containing gluten':
      'filo pastry, matzo meal, pasta, noodles, rusk, udon, ale, stout, couscous, bulgur, waffles, hot cross buns, sausage rolls, freekeh, seitan, spelt, cream crackers, doughnuts, dough nuts, Weizenkleie, tortellini, malt vinegar, oatcakes, fortified flour, self-raising flour, battered, all-purpose flour, wholegrain flour, bulghar, wheaten biscuits, scones, blueberry muffins, samosas, burger buns',
    Crustaceans: 'belacan, terasi, nephrops, krill oil, prawn crackers, scampi',
    Eggs: 'coleslaw, lysozyme, E1105, hollandaise, aioli, meringues, tartare sauce, livetin',
    Fish: 'pomfret, skipjack, fishcakes, fishburger, nam pla, roe, cod’s roe, taramasalata, Worcester sauce, Worcestershire sauce, bottarga, katsuobushi, crabsticks, eels, turbot, tunafish',
    Lupin: 'lupini beans, lupinus albus',
    Milk: 'pesto, Emmentaler, cheeseburger, buttercream, milkshake, cheesestring, labneh, curds, lemon curd, Stilton, gelato, hazelnut milk chocolate, coconut milk chocolate, beurre noisette, panir, halumi, yoghourt, buttered popcorn, cheesy topping',
    Molluscs: 'periwinkles, abalone, snails, squid ink, conch',
    Mustard: 'Dijon, piccalilli, sinapis alba',
    Peanuts: 'satay, satay sauce, goober, groundnut, monkey nuts, arachis oil',
    Sesame: 'gingelly oil, gingili oil, benne, benniseed, til seeds, til oil, simsim, hummus, dukkah, za’atar, furikake',
    Soybeans: 'okara, teriyaki sauce, TVP, textured vegetable protein, bean curd, kecap manis, Sojaöl',
    'Sulphur dioxide and sulphites': 'E220, E 220, E-224, potassium pyrosulphite, sulphited',
    'Tree nuts': 'pesto, noisette, nougat, praline, gianduja, frangipane, baklava',
  };
  it.each(Object.entries(otherNames))('names %s by other names, and in what is made of it', (name, words) => {
    const missed = words
      .split(', ')
      .filter((word) => !contradictions({ ingredients: `Water, ${word}, salt` }, noneDeclared).includes(name as 'Fish'));
    expect(missed).toEqual([]);
  });

  const ofOtherKitchens = {
    Celery: 'kereviz, salierai',
    'Cereals containing gluten':
      'gehun, rava, buğday unu, irmik, arpa, çavdar, kviečiai, pšeničná mouka, tepung terigu, flour, mąka, granary flour, hing (flour), flour and water, makaron, kasza manna, kus kus, tarhana, bułka tarta, pieczywo, Weizengrieß, pan rallado, pesmet',
    Crustaceans: 'jhinga, karides, udang, gambas, kryl',
    Eggs: 'anda, yumurta, yumurta akı, kiaušiniai, ouă, pasteurised yolk, yolk powder, jajka, tamago, huevina, gema',
    Fish: 'machli, balık, hamsi, ikan, baccala, makrela, szproty, gentleman’s relish',
    Milk: 'dudh, doodh, makhan, mawa, rabri, shrikhand, süt tozu, peynir, pienas, smen, twaróg, jogurt, twarożek, śmietanka, masło, bryndza, requeijão, cuajada, half-and-half',
    Molluscs: 'midye, sotong, małże, ślimaki, muscheln',
    Mustard: 'rai, sarson oil, hardal, garstyčios',
    Peanuts:
      'moongphali, mungfali, singdana, moong phali, yer fıstığı, arahide, mani, masło orzechowe, orzechy arachidowe, burro di arachidi',
    Sesame: 'til, ellu, susam, sezamas',
    'Tree nuts': 'pista, fındık, ceviz, antep fıstığı, badem, riešutai',
  };
  it.each(Object.entries(ofOtherKitchens))('names %s in the words of kitchens that are at home here', (name, words) => {
    const missed = words
      .split(', ')
      .filter((word) => !contradictions({ ingredients: `Water, ${word}, salt` }, noneDeclared).includes(name as 'Fish'));
    expect(missed).toEqual([]);
  });

  it.each(['花生, 牛奶', 'Rice flour (米粉)', 'سمسم ، ملح', 'دودھ', 'фъстъци', 'ξηροί καρποί', 'ਦੁੱਧ'])(
    'believes no "none" where the ingredients are in a script that it does not read: %s',
    (ingredients) => expect(contradictions({ ingredients }, noneDeclared)).toHaveLength(allergenNames.length),
  );
  it.each(['β-carotene, α-tocopherol, 5 µg', 'crème fraîche flavour™, “salt”'])('reads letters of English: %s', (ingredients) => {
    expect(contradictions({ ingredients }, { contains: ['Milk'], mayContain: [] })).toEqual([]);
  });

  it.each([
    'butternut squash, coconut, coconut milk, nutmeg, cocoa butter, cream of tartar, buckwheat flour, milk thistle, eggplant, egg plant, aubergine, butter beans, water chestnuts, oyster mushrooms, roe deer, ginger ale',
    'rice flour, corn flour, gram flour, flour (rice), flour treatment agent, maka ziemniaczana, kasza gryczana, nata de coco, noce moscata, burro di cacao, masło kakaowe, cacao en polvo',
    'rice noodles, glass noodles, lentil pasta, rice vermicelli, gluten free pasta, gluten-free bread, vegan feta cheese, vegan Worcester sauce, vegetarian oyster sauce, egg free mayonnaise, dairy free cheese',
    'pasta sauce, satay sticks, custard powder, chocolate vermicelli, malt whisky, lamb noisettes, until, rusket, unsulphured apricots, E150d, E330, lactic acid, maltodextrin, melkzuur, breadfruit, pine nuts',
  ])('names nothing by what only looks like it: %s', (words) => {
    expect(contradictions({ ingredients: words }, noneDeclared)).toEqual([]);
  });

  it('names possible traces as such', () => {
    const named = allergensInIngredients('Sugar, cocoa. May contain traces of nuts, milk. Soya lecithin');
    expect([[...named.contains], [...named.mayContain]]).toEqual([['Soybeans'], ['Milk', 'Tree nuts']]);
  });

  it('contradicts a declaration that lacks what it names', () => {
    expect(
      contradictions({ ingredients: 'Milk, egg, wheat flour' }, { contains: ['Cereals containing gluten (wheat)'], mayContain: ['Eggs'] }),
    ).toEqual(['Eggs', 'Milk']);
    expect(
      contradictions({ ingredients: 'Haddock (fish). May contain molluscs' }, { contains: ['Fish'], mayContain: ['Molluscs'] }),
    ).toEqual([]);
  });
});

describe('A name', () => {
  it.each([
    ['Salted Peanuts', ['Peanuts']],
    ['Haddock Goujons', ['Fish']],
    ['Egg Noodles', ['Cereals containing gluten', 'Eggs']],
    ['Nougat & Peanut Bar', ['Peanuts']],
    ['Gluten Free Penne Pasta', []],
    ['Pasta Sauce', []],
    ['Vegan Peanut Cheese', ['Peanuts']],
    ['Cheese Flavour Puffs with Almonds', ['Tree nuts']],
    ['Egg Free Mayonnaise', []],
    ['Dairy-free Milk Chocolate', []],
    ['Peanut-free Bar, No Milk', []],
    ['Non-Dairy Creamer', []],
    ['Fish Sauce Style', []],
    ['Prawn Cocktail Flavour Crisps', []],
    ['Egg Replacer', []],
    ['Batter Mix for Fish', []],
    ['Butternut and Coconut Milk Soup', []],
    ['Salad Cream', []],
    ['Plain Flour', ['Cereals containing gluten']],
    ['Self-raising Flour', ['Cereals containing gluten']],
    ['Breaded Chicken', ['Cereals containing gluten']],
    ['Gluten Free Plain Flour', []],
    ['Gluten-free Battered Cauliflower', []],
    ['Brown Rice Flour', []],
    ['Gluten Free Blueberry Muffins', []],
    ['Vegan Cheesy Puffs', []],
    ['Prawns Thai Style', ['Crustaceans']],
    ['Egg Noodles Chinese Style', ['Cereals containing gluten', 'Eggs']],
    ['Milk Banana Flavoured', ['Milk']],
    ['Wheat Flour Type 55', ['Cereals containing gluten']],
    ['Cheese & Onion Flavour Crisps', []],
    ['Almond Essence', []],
    ['Eggs Free-Range Large', ['Eggs']],
    ['Mozzarella Free-Flow', ['Milk']],
    ['Skimmed Milk Fat Free', ['Milk']],
    ['Strawberry Milk Sugar Free', ['Milk']],
    ['Milk Chocolate Bar (not vegan)', ['Milk']],
    ['Not Vegan Milk Chocolate', ['Milk']],
    ['Non-Vegan Mayo', ['Eggs']],
    ['Milk Chocolate with Vegan Marzipan', ['Milk', 'Tree nuts']],
    ['Shellfish Medley', ['Crustaceans', 'Molluscs']],
    ['Seafood Mix', ['Crustaceans', 'Molluscs']],
    ['GF Pasta Fusilli', []],
    ['Gluten, Wheat & Dairy Free Muffins', []],
    ['Free-From Bread Rolls', []],
    ['Dairyfree Cream', []],
    ['Pepperoni Pizza 10 inch', ['Cereals containing gluten']],
    ['Cornish Pasties, 24 × 200 g', ['Cereals containing gluten']],
    ['Gluten Free Chocolate Cake', []],
    ['Rice Cakes 100 g', []],
    ["Shepherd's Pie", []],
    ['Pizza Box', []],
    ['Pizza Sauce', []],
  ])('names what the product contains: %s', (name, names) => {
    expect([...allergensNamed({ name }).contains]).toEqual(names);
  });
});

describe('A description', () => {
  it.each([
    ['Rich. Allergy advice: contains MILK and soya.', ['Milk', 'Soybeans'], []],
    ['Crisp HADDOCK, goes with egg', ['Fish'], []],
    ['Allergens: fish', ['Fish'], []],
    ['Serve with cheese. Good for fish.', [], []],
    ['Does not contain MILK. Free from NUTS', [], []],
    ['May contain nuts', [], ['Tree nuts']],
    ['Ingredients: egg, salt', ['Eggs'], []],
    ['GREAT WITH FISH', [], []],
  ])('names what the product contains only where it declares: %s', (description, contains, mayContain) => {
    const named = allergensNamed({ description });
    expect([[...named.contains], [...named.mayContain]]).toEqual([contains, mayContain]);
  });
});
