import { describe, expect, it } from 'vitest';
import { demo, paths } from '../../../tests/setup/demoRange.ts';
import { drawProduct } from '../studio/index.ts';
import { widthOf } from '../studio/lettering.ts';
import type { DemoProduct, Nutrition } from '../types.ts';

const { products } = demo;

const isFood = ({ categories: [leaf = ''] }: DemoProduct) =>
  !['packaging-disposables', 'cleaning-hygiene'].includes(paths.get(leaf)?.[0] ?? '');
const foods = products.filter(isFood).map((product) => ({ ...product, nutrition: product.nutrition as Nutrition }));

/** Products that break a rule, with their values. */
function wrong(rule: (values: Nutrition, product: DemoProduct) => boolean, name = /./u): string[] {
  return foods
    .filter((product) => name.test(product.name) && !rule(product.nutrition, product))
    .map((product) => `${product.name}: ${JSON.stringify(product.nutrition)}`);
}

describe('the nutrition of the range', () => {
  it('is told of every food and drink, and of nothing else', () => {
    expect(products.filter((product) => (product.nutrition !== undefined) !== isFood(product)).map(({ name }) => name)).toEqual([]);
  });

  it('adds up: energy follows from fat, carbohydrate, protein and fibre, parts are no more than their whole, and all no more than 100 g', () => {
    const energyOf = ({ fat, carbohydrate, protein, fibre = 0 }: Nutrition) => fat * 9 + carbohydrate * 4 + protein * 4 + fibre * 2;
    expect(wrong((values) => Math.abs(values.energyKcal - energyOf(values)) <= 1)).toEqual([]);
    expect(wrong(({ energyKj, energyKcal }) => Math.abs(energyKj - energyKcal * 4.184) <= 4 + energyKj * 0.025)).toEqual([]);
    expect(wrong(({ fat, saturates }) => saturates <= fat)).toEqual([]);
    expect(wrong(({ carbohydrate, sugars }) => sugars <= carbohydrate)).toEqual([]);
    expect(wrong(({ fat, carbohydrate, protein, fibre = 0, salt }) => fat + carbohydrate + protein + fibre + salt <= 100.5)).toEqual([]);
    expect(wrong((values) => Object.values(values).every((value) => typeof value === 'string' || value >= 0))).toEqual([]);
  });

  it('is the same for all sizes of one product', () => {
    const bySort = new Map<string, Set<string>>();
    for (const { name, packSize, brand, categories, nutrition } of foods) {
      const per = nutrition.per;
      const sort = [brand, categories[0], name.split(/ (?=\d)/u)[0], per, /(?:ml|L)$/u.test(packSize)].join();
      bySort.set(sort, (bySort.get(sort) ?? new Set()).add(JSON.stringify(nutrition)));
    }
    const sizesInName = /\b(?:10|12|14|16|4|6|7|8|9|oz|mm|inch|kg|g|\/)\b/u;
    expect([...bySort].filter(([sort, kinds]) => kinds.size > 1 && !sizesInName.test(sort)).map(([sort]) => sort)).toEqual([]);
  });

  it('keeps what names and tags promise', () => {
    const has = (tag: string) => (product: DemoProduct) => product.variants.some(({ tags }) => tags.includes(tag));
    expect(wrong(({ sugars }, product) => !has('Sugar free')(product) || sugars <= 0.5)).toEqual([]);
    expect(wrong(({ sugars }, product) => !has('Low sugar')(product) || sugars <= 5)).toEqual([]);
    expect(wrong(({ fat }) => fat <= 0.5, /fat free|skimmed milk(?<!semi-skimmed milk)/iu)).toEqual([]);
    expect(wrong(({ fat }) => fat >= 1.5 && fat <= 1.8, /semi-skimmed/iu)).toEqual([]);
    expect(wrong(({ salt }) => salt <= 1, /low salt/iu)).toEqual([]);
  });

  it.each([
    [/(?:cod|haddock|plaice|pollock|coley) fillets(?!.*kg.*smoked)/iu, 'white fish is lean and without carbohydrate', (v: Nutrition) => v.fat < 13 && (v.carbohydrate === 0 ? v.fat <= 1.2 : v.carbohydrate > 10 || v.fat < 1.5)],
    [/petits pois|garden peas/iu, 'peas hold hardly any fat', (v: Nutrition) => v.fat < 1.5 && v.protein > 4],
    [/^(?!.*(?:tuna|sardines)).*(?:rapeseed|sunflower|vegetable|olive|corn) oil [\d×]/iu, 'oil is fat', (v: Nutrition) => v.fat > 90 && v.protein === 0],
    [/(?:granulated|caster|icing) sugar/iu, 'sugar is sugar', (v: Nutrition) => v.sugars > 99 && v.fat === 0],
    [/(?:still|sparkling) (?:spring|mineral) water/iu, 'water holds nothing', (v: Nutrition) => v.energyKcal === 0 && v.per === '100 ml'],
    [/corvane cola/iu, 'cola is sugar and water', (v: Nutrition) => v.sugars > 10 && v.sugars < 11.5 && v.fat === 0],
    [/salted butter/iu, 'butter is four fifths of fat', (v: Nutrition) => v.fat > 79 && v.fat < 84],
    [/mature cheddar [\d×]/iu, 'Cheddar is a third of fat and a quarter of protein', (v: Nutrition) => v.fat > 30 && v.protein > 22],
    [/free range eggs/iu, 'eggs hold nine of fat and twelve of protein', (v: Nutrition) => v.fat > 8 && v.fat < 10.5 && v.protein > 11.5],
    [/basmati rice/iu, 'dry rice is starch', (v: Nutrition) => v.carbohydrate > 70 && v.fat < 2],
    [/ready salted crisps/iu, 'crisps are a third of fat', (v: Nutrition) => v.fat > 27 && v.fat < 36 && v.sugars < 4],
    [/table salt/iu, 'salt is salt', (v: Nutrition) => v.salt > 95],
    [/king prawns/iu, 'prawns are protein', (v: Nutrition) => v.protein > 12 && v.fat < 2],
    [/salmon fillets/iu, 'salmon is oily', (v: Nutrition) => v.fat > 3 && v.protein > 18],
    [/straight cut chips/iu, 'chips are potato', (v: Nutrition) => v.carbohydrate > 18 && v.fat < 8],
    [/\bplain flour/iu, 'flour is starch', (v: Nutrition) => v.carbohydrate > 65 && v.protein < 14],
    [/milk chocolate bar/iu, 'milk chocolate', (v: Nutrition) => v.fat > 27 && v.sugars > 50],
  ] as const)('is plausible: %s, %s', (name, _what, rule) => {
    expect(foods.some((product) => name.test(product.name))).toBe(true);
    expect(wrong(rule, name)).toEqual([]);
  });
}); // prettier-ignore

