/** A page's number, or a gap: `start` between the first page and the current one's neighbours, `end` after them. */
export type PaginationEntry = number | 'start' | 'end';

/** How many pages are shown. */
export interface PaginationShape {
  /** Pages shown on each side of the current one. Default: 1. */
  siblingCount?: number | undefined;
  /** Pages shown at each end. Default: 1. */
  boundaryCount?: number | undefined;
}

/**
 * Items of a pagination. By default: with seven pages or fewer all of them; with more the first, the last, and the current page with its neighbours, a left
 * ellipsis when the current page is above 4 and a right one when it is below `total` − 3. Where there is no ellipsis nothing is left out, so that an ellipsis
 * always stands for two pages or more.
 *
 * @param page - the current page, from 1; beyond the ends the nearest end counts
 * @param count - how many pages there are; a fraction counts in whole pages, no number as none
 */
export function paginationItems(
  page: number,
  count: number,
  { siblingCount = 1, boundaryCount = 1 }: PaginationShape = {},
): PaginationEntry[] {
  const total = wholeCount(count);
  if (total < 1) return [];
  const current = clampPage(page, total);
  // Both ends, the current page with its neighbours, and a place for each ellipsis.
  const all = 2 * boundaryCount + 2 * siblingCount + 3;
  if (total <= all) return between(1, total, boundaryCount, total);
  const from = current > boundaryCount + siblingCount + 2 ? current - siblingCount : 1;
  const to = current < total - boundaryCount - siblingCount - 1 ? current + siblingCount : total;
  return between(from, to, boundaryCount, total);
}

/** How many pages a count gives: no number of pages, or one without an end, shows none. */
export const wholeCount = (count: number): number => (Number.isFinite(count) ? Math.trunc(count) : 0);

/** The pages from one to another with those at both ends, and an ellipsis wherever pages are left out. */
function between(from: number, to: number, boundaryCount: number, total: number): PaginationEntry[] {
  const items: PaginationEntry[] = [];
  const add = (first: number, last: number, gap: 'start' | 'end'): void => {
    const shown = items.at(-1);
    const next = Math.max(first, typeof shown === 'number' ? shown + 1 : 1);
    if (typeof shown === 'number' && next <= last && next > shown + 1) items.push(gap);
    for (let number = next; number <= last; number += 1) items.push(number);
  };
  add(1, Math.min(boundaryCount, total), 'start');
  add(from, to, 'start');
  add(Math.max(1, total - boundaryCount + 1), total, 'end');
  return items;
}

/** The page that is meant when an address or a shrunken list asks for one that is not there. */
export function clampPage(page: number, total: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, Math.trunc(total)));
}
