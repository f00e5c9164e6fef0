import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPlaceholder } from './placeholder.ts';

it('The tile of a category without a picture is plain, the same every time, and not that of its neighbour', async () => {
  const drawn = drawPlaceholder({ name: 'Fish & <Chips>' });
  expect(drawn).not.toMatch(/<text|Fish/u);
  expect(drawPlaceholder({ name: 'Fish & <Chips>' })).toBe(drawn);
  expect(drawPlaceholder({ name: 'Drinks' })).not.toBe(drawn);
  expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ width: 1200, height: 900 });
});
