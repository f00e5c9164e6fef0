/** A fixed set of packs for category tiles and scenes: invented brands, one art for each kind of goods. */
import type { DemoBrand, PackArt, PackShape } from '../types.ts';
import { hashOf } from './random.ts';

const brands = {
  zest: { name: 'Zestara', colours: { ground: '#f07d00', ink: '#ffffff', accent: '#ffe14d' }, mark: 'ribbon', lettering: 'rounded' },
  mill: { name: 'Millbeck', colours: { ground: '#ead8ae', ink: '#4a2c12', accent: '#a83a1f' }, mark: 'plain', lettering: 'slab' },
  otter: { name: 'Ottershaw', colours: { ground: '#1f5f3f', ink: '#ffffff', accent: '#f2c53d' }, mark: 'roundel', lettering: 'condensed' },
  pell: { name: 'Pell & Rye', colours: { ground: '#7a1f2b', ink: '#fff6e0', accent: '#e0b04c' }, mark: 'shield', lettering: 'serif' },
  quay: { name: 'Northquay', colours: { ground: '#12466b', ink: '#ffffff', accent: '#e8b23a' }, mark: 'crest', lettering: 'serif' },
  cove: { name: 'Polar Cove', colours: { ground: '#0f7fa8', ink: '#ffffff', accent: '#bfe9f5' }, mark: 'oval', lettering: 'rounded' },
  trade: { name: 'Kerbstone', colours: { ground: '#23262b', ink: '#ffffff', accent: '#ffd200' }, mark: 'stack', lettering: 'condensed' },
  clean: { name: 'Brightmop', colours: { ground: '#e9f4f7', ink: '#00557a', accent: '#00a389' }, mark: 'bar', lettering: 'grotesque' },
} as const satisfies Readonly<Record<string, DemoBrand>>;

type Entry = readonly [
  shape: PackShape,
  brand: keyof typeof brands,
  title: string,
  subtitle: string,
  size: string,
  contents: string,
  flash: string,
  caseUnits?: number,
];

