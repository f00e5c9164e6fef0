import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crowdedQuery, malformedQuery, parseQuery } from './query.ts';

it('reads names and values, and lists of what is repeated', () => {
  expect({ ...parseQuery('a=1&b=2&a=3&a=4&c&d=&=e') }).toEqual({ a: ['1', '3', '4'], b: '2', c: '', d: '', '': 'e' });
});

it('reads percent encoding and plus signs', () => {
  expect({ ...parseQuery('brand=%C3%89clair+%26+Co%2B') }).toEqual({ brand: 'Éclair & Co+' });
});

it('takes names of object members for plain names', () => {
  const query = parseQuery('__proto__=1&constructor=2');
  expect(Object.entries(query)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
});

it.each(['%', 'a=%Z', 'a=%C3', '%FF=1'])('says of %s that it cannot be read', (text) => {
  expect(parseQuery(text)).toBe(malformedQuery);
});

it('takes 200 different parameters, and any number of values of one', () => {
  const different = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');
  expect(Object.keys(parseQuery(different(200)))).toHaveLength(200);
  expect(parseQuery(different(201))).toBe(crowdedQuery);
  expect(parseQuery('brands=a&'.repeat(300))['brands']).toHaveLength(300);
});

it('reads what URLSearchParams writes, and never throws', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }), { maxKeys: 10 }), (values) => {
      expect(new Map(Object.entries(parseQuery(new URLSearchParams(values).toString())))).toEqual(new Map(Object.entries(values)));
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseQuery(text)));
});
