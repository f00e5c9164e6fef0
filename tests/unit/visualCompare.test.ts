import { describe, expect, it } from 'vitest';
import { cropOf, differenceOf, type Pixels } from '../../tools/visual/compare.ts';

/** A picture of one colour. */
function plain(width: number, height: number, colour = [250, 220, 40, 255]): Pixels {
  return { data: Uint8Array.from({ length: width * height * 4 }, (_, at) => colour[at % 4]!), width, height };
}

describe('The comparison of pictures', () => {
  it('finds nothing between two that are the same', () => {
    expect(differenceOf(plain(20, 10), plain(20, 10))).toBeUndefined();
  });

  it('sees a single pixel whose blue is one step of 255 off, and where it is', () => {
    const after = plain(20, 10);
    after.data[(4 * 20 + 7) * 4 + 2]! += 1;
    expect(differenceOf(plain(20, 10), after)).toEqual({ pixels: 1, area: { left: 7, top: 4, width: 1, height: 1 } });
  });

  it('counts what only the larger of two pictures has', () => {
    expect(differenceOf(plain(20, 10), plain(20, 12))).toEqual({ pixels: 40, area: { left: 0, top: 10, width: 20, height: 2 } });
  });

  it('crops to the difference with some of what is around it, and never beyond the picture', () => {
    const [before, after] = [plain(400, 300), plain(400, 300)];
    for (const x of [10, 100]) after.data[(50 * 400 + x) * 4] = 0;
    expect(cropOf(differenceOf(before, after)!, before, after)).toEqual({ left: 0, top: 10, width: 141, height: 81 });
  });
});
