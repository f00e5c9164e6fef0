import type { PageHead } from '../../head.tsx';
import { emptyListState, listPath, type ListState } from '../../navigation/paths.ts';

/**
 * Which lists search engines may keep: the whole range, a category, or a tag, each with its pages. Everything else is a cut through these that
 * repeats their products:
 * - a search, or a category with a tag: not kept, but its links may be followed, since they lead to products and on to the lists that are;
 * - chosen brands, or another order: not followed either. Each of their links would add to the combinations, and there is no end to them. No page
 *   without one links to one, so a crawler comes here only from outside.
 *
 * `robots.txt` forbids none of them: a crawler that may not fetch a page never learns that it should not be kept, and lists its bare address when
 * others link to it. A page that is not kept names no canonical address, which would say the contrary.
 */
export function listing({
  search,
  categoryId,
  tagId,
  brands,
  sorting,
  page,
}: ListState): Pick<PageHead, 'canonical' | 'noindex' | 'nofollow'> {
  if (brands.length > 0 || sorting !== undefined) return { noindex: true, nofollow: true };
  if (search || (categoryId !== undefined && tagId !== undefined)) return { noindex: true };
  return { canonical: listPath({ ...emptyListState, categoryId, tagId, page }) };
}
