import { describe, expect, it } from 'vitest';
import { demo } from '../../../tests/setup/demoRange.ts';
import type { PackArt, PackShape } from '../types.ts';
import { luminance } from './colour.ts';
import { pieceOf } from './goods.ts';
import { speciesOf } from './shapes/species.ts';
import { composeProduct } from './views.ts';

const arts = demo.products.map(({ variants: [first] }) => first!.art);

/** The first art of a title; the test says which title is gone when the range no longer has it. */
function artNamed(shape: PackShape, title: string): PackArt {
  const art = arts.find((one) => one.shape === shape && one.title.startsWith(title));
  if (!art) throw new Error(`The range has no ${shape} called "${title}".`);
  return art;
}

/** Outline of goods, for buyers who neither read nor know the colours: all of one brand, one tint, one seed. */
function outlineOf(shape: PackShape, title: string): string {
  const { brand } = arts[0]!;
  const { mark: _mark, ...art } = artNamed(shape, title);
  const plain = { ...art, brand, contents: '#2f7fd0', flash: '#888888', size: '1 kg', caseUnits: 1, seed: 1, barcode: '2000000000000' };
  return composeProduct(plain, 'front', false).svg.replace(/<title>[^<]*/, '');
}

describe('a picture shows which sort of goods it is', () => {
  it.each<[PackShape, readonly string[]]>([
    [
      'mop',
      [
        'Socket Mop Head',
        'Kentucky Mop Head',
        'Mop Handle',
        'Mop Bucket',
        'Kentucky Mop Bucket',
        'Soft Broom Head',
        'Stiff Broom Head',
        'Dustpan & Brush',
        'Long Handled Dustpan',
        'Deck Scrub',
        'Washing Up Brush',
        'Toilet Brush',
        'Floor Squeegee',
      ],
    ],
    ['chips', ['Straight Cut Chips', 'Skinny Fries', 'Thick Cut Chips', 'Skin On Chips', 'Crinkle Cut Chips', 'Curly Fries']],
    ['burger-patties', ['Beef Burgers', 'Smash Burger Balls', 'Minted Lamb Grillsteaks', 'Rib Shaped Pork Grillsteaks']],
    [
      'bag-frozen',
      [
        'Battered Cod Fillets',
        'Vegetable Samosas',
        'Chicken Nuggets',
        'Cod Fishcakes',
        'Wholetail Scampi',
        'Crinkle Cut Chips',
        'Garden Peas',
      ],
    ],
    [
      'bag-clear',
      [
        'White Burger Buns',
        'Part Baked Baguettes',
        'Flour Tortilla',
        'Grated Mozzarella',
        'Sliced Pepperoni',
        'Rubber Gloves',
        'Udon',
        'Spaghetti',
        'Fusilli',
        'Macaroni',
        'Conchiglie',
        'Farfalle',
        'Lasagne Sheets',
      ],
    ],
    [
      'bag-clear',
      [
        'Fizzy Cola Bottles',
        'Jelly Babies',
        'Wine Gums',
        'Strawberry Laces',
        'Liquorice Allsorts',
        'Butter Toffees',
        'Buttermint Humbugs',
        'Rhubarb & Custard',
        'Sherbet Lemons',
        'Foam Bananas',
        'Dolly Drops',
        'Fruit Chews',
        'Sour Dummies',
        'Vegan Fruit Gums',
      ],
    ],
    [
      'crisp-bag',
      [
        'Ready Salted Crisps',
        'Cheesy Corn Puffs',
        'Pickled Onion Corn Rings',
        'Prawn Flavour Shells',
        'Chilli Tortilla Chips',
        'Bacon Flavour Fries',
        'Prawn Crackers',
        'Salted Popcorn',
        'Salt & Vinegar Twists',
        'Salted Pretzels',
        'Bombay Mix',
        'Lentil Curls',
      ],
    ],
    ['pouch', ['Flaked Almonds', 'Sultanas', 'Walnut Pieces', 'Dried Yeast', 'Rainbow Sprinkles', 'Ground Almonds', 'Mini Marshmallows']],
    [
      'tub',
      [
        'Salted Peanuts',
        'Roasted Cashews',
        'Pistachios',
        'Smoked Almonds',
        'Mixed Nuts',
        'Pumpkin & Sunflower',
        'Peppermint Chewing Gum',
        'Strawberry Bubble Gum',
        'Extra Strong Mints',
        'Soft Mints',
        'Wrapped Restaurant Mints',
        'Menthol Drops',
      ],
    ],
    [
      'bag-frozen',
      ['Vegetable Spring Rolls', 'Vegetable Gyoza', 'Sliced Doner', 'Prawn Toast', 'Onion Bhajis', 'Hash Browns', 'Chicken Drumsticks'],
    ],
    ['bin-liners', ['Disposable Aprons', 'Refuse Sacks']],
    ['fillet', ['Cod Fillets Skinless', 'Haddock Fillets Skinless', 'Cod Fillets Skin On', 'Haddock Fillets Skin On', 'Plaice Fillets']],
    ['cutlery', ['Wooden Cutlery & Napkin Sets', 'Wooden Chip Forks', 'Wooden Forks', 'Wooden Knives', 'Wooden Dessert Spoons']],
    ['cup-hot', ['Cup Sleeve', 'Single Wall Hot Cup']],
    ['lid', ['Wooden Stirrers', 'Paper Straws', 'Domed Lid', 'Flat Lid', 'Four Cup Carry Tray']],
    [
      'sponge',
      ['Green Scouring Pads', 'Sponge Scourers', 'Stainless Steel', 'All Purpose Cloths', 'Stockinette', 'Griddle', 'Grill Screens'],
    ],
    [
      'tray-chilled',
      [
        'Brie',
        'Halloumi',
        'Goat Cheese Log',
        'Ardennes Style Pâté',
        'Kippers',
        'Rollmop Herrings',
        'Smoked Haddock',
        'Sliced Gouda',
        'Milano Style Salami',
        'Sliced Chorizo',
        'Garlic Sausage',
        'Sliced Pepperoni',
        'Black Pudding Slices',
        'White Pudding Slices',
        'Pork Sausages',
        'Microwave Container & Lid',
        'Two Compartment',
        'Sushi Tray',
      ],
    ],
  ])('of %s: %j', (shape, titles) => {
    expect(new Set(titles.map((title) => outlineOf(shape, title))).size).toBe(titles.length);
  });

  it.each<[PackShape, readonly string[]]>([
    [
      'box-pizza',
      ['Plain Pizza Box 7', 'Plain Pizza Box 9', 'Plain Pizza Box 10', 'Plain Pizza Box 12', 'Plain Pizza Box 14', 'Plain Pizza Box 16'],
    ],
    [
      'tray-foil',
      ['Foil Container No 1', 'Foil Container No 2', 'Foil Container No 6A', 'Foil Container No 12', 'Half Gastronorm', 'Full Gastronorm'],
    ],
  ])('and how large it is: each %s of %j is longer than the one before, by the ruler before it', (shape, titles) => {
    const lengths = titles.map((title) => Number(/<rect width="([\d.]+)" height="58"/.exec(outlineOf(shape, title))?.[1]));
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  });

  it.each<[PackShape, readonly string[]]>([
    ['cup-hot', ['Single Wall Hot Cup 4', 'Single Wall Hot Cup 8', 'Single Wall Hot Cup 12', 'Single Wall Hot Cup 16']],
    ['box-burger', ['Takeaway Meal Box No 1', 'Takeaway Meal Box No 3', 'Takeaway Meal Box No 8']],
    ['tray-chilled', ['Bagasse Plates 7', 'Bagasse Plates 9', 'Bagasse Plates 10']],
    ['cup-cold', ['Half Pint Tumbler', 'Pint Tumbler to Brim', 'Pint Tumbler to Line']],
    ['lid', ['Espresso Lid for 4 oz Cups', 'Sip Lid for 8 oz', 'Sip Lid 12 & 16 oz', 'Flat Lid', 'Soup Container Lid 98 mm']],
  ])('and that of two sizes the larger is drawn larger: %s, %j', (shape, titles) => {
    const shares = titles.map((title) => Number(/<g transform="scale\(([\d.]+) *[\d.]*\)">/.exec(outlineOf(shape, title))?.[1]));
    expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('of fats: what is solid comes in blocks and tubs, what is liquid in what pours', () => {
    const fats = arts.filter(({ title }) => /dripping|\blard\b|frying fat|frying oil/i.test(title) && !/sauce/i.test(title));
    const isSolid = (title: string): boolean => /dripping|lard|fat\b/i.test(title);
    const wrong = fats.filter(({ shape, title }) => ['block', 'bucket'].includes(shape) !== isSolid(title));
    expect(wrong.map(({ shape, title }) => `${title} in ${shape}`)).toEqual([]);
  });

  it('of wooden cutlery: it has the colour of wood, also where the label is white', () => {
    const wooden = { ...artNamed('cutlery', 'Wooden Forks'), contents: '#f6f6f2' };
    expect(composeProduct(wooden, 'front').svg).toContain('#d3a970');
  });

  it.each(['Cod Fishcakes', 'Salmon & Dill Fishcakes', 'Smoked Haddock Fishcakes', 'Thai Style Fishcakes', 'Chip Shop Fishcakes'])(
    'of %s: round flat cakes show through the window of the bag',
    (title) => {
      expect(pieceOf(artNamed('bag-frozen', title))).toBe('fishcake');
    },
  );

  it('of cutlery sets: a napkin lies with the knives and forks, on the label and in the picture', () => {
    const sets = artNamed('cutlery', 'Wooden Cutlery & Napkin Sets');
    const hems = (art: PackArt): number => composeProduct(art, 'front').svg.split('stroke-dasharray="2 10"').length - 1;
    expect([sets, artNamed('cutlery', 'Wooden Forks')].map(hems)).toEqual([1, 0]);
  });

  it.each([
    ['Tomato Ketchup', '#b5171b'],
    ['Vegan Mayonnaise', '#f4ecd0'],
    ['Malt Vinegar', '#b5702a'],
    ['Salt', '#fbfaf6'],
    ['Pepper', '#a7a39d'],
    ['White Sugar', '#fbfaf6'],
    ['Brown Sugar', '#b9722b'],
  ])('of %s sachets: the foil of each is %s', (title, foil) => {
    const { svg } = composeProduct(artNamed('sachets', `${title} Sachets`), 'front');
    expect(/<path d="M-62 -172H62V24H-62Z" fill="(#\w+)"/.exec(svg)?.[1]).toBe(foil);
  });

  it('of skinless fillets: those of haddock are greyer than those of cod, and cut otherwise', () => {
    const [cod, haddock] = [speciesOf('Cod Fillets Skinless'), speciesOf('Haddock Fillets Skinless')];
    expect(luminance(cod.flesh) - luminance(haddock.flesh)).toBeGreaterThan(0.15);
    expect(haddock.cut).not.toBe(cod.cut);
  });

  it('of chicken salt: salt shows, not chips', () => {
    expect(pieceOf(artNamed('pouch', 'Chip Shop Chicken Salt'))).toBe('crumb');
  });

  it('through the window of a pouch where there is something to see: tea leaves, but no sauce', () => {
    const piecesIn = (title: string): number => outlineOf('pouch', title).split('<use ').length - 1;
    expect(piecesIn('Assam Loose Leaf Tea')).toBeGreaterThan(20);
    expect([piecesIn('Pizza Sauce'), piecesIn('Tikka Masala Sauce'), piecesIn('Peppercorn Sauce')].filter((count) => count > 8)).toEqual(
      [],
    );
  });
});
