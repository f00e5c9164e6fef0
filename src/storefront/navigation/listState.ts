import type { ProductQuery, ProductsAnswer } from '../../contract/catalogue.ts';
import { facetKey } from '../../contract/facets.ts';
import {
  brandFilterMax,
  brandNameMaxLength,
  facetFilterMax,
  integerMax,
  productListPageSize,
  searchTextMaxLength,
} from '../../contract/limits.ts';
import { defaultSorting, isSorting, type Sorting } from '../../contract/sorting.ts';
import { cleanLine, textKey } from '../../contract/text.ts';

/** The state of the product list in its address, with everything needed to show the same list again. */
export interface ListState {
  /** Trimmed; empty when nothing is searched. */
  search: string;
  categoryId: number | undefined;
  tagId: number | undefined;
  brands: readonly string[];
  /** Values of facets, as "storage:frozen". */
  facets: readonly string[];
  /** From 1. */
  page: number;
  /** `undefined` when the address names none and the visitor's last choice decides. */
  sorting: Sorting | undefined;
}

/** The boxes that are ticked beside a list. */
export type Choices = Pick<ListState, 'brands' | 'facets'>;

export const noChoices: Choices = { brands: [], facets: [] };

export const emptyListState: ListState = {
  search: '',
  categoryId: undefined,
  tagId: undefined,
  brands: [],
  facets: [],
  page: 1,
  sorting: undefined,
};

/** An id or a page in an address: a whole number from 1. Anything else counts as missing. */
export function parseId(value: string | null | undefined): number | undefined {
  if (!value || !/^\d{1,10}$/u.test(value)) return undefined;
  const number = Number(value);
  return number >= 1 && number <= integerMax ? number : undefined;
}

/** How a value of a facet looks in an address. Which there are, only the server knows. */
const facetForm = /^[a-z-]+:[a-z\d-]{1,80}$/u;

/** Furthest page whose offset the API still accepts. */
const lastPossiblePage = Math.floor(integerMax / productListPageSize);

/**
 * Reads the state of the product list from its address. Invalid values are ignored, so that no address can break the screen.
 *
 * @param parameters - the query of the address
 * @param category - the last part of `/product-list/{category}` or `/category/{id}`, where the address has one
 */
export function parseListState(parameters: URLSearchParams, category?: string): ListState {
  const sort = parameters.get('sort');
  const brands = parameters
    .getAll('brands')
    .map((brand) => cleanLine(brand, brandNameMaxLength))
    .filter(Boolean);
  return {
    search: cleanLine(parameters.get('search') ?? '', searchTextMaxLength),
    categoryId: parseId(parameters.get('categoryId')) ?? parseId(category),
    tagId: parseId(parameters.get('tag')),
    brands: [...new Set(brands)].slice(0, brandFilterMax),
    facets: [...new Set(parameters.getAll('facet'))].filter((value) => facetForm.test(value)).slice(0, facetFilterMax),
    page: Math.min(parseId(parameters.get('page')) ?? 1, lastPossiblePage),
    sorting: isSorting(sort) ? sort : undefined,
  };
}

/** The state with its brands as the range spells them: an address may spell one in another way that looks the same. @param known - brands of the range */
export function withKnownBrands(state: ListState, known: readonly string[]): ListState {
  const spelled = state.brands.map((brand) =>
    known.includes(brand) ? brand : (known.find((each) => textKey(each) === textKey(brand)) ?? brand),
  );
  return spelled.every((brand, at) => brand === state.brands[at]) ? state : { ...state, brands: [...new Set(spelled)] };
}

/** The state without those values of facets that its answer does not know. */
export function withKnownFacets(state: ListState, { chosenFacets = [] }: Pick<ProductsAnswer, 'chosenFacets'>): ListState {
  const facets = state.facets.filter((key) => chosenFacets.some((chosen) => key === facetKey(chosen)));
  return facets.length === state.facets.length ? state : { ...state, facets };
}

/** The API's query for a state of the list. */
export function productQueryOf({ page, sorting = defaultSorting, ...filters }: ListState): ProductQuery {
  return { ...filters, sorting, families: true, limit: productListPageSize, offset: productListPageSize * (page - 1) };
}

/** The query of a list's facets with their counts, whatever its order and page. */
export function facetsQueryOf(state: ListState): ProductQuery {
  return { ...productQueryOf({ ...state, page: 1 }), sorting: defaultSorting, limit: 1, counts: true };
}

/** The chosen values after a press on one of them. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

/** Whether best sellers stand below a search without products: not where they could contradict a claim that was asked for, or may have been meant. */
export const showsBestSellers = (
  search: string,
  { total, suggestion, protectedWords, deniedWords, chosenFacets }: ProductsAnswer,
): boolean => search !== '' && total === 0 && [suggestion, protectedWords, deniedWords, chosenFacets].every((said) => said === undefined);

/** The transitions of the product list (specification, section 4). Each gives the state to go to. */
export const listTransitions = {
  /** Clears brands, other facets, search and tag and starts at page 1; choosing the selected category again deselects it. */
  chooseCategory: (state: ListState, categoryId: number): ListState => ({
    ...emptyListState,
    sorting: state.sorting,
    categoryId: state.categoryId === categoryId ? undefined : categoryId,
  }),
  /** Clears brands, other facets, category and tag and starts at page 1. */
  runSearch: (state: ListState, search: string): ListState => ({
    ...emptyListState,
    sorting: state.sorting,
    search: cleanLine(search, searchTextMaxLength),
  }),
  /** Starts at page 1, keeps every filter. */
  chooseSorting: (state: ListState, sorting: Sorting): ListState => ({
    ...state,
    page: 1,
    sorting: sorting === defaultSorting ? undefined : sorting,
  }),
  /** Starts at page 1, keeps everything else. */
  narrow: (state: ListState, chosen: Partial<Choices>): ListState => ({ ...state, page: 1, ...chosen }),
  goToPage: (state: ListState, page: number): ListState => ({ ...state, page }),
};
