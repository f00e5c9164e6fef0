import { expect, it } from 'vitest';
import { demo } from '../../../../tests/setup/demoRange.ts';
import { provenanceOf } from './provenance.ts';

it.each([
  ['Caught in the Barents Sea, North East Atlantic (FAO 27), trawl', 'Barents Sea, trawl'],
  ['Caught in the North East Atlantic (FAO 27), pelagic trawl', 'NE Atlantic, pelagic trawl'],
  ['Caught in the Western Central Pacific (FAO 71), pole and line', 'W Central Pacific, pole and line'],
  ['Caught in Lake Victoria, Tanzania (FAO 01), hooks and lines', 'Lake Victoria, hooks and lines'],
  ['Caught off the west of Scotland, North East Atlantic (FAO 27), creels', 'Off the west of Scotland, creels'],
  ['Gathered in the Thames Estuary (FAO 27), dredge', 'Thames Estuary, dredge'],
  ['Farmed in the UK, raceways', 'Farmed, UK'],
  ['Farmed in Vietnam', 'Farmed, Vietnam'],
])('says of “%s”: %s', (origin, short) => {
  expect(provenanceOf(origin)).toBe(short);
});

it.each([
  undefined,
  '',
  'Made in the UK',
  'Farmed in Chile and Vietnam; caught in the South East Pacific (FAO 87), jigs',
  'Caught in the North Sea',
])('says nothing of “%s”', (origin) => {
  expect(provenanceOf(origin)).toBeUndefined();
});

it('says where nearly all fish of the demo come from, in a line of a narrow card', () => {
  const origins = new Set(demo.products.flatMap(({ origin }) => (/^(?:Caught|Gathered|Farmed)/u.test(origin ?? '') ? [origin!] : [])));
  const short = [...origins].map(provenanceOf);
  expect([...origins].filter((_, index) => !short[index])).toHaveLength(1);
  expect(short.filter((text) => text && text.length > 33)).toEqual([]);
});
