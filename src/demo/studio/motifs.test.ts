import { describe, expect, it } from 'vitest';
import { demo } from '../../../tests/setup/demoRange.ts';
import { pieceOf } from './goods.ts';
import { emblemOf } from './motifs.ts';

/** One art of each title in each pack, with the leaf it stands in. */
const goods = [
  ...new Map(
    demo.products.map(({ categories: [leaf], variants: [first] }) => [
      `${first!.art.shape} ${first!.art.title}`,
      { art: first!.art, leaf },
    ]),
  ).values(),
];

const emblems = goods.map(({ art, leaf }) => {
  const emblem = emblemOf(art);
  return {
    art,
    words: `${art.title}, ${art.subtitle}, ${leaf}, ${art.shape}`,
    ...('pieces' in emblem ? emblem : { motif: String(emblem.motif) }),
  };
});

/** Goods that bear an emblem which does not belong on them. */
const wrong = (emblem: string, belongs: RegExp): string[] =>
  emblems.flatMap((each) => ('motif' in each && each.motif === emblem && !belongs.test(each.words) ? [each.words] : []));

describe('The emblem of a label', () => {
  it.each([
    ['egg', /\begg|mayonnaise|omelette/i],
    ['drumstick', /chicken|turkey|wings|duck/i],
    ['cheese', /cheese|cheddar|mozzarella|leicester|halloumi|paneer|brie|edam|gouda|emmental|mascarpone/i],
    ['cake', /cake|scone|sponge|torte|tiramisu|toffee pudding|traybake/i],
    ['fish', /fish|cod|haddock|sole|salmon|tuna|herring|kipper|mackerel|trout|whitebait|seafood/i],
    ['prawn', /prawn|shrimp|scampi/i],
    ['lobster', /lobster|langoustine|crayfish/i],
    ['squid', /squid|calamari|octopus|cuttlefish|mollusc/i],
    ['muffin', /muffins/i],
    ['pie', /\bpies\b/i],
    ['grapes', /grape/i],
    ['currants', /currant/i],
    ['roundBerries', /^(?!.*(?:strawberr|raspberr|currant|cherr)).*berr/i],
    ['spoonful', /sugar|sweetener/i],
    ['hand', /glove|gauntlet|protection/i],
    ['sparkle', /clean|wash|hygiene|bleach|floor|dosed|care|disinfect/i],
    ['sweet', /ice cream|gum|counter sweets|fresh breath/i],
    ['salt', /salt/i],
    ['cherries', /cherr|plum|jam|caper berries|pomegranate/i],
    ['apron', /apron/i],
    ['shell', /mussel|clam|cockle|scallop|mollusc/i],
    ['snow', /frozen/i],
    ['citrus', /orange|lemon|lime|citrus|grapefruit|mandarin|tropical|marmalade/i],
  ])('is %s only where that is inside', (emblem, belongs) => {
    expect(wrong(emblem, belongs)).toEqual([]);
  });

  it.each([
    ['lobster', 'Whole Cooked Lobster'],
    ['squid', 'Baby Squid'],
    ['muffin', 'Blueberry Muffins'],
    ['chocolateMuffin', 'Double Chocolate Muffins'],
    ['roundBerries', 'Blueberries'],
    ['currants', 'Blackcurrant Squash'],
    ['grapes', 'Red Grape Juice'],
    ['pie', 'Steak & Kidney Pies'],
    ['pie', 'Scotch Pies'],
    ['salt', 'Salt Sachets'],
    ['spoonful', 'White Sugar Sachets'],
  ])('is %s on %s', (emblem, title) => {
    const shown = emblems.filter(({ art }) => art.title === title);
    expect(shown.length, `the range has no ${title}`).toBeGreaterThan(0);
    expect([...new Set(shown.map((each) => ('motif' in each ? each.motif : each.pieces)))]).toEqual([emblem]);
  });

  it('has no ear of wheat on what is free of gluten', () => {
    expect(wrong('wheat', /^(?!.*gluten free)/i)).toEqual([]);
  });

  it.each(['drumstick', 'ham', 'rashers', 'egg'])('shows no %s on what is vegan', (emblem) => {
    expect(wrong(emblem, /^(?!.*vegan (?!and))/i)).toEqual([]);
  });

  it('of snacks, sweets and gum is what is inside', () => {
    const candy = emblems.filter(({ art }) => /savoury snack|counter sweets|fresh breath|potato crisps/i.test(art.subtitle));
    expect(candy.length).toBeGreaterThan(40);
    expect(candy.filter((each) => !('pieces' in each) || each.pieces !== pieceOf(each.art)).map(({ words }) => words)).toEqual([]);
  });
});
