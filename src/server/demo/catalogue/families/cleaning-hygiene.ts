import type { Family } from '../family.ts';

const chemicals = ['Wear gloves and keep away from children.', 'Never mix with other cleaning products.', 'Store upright in the original container, away from food.', 'Rinse food-contact surfaces with clean water.'] as const;
const dryStore = ['Store in a dry, ventilated place.', 'Keep wrapped until needed.', 'Keep away from heat and open flames.'] as const;
const washAfter = ['Wash out after use and hang up to dry.', 'Use the colour coding to keep areas apart.', 'Replace when worn or stained.'] as const;

const trigger = { 'bottle-spray': ['6 × 750 ml', '12 × 750 ml', '1 × 750 ml'] } as const;
const drums = { jerrycan: ['2 × 5 L', '4 × 5 L', '1 × 5 L', '1 × 20 L'] } as const;

export const cleaningHygiene: readonly Family[] = [
  {
    leaf: 'washing-up', subtitle: 'Kitchen and dishwash', sales: 6,
    varieties: [
      ['Washing Up Liquid Original', 'green', '5 ml to 5 L of warm water', { tags: ['Concentrate'] }], ['Washing Up Liquid Lemon', 'lemon', '5 ml to 5 L of warm water', { tags: ['Concentrate'] }], ['Antibacterial Washing Up Liquid', 'cyan', '10 ml to 5 L of warm water', { tags: ['Concentrate'], label: 'Antibacterial Washing Up' }], ['Plant Based Washing Up Liquid', 'apple', '10 ml to 5 L of warm water', { label: 'Plant Based Washing Up' }], ['Bactericidal Detergent', 'pink', '20 ml to 5 L of water'], ['Dishwasher Detergent', 'blue', '1 to 3 ml a litre through the dosing pump'], ['Hard Water Dishwasher Detergent', 'navy', '2 to 4 ml a litre through the dosing pump', { label: 'Hard Water Dishwash' }], ['Dishwasher Rinse Aid', 'clear', '0.3 to 0.5 ml a litre through the dosing pump', { note: 'Sheets water off glass so that it dries without streaks.' }], ['Glasswash Detergent', 'purple', '1 to 3 ml a litre through the dosing pump'], ['Glasswash Rinse Aid', 'lavender', '0.3 to 0.5 ml a litre through the dosing pump'], ['Pot Wash Soak', 'orange', '30 ml to 5 L of hot water'],
    ],
    packs: { 'bottle-detergent': ['6 × 1 L', '12 × 500 ml', '8 × 1 L'], ...drums },
    what: ['{V} that cuts grease and rinses clear; dose {of}.', 'Professional {v}, used at {of}.', '{V} for busy sinks and machines, dosed at {of}.'],
    use: ['Change the water when suds fade.', 'A pump for the large pack gives an even dose.', 'Effective in hard and soft water.', 'Leaves crockery and glass without film.'], care: chemicals,
  },
  {
    leaf: 'washing-up', subtitle: 'Dosed by the piece', sales: 3,
    varieties: [['Dishwasher Tablets All in One', 'blue', 'one tablet a wash', { label: 'Dishwasher Tablets' }], ['Dishwasher Tablets Eco', 'green', 'one tablet a wash'], ['Glasswash Tablets', 'purple', 'one tablet a wash'], ['Laundry Capsules Bio', 'teal', 'one capsule a load'], ['Laundry Capsules Non-Bio', 'pink', 'one capsule a load'], ['Coffee Machine Cleaning Tablets', 'cola', 'one tablet a cycle', { label: 'Coffee Machine Tablets' }]],
    packs: { tub: ['100 tablets', '4 × 100 tablets', '6 × 40 tablets', '200 tablets'] },
    what: ['{V} with a measured dose: {of}.', '{V} in a tub that keeps out damp; {of}.'],
    use: ['Handle with dry hands and place in the dispenser.', 'No measuring and no spills.', 'Close the lid firmly after each use.'], care: chemicals,
  },
  {
    leaf: 'degreasers-sanitisers', subtitle: 'Kitchen hygiene', sales: 6,
    varieties: [
      ['Heavy Duty Degreaser', 'orange', 'neat to 1:20'], ['Oven & Grill Cleaner', 'carrot', 'neat', { note: 'Clings to vertical panels and lifts burnt-on fat in ten minutes.' }], ['Fryer Boil Out Cleaner', 'turmeric', '1:10 in hot water', { note: 'For emptying days at the range: simmer for twenty minutes, then rinse twice.' }], ['Kitchen Cleaner Sanitiser', 'pink', 'neat or 1:10'], ['Food Safe Sanitiser', 'cyan', 'neat', { tags: ['Food safe'] }], ['Unperfumed Surface Sanitiser', 'clear', 'neat', { tags: ['Food safe'] }], ['Concentrated Sanitiser', 'blue', '1:50', { tags: ['Concentrate'] }], ['Hard Surface Degreaser', 'lime', 'neat to 1:40'], ['Extractor Hood Cleaner', 'yellow', 'neat to 1:10'], ['Stainless Steel Cleaner', 'silver', 'neat'], ['Fridge & Freezer Cleaner', 'teal', 'neat'], ['Descaler', 'red', '1:10'],
    ],
    packs: { ...trigger, ...drums },
    what: ['{V} for commercial kitchens, dilution {of}.', '{V} that works fast on fat and soil; dilution {of}.', 'Strong {v}; dilution {of}.'],
    use: ['Spray, leave for the contact time on the label, wipe and rinse.', 'Clean first, then sanitise, for the best result.', 'Use on worktops, ranges and splashbacks as the label allows.', 'Decant into labelled bottles only.'], care: chemicals,
  },
  {
    leaf: 'bleach-disinfectant', subtitle: 'Bleach and disinfectant', sales: 5,
    varieties: [['Thick Bleach Original', 'bleach', '30 ml to 5 L'], ['Thick Bleach Citrus', 'lemon', '30 ml to 5 L'], ['Thin Bleach', 'clear', '50 ml to 5 L'], ['Pine Disinfectant', 'pine', '1:40'], ['Lemon Disinfectant', 'yellow', '1:40'], ['Lavender Disinfectant', 'lavender', '1:40'], ['Clear Odourless Disinfectant', 'milk', '1:60'], ['Virucidal Disinfectant', 'blue', '1:50', { tags: ['Concentrate'] }], ['Drain Cleaner', 'red', 'neat'], ['Toilet Cleaner & Descaler', 'cyan', 'neat'], ['Washroom Cleaner', 'pink', '1:20'], ['Urinal Blocks', 'teal', 'one block a bowl', { packs: { tub: ['1 × 1 kg', '1 × 3 kg', '6 × 1 kg'] } }], ['Chlorine Tablets', 'white', 'one tablet to 1 L', { packs: { tub: ['200 tablets', '6 × 200 tablets'] } }]],
    packs: { 'bottle-detergent': ['12 × 750 ml', '6 × 2 L', '12 × 1 L', '6 × 1 L'], ...drums },
    what: ['{V} for hygienic washrooms and kitchens; dose {of}.', '{V} for toilets, drains and floors; dose {of}.', 'Dependable {v}, dose {of}.'],
    use: ['Leave for five minutes before rinsing.', 'Pour slowly and ventilate the room.', 'Rinse well and keep off fabrics.', 'Make up fresh each day.'], care: chemicals.slice(0, 3),
  },
  {
    leaf: 'floor-surface-cleaners', subtitle: 'Floors and surfaces', sales: 4,
    varieties: [['All Purpose Cleaner', 'green', '1:40'], ['Floor Cleaner Citrus', 'orange', '1:50'], ['Floor Gel with Pine', 'pine', '1:60'], ['Low Foam Scrubber Dryer Detergent', 'blue', '1:100', { tags: ['Concentrate'], label: 'Low Foam Floor Detergent' }], ['Glass & Window Cleaner', 'cyan', 'neat'], ['Furniture Polish', 'honey', 'neat', { packs: { aerosol: ['12 × 400 ml', '6 × 400 ml', '12 × 300 ml'] } }], ['Air Freshener Fresh Linen', 'lavender', 'neat', { packs: { aerosol: ['12 × 400 ml', '6 × 400 ml', '12 × 300 ml'] } }], ['Air Freshener Citrus', 'lemon', 'neat', { packs: { aerosol: ['12 × 400 ml', '6 × 400 ml', '12 × 300 ml'] } }], ['Insect Spray', 'red', 'neat', { packs: { aerosol: ['12 × 300 ml', '6 × 400 ml'] } }], ['Cream Cleaner', 'milk', 'neat'], ['Carpet Cleaner', 'purple', '1:20'], ['Wood Floor Maintainer', 'wood', '1:50'], ['Multi Surface Cleaner Spray', 'teal', 'neat'], ['Probiotic Cleaner', 'apple', '1:50'], ['Floor Polish', 'cream', 'neat']],
    packs: { ...trigger, 'bottle-detergent': ['12 × 1 L', '6 × 1 L'], jerrycan: ['2 × 5 L', '1 × 5 L'] },
    what: ['{V} for daily cleaning; dilution {of}.', '{V} that leaves a clean finish; dilution {of}.', 'Versatile {v} for daily rounds ({of}).'],
    use: ['Sweep first, then clean with a damp mop or cloth.', 'Test on a hidden patch before first use.', 'Put out wet-floor signs.', 'Leaves a light scent and no sticky film.'], care: chemicals.slice(0, 3),
  },
  {
    leaf: 'toilet-tissue', subtitle: 'Washroom tissue', sales: 6,
    varieties: [['Toilet Rolls 2 Ply 200 Sheet', 'white', '200 sheets a roll'], ['Toilet Rolls 2 Ply 320 Sheet', 'white', '320 sheets a roll', { note: 'The long roll needs changing far less often in busy washrooms.' }], ['Luxury Toilet Rolls 3 Ply', 'cream', '170 sheets a roll'], ['Recycled Toilet Rolls 2 Ply', 'kraft', '200 sheets a roll', { tags: ['Plastic free'] }], ['Jumbo Toilet Rolls 2 Ply', 'white', '300 m a roll', { packs: { 'toilet-rolls': ['6 rolls', '12 rolls'] } }], ['Mini Jumbo Toilet Rolls 2 Ply', 'white', '150 m a roll', { packs: { 'toilet-rolls': ['12 rolls', '2 × 12 rolls'] } }], ['Bulk Pack Toilet Tissue 2 Ply', 'white', '250 sheets a sleeve', { packs: { 'toilet-rolls': ['36 × 250 sheets', '40 × 250 sheets'] } }], ['Coreless Toilet Rolls 2 Ply', 'white', '800 sheets a roll'], ['Bamboo Toilet Rolls 3 Ply', 'bagasse', '200 sheets a roll', { tags: ['Plastic free'] }], ['Facial Tissues 2 Ply', 'pink', '100 tissues a box', { packs: { 'carton-box': ['24 × 100 sheets', '36 × 100 sheets', '12 × 100 sheets'] } }], ['Centre Pull Toilet Rolls 2 Ply', 'blue', '207 m a roll', { packs: { 'toilet-rolls': ['6 rolls', '12 rolls'] } }], ['Quilted Toilet Rolls 4 Ply', 'lavender', '150 sheets a roll']],
    packs: { 'toilet-rolls': ['36 rolls', '40 rolls', '48 rolls', '24 rolls', '72 rolls', '4 × 9 rolls', '10 × 4 rolls'] },
    what: ['{V}, soft and strong, {of}.', 'Trade {v} with {of}.', '{V} ({of}) that breaks down quickly in water.'],
    use: ['Fits standard holders and dispensers of its type.', 'For hotels, pubs, offices and washrooms.', 'Keep a spare pack by each washroom.', 'Works out cheaper by the pallet.'], care: dryStore,
  },
  {
    leaf: 'hand-care', subtitle: 'Hand hygiene', sales: 4,
    varieties: [['Antibacterial Hand Soap', 'cyan', 'pump or dispenser'], ['Pearl Hand Soap', 'pink', 'pump or dispenser'], ['Unperfumed Hand Soap', 'clear', 'pump or dispenser'], ['Foam Hand Soap', 'lavender', 'foam dispenser'], ['Hand Sanitiser Gel 70% Alcohol', 'blue', 'rub in for 30 seconds', { label: 'Hand Sanitiser Gel' }], ['Alcohol Free Hand Sanitiser', 'teal', 'rub in for 30 seconds'], ['Heavy Duty Hand Cleaner', 'orange', 'work in, then rinse'], ['Hand Cream', 'milk', 'after washing'], ['Citrus Hand Soap', 'lemon', 'pump or dispenser'], ['Barrier Cream', 'cream', 'before work']],
    packs: { 'bottle-detergent': ['6 × 500 ml', '12 × 500 ml', '6 × 1 L', '12 × 300 ml'], jerrycan: ['2 × 5 L', '1 × 5 L'] },
    what: ['{V} for kitchens and washrooms; {of}.', '{V}, mild for frequent use: {of}.', 'Skin-kind {v}, {of}.'],
    use: ['Wash for twenty seconds, rinse and dry.', 'Refill clean, dry dispensers only.', 'Put a dispenser by each basin.', 'Low perfume, so it is safe around food.'], care: chemicals.slice(0, 3),
  },
  {
    leaf: 'hand-care', subtitle: 'Hand drying', sales: 4,
    varieties: [['C Fold Hand Towels 1 Ply Green', 'green', '230 × 310 mm'], ['C Fold Hand Towels 2 Ply White', 'white', '230 × 310 mm'], ['Z Fold Hand Towels 1 Ply Blue', 'blue', '230 × 240 mm'], ['Z Fold Hand Towels 2 Ply White', 'white', '230 × 240 mm'], ['V Fold Hand Towels 1 Ply Green', 'green', '220 × 250 mm'], ['V Fold Hand Towels 2 Ply White', 'white', '220 × 250 mm']],
    packs: { napkins: ['2400 sheets', '3000 sheets', '20 × 150 sheets', '15 × 200 sheets'] },
    what: ['{V}, {of}, that dispense one at a time.', 'Absorbent {v}, {of}.'],
    use: ['Fill the dispenser loosely so that towels do not tear.', 'One towel is enough for a pair of hands.', 'Food-safe inks and no loose fibres.'], care: dryStore,
  },
  {
    leaf: 'cloths-sponges', subtitle: 'Cleaning cloths', sales: 4,
    varieties: [['Green Scouring Pads', 'green', '230 × 150 mm'], ['Sponge Scourers', 'yellow', '150 × 100 mm', { also: 'washing-up' }], ['Stainless Steel Scourers', 'silver', '40 g', { also: 'washing-up' }], ['All Purpose Cloths Blue', 'blue', '500 × 360 mm', { note: 'Blue for general areas under the usual colour code.' }], ['All Purpose Cloths Red', 'red', '500 × 360 mm'], ['All Purpose Cloths Green', 'green', '500 × 360 mm'], ['All Purpose Cloths Yellow', 'yellow', '500 × 360 mm'], ['Microfibre Cloths Blue', 'blue', '400 × 400 mm'], ['Microfibre Cloths Pink', 'pink', '400 × 400 mm'], ['Dishcloths', 'white', '350 × 300 mm', { also: 'washing-up' }], ['Cotton Tea Towels', 'cream', '480 × 740 mm'], ['Yellow Dusters', 'yellow', '500 × 350 mm'], ['Oven Cloths', 'grey', '900 × 450 mm'], ['Stockinette Roll', 'milk', '800 g'], ['Griddle Cleaning Bricks', 'black', '200 × 100 mm'], ['Grill Screens', 'grey', '140 × 100 mm'], ['Soap Filled Pads', 'cyan', '60 mm']],
    packs: { sponge: ['10 pieces', '50 pieces', '10 × 10 pieces', '100 pieces', '6 × 10 pieces', '20 × 10 pieces'] },
    what: ['{V}, {of}, for kitchen and washroom cleaning.', 'Hard-wearing {v}, {of}.', 'Trade pack of {v} ({of}).'],
    use: ['Use one colour for one area to avoid spreading germs.', 'Rinse and dry between tasks.', 'Wash at 60 °C where the cloth is reusable.', 'Bin single-use cloths at the end of the shift.'], care: washAfter,
  },
  {
    leaf: 'mops-brushes', subtitle: 'Floor care', sales: 3, twin: { tags: ['Blue', 'Red'], tints: ['blue', 'red'], share: 50 },
    varieties: [['Socket Mop Head No 12', 'blue', 'cotton yarn'], ['Socket Mop Head No 16', 'blue', 'cotton yarn'], ['Kentucky Mop Head 16 oz', 'blue', 'cotton yarn', { note: 'Clips into a Kentucky holder and covers a wide strip in one pass.' }], ['Kentucky Mop Head 12 oz', 'blue', 'cotton yarn'], ['Mop Handle 137 cm', 'blue', 'aluminium'], ['Mop Bucket & Wringer 15 L', 'blue', 'recycled plastic'], ['Kentucky Mop Bucket 20 L', 'blue', 'plastic with castors'], ['Soft Broom Head 12 inch', 'blue', 'soft bristle'], ['Stiff Broom Head 18 inch', 'blue', 'stiff bristle'], ['Dustpan & Brush Set', 'blue', 'plastic'], ['Long Handled Dustpan', 'blue', 'plastic'], ['Deck Scrub Brush', 'blue', 'stiff bristle'], ['Washing Up Brush', 'blue', 'nylon bristle', { also: 'washing-up' }], ['Toilet Brush & Holder', 'blue', 'plastic'], ['Floor Squeegee 45 cm', 'blue', 'rubber blade']],
    packs: { mop: ['1 piece', '10 pieces', '5 pieces', '12 pieces', '2 pieces'] },
    what: ['{V} in {of}, colour coded.', 'Commercial {v}, {of}.', '{V} ({of}) for daily use.'],
    use: ['Match the colour to the area: red for washrooms, blue for general areas.', 'Rinse in clean water and leave to dry in the air.', 'Change heads weekly in busy kitchens.', 'Fits standard handles and holders.'], care: washAfter,
  },
  {
    leaf: 'bin-liners', subtitle: 'Liners and sacks', sales: 5,
    varieties: [['Black Refuse Sacks Light Duty', 'black', '457 × 737 × 965 mm, 80 gauge', { label: 'Refuse Sacks Light Duty' }], ['Black Refuse Sacks Medium Duty', 'black', '457 × 737 × 965 mm, 120 gauge', { label: 'Refuse Sacks Medium Duty' }], ['Black Refuse Sacks Heavy Duty', 'black', '457 × 737 × 990 mm, 200 gauge', { note: 'Takes kitchen waste of up to 15 kg without splitting.', label: 'Refuse Sacks Heavy Duty' }], ['Clear Recycling Sacks', 'clear', '457 × 737 × 965 mm, 120 gauge', { tags: ['Recyclable'] }], ['White Pedal Bin Liners', 'white', '279 × 432 × 457 mm'], ['White Swing Bin Liners', 'white', '330 × 584 × 762 mm'], ['Square Bin Liners', 'milk', '381 × 610 × 610 mm'], ['Compostable Caddy Liners 7 L', 'green', '7 L', { tags: ['Compostable'] }], ['Compostable Caddy Liners 25 L', 'green', '25 L', { tags: ['Compostable'] }], ['Wheelie Bin Liners 240 L', 'grey', '240 L'], ['Blue Refuse Sacks', 'blue', '457 × 737 × 965 mm'], ['Yellow Clinical Waste Sacks', 'yellow', '381 × 711 × 991 mm'], ['Compactor Sacks', 'black', '559 × 864 × 1195 mm'], ['Rubble Sacks', 'black', '508 × 762 mm']],
    packs: { 'bin-liners': ['200 pieces', '100 pieces', '10 × 20 pieces', '500 pieces', '20 × 50 pieces', '10 × 50 pieces', '1000 pieces'] },
    what: ['{V} with a strong bottom seal, {of}.', '{V} made with recycled plastic or plant starch, {of}.', 'Everyday {v}, {of}.'],
    use: ['Shake open and fold over the rim.', 'Tie before it is three-quarters full.', 'Choose the gauge by weight, not by size.', 'Keep a roll at the bottom of each bin.'], care: dryStore,
  },
  {
    leaf: 'gloves', subtitle: 'Hand protection', sales: 5, twin: { tags: ['Blue', 'Black'], tints: ['blue', 'black'], share: 45 },
    varieties: [['Nitrile Gloves Small', 'blue', 'powder free nitrile', { tags: ['Food safe'] }], ['Nitrile Gloves Medium', 'blue', 'powder free nitrile', { tags: ['Food safe'] }], ['Nitrile Gloves Large', 'blue', 'powder free nitrile', { tags: ['Food safe'] }], ['Nitrile Gloves Extra Large', 'blue', 'powder free nitrile', { tags: ['Food safe'] }], ['Vinyl Gloves Small', 'clear', 'powder free vinyl', { tags: ['Food safe'] }], ['Vinyl Gloves Medium', 'clear', 'powder free vinyl', { tags: ['Food safe'] }], ['Vinyl Gloves Large', 'clear', 'powder free vinyl', { tags: ['Food safe'] }], ['Latex Gloves Medium', 'cream', 'powder free latex', { note: 'Contains natural rubber latex, so check for allergies before issue.' }], ['Latex Gloves Large', 'cream', 'powder free latex']],
    packs: { 'glove-box': ['100 pieces', '10 × 100 pieces', '10 × 200 pieces', '4 × 100 pieces', '10 × 90 pieces'] },
    what: ['{V} in {of}, with a beaded cuff.', 'Close-fitting {v}, {of}.', '{V} ({of}) for kitchens and cleaning.'],
    use: ['Change between tasks and wash hands each time.', 'Ambidextrous, so there is no left or right.', 'Good grip when wet.', 'Choose a size up if hands feel tight.'], care: dryStore,
  },
  {
    leaf: 'gloves', subtitle: 'Workwear', sales: 3,
    varieties: [['Rubber Gloves Medium', 'yellow', 'flock-lined rubber', { also: 'washing-up' }], ['Rubber Gloves Large', 'pink', 'flock-lined rubber'], ['Gauntlets Heavy Duty', 'black', 'long PVC'], ['Oven Gauntlets', 'grey', 'heat-proof cotton'], ['Disposable Aprons', 'white', 'white polythene', { packs: { 'bin-liners': ['100 pieces', '10 × 100 pieces', '1000 pieces'] } }], ['Blue Disposable Aprons', 'blue', 'blue polythene', { packs: { 'bin-liners': ['100 pieces', '10 × 100 pieces', '1000 pieces'] } }], ['Hair Nets', 'white', 'soft mesh', { packs: { 'carton-box': ['100 pieces', '10 × 100 pieces'] } }], ['Polythene Gloves', 'clear', 'thin polythene', { packs: { 'glove-box': ['100 pieces', '500 pieces', '20 × 100 pieces'] } }], ['Blue Catering Plasters', 'blue', 'detectable', { packs: { 'carton-box': ['100 pieces', '6 × 100 pieces'] } }]],
    packs: { 'bag-clear': ['12 × 1 pair', '1 pair', '6 × 1 pair'] },
    what: ['{V} made of {of}.', 'Practical {v} ({of}).'],
    use: ['Put on clean and dry before handling food or chemicals.', 'Part of good practice in any kitchen.', 'Check for holes before each use.'], care: washAfter,
  },
  {
    leaf: 'blue-roll', subtitle: 'Wiping', sales: 6,
    varieties: [['Blue Centrefeed Rolls 2 Ply', 'blue', '150 m a roll', { note: 'The standard blue roll for kitchens: easy to see if a piece falls into food.' }], ['Blue Centrefeed Rolls 1 Ply', 'cyan', '300 m a roll'], ['White Centrefeed Rolls 2 Ply', 'white', '150 m a roll'], ['White Centrefeed Rolls 1 Ply', 'milk', '300 m a roll'], ['Blue Embossed Centrefeed Rolls 2 Ply', 'blue', '120 m a roll', { label: 'Blue Embossed Centrefeed' }], ['Hygiene Couch Rolls 10 inch', 'blue', '40 m a roll'], ['Hygiene Couch Rolls 20 inch', 'white', '40 m a roll'], ['Kitchen Rolls 2 Ply', 'white', '50 sheets a roll'], ['Blue Roll Hand Towel 2 Ply', 'blue', '90 m a roll', { also: 'hand-care' }], ['Industrial Wiping Roll Blue', 'navy', '300 m a roll'], ['Recycled Centrefeed Rolls', 'kraft', '120 m a roll', { tags: ['Plastic free'] }]],
    packs: { 'roll-paper': ['6 rolls', '2 × 6 rolls', '12 rolls', '2 rolls', '24 rolls', '9 rolls'] },
    what: ['{V}, absorbent and lint free, {of}.', 'Everyday {v}, {of}.', '{V} with good wet strength, {of}.'],
    use: ['For spills, hands and surfaces.', 'Pull from the centre, or tear at the perforation.', 'Fits standard centrefeed dispensers.', 'Use once and bin it.'], care: dryStore,
  },
  {
    leaf: 'blue-roll', subtitle: 'Wipes', sales: 4,
    varieties: [['Antibacterial Surface Wipes', 'cyan', '200 × 200 mm'], ['Food Probe Wipes', 'green', '120 × 120 mm', { tags: ['Food safe'] }], ['Disinfectant Wipes', 'blue', '200 × 220 mm'], ['Hand & Surface Wipes', 'teal', '200 × 200 mm'], ['Lemon Hand Wipes', 'lemon', '130 × 180 mm'], ['Glass Wipes', 'clear', '180 × 200 mm'], ['Bamboo Surface Wipes', 'bagasse', '200 × 200 mm', { tags: ['Plastic free'] }]],
    packs: { canister: ['200 sheets', '6 × 200 sheets', '12 × 100 sheets', '10 × 200 sheets'], bucket: ['500 sheets', '4 × 500 sheets'] },
    what: ['{V}, ready moistened, {of}.', 'Quick {v} ({of}) for kitchens and front of house.'],
    use: ['Pull one out, wipe and let the surface dry.', 'Close the cap so that they stay moist.', 'Do not flush after use.'], care: dryStore,
  },
];
