import { expect, test } from 'vitest';
import { emptyListState, type ListState } from '../../navigation/listState.ts';
import { indexingOf } from './indexing.ts';

const of = (state: Partial<ListState>) => indexingOf({ ...emptyListState, ...state });

test.for([
  ['the whole range', {}, '/product-list'],
  ['a later page of it', { page: 3 }, '/product-list/?page=3'],
  ['a category', { categoryId: 7 }, '/product-list/?categoryId=7'],
  ['a later page of a category', { categoryId: 7, page: 2 }, '/product-list/?categoryId=7&page=2'],
  ['a tag', { tagId: 4 }, '/product-list/?tag=4'],
] as const)('search engines keep %s, by its one address', ([, state, canonical]) => {
  expect(of(state)).toEqual({ canonical });
});

test.for([
  ['a search', { search: 'cola' }],
  ['a search within a category', { search: 'cola', categoryId: 7 }],
  ['a tag within a category', { categoryId: 7, tagId: 4 }],
] as const)('they do not keep %s, but follow its links', ([, state]) => {
  expect(of(state)).toEqual({ noindex: true });
});

test.for([
  ['one brand', { brands: ['Boxrigg'] }],
  ['brands within a category', { brands: ['Boxrigg', 'Clamshore'], categoryId: 7 }],
  ['a value of a facet', { facets: ['storage:frozen'], categoryId: 7 }],
  ['another order', { sorting: 'alphabetical_asc' }],
  ['a search in another order', { search: 'cola', sorting: 'alphabetical_asc' }],
] as const)('they neither keep nor follow %s: combinations have no end', ([, state]) => {
  expect(of(state)).toEqual({ noindex: true, nofollow: true });
});
