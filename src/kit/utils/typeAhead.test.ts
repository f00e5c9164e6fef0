import { expect, test } from 'vitest';
import { createTypeAhead, findByTyping, isLetter } from './typeAhead.ts';

const names = ['Cola', 'Coffee', 'Tea', 'Cups', 'Öl'];

test('letters typed in a row make a word, after a pause a new one begins', () => {
  const type = createTypeAhead();
  expect([type('C', 0), type('o', 100), type('f', 700), type('t', 1301)]).toEqual(['c', 'co', 'cof', 't']);
});

test('a space goes on with a word and never begins one', () => {
  const type = createTypeAhead();
  expect([type(' ', 0), type('a', 10), type(' ', 20)]).toEqual(['', 'a', 'a ']);
});

test('a longer word may keep the current name', () => {
  expect(findByTyping(names, 1, 'cof')).toBe(1);
  expect(findByTyping(names, 0, 'cof')).toBe(1);
});

test('one letter, again and again, goes through the names and round', () => {
  expect([findByTyping(names, -1, 'c'), findByTyping(names, 0, 'c'), findByTyping(names, 1, 'cc'), findByTyping(names, 3, 'ccc')]).toEqual([
    0, 1, 3, 0,
  ]);
});

test('a single match is found from itself', () => {
  expect(findByTyping(names, 2, 't')).toBe(2);
});

test('nothing typed, nothing there', () => {
  expect([findByTyping(names, 0, ''), findByTyping(names, 0, 'x'), findByTyping([], 0, 'x')]).toEqual([-1, -1, -1]);
});

test('letters of any writing, no key names', () => {
  expect(['a', 'ö', '漢', '𝒳', '*', ' '].every(isLetter)).toBe(true);
  expect(['Enter', 'ArrowUp', ''].some(isLetter)).toBe(false);
});
