import type { DemoCategory } from '../types.ts';

/** A node with the nodes below it; without any it is a leaf, which lists products. */
function node(slug: string, name: string, ...children: DemoCategory[]): DemoCategory {
  return { slug, name, children };
}

/** The category tree: 10 main categories, 120 nodes, at most three levels. */
export const tree: readonly DemoCategory[] = [
  node(
    'soft-drinks-water',
    'Soft Drinks & Water',
    node(
      'fizzy-drinks',
      'Fizzy Drinks',
      node('cola', 'Cola'),
      node('lemonade-fruit-fizz', 'Lemonade & Fruit Fizz'),
      node('mixers-ginger-beer', 'Mixers & Ginger Beer'),
    ),
    node('energy-sports-drinks', 'Energy & Sports Drinks'),
    node('water', 'Water'),
    node('juice-squash', 'Juice & Squash', node('fruit-juice', 'Fruit Juice'), node('squash-cordial', 'Squash & Cordial')),
  ),
  node(
    'crisps-snacks-confectionery',
    'Crisps, Snacks & Confectionery',
    node('crisps-snacks', 'Crisps & Snacks', node('crisps', 'Crisps'), node('savoury-snacks-nuts', 'Savoury Snacks & Nuts')),
    node('confectionery', 'Confectionery', node('chocolate', 'Chocolate'), node('sweets-gum', 'Sweets & Gum')),
    node('biscuits-bars', 'Biscuits & Bars'),
  ),
  node(
    'grocery-store-cupboard',
    'Grocery & Store Cupboard',
    node('oils-vinegars', 'Oils & Vinegars'),
    node('rice-pasta', 'Rice, Pasta & Noodles', node('rice', 'Rice & Grains'), node('pasta-noodles', 'Pasta & Noodles')),
    node(
      'tinned-food',
      'Tinned Food',
      node('tinned-vegetables-beans', 'Tinned Vegetables & Beans'),
      node('tinned-fruit', 'Tinned Fruit'),
      node('tinned-fish', 'Tinned Fish'),
    ),
    node(
      'sauces-condiments',
      'Sauces & Condiments',
      node('table-sauces', 'Table Sauces'),
      node('mayonnaise-dressings', 'Mayonnaise & Dressings'),
      node('cooking-sauces-pickles', 'Cooking Sauces & Pickles'),
    ),
    node('seasonings', 'Seasonings', node('herbs-spices', 'Herbs & Spices'), node('stocks-gravy', 'Stocks & Gravy')),
    node('home-baking', 'Flour, Sugar & Baking'),
  ),
  node(
    'chip-shop-takeaway',
    'Chip Shop & Takeaway',
    node(
      'fish-chip-shop',
      'Fish & Chip Shop',
      node('batter-mix', 'Batter Mix'),
      node('frying-fats', 'Frying Oils & Fats'),
      node('chip-shop-sides', 'Chip Shop Sides'),
    ),
    node('pizza-kebab', 'Pizza, Kebab & Chicken', node('pizza-supplies', 'Pizza Supplies'), node('kebab-chicken', 'Kebab & Fried Chicken')),
    node('sauce-sachets', 'Sachets & Portions'),
  ),
  node(
    'hot-drinks-bakery',
    'Hot Drinks & Bakery',
    node('hot-drinks', 'Hot Drinks', node('tea', 'Tea'), node('coffee', 'Coffee'), node('hot-chocolate-syrups', 'Hot Chocolate & Syrups')),
    node('bakery', 'Bakery', node('bread-rolls-wraps', 'Bread, Rolls & Wraps'), node('cakes-pastries', 'Cakes & Pastries')),
  ),
  node(
    'chilled-dairy',
    'Chilled & Dairy',
    node(
      'dairy-eggs',
      'Dairy & Eggs',
      node('milk-cream', 'Milk & Cream'),
      node('butter-yogurt', 'Butter, Spreads & Yogurt'),
      node('cheese', 'Cheese'),
      node('eggs', 'Eggs'),
    ),
    node(
      'deli',
      'Deli & Cooked Meats',
      node('cooked-meats', 'Cooked Meats'),
      node('bacon-sausages', 'Bacon & Sausages'),
      node('dips-salads', 'Dips & Deli Salads'),
    ),
  ),
  node(
    'frozen-food',
    'Frozen Food',
    node('chips-potato', 'Chips & Potato'),
    node('frozen-meat', 'Frozen Meat & Poultry', node('burgers-grills', 'Burgers & Grills'), node('frozen-chicken', 'Frozen Chicken')),
    node('frozen-vegetables-fruit', 'Frozen Vegetables & Fruit'),
    node('ready-to-cook', 'Ready to Cook', node('pies-party-food', 'Pies & Party Food'), node('vegetarian-vegan', 'Vegetarian & Vegan')),
    node('ice-cream-desserts', 'Ice Cream & Desserts'),
  ),
  node(
    'fish-seafood',
    'Fish & Seafood',
    node('white-fish', 'White Fish', node('cod-haddock', 'Cod & Haddock'), node('other-white-fish', 'Other White Fish')),
    node(
      'coated-fish',
      'Coated Fish & Seafood',
      node('battered-breaded-fish', 'Battered & Breaded Fish'),
      node('scampi-fishcakes', 'Scampi & Fishcakes'),
    ),
    node('oily-smoked-fish', 'Oily & Smoked Fish', node('salmon-oily-fish', 'Salmon & Oily Fish'), node('smoked-fish', 'Smoked Fish')),
    node(
      'shellfish',
      'Shellfish',
      node('prawns', 'Prawns'),
      node('crab-lobster', 'Crab & Lobster'),
      node('mussels-squid', 'Mussels, Squid & Scallops'),
    ),
  ),
  node(
    'packaging-disposables',
    'Packaging & Disposables',
    node(
      'takeaway-containers',
      'Takeaway Containers',
      node('burger-boxes', 'Burger Boxes & Trays'),
      node('pizza-boxes', 'Pizza Boxes'),
      node('food-containers', 'Food Containers'),
      node('foil-containers', 'Foil Containers'),
    ),
    node(
      'cups-lids-straws',
      'Cups, Lids & Straws',
      node('hot-cups', 'Hot Cups'),
      node('cold-cups', 'Cold Cups'),
      node('lids-straws', 'Lids & Straws'),
    ),
    node(
      'bags-wraps',
      'Bags & Wraps',
      node('carrier-bags', 'Carrier Bags'),
      node('paper-bags', 'Paper Bags'),
      node('greaseproof-paper', 'Greaseproof Paper'),
      node('cling-film-foil', 'Cling Film & Foil'),
    ),
    node(
      'tableware',
      'Disposable Tableware',
      node('cutlery', 'Cutlery'),
      node('napkins', 'Napkins'),
      node('plates-bowls', 'Plates & Bowls'),
    ),
  ),
  node(
    'cleaning-hygiene',
    'Cleaning & Hygiene',
    node(
      'cleaning-chemicals',
      'Cleaning Chemicals',
      node('washing-up', 'Washing Up & Dishwash'),
      node('degreasers-sanitisers', 'Degreasers & Sanitisers'),
      node('bleach-disinfectant', 'Bleach & Disinfectant'),
      node('floor-surface-cleaners', 'Floor & Surface Cleaners'),
    ),
    node('washroom', 'Washroom', node('toilet-tissue', 'Toilet Tissue'), node('hand-care', 'Hand Soap & Hand Towels')),
    node(
      'janitorial',
      'Janitorial',
      node('cloths-sponges', 'Cloths & Sponges'),
      node('mops-brushes', 'Mops & Brushes'),
      node('bin-liners', 'Bin Liners & Refuse Sacks'),
      node('gloves', 'Gloves & Aprons'),
      node('blue-roll', 'Blue Roll & Wipes'),
    ),
  ),
];

/** The way from a main category down to each node, by the node's slug: its ancestors first, itself last. */
export const paths: ReadonlyMap<string, readonly string[]> = new Map(tree.flatMap((main) => pathsBelow(main, [])));

function pathsBelow(category: DemoCategory, above: readonly string[]): [string, readonly string[]][] {
  const path = [...above, category.slug];
  return [[category.slug, path], ...category.children.flatMap((child) => pathsBelow(child, path))];
}
