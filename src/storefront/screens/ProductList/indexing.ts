import type { PageHead } from '../../head.tsx';
import { listPath } from '../../navigation/queryPaths.ts';
import { emptyListState, type ListState } from '../../navigation/listState.ts';

/**
 * Decides which lists search engines may index: the whole range, a category, or a tag, each with its pages. All other lists
 * repeat products of these:
 * - a search, or a category with a tag: not indexed, but its links may be followed, since they lead to products and to indexed lists;
 * - chosen brands or values of other facets, or another order: not followed either, since their links lead to endless combinations. No other page
 *   links to them, so a crawler comes here only from outside.
 *
 * `robots.txt` forbids none of them: a crawler that may not fetch a page never reads its `noindex`, and lists its bare address when
 * others link to it. A page with `noindex` has no canonical address, which would contradict it.
 */
export function indexingOf({
  search,
  categoryId,
  tagId,
  brands,
  facets,
  sorting,
  page,
}: ListState): Pick<PageHead, 'canonical' | 'noindex' | 'nofollow'> {
  if (brands.length > 0 || facets.length > 0 || sorting !== undefined) return { noindex: true, nofollow: true };
  if (search || (categoryId !== undefined && tagId !== undefined)) return { noindex: true };
  return { canonical: listPath({ ...emptyListState, categoryId, tagId, page }) };
}
