import { describe, expect, test } from 'vitest';
import { brands, modes, themes } from '../src/kit/theme/generated/themes.ts';
import type { TokenName } from '../src/kit/theme/generated/token-names.ts';
import { contrast, focusGrounds, pairs } from './contrast.ts';

test('the formula gives the known values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

for (const brand of brands) {
  for (const mode of modes) {
    describe(`${brand}, ${mode}`, () => {
      const hex = (name: TokenName): string => {
        const value = String(themes[brand][mode][name]);
        if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`${name} is ${value}: contrast needs an opaque colour.`);
        return value;
      };

      test.for(pairs)('$foreground on $background is at least $minimum:1', ({ foreground, background, minimum }) => {
        const ratio = contrast(hex(foreground), hex(background));
        expect(
          ratio,
          `${foreground} (${hex(foreground)}) on ${background} (${hex(background)}) is ${ratio.toFixed(2)}:1, needs ${minimum}:1`,
        ).toBeGreaterThanOrEqual(minimum);
      });

      test.for(focusGrounds)('the focus ring shows on %s', (ground) => {
        const ring = contrast(hex('color.focus.ring'), hex(ground));
        const gap = contrast(hex('color.focus.gap'), hex(ground));
        expect(
          Math.max(ring, gap),
          `on ${ground} (${hex(ground)}) the ring has ${ring.toFixed(2)}:1 and its gap ${gap.toFixed(2)}:1`,
        ).toBeGreaterThanOrEqual(3);
      });
    });
  }
}
