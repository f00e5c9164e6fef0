import { describe, expect, test } from 'vitest';
import {
  listTransitions,
  parseListState,
  productQueryOf,
  showsBestSellers,
  withKnownBrands,
  withKnownFacets,
  type ListState,
} from './listState.ts';

/** A list on which everything is chosen. */
const chosen: ListState = {
  search: 'cola',
  categoryId: 3,
  tagId: 4,
  brands: ['Ardle', 'Gannet Bay'],
  facets: ['storage:frozen'],
  page: 5,
  sorting: 'created_at_desc',
};

describe('the product list', () => {
  test('clears brands, other facets, search and tag when a category is chosen, and starts at page 1', () => {
    const next = listTransitions.chooseCategory(chosen, 7);
    expect(next).toEqual({ ...chosen, search: '', brands: [], facets: [], tagId: undefined, page: 1, categoryId: 7 });
  });

  test('deselects the selected category when it is chosen again', () => {
    expect(listTransitions.chooseCategory(chosen, 3).categoryId).toBeUndefined();
  });

  test('clears brands, category and tag when a search is run, and starts at page 1', () => {
    const next = listTransitions.runSearch(chosen, ' fish  boxes ');
    expect(next).toEqual({ ...chosen, search: 'fish boxes', brands: [], facets: [], tagId: undefined, categoryId: undefined, page: 1 });
  });

  test('starts at page 1 when the order or the brands change, and keeps everything else', () => {
    expect(listTransitions.chooseSorting(chosen, 'alphabetical_asc')).toEqual({ ...chosen, sorting: 'alphabetical_asc', page: 1 });
    expect(listTransitions.narrow(chosen, { brands: ['Ardle'] })).toEqual({ ...chosen, brands: ['Ardle'], page: 1 });
  });

  test('reads what looks like a value of a facet, and leaves out what its answer does not know', () => {
    const address = 'facet=storage:frozen&facet=colour:red&facet=diet:vegan&facet=storage:frozen&facet=<b>&facet=';
    const state = parseListState(new URLSearchParams(address));
    expect(state.facets).toEqual(['storage:frozen', 'colour:red', 'diet:vegan']);
    const answer = { chosenFacets: [{ facet: 'diet' as const, value: 'vegan', label: 'Vegan' }] };
    expect(withKnownFacets(state, answer).facets).toEqual(['diet:vegan']);
    expect(withKnownFacets(state, {}).facets).toEqual([]);
    expect(withKnownFacets(chosen, { chosenFacets: [{ facet: 'storage', value: 'frozen', label: 'Frozen' }] })).toBe(chosen);
  });

  test('shows brands as the range spells them, however the address does', () => {
    const known = ['Café Noor', 'Ardle', 'Gannet Bay'];
    expect(withKnownBrands({ ...chosen, brands: ['CAFE\u0301 NOOR', 'cafe noor', 'Unknown'] }, known).brands).toEqual([
      'Café Noor',
      'Unknown',
    ]);
    expect(withKnownBrands(chosen, known)).toBe(chosen);
  });

  test('keeps everything when another page is opened', () => {
    expect(listTransitions.goToPage(chosen, 2)).toEqual({ ...chosen, page: 2 });
  });

  test('asks for 12 products, from page size times (page minus 1) on', () => {
    expect(productQueryOf(chosen)).toMatchObject({ limit: 12, offset: 48, sorting: 'created_at_desc', brands: chosen.brands });
    expect(productQueryOf({ ...chosen, page: 1, sorting: undefined })).toMatchObject({ offset: 0, sorting: 'popularity' });
  });

  test('reads search, category, tag, brands, facets, order and page from its address', () => {
    const address = new URLSearchParams(
      'search=cola&categoryId=3&tag=4&brands=Ardle&brands=Gannet+Bay&facet=storage:frozen&sort=created_at_desc&page=5',
    );
    expect(parseListState(address)).toEqual(chosen);
  });

  test('starts at page 1 with nothing chosen, and reads the category from /category/{id} too', () => {
    expect(parseListState(new URLSearchParams(), '3')).toEqual({
      search: '',
      categoryId: 3,
      tagId: undefined,
      brands: [],
      facets: [],
      page: 1,
      sorting: undefined,
    });
  });

  test('shows best sellers where a search found nothing, unless they could contradict a claim that was asked for, or may have been meant', () => {
    const nothing = { data: [], brands: [], total: 0, totalPages: 0 };
    expect(showsBestSellers('xyzzq', nothing)).toBe(true);
    expect(showsBestSellers('', nothing)).toBe(false);
    expect(showsBestSellers('cola', { ...nothing, total: 1 })).toBe(false);
    expect(showsBestSellers('nut free xyzzq', { ...nothing, protectedWords: ['nut free'] })).toBe(false);
    expect(showsBestSellers('nut fre chips', { ...nothing, suggestion: 'nut free chips' })).toBe(false);
    expect(showsBestSellers('non halal xyzzq', { ...nothing, deniedWords: ['halal'] })).toBe(false);
    expect(showsBestSellers('xyzzq', { ...nothing, chosenFacets: [{ facet: 'diet', value: 'vegan', label: 'Vegan' }] })).toBe(false);
  });
});
