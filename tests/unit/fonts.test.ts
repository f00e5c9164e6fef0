/** The subset fonts draw the right glyphs. */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { families } from '../../tools/fonts/families.ts';

it.each(families.map(({ file }) => file))('%s draws a degree sign as a small ring, or leaves it to the font behind it', (file) => {
  const font = fontkit.create(readFileSync(`src/kit/theme/fonts/${file}`)) as fontkit.Font;
  const width = (character: string) => {
    const { minX, maxX } = font.glyphForCodePoint(character.codePointAt(0)!).bbox;
    return maxX - minX;
  };
  // A raised letter o, as the ordinal has it, is nearly as wide as a letter.
  if (font.hasGlyphForCodePoint(0xb0)) expect(width('°') / width('o')).toBeLessThan(0.7);
  expect(font.hasGlyphForCodePoint('C'.codePointAt(0)!)).toBe(true);
});
