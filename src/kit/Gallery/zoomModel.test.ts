import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clamp,
  lensView,
  panBy,
  pointIn,
  scaleLimit,
  spokenScale,
  stepIndex,
  stepScale,
  wholeView,
  zoomAt,
  type ZoomView,
} from './zoomModel.ts';

/** The part of the picture that is in sight, as fractions of the picture. */
const visiblePart = ({ scale, x, y }: ZoomView) => ({ left: x * (1 - 1 / scale), top: y * (1 - 1 / scale), size: 1 / scale });

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const scale = fc.double({ min: 1.01, max: 12, noNaN: true });
const point = fc.record({ x: fraction, y: fraction });
const view: fc.Arbitrary<ZoomView> = fc.record({ scale, x: fraction, y: fraction });
const shift = fc.double({ min: -3, max: 3, noNaN: true });

/** Nothing beside the picture is ever in sight. */
const expectFilled = (result: ZoomView) => {
  const { left, top, size } = visiblePart(result);
  for (const start of [left, top]) {
    expect(start).toBeGreaterThanOrEqual(-1e-9);
    expect(start + size).toBeLessThanOrEqual(1 + 1e-9);
  }
};

describe('clamp', () => {
  test('holds a value in its range', () => {
    expect([clamp(-1, 0, 1), clamp(0.5, 0, 1), clamp(2, 0, 1)]).toEqual([0, 0.5, 1]);
  });
  test('turns what is no number into the least, and an empty range into its beginning', () => {
    expect([clamp(Number.NaN, 2, 3), clamp(5, 2, 1)]).toEqual([2, 2]);
  });
});

describe('pointIn', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  test('gives fractions of the box', () => {
    expect(pointIn(box, 200, 200)).toEqual({ x: 0.25, y: 0.75 });
  });
  test('stays inside, whatever the pointer does', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (x, y) => {
        const at = pointIn(box, x, y);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeLessThanOrEqual(1);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeLessThanOrEqual(1);
      }),
    );
  });
  test('is the middle of a box without a size', () => {
    expect(pointIn({ left: 0, top: 0, width: 0, height: 0 }, 5, 5)).toEqual({ x: 0.5, y: 0.5 });
  });
});

describe('lensView', () => {
  test('has its origin under the pointer', () => {
    expect(lensView({ x: 0.2, y: 0.9 }, 1.5)).toEqual({ scale: 1.5, x: 0.2, y: 0.9 });
  });
  test('keeps what is under the pointer under the pointer', () => {
    fc.assert(
      fc.property(point, scale, (at, factor) => {
        const { left, top, size } = visiblePart(lensView(at, factor));
        expect(left + at.x * size).toBeCloseTo(at.x, 9);
        expect(top + at.y * size).toBeCloseTo(at.y, 9);
      }),
    );
  });
  test('is the whole picture at scale 1', () => {
    expect(lensView({ x: 0, y: 0 }, 1)).toBe(wholeView);
  });
});

describe('zoomAt', () => {
  test('keeps the frame filled', () => {
    fc.assert(
      fc.property(view, scale, point, (before, next, at) => {
        const after = zoomAt(before, next, at);
        expect(after.scale).toBe(next);
        expectFilled(after);
      }),
    );
  });
  test('keeps what is under the fingers there, unless an edge is in the way', () => {
    fc.assert(
      fc.property(view, scale, point, (before, next, at) => {
        const old = visiblePart(before);
        const now = visiblePart(zoomAt(before, next, at));
        for (const [was, is, place] of [
          [old.left, now.left, at.x],
          [old.top, now.top, at.y],
        ] as const) {
          const wanted = was + place * old.size - place * now.size;
          expect(is).toBeCloseTo(clamp(wanted, 0, 1 - now.size), 9);
        }
      }),
    );
  });
  test('zooming in and back out at one place changes nothing', () => {
    fc.assert(
      fc.property(view, scale, point, (before, factor, at) => {
        const back = zoomAt(zoomAt(before, before.scale * factor, at), before.scale, at);
        expect(back.scale).toBe(before.scale);
        expect(visiblePart(back).left).toBeCloseTo(visiblePart(before).left, 6);
        expect(visiblePart(back).top).toBeCloseTo(visiblePart(before).top, 6);
      }),
    );
  });
  test('below 1 and for no number it is the whole picture', () => {
    expect([zoomAt({ scale: 2, x: 0, y: 0 }, 0.5), zoomAt({ scale: 2, x: 0, y: 0 }, Number.NaN)]).toEqual([wholeView, wholeView]);
  });
});

describe('panBy', () => {
  test('keeps scale and filled frame', () => {
    fc.assert(
      fc.property(view, shift, shift, (before, dx, dy) => {
        const after = panBy(before, dx, dy);
        expect(after.scale).toBe(before.scale);
        expectFilled(after);
      }),
    );
  });
  test('follows the finger exactly between the edges', () => {
    const before = { scale: 2, x: 0.5, y: 0.5 };
    const after = panBy(before, 0.1, -0.2);
    expect(visiblePart(after).left).toBeCloseTo(visiblePart(before).left - 0.05, 9);
    expect(visiblePart(after).top).toBeCloseTo(visiblePart(before).top + 0.1, 9);
  });
  test('stops at the edges', () => {
    expect(panBy({ scale: 3, x: 0.5, y: 0.5 }, 99, -99)).toEqual({ scale: 3, x: 0, y: 1 });
  });
  test('a whole picture does not move', () => {
    fc.assert(
      fc.property(shift, shift, (dx, dy) => {
        expect(panBy(wholeView, dx, dy)).toBe(wholeView);
      }),
    );
  });
});

describe('scaleLimit', () => {
  test('one pixel of the file on so many of the screen', () => {
    expect(scaleLimit(1280, 640, 1, 2, 1.5)).toBe(4);
    expect(scaleLimit(1280, 640, 2, 2, 1.5)).toBe(2);
  });
  test('never below the plain factor, nor for unknown sizes', () => {
    expect([scaleLimit(200, 640, 2, 1, 1.5), scaleLimit(0, 0, 1, 2, 1.5), scaleLimit(100, 0, 1, 2, 1.5)]).toEqual([1.5, 1.5, 1.5]);
  });
});

describe('stepScale', () => {
  test('goes by halves, up and down', () => {
    expect([stepScale(1, 1, 4), stepScale(1.5, 1, 4), stepScale(1.7, 1, 4), stepScale(1.7, -1, 4), stepScale(1.5, -1, 4)]).toEqual([
      1.5, 2, 2, 1.5, 1,
    ]);
  });
  test('stays within 1 and the limit and always moves towards its end', () => {
    fc.assert(
      fc.property(scale, scale, fc.constantFrom(1, -1), (limit, from, direction) => {
        const start = Math.min(from, limit);
        const next = stepScale(start, direction, limit);
        expect(next).toBeGreaterThanOrEqual(1);
        expect(next).toBeLessThanOrEqual(limit);
        expect((next - start) * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('stepIndex is held at both ends, also of an empty list', () => {
  expect([stepIndex(0, -1, 5), stepIndex(3, 1, 5), stepIndex(4, 1, 5), stepIndex(0, 1, 0)]).toEqual([0, 4, 4, 0]);
});

test('spokenScale says one decimal', () => {
  expect([spokenScale(1.5), spokenScale(2), spokenScale(1.648_721)]).toEqual([1.5, 2, 1.6]);
});
