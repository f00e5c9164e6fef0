import { paths } from '../../contract/pages.ts';
import type { ListState } from './listState.ts';

/** The address of the list narrowed to a category, as the tiles link to it. */
export function categoryPath(categoryId: number): string {
  return `${paths.productList}/?categoryId=${categoryId}`;
}

/** The address of the list narrowed to a tag. */
export function tagPath(tagId: number): string {
  return `${paths.productList}/?tag=${tagId}`;
}

/** The address of the contact form with its subject filled in. */
export function contactPath(subject: string): string {
  return `${paths.contactUs}?${new URLSearchParams({ subject }).toString()}`;
}

export function searchPath(search: string): string {
  return search ? `${paths.productList}/?${new URLSearchParams({ search }).toString()}` : paths.productList;
}

/** The address of a list: keys in one order and without defaults, so that one list has one address. */
export function listPath(state: ListState): string {
  const parameters = new URLSearchParams();
  if (state.search) parameters.set('search', state.search);
  if (state.categoryId !== undefined) parameters.set('categoryId', String(state.categoryId));
  if (state.tagId !== undefined) parameters.set('tag', String(state.tagId));
  for (const brand of state.brands) parameters.append('brands', brand);
  for (const value of state.facets) parameters.append('facet', value);
  if (state.sorting !== undefined) parameters.set('sort', state.sorting);
  if (state.page > 1) parameters.set('page', String(state.page));
  const query = parameters.toString();
  return query ? `${paths.productList}/?${query}` : paths.productList;
}
