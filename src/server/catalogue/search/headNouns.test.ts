import { describe, expect, it } from 'vitest';
import { headNounTerms, isQualifier, productHeadNouns, categoryHeadNouns } from './headNouns.ts';
import { words } from './text/normalise.ts';

describe('a product is what its name ends in', () => {
  it.each([
    ['Battered Onion Rings', ['=ring', '=onionring', '=onion', '=batteredonion']],
    ['Onion Ring Batter Mix', ['=mix', '=battermix']],
    ['Kraft Burger Box Large', ['=box', '=burgerbox']],
    ['Beef Burgers 4 oz', ['=burger', '=beefburger']],
    ['Sardines in Tomato Sauce', ['=sardine']],
    ['Pasta Sauce with Basil', ['=sauce', '=pastasauce']],
    ['Washing Up Liquid Original', ['=liquid', '=upliquid']],
    ['Cod Fillets Skinless 8–16 oz', ['=fillet', '=codfillet', '=cod']],
    ['Pizza Box No 2', ['=box', '=pizzabox']],
    ['Gluten Free Penne', ['=penne', '=0glutenpenne']],
    ['Penne', ['=penne']],
    ['Original', ['=original']],
    ['', []],
  ])('%s: %j', (name, headNouns) => {
    expect(productHeadNouns(name)).toEqual(headNouns);
  });
});

describe('a product is what its category names, where that holds one kind of thing, and else it may be', () => {
  it.each([
    ['White Fish', ['=fish', '=whitefish']],
    ['Cheese', ['=cheese']],
    ['Burgers & Grills', ['+burger', '+grill']],
    ['Rice, Pasta & Noodles', ['+rice', '+pasta', '+noodle']],
    ['Battered & Breaded Fish', ['+battered', '+fish', '+breadedfish']],
    ['Takeaway Containers', ['=container', '=takeawaycontainer']],
    // Such a category tells its customers.
    ['Chip Shop & Takeaway', []],
  ])('%s: %j', (name, headNouns) => {
    expect(categoryHeadNouns(name)).toEqual(headNouns);
  });
});

it('is looked for by the end of what was typed', () => {
  expect(headNounTerms(['sauce'])).toEqual({ is: '=sauce', beside: '+sauce' });
  expect(headNounTerms(['washing', 'up', 'liquid'])).toEqual({ is: '=upliquid', beside: '+upliquid' });
});

it('is not named by sizes, colours, measures and what it is free of', () => {
  const named = words('large blue 330ml 24 latex free gloves').filter((word) => !isQualifier(word));
  expect(named.map(({ plain }) => plain)).toEqual(['gloves']);
});
