import type { Family, FoodFacts } from '../family.ts';

const frozen = (ingredients: string, origins: readonly string[], more: Partial<FoodFacts> = {}): FoodFacts => ({
  storage: 'frozen',
  ingredients,
  origins,
  life: '18 months',
  opened: '24 hours',
  ...more,
});
const northEastAtlantic = 'Caught in the North East Atlantic (FAO 27), trawl';
const barents = 'Caught in the Barents Sea, North East Atlantic (FAO 27), trawl';
const longline = 'Caught in the North East Atlantic (FAO 27), longline';
const northPacific = 'Caught in the North East Pacific (FAO 67), pelagic trawl';
/** Our own label for fisheries that the buyers have visited; no scheme of anyone else's. */
const sourced = { tags: ['Clear Water Sourced'] } as const;

/** Size grades of fillets and shell-on prawns, as a fishmonger orders them. */
const filletPacks = {
  fillet: ['10 kg box, IQF', '5 kg box, IQF', '3 × 6.81 kg', '1 × 5 kg, IQF', '10 × 1 kg'],
  'box-frozen': ['1 × 20.43 kg'],
} as const;

/** Small pieces are sold by weight. */
const byWeight = {
  'bag-frozen': ['10 × 454 g', '6 × 1 kg', '4 × 2.27 kg', '10 × 1 kg'],
  'box-frozen': ['1 × 4.54 kg', '1 × 5 kg'],
} as const;

const wholePacks = { 'whole-fish': ['10 kg box, IQF', '5 kg box', '1 × 10 kg', '1 × 20 kg', '6 × 1 kg'] } as const;