const entries = {
  orangeCan: ['can', 'zest', 'Orange', 'Sparkling drink', '330 ml', '#f58a1f', '#d43f1a', 24],
  limeCan: ['can', 'otter', 'Lemon & Lime', 'Sparkling drink', '330 ml', '#b9d432', '#4fae2a', 24],
  energy: ['slim-can', 'trade', 'Energy', 'With B vitamins', '250 ml', '#e5c63a', '#1fa3d8', 24],
  cola: ['bottle-pet', 'pell', 'Cola', 'Sparkling drink', '500 ml', '#3a1a10', '#c62a3a', 12],
  water: ['bottle-pet', 'cove', 'Spring Water', 'Still', '500 ml', '#e6f2f6', '#1f9ed8', 24],
  ginger: ['bottle-glass', 'mill', 'Ginger Beer', 'Fiery and cloudy', '275 ml', '#d9a860', '#e08a1e', 12],
  juice: ['carton-drink', 'zest', 'Orange Juice', 'From concentrate', '1 L', '#f5a623', '#5aa832', 12],
  syrup: ['bag-in-box', 'trade', 'Cola Syrup', 'Post-mix', '10 L', '#3a1a10', '#ffd200'],
  crisps: ['crisp-bag', 'zest', 'Sea Salt', 'Hand cooked crisps', '40 g', '#e9b949', '#1f9ed8', 24],
  onionCrisps: ['crisp-bag', 'otter', 'Cheese & Onion', 'Ridge cut crisps', '40 g', '#e9b949', '#e0a020', 24],
  sweets: ['bag-clear', 'pell', 'Jelly Sweets', 'Pick and mix', '3 kg', '#e23b5a', '#e8b23a', 6],
  chocolate: ['carton-box', 'pell', 'Chocolate Bars', 'Counter display', '48 bars', '#5a321c', '#c8862e'],
  nuts: ['pouch', 'otter', 'Roasted Cashews', 'Lightly salted', '1 kg', '#dcae6c', '#a83a1f', 10],
  biscuits: ['carton-box', 'mill', 'Oat Biscuits', 'Twin packs', '100 packs', '#d9a24a', '#c8501e'],
  tomatoes: ['tin', 'otter', 'Chopped Tomatoes', 'In tomato juice', '400 g', '#cf3a22', '#d9381e', 12],
  beans: ['tin-catering', 'pell', 'Baked Beans', 'In tomato sauce', '2.62 kg', '#d4622a', '#1f7f8f', 6],
  jam: ['jar', 'mill', 'Strawberry Jam', 'Extra fruit', '454 g', '#b3202c', '#c62a3a', 6],
  rice: ['sack', 'otter', 'Long Grain Rice', 'Easy cook', '10 kg', '#f4ecd8', '#e0a020'],
  flour: ['bag-flour', 'mill', 'Plain Flour', 'Milled in England', '1.5 kg', '#fbf6ea', '#1f5fa0', 10],
  pasta: ['pouch', 'quay', 'Penne Pasta', 'Durum wheat', '3 kg', '#ecc36a', '#2f6b3a', 4],
  ketchup: ['bottle-sauce', 'otter', 'Tomato Ketchup', 'Squeezy', '1 L', '#c4281b', '#c4281b', 6],
  spice: ['canister', 'pell', 'Ground Paprika', 'Catering drum', '500 g', '#b8401e', '#e08a1e', 6],
  batter: ['sack', 'mill', 'Batter Mix', 'For chip shops', '16 kg', '#ecd59a', '#c8501e'],
  oil: ['jerrycan', 'otter', 'Frying Oil', 'Rapeseed', '20 L', '#e8b83a', '#e0a020'],
  vinegar: ['bottle-detergent', 'pell', 'Malt Vinegar', 'Traditional', '5 L', '#6b3418', '#e0a020', 4],
  tartare: ['tub', 'quay', 'Tartare Sauce', 'For dipping', '2.5 kg', '#f0ead0', '#6fae3f', 2],
  gravy: ['canister', 'trade', 'Gravy Granules', 'Gluten free', '2 kg', '#7a4a26', '#ffd200', 6],
  sachets: ['sachets', 'otter', 'Brown Sauce', 'Portion sachets', '200 × 10 g', '#6a3420', '#f2c53d'],
  mayo: ['bucket', 'trade', 'Mayonnaise', 'Thick and creamy', '10 L', '#f4ecc8', '#ffd200'],
  coffee: ['pouch', 'trade', 'Coffee Beans', 'Medium roast', '1 kg', '#5b3219', '#c8862e', 6],
  cocoa: ['canister', 'pell', 'Hot Chocolate', 'Instant', '2 kg', '#5a321c', '#a6733c', 6],
  tea: ['carton-box', 'otter', 'Breakfast Tea', 'One cup bags', '1100 bags', '#8a4a22', '#c8501e'],
  hotCup: ['cup-hot', 'otter', 'Double Wall Cup', '12 oz', '500 cups', '#3a2418', '#a6733c'],
  bread: ['loaf', 'mill', 'White Bread', 'Thick sliced', '800 g', '#f2dfb8', '#c8501e'],
  milk: ['carton-drink', 'cove', 'Semi Skimmed', 'UHT milk', '1 L', '#fbfbf6', '#3f9a4a', 12],
  cheese: ['block', 'mill', 'Mature Cheddar', 'Block', '5 kg', '#f2d488', '#c8501e'],
  eggs: ['egg-tray', 'mill', 'Large Eggs', 'Class A', '30 eggs', '#d9a070', '#c8501e'],
  bacon: ['tray-chilled', 'pell', 'Back Bacon', 'Rindless', '2.27 kg', '#d97a7a', '#c8501e'],
  butter: ['tub', 'mill', 'Spreadable', 'With butter', '2 kg', '#f6e3a0', '#e8c21a', 6],
  peas: ['bag-frozen', 'otter', 'Garden Peas', 'Grade A', '2.5 kg', '#5fae3a', '#7cc04a', 4],
  chips: ['chips', 'mill', 'Steak Cut Chips', 'Ready to fry', '2.27 kg', '#edbf52', '#c8501e', 4],
  chipsBag: ['bag-frozen', 'quay', 'Thick Cut Chips', 'Ready to fry', '2.27 kg', '#edbf52', '#e0a020', 4],
  burgers: ['burger-patties', 'pell', 'Beef Burgers', '4 oz', '48 × 113 g', '#9a3b32', '#c8501e'],
  nuggets: ['box-frozen', 'cove', 'Chicken Nuggets', 'Battered', '1 kg', '#d08a3a', '#e0a030', 10],
  iceCream: ['tub', 'cove', 'Vanilla Ice Cream', 'Soft scoop', '4 L', '#f7efd2', '#f2c9d4', 2],
  bass: ['whole-fish', 'quay', 'Whole Sea Bass', 'Gutted, scaled', '400–600 g', '#8fa3ab', '#1f7f8f'],
  cod: ['fillet', 'quay', 'Cod Fillets', 'Skinless', '170–200 g', '#f2e9e0', '#1f7f8f'],
  salmon: ['fillet', 'cove', 'Salmon Fillets', 'Skin on', '140–170 g', '#ee8a5e', '#1f7f8f'],
  haddock: ['fillet-breaded', 'cove', 'Breaded Haddock', 'Oven ready', '30 × 140 g', '#d98f3a', '#e0a030'],
  prawns: ['prawns', 'cove', 'King Prawns', 'Raw, peeled', '1 kg', '#e88a70', '#e05a3a'],
  prawnBag: ['bag-frozen', 'quay', 'Cooked Prawns', 'Glazed', '1 kg', '#f0947a', '#e05a3a', 10],
  mussels: ['shellfish', 'quay', 'Mussels', 'Whole shell', '1 kg', '#2a3040', '#e08a1e'],
  squid: ['squid', 'cove', 'Squid Tubes', 'Cleaned', '1 kg', '#f4e4e0', '#7a4fa0'],
  pizzaBox: ['box-pizza', 'mill', 'Pizza Box', 'Corrugated', '100 pieces', '#c99f6b', '#a83a1f'],
  burgerBox: ['box-burger', 'mill', 'Burger Box', 'Kraft', '250 pieces', '#c99f6b', '#a83a1f'],
  foil: ['tray-foil', 'clean', 'Foil Containers', 'With lids', '500 pieces', '#c9cdd0', '#00a389'],
  coldCup: ['cup-cold', 'cove', 'Smoothie Cup', '16 oz', '1000 cups', '#f29ab8', '#e87aa8'],
  lids: ['lid', 'trade', 'Sip Lids', 'Fits 12 oz', '1000 lids', '#2b2b2b', '#ffd200'],
  carrier: ['bag-carrier', 'otter', 'Vest Carriers', 'Jumbo', '1000 bags', '#ffffff', '#f2c53d'],
  paperBag: ['bag-paper', 'mill', 'Paper Carriers', 'Flat handles', '250 bags', '#c99f6b', '#a83a1f'],
  film: ['roll-film', 'clean', 'Cling Film', 'Cutter box', '300 m', '#dfeaf0', '#00a389', 6],
  napkins: ['napkins', 'pell', 'Lunch Napkins', '33 cm, 2 ply', '2000 pieces', '#7d1f33', '#c8862e'],
  cutlery: ['cutlery', 'otter', 'Wooden Forks', 'Birch', '1000 pieces', '#dcb987', '#2f6b3a'],
  bleach: ['jerrycan', 'cove', 'Thick Bleach', 'Professional', '5 L', '#2a8fd0', '#e5322d', 4],
  washingUp: ['bottle-detergent', 'clean', 'Washing Up Liquid', 'Lemon', '5 L', '#e8d62a', '#e8c21a', 4],
  spray: ['bottle-spray', 'clean', 'Surface Cleaner', 'Antibacterial', '750 ml', '#3fb8d8', '#00a389', 6],
  gloves: ['glove-box', 'clean', 'Nitrile Gloves', 'Powder free', '100 pieces', '#2f79c4', '#2f79c4', 10],
  tissue: ['toilet-rolls', 'clean', 'Toilet Tissue', 'Soft 2 ply', '36 rolls', '#ffffff', '#4aa3d8'],
  blueRoll: ['roll-paper', 'clean', 'Blue Roll', '2 ply', '6 rolls', '#5b9bd0', '#0b6fb0'],
  binBags: ['bin-liners', 'trade', 'Refuse Sacks', 'Heavy duty', '200 sacks', '#1c1d20', '#3f9a4a'],
  sponges: ['sponge', 'clean', 'Sponge Scourers', 'Heavy duty', '10 pieces', '#f2cf3a', '#3f9a4a'],
  mop: ['mop', 'clean', 'Mop Head', 'Twine yarn', '450 g', '#f0ede4', '#e5322d'],
  aerosol: ['aerosol', 'cove', 'Air Freshener', 'Fresh linen', '400 ml', '#bfe9f5', '#8a5fc0'],
  case: ['case', 'trade', 'Mixed Goods', 'Handle with care', '24 packs', '#dfe7ea', '#ffd200', 1],
} as const satisfies Readonly<Record<string, Entry>>;

/** The name of a pack in the fixed set. */
export type StockName = keyof typeof entries;

/** All names of the fixed set. */
export const stockNames = Object.keys(entries) as readonly StockName[];

/** The art of a pack in the fixed set. */
export function stock(name: StockName): PackArt {
  const [shape, brand, title, subtitle, size, contents, flash, caseUnits = 1]: Entry = entries[name];
  return {
    shape,
    brand: brands[brand],
    title,
    subtitle,
    size,
    contents,
    flash,
    caseUnits,
    back: ['For the trade. Store in a cool, dry place.'],
    barcode: '5012345678900',
    seed: hashOf(name) % 1000,
  };
}
