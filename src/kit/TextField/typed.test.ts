import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseTyped } from './typed.ts';

const bare = (text: string) => text.replace(/[\s()-]/gu, '');

test('the caret stays behind the character that was typed last', () => {
  // "0161 4|96": a 4 typed behind the space.
  expect(normaliseTyped('0161 496', 6, bare)).toEqual({ text: '0161496', caret: 5 });
});

test('a caret at the end stays at the end', () => {
  expect(normaliseTyped('(0161) 496-0142', 15, bare)).toEqual({ text: '01614960142', caret: 11 });
});

test('what nothing is taken from keeps its caret', () => {
  expect(normaliseTyped('0161', 2, bare)).toEqual({ text: '0161', caret: 2 });
});

test('the caret is within the text, whatever was typed and however it is normalised', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.constantFrom(
        bare,
        (text: string) => text.toUpperCase(),
        () => '',
      ),
      (typed, at, normalise) => {
        const { text, caret } = normaliseTyped(typed, at % (typed.length + 1), normalise);
        expect(text).toBe(normalise(typed));
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
