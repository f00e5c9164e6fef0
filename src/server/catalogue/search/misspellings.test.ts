import { expect, it } from 'vitest';
import { searchWords } from './rewriteRules.ts';

const known = new Set('cake bread shell pea milk fish nut egg chicken peanut carb batter butternut malt allergy free'.split(' '));
const read = (text: string) => searchWords(text, ({ term }) => known.has(term)).words.map(({ plain }) => plain);

it.each([
  ['nutf ree cake', ['nut free', 'cake']],
  ['nutfree cake', ['nut free', 'cake']],
  ['nut fr ee cake', ['nut free', 'cake']],
  ['nut freec ake', ['nut free', 'cake']],
  ['wthout milk cake', ['milk free', 'cake']],
  ['eggand milk free cake', ['egg free', 'milk free', 'cake']],
  ['fre efrom milk', ['milk free']],
  ['halalchicken', ['halal', 'chicken']],
  ['intoleerant to milk cake', ['milk free', 'cake']],
  ['k soher chicken', ['kosher', 'chicken']],
  ['non-halal chicken', ['not halal', 'chicken']],
  ['not gluten free bread', ['not gluten free', 'bread']],
])('a misspelt protective word is corrected: "%s" is %s', (typed, meant) => {
  expect(read(typed)).toEqual(meant);
});

it.each([
  ['fish to nut', ['fish', 'nut']],
  ['nf milk', ['nut free', 'milk']],
  ['carb free bread', ['carb free', 'bread']],
  ['malt free bread', ['malt free', 'bread']],
  ['batter free fish', ['batter free', 'fish']],
  ['butternutfree', ['butternut free']],
  ['shellfishless bread', ['shellfish free', 'bread']],
  ['peanutless bread', ['peanut free', 'bread']],
  ['free range egg', ['free', 'range', 'egg']],
])('what is a word of its own stays: "%s" is %s', (typed, meant) => {
  expect(read(typed)).toEqual(meant);
});
