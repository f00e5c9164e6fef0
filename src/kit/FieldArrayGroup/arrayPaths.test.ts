import { expect, test } from 'vitest';
import { atIndex, indexIn, keysFor, movePaths, shiftPaths } from './arrayPaths.ts';

test('knows which item a path belongs to', () => {
  expect(indexIn('directors[2].mail', 'directors')).toBe(2);
  expect(indexIn('directors[12]', 'directors')).toBe(12);
  expect(indexIn('directorsOld[2].mail', 'directors')).toBeUndefined();
  expect(indexIn('directors', 'directors')).toBeUndefined();
  expect(indexIn('business.directors[1].mail', 'business.directors')).toBe(1);
});

test('gives a path another index', () => {
  expect(atIndex('directors[2].mail', 'directors', 0)).toBe('directors[0].mail');
  expect(atIndex('directors[2]', 'directors', 10)).toBe('directors[10]');
});

test('keys of items that stay stay', () => {
  let made = 0;
  const make = () => `new ${(made += 1)}`;
  expect(keysFor(3, ['a'], make)).toEqual(['a', 'new 1', 'new 2']);
  expect(keysFor(1, ['a', 'b'], make)).toEqual(['a']);
  const same = ['a', 'b'];
  expect(keysFor(2, same, make)).toBe(same);
});

test('after the middle item went, the one behind it takes its place and its own belongs to nobody', () => {
  const known = new Map([
    ['cv', 'cv.pdf'],
    ['directors[0].proof', 'a.pdf'],
    ['directors[1].proof', 'b.pdf'],
    ['directors[2].proof', 'c.pdf'],
  ]);
  const { rest, gone } = shiftPaths(known, 'directors', 1, -1);
  expect([...rest]).toEqual([
    ['cv', 'cv.pdf'],
    ['directors[0].proof', 'a.pdf'],
    ['directors[1].proof', 'c.pdf'],
  ]);
  expect([...gone]).toEqual([['directors[1].proof', 'b.pdf']]);
});

test('before an item that comes everything stays, behind it everything moves on', () => {
  const known = new Map([
    ['directors[0].proof', 'a.pdf'],
    ['directors[1].proof', 'c.pdf'],
  ]);
  expect([...shiftPaths(known, 'directors', 1, 1).rest]).toEqual([
    ['directors[0].proof', 'a.pdf'],
    ['directors[2].proof', 'c.pdf'],
  ]);
});

test('an item takes what it has to its new place, and those between make room', () => {
  const known = new Map([
    ['cv', 'cv.pdf'],
    ['directors[0].proof', 'a.pdf'],
    ['directors[1].proof', 'b.pdf'],
    ['directors[2].proof', 'c.pdf'],
  ]);
  expect(Object.fromEntries(movePaths(known, 'directors', 0, 2))).toEqual({
    cv: 'cv.pdf',
    'directors[0].proof': 'b.pdf',
    'directors[1].proof': 'c.pdf',
    'directors[2].proof': 'a.pdf',
  });
  expect(movePaths(known, 'directors', 2, 1).get('directors[1].proof')).toBe('c.pdf');
});
