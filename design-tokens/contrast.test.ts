import { describe, expect, test } from 'vitest';
import { brands, modes } from '../tools/tokens/brands.ts';
import { themes } from '../tools/tokens/themes.ts';
import type { TokenName } from '../src/kit/theme/generated/token-names.ts';
import { contrast, contrastObjections, focusGrounds, objectionToPair, objectionToRing, pairs } from './contrast.ts';

test('the formula gives the known values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('what fails is said in a sentence each', () => {
  const grey = (name: TokenName): string => (name === 'color.surface.page' ? '#ffffff' : '#777777');
  const said = contrastObjections(grey);
  expect(said).toContain('color.text.default (#777777) on color.surface.page (#ffffff) is 4.48:1, needs 4.5:1.');
  expect(said).toContain(
    'The focus ring on color.surface.sunken (#777777): color.focus.ring has 1.00:1 and color.focus.gap 1.00:1, one of them needs 3:1.',
  );
  expect(said.filter((sentence) => sentence.startsWith('color.text.link ('))).toHaveLength(4);
  expect(contrastObjections(() => '#77777780')[0]).toMatch(/^color\.text\.default is #77777780: contrast needs an opaque colour\.$/u);
});

for (const brand of brands) {
  for (const mode of modes) {
    describe(`${brand}, ${mode}`, () => {
      const colourOf = (name: TokenName): string => String(themes[brand][mode][name]);

      test.for(pairs)('$foreground on $background is at least $minimum:1', (pair) => {
        expect(objectionToPair(pair, colourOf)).toBeUndefined();
      });

      test.for(focusGrounds)('the focus ring shows on %s', (ground) => {
        expect(objectionToRing(ground, colourOf)).toBeUndefined();
      });
    });
  }
}
