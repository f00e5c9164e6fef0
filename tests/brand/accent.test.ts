import { expect, test } from 'vitest';
import { contrast } from '../../design-tokens/contrast.ts';
import { freeHues, hueOf, rampLike } from '../../src/kit/package/tokens/accent.ts';

const model = { 50: '#e9f6f8', 200: '#9bd4dd', 300: '#62b8c7', 500: '#1c7d90', 700: '#12505e', 900: '#0b2a32' };
const hues = Array.from({ length: freeHues.last - freeHues.first + 1 }, (_, index) => freeHues.first + index);

test('every hue is as readable, step by step, as the ramp it is made after', () => {
  for (const hue of hues) {
    const ramp = rampLike(model, hue, contrast);
    for (const [step, colour] of Object.entries(model)) {
      const [wanted, got] = [contrast(colour, '#ffffff'), contrast(ramp[step] ?? '', '#ffffff')];
      expect(Math.abs(got / wanted - 1), `hue ${hue}, step ${step}: ${got.toFixed(2)} instead of ${wanted.toFixed(2)}`).toBeLessThan(0.02);
    }
  }
});

test('an accent is a colour, not a grey', () => {
  for (const hue of hues) {
    const accent = rampLike(model, hue, contrast)[700] ?? '';
    const channels = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16));
    expect(Math.max(...channels) - Math.min(...channels), accent).toBeGreaterThan(60);
  }
});

test('a name has always the same hue, and names differ', () => {
  expect(hueOf('harrowmere')).toBe(hueOf('harrowmere'));
  expect(new Set(['harrowmere', 'north-quay', 'lark', 'fenwick2'].map(hueOf)).size).toBe(4);
  for (const name of ['a', 'harrowmere', 'zz-9']) {
    expect(hueOf(name)).toBeGreaterThanOrEqual(freeHues.first);
    expect(hueOf(name)).toBeLessThanOrEqual(freeHues.last);
  }
});