describe('the saturated fat of cooking fats', () => {
  // Grams in a hundred grams of the fat: the bounds of published tables of composition.
  it.each([
    ['Rapeseed', /^(?:cold pressed )?rapeseed oil(?:, (?:chilli|garlic|anti-foaming)|$)/iu, 6, 8],
    ['Sunflower', /^sunflower oil$/iu, 10, 12.5],
    ['High oleic sunflower', /^high oleic sunflower oil/iu, 7, 10],
    ['Olive', /^(?:extra virgin olive|olive pomace) oil$/iu, 13, 16],
    ['Sunflower and olive', /^sunflower oil, olive oil/iu, 11, 14],
    ['Corn', /^corn oil$/iu, 12.5, 15],
    ['Groundnut', /^peanut oil$/iu, 16.5, 20],
    ['Sesame', /^sesame oil$/iu, 14, 16.5],
    ['Soya', /^soya oil/iu, 14, 16.5],
    ['Rapeseed and sunflower', /^rapeseed oil, sunflower oil/iu, 7, 11],
    ['Rapeseed and palm olein', /^rapeseed oil, palm olein/iu, 8, 20],
    ['Palm', /^palm oil, anti-foaming/iu, 46, 52],
    ['Palm and rapeseed', /^palm oil, rapeseed oil/iu, 30, 46],
    ['Lard', /^refined pork lard$/iu, 38, 43],
    ['Dripping', /^refined beef dripping$/iu, 46, 55],
  ] as const)('is that of its plant or animal: %s', (_name, ingredients, low, high) => {
    const fats = foods.filter((food) => ingredients.test(food.ingredients ?? '') && food.nutrition.fat > 85);
    expect(fats.length).toBeGreaterThan(0);
    const shareOf = ({ saturates, fat }: Nutrition) => (saturates / fat) * 100;
    expect(
      fats.filter(({ nutrition }) => shareOf(nutrition) < low || shareOf(nutrition) > high).map(({ name, nutrition }) => `${name}: ${shareOf(nutrition)}`),
    ).toEqual([]);
  });

  it('is tested above for every fat that is poured or melted', () => {
    const fats = foods.filter(({ categories, nutrition }) => nutrition.fat > 85 && !categories.includes('butter-yogurt'));
    const known = /^(?:(?:cold pressed |high oleic )?(?:rapeseed|sunflower|palm|corn|peanut|sesame|soya)|extra virgin olive|olive pomace|refined (?:pork lard|beef dripping))/iu;
    expect([...new Set(fats.map(({ ingredients = '' }) => ingredients))].filter((text) => !known.test(text))).toEqual([]);
  });
}); // prettier-ignore

describe('the labels of the range', () => {
  it('can be set letter by letter: no face lacks a sign that a pack prints', () => {
    const lettersOf = new Map<DemoProduct['variants'][0]['art']['brand']['lettering'], Set<string>>();
    for (const { variants } of products) {
      for (const { art } of variants) {
        const known = lettersOf.get(art.brand.lettering) ?? new Set();
        lettersOf.set(art.brand.lettering, known);
        for (const letter of `${art.brand.name}${art.title}${art.subtitle}${art.size}${art.back.join('')}`) known.add(letter);
      }
    }
    expect(lettersOf.size).toBeGreaterThan(3);
    for (const [lettering, letters] of lettersOf) {
      for (const face of [lettering, 'text', 'text-bold'] as const)
        expect(() => widthOf([...letters].join(''), face, 1), `${[...letters].join('')} in ${face}`).not.toThrow();
    }
  });

  it('say at how many degrees below zero frozen goods are kept', () => {
    const frozen = products.filter(({ storage }) => storage === 'frozen');
    expect(frozen.filter(({ variants }) => !variants[0]!.art.back.includes('Keep frozen at −18 °C.')).map(({ name }) => name)).toEqual([]);
    const [{ art }] = frozen[0]!.variants as [DemoProduct['variants'][0]];
    const warmer = { ...art, back: art.back.map((line) => line.replace('−', '')) };
    expect(drawProduct(art, 'back').length).toBeGreaterThan(drawProduct(warmer, 'back').length);
  });
});
