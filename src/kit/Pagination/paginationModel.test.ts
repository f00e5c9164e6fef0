import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPage, paginationItems } from './paginationModel.ts';

const shown = (page: number, total: number): string =>
  paginationItems(page, total)
    .map((item) => (typeof item === 'string' ? '…' : item === page ? `[${item}]` : item))
    .join(' ');

/** Every page of every total up to 200: all 20,100 of them, so nothing is left to luck. */
const everyCase = Array.from({ length: 200 }, (_, index) => index + 1).flatMap((total) =>
  Array.from({ length: total }, (_, index) => ({ page: index + 1, total, items: paginationItems(index + 1, total) })),
);

describe('the rule to the letter', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [1, 8, '[1] 2 … 8'],
    [2, 8, '1 [2] 3 … 8'],
    [3, 8, '1 2 [3] 4 … 8'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [8, 8, '1 … 7 [8]'],
    [4, 60, '1 2 3 [4] 5 … 60'],
    [5, 60, '1 … 4 [5] 6 … 60'],
    [56, 60, '1 … 55 [56] 57 … 60'],
    [57, 60, '1 … 56 [57] 58 59 60'],
    [59, 60, '1 … 58 [59] 60'],
    [60, 60, '1 … 59 [60]'],
  ])('page %i of %i', (page, total, expected) => {
    expect(shown(page, total)).toBe(expected);
  });

  test('seven pages or fewer are all shown', () => {
    for (const { total, items } of everyCase.filter((one) => one.total <= 7))
      expect(items).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  test('above seven: a left ellipsis exactly when the page is above 4, a right one exactly when it is below total − 3', () => {
    const wrong = everyCase.filter(
      ({ page, total, items }) => total > 7 && (items.includes('start') !== page > 4 || items.includes('end') !== page < total - 3),
    );
    expect(wrong).toEqual([]);
  });
});

describe('for every page of every total up to 200', () => {
  test('the first, the last, the current page and its neighbours are shown', () => {
    const wrong = everyCase.filter(({ page, total, items }) =>
      [1, total, page, Math.max(1, page - 1), Math.min(total, page + 1)].some((number) => !items.includes(number)),
    );
    expect(wrong).toEqual([]);
  });

  test('pages are in order and none comes twice', () => {
    const wrong = everyCase.filter(({ items }) => {
      const pages = items.filter((item) => typeof item === 'number');
      return pages.some((number, index) => index > 0 && number <= (pages[index - 1] ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  test('an ellipsis stands where pages are left out and nowhere else, and never for a single page', () => {
    const wrong = everyCase.filter(({ items }) =>
      items.some((item, index) => {
        const next = items[index + 1];
        if (typeof item === 'string') {
          const before = items[index - 1];
          return typeof before !== 'number' || typeof next !== 'number' || next - before < 3;
        }
        return typeof next === 'number' && next !== item + 1;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('never more than seven pages and two ellipses', () => {
    expect(Math.max(...everyCase.map(({ items }) => items.length))).toBe(7);
  });
});

describe('whatever an address says', () => {
  test('a page beyond the ends, a fraction or no number gives a page that is there', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 100_000 }), (page, total) => {
        const current = clampPage(page, total);
        expect(Number.isInteger(current) && current >= 1 && current <= total).toBe(true);
        expect(paginationItems(page, total)).toContain(current);
      }),
    );
  });

  test('no pages, no number or no end: nothing', () => {
    for (const count of [0, -3, Number.NaN, Infinity, -Infinity]) expect(paginationItems(1, count)).toEqual([]);
  });

  test('a fraction counts in whole pages', () => {
    expect(paginationItems(9, 3.7)).toEqual([1, 2, 3]);
  });
});

describe('other shapes', () => {
  const shapes = [0, 1, 2].flatMap((siblingCount) => [1, 2].map((boundaryCount) => ({ siblingCount, boundaryCount })));

  test.each(shapes)('$siblingCount siblings and $boundaryCount at the ends: first, last and current, in order, no page twice', (shape) => {
    const wrong = everyCase.filter(({ page, total }) => {
      const items = paginationItems(page, total, shape);
      const pages = items.filter((item) => typeof item === 'number');
      const inOrder = pages.every((number, index) => index === 0 || number > pages[index - 1]!);
      const gapsMarked = pages.every((number, index) => {
        const isLeftOut = index > 0 && number > pages[index - 1]! + 1;
        return isLeftOut === (index > 0 && typeof items[items.indexOf(number) - 1] === 'string');
      });
      return !inOrder || !gapsMarked || new Set(items).size !== items.length || [1, total, page].some((number) => !items.includes(number));
    });
    expect(wrong).toEqual([]);
  });
});
