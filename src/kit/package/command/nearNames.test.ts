import { expect, test } from 'vitest';
import { nearNames } from './nearNames.ts';

const names = ['Alert', 'Accordion', 'FileUpload', 'FileField', 'TextField', 'Toast'];

test.for([
  ['Allert', ['Alert']],
  ['accordeon', ['Accordion']],
  ['upload', ['FileUpload']],
  ['textfeild', ['TextField']],
  ['Carousel', []],
] as const)('%s may mean %s', ([typed, meant]) => {
  expect(nearNames(typed, names)).toEqual(meant);
});
