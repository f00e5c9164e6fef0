import { expect, test } from 'vitest';
import { marksIn } from './marks.ts';

/** The text with its marks in brackets. */
const marked = (text: string, typed: string): string =>
  marksIn(text, typed).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, text);

test('what was typed is marked where it stands first', () => {
  expect(marked('paper cups for paper plates', 'paper')).toBe('[paper] cups for paper plates');
  expect(marked('wallpaper', ' Paper ')).toBe('wall[paper]');
  expect(marked('Crème brûlée', 'creme bru')).toBe('[Crème brû]lée');
});

test('words in another order are marked where words begin', () => {
  expect(marked('Cups of paper, with lids', 'lid pap')).toBe('Cups of [pap]er, with [lid]s');
  expect(marked('Herb sea bass', 'bass b')).toBe('Herb sea [bass]');
});

test('nothing is marked when nothing was typed, or it is not there', () => {
  expect(marksIn('paper cups', '  ')).toEqual([]);
  expect(marksIn('paper cups', 'xyz')).toEqual([]);
});
