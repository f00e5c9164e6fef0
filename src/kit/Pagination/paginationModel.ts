/** A page's number, or a gap: `start` between the first page and the current one's neighbours, `end` after them. */
export type PaginationItem = number | 'start' | 'end';

/** Up to so many pages all are shown. */
const ALL = 7;

/**
 * What a pagination shows. With seven pages or fewer all of them; with more the first, the last, and the current page with its
 * neighbours, a left ellipsis when the current page is above 4 and a right one when it is below `total` − 3. Where there is no ellipsis
 * nothing is left out, so that an ellipsis always stands for two pages or more.
 *
 * @param page - the current page, from 1; beyond the ends the nearest end counts
 * @param total - how many pages there are
 */
export function paginationItems(page: number, total: number): PaginationItem[] {
  const current = clampPage(page, total);
  const gapBefore = total > ALL && current > 4;
  const gapAfter = total > ALL && current < total - 3;
  const from = gapBefore ? current - 1 : 2;
  const to = gapAfter ? Math.max(current + 1, 2) : total - 1;

  const items: PaginationItem[] = total < 1 ? [] : [1];
  if (gapBefore) items.push('start');
  for (let number = from; number <= to; number += 1) items.push(number);
  if (gapAfter) items.push('end');
  if (total > 1) items.push(total);
  return items;
}

/** The page that is meant when an address or a shrunken list asks for one that is not there. */
export function clampPage(page: number, total: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, Math.trunc(total)));
}