/** White fish, plain and coated. */
export const whiteFish: readonly Family[] = [
  {
    leaf: 'cod-haddock',
    name: '{v}',
    subtitle: 'Frozen at sea',
    sales: 7,
    varieties: [
      [
        'Cod Fillets Skinless 5–8 oz',
        'whiteFish',
        'cod (Gadus morhua)',
        { ...sourced, origin: barents, note: 'Frozen at sea within four hours, which keeps the flake firm and white.' },
      ],
      ['Cod Fillets Skinless 8–16 oz', 'whiteFish', 'cod (Gadus morhua)', { ...sourced, origin: barents }],
      ['Cod Fillets Skinless 16–32 oz', 'whiteFish', 'cod (Gadus morhua)', { origin: barents }],
      ['Cod Fillets Skin On 8–16 oz', 'silver', 'cod (Gadus morhua)', { origin: longline }],
      ['Cod Loins 140–170 g', 'white', 'cod (Gadus morhua)', { ...sourced, origin: longline }],
      ['Cod Portions 110–140 g', 'whiteFish', 'cod (Gadus morhua)', { origin: northEastAtlantic }],
      ['Cod Cheeks', 'cream', 'cod (Gadus morhua)', { origin: longline }],
      ['Cod Tails', 'whiteFish', 'cod (Gadus morhua)', { origin: northEastAtlantic }],
      [
        'Pacific Cod Fillets',
        'milk',
        'Pacific cod (Gadus macrocephalus)',
        { origin: 'Caught in the North East Pacific (FAO 67), longline' },
      ],
      [
        'Haddock Fillets Skin On 5–8 oz',
        'silver',
        'haddock (Melanogrammus aeglefinus)',
        { ...sourced, origin: barents, note: 'The sweet, fine flake that Yorkshire and Scottish fryers ask for.' },
      ],
      ['Haddock Fillets Skin On 8–16 oz', 'silver', 'haddock (Melanogrammus aeglefinus)', { ...sourced, origin: barents }],
      ['Haddock Fillets Skinless 5–8 oz', 'whiteFish', 'haddock (Melanogrammus aeglefinus)', { origin: northEastAtlantic }],
      ['Haddock Fillets Skinless 8–16 oz', 'whiteFish', 'haddock (Melanogrammus aeglefinus)', { origin: northEastAtlantic }],
      ['Haddock Loins 140–170 g', 'white', 'haddock (Melanogrammus aeglefinus)', { origin: northEastAtlantic }],
      ['Haddock Tails', 'cream', 'haddock (Melanogrammus aeglefinus)', { origin: northEastAtlantic }],
    ],
    packs: filletPacks,
    what: [
      '{V}: {of}, cut and graded at sea.',
      '{V} of {of} with bones removed and a thin protective glaze.',
      '{V}, {of}, interleaved or frozen singly for easy portioning.',
    ],
    use: [
      'Defrost overnight on a drip tray at 0 to 3 °C and pat dry before battering.',
      'Portion while still firm for the cleanest cut.',
      'Fry at 180 °C, or bake and grill from chilled.',
      'Order the grade that matches your menu weight.',
      'Use within a day of thawing.',
    ],
    food: frozen('Fish: {of}', [northEastAtlantic], { glutenFree: true }),
  },
  {
    leaf: 'other-white-fish',
    name: '{v}',
    subtitle: 'White fish',
    sales: 4,
    varieties: [
      ['Pollock Fillets', 'whiteFish', 'Alaska pollock (Gadus chalcogrammus)', { ...sourced, origin: northPacific }],
      ['Coley Fillets', 'grey', 'coley (Pollachius virens)', { ...sourced, origin: northEastAtlantic }],
      ['Hake Fillets', 'whiteFish', 'hake (Merluccius capensis)', { origin: 'Caught in the South East Atlantic (FAO 47), trawl' }],
      ['Hake Loins', 'white', 'hake (Merluccius capensis)', { origin: 'Caught in the South East Atlantic (FAO 47), longline' }],
      [
        'Plaice Fillets',
        'silver',
        'plaice (Pleuronectes platessa)',
        { origin: 'Caught in the North Sea, North East Atlantic (FAO 27), beam trawl' },
      ],
      ['Lemon Sole Fillets', 'cream', 'lemon sole (Microstomus kitt)', { origin: northEastAtlantic }],
      ['Basa Fillets', 'white', 'basa (Pangasius hypophthalmus)', { origin: 'Farmed in Vietnam, ponds' }],
      ['Sea Bass Fillets', 'silver', 'sea bass (Dicentrarchus labrax)', { origin: 'Farmed in Turkey, sea pens' }],
      ['Sea Bream Fillets', 'silver', 'gilthead sea bream (Sparus aurata)', { origin: 'Farmed in Greece, sea pens' }],
      ['Tilapia Fillets', 'whiteFish', 'tilapia (Oreochromis niloticus)', { origin: 'Farmed in China, ponds' }],
      ['Monkfish Tails', 'pork', 'monkfish (Lophius piscatorius)', { origin: 'Caught in the North East Atlantic (FAO 27), gill nets' }],
      [
        'Halibut Portions',
        'white',
        'Greenland halibut (Reinhardtius hippoglossoides)',
        { origin: 'Caught in the North West Atlantic (FAO 21), trawl' },
      ],
      ['Whiting Fillets', 'whiteFish', 'whiting (Merlangius merlangus)', { origin: northEastAtlantic }],
      ['Skate Wings', 'prawn', 'thornback ray (Raja clavata)', { origin: northEastAtlantic }],
      ['Rock Salmon Portions', 'peach', 'lesser spotted dogfish (Scyliorhinus canicula)', { origin: northEastAtlantic }],
      ['Redfish Fillets', 'pink', 'redfish (Sebastes norvegicus)', { origin: northEastAtlantic }],
      [
        'Nile Perch Fillets',
        'peach',
        'Nile perch (Lates niloticus)',
        { origin: 'Caught in Lake Victoria, Tanzania (FAO 01), hooks and lines' },
      ],
    ],
    packs: filletPacks,
    what: ['{V}: {of}, trimmed and graded.', '{V} of {of}, frozen with a light glaze.', 'Mild, even {v}: {of}.'],
    use: [
      'Defrost in the fridge and dry well before coating or grilling.',
      'Suits pies, curries and pan frying.',
      'A good second fish beside cod on the board.',
      'Bake at 190 °C until it flakes.',
      'Serve with butter, lemon and herbs.',
    ],
    food: frozen('Fish: {of}', [northEastAtlantic], { glutenFree: true }),
  },
  {
    leaf: 'other-white-fish',
    name: 'Whole {v}',
    subtitle: 'Whole fish, gutted',
    sales: 2,
    brands: ['Dhow Harbour', 'Ceylorra', 'Trawlstone', 'Fulmarine'],
    varieties: [
      ['Sea Bass 400–600 g', 'silver', 'sea bass (Dicentrarchus labrax)', { origin: 'Farmed in Turkey, sea pens' }],
      ['Sea Bream 400–600 g', 'silver', 'gilthead sea bream (Sparus aurata)', { origin: 'Farmed in Greece, sea pens' }],
      ['Tilapia 500–800 g', 'grey', 'tilapia (Oreochromis niloticus)', { origin: 'Farmed in China, ponds' }],
      [
        'Red Snapper 600–800 g',
        'pink',
        'Malabar snapper (Lutjanus malabaricus)',
        { origin: 'Caught in the Eastern Indian Ocean (FAO 57), lines' },
      ],
      ['Milkfish 600–800 g', 'silver', 'milkfish (Chanos chanos)', { origin: 'Farmed in the Philippines, ponds' }],
      [
        'Grouper 800–1200 g',
        'brownRice',
        'orange-spotted grouper (Epinephelus coioides)',
        { origin: 'Caught in the Western Indian Ocean (FAO 51), lines' },
      ],
      ['Dover Sole 400–500 g', 'mushroom', 'Dover sole (Solea solea)', { origin: northEastAtlantic }],
      ['Plaice 400–600 g', 'carrot', 'plaice (Pleuronectes platessa)', { origin: northEastAtlantic }],
    ],
    packs: wholePacks,
    what: ['Whole {v}: {of}, gutted, scaled and glazed.', 'Whole {v} frozen singly for grilling or steaming.'],
    use: [
      'Score the flesh and grill over a high heat.',
      'Steam with ginger and spring onion.',
      'Defrost on a rack so that the skin stays dry.',
      'Display on ice once thawed.',
    ],
    food: frozen('Fish: {of}', [northEastAtlantic]),
  },
  {
    leaf: 'battered-breaded-fish',
    subtitle: 'Cook from frozen',
    sales: 6,
    brands: ['Batterby', 'Skerrydale', 'Saltwrack', 'Tidewold'],
    varieties: [
      [
        'Battered Cod Fillets',
        'batter',
        'Cod (Gadus morhua) (fish) (60%), batter (wheat flour, raising agents, salt), rapeseed oil',
        { ...sourced, origin: barents },
      ],
      [
        'Battered Haddock Fillets',
        'batter',
        'Haddock (Melanogrammus aeglefinus) (fish) (60%), batter (wheat flour, raising agents, salt), rapeseed oil',
        { ...sourced, origin: barents },
      ],
      [
        'Jumbo Battered Cod 200–230 g',
        'honey',
        'Cod (Gadus morhua) (fish) (58%), batter (wheat flour, raising agents, salt), rapeseed oil',
        { origin: northEastAtlantic },
      ],
      [
        'Breaded Cod Fillets',
        'crumb',
        'Cod (Gadus morhua) (fish) (62%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        { origin: northEastAtlantic },
      ],
      [
        'Breaded Haddock Fillets',
        'crumb',
        'Haddock (Melanogrammus aeglefinus) (fish) (62%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        { origin: northEastAtlantic },
      ],
      [
        'Breaded Plaice Fillets',
        'crumb',
        'Plaice (Pleuronectes platessa) (fish) (60%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        { origin: 'Caught in the North Sea, North East Atlantic (FAO 27), beam trawl' },
      ],
      [
        'Battered Pollock Portions',
        'batter',
        'Alaska pollock (Gadus chalcogrammus) (fish) (58%), batter (wheat flour, raising agents), rapeseed oil',
        { ...sourced, origin: northPacific },
      ],
      [
        'Battered Hake Fillets',
        'batter',
        'Hake (Merluccius capensis) (fish) (60%), batter (wheat flour, raising agents), rapeseed oil',
        { origin: 'Caught in the South East Atlantic (FAO 47), trawl' },
      ],
      [
        'Gluten Free Battered Haddock',
        'corn',
        'Haddock (Melanogrammus aeglefinus) (fish) (60%), batter (rice flour, maize flour, raising agents), rapeseed oil',
        { tags: ['Gluten free'], origin: barents },
      ],
      [
        'Lemon & Pepper Breaded Cod',
        'lemon',
        'Cod (Gadus morhua) (fish) (60%), breadcrumbs (wheat flour), lemon, black pepper, rapeseed oil',
        { origin: northEastAtlantic },
      ],
      [
        'Battered Basa Fillets',
        'batter',
        'Basa (Pangasius hypophthalmus) (fish) (58%), batter (wheat flour, raising agents), rapeseed oil',
        { origin: 'Farmed in Vietnam, ponds' },
      ],
      [
        'Salt & Vinegar Battered Cod',
        'vinegar',
        'Cod (Gadus morhua) (fish) (58%), batter (wheat flour, barley malt vinegar powder, salt), rapeseed oil',
        { origin: barents },
      ],
      [
        'Battered Fish Bites',
        'batter',
        'Alaska pollock (Gadus chalcogrammus) (fish) (52%), batter (wheat flour, raising agents), rapeseed oil',
        { packs: byWeight, origin: northPacific },
      ],
      [
        'Breaded Sole Goujons',
        'crumb',
        'Lemon sole (Microstomus kitt) (fish) (55%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        { packs: byWeight, origin: northEastAtlantic },
      ],
    ],
    packs: {
      'fillet-breaded': ['24 pieces', '36 pieces', '30 pieces'],
      'box-frozen': ['1 × 4.54 kg', '3 × 2.27 kg', '1 × 6 kg'],
      'bag-frozen': ['6 × 1 kg', '4 × 1.5 kg'],
    },
    what: [
      '{V} in a crisp coating, flash fried and frozen.',
      '{V} cut from whole fillets, not re-formed.',
      'Pub and canteen favourite: {v}.',
    ],
    use: [
      'Deep fry from frozen at 180 °C for six to eight minutes.',
      'Oven bake on a rack at 210 °C.',
      'Rest briefly on a wire so that the base stays crisp.',
      'Serve with mushy peas and a wedge of lemon.',
    ],
    food: frozen('{of}', [northEastAtlantic], { mayContain: 'milk, mustard, crustaceans', life: '15 months' }),
  },
  {
    leaf: 'scampi-fishcakes',
    subtitle: 'Cook from frozen',
    sales: 5,
    varieties: [
      [
        'Wholetail Scampi',
        'crumb',
        'Scampi (langoustines, Nephrops norvegicus) (crustaceans) (42%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        {
          packs: byWeight,
          ...sourced,
          origin: 'Caught in the Irish Sea, North East Atlantic (FAO 27), creels and trawl',
          note: 'Whole peeled tails, never minced, with a light crumb.',
        },
      ],
      [
        'Breaded Scampi',
        'batter',
        'Scampi (langoustines, Nephrops norvegicus) (crustaceans) (35%), breadcrumbs (wheat flour, yeast), rapeseed oil',
        { packs: byWeight, origin: 'Caught in the North Sea, North East Atlantic (FAO 27), trawl' },
      ],
      [
        'Gluten Free Scampi',
        'corn',
        'Scampi (langoustines, Nephrops norvegicus) (crustaceans) (38%), maize crumb, rapeseed oil',
        { packs: byWeight, tags: ['Gluten free'], origin: 'Caught in the North Sea, North East Atlantic (FAO 27), trawl' },
      ],
      [
        'Cod Fishcakes',
        'crumb',
        'Cod (Gadus morhua) (fish) (40%), potatoes, breadcrumbs (wheat flour), parsley, rapeseed oil',
        { origin: northEastAtlantic },
      ],
      [
        'Salmon & Dill Fishcakes',
        'salmon',
        'Salmon (Salmo salar) (fish) (40%), potatoes, breadcrumbs (wheat flour), dill',
        { origin: 'Farmed in Norway, sea pens' },
      ],
      [
        'Smoked Haddock Fishcakes',
        'smoked',
        'Smoked haddock (Melanogrammus aeglefinus) (fish) (38%), potatoes, cheddar (milk), breadcrumbs (wheat flour)',
        { origin: northEastAtlantic },
      ],
      [
        'Thai Style Fishcakes',
        'herb',
        'Pollock (Gadus chalcogrammus) (fish), lemongrass, lime leaf, chilli, breadcrumbs (wheat flour), egg',
        { origin: northPacific },
      ],
      [
        'Chip Shop Fishcakes',
        'potato',
        'Pollock (Gadus chalcogrammus) (fish) (30%), potatoes, breadcrumbs (wheat flour), parsley',
        { origin: northPacific, also: 'chip-shop-sides' },
      ],
      [
        'Cod Fish Fingers',
        'batter',
        'Cod (Gadus morhua) (fish) (62%), breadcrumbs (wheat flour), rapeseed oil',
        { ...sourced, origin: barents },
      ],
      [
        'Jumbo Fish Fingers',
        'crumb',
        'Pollock (Gadus chalcogrammus) (fish) (60%), breadcrumbs (wheat flour), rapeseed oil',
        { origin: northPacific },
      ],
      [
        'Breaded Calamari Rings',
        'crumb',
        'Squid (Dosidicus gigas) (molluscs) (50%), breadcrumbs (wheat flour), rapeseed oil',
        { packs: byWeight, origin: 'Caught in the South East Pacific (FAO 87), jigs', also: 'mussels-squid' },
      ],
      [
        'Salt & Pepper Squid',
        'pepper',
        'Squid (Todarodes pacificus) (molluscs) (55%), wheat flour, black pepper, salt, rapeseed oil',
        { packs: byWeight, origin: 'Caught in the North West Pacific (FAO 61), jigs', also: 'mussels-squid' },
      ],
      [
        'Breaded Butterfly Prawns',
        'prawn',
        'King prawns (Litopenaeus vannamei) (crustaceans) (50%), breadcrumbs (wheat flour), rapeseed oil',
        { origin: 'Farmed in Vietnam, ponds', also: 'prawns' },
      ],
      [
        'Tempura Prawns',
        'cream',
        'King prawns (Litopenaeus vannamei) (crustaceans) (55%), batter (wheat flour, maize starch), rapeseed oil',
        { origin: 'Farmed in Thailand, ponds', also: 'prawns' },
      ],
      [
        'Breaded Whitebait',
        'silver',
        'Whitebait (Sprattus sprattus) (fish) (70%), wheat flour, breadcrumbs (wheat flour), rapeseed oil',
        { packs: byWeight, origin: 'Caught in the Baltic Sea (FAO 27), pelagic trawl' },
      ],
      [
        'Seafood Sticks',
        'redCheese',
        'Surimi (Alaska pollock (fish)), wheat starch, egg white, sugar, crab extract (crustaceans), salt',
        { origin: northPacific, tags: ['Ready to eat'] },
      ],
      [
        'Crab Claws Breaded',
        'crab',
        'Surimi (fish), crab (Portunus pelagicus) (crustaceans), breadcrumbs (wheat flour), egg',
        { origin: 'Caught in the Western Central Pacific (FAO 71), pots' },
      ],
    ],
    packs: {
      'fillet-breaded': ['48 pieces', '36 pieces', '60 pieces'],
      'bag-frozen': ['10 × 454 g', '6 × 1 kg', '4 × 2.27 kg', '10 × 1 kg'],
      'box-frozen': ['1 × 4.54 kg', '1 × 5 kg'],
    },
    what: ['{V} with a generous share of seafood.', '{V} for baskets, sharing platters and pub menus.', 'Kitchen pack of {v}.'],
    use: [
      'Fry from frozen at 180 °C until golden and hot throughout, unless marked ready to eat.',
      'Allow 200 g to a main-course portion.',
      'Serve with tartare sauce, chips and peas.',
      'Oven bake on a hot tray for a lighter plate.',
    ],
    food: frozen('{of}', [northEastAtlantic], { mayContain: 'fish, crustaceans, molluscs, milk, mustard', life: '15 months' }),
  },
];
