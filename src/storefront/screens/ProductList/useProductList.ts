import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CategoryRef, ProductsAnswer } from '../../../contract/catalogue.ts';
import { defaultSorting, isSorting, type Sorting } from '../../../contract/sorting.ts';
import { useMainCategories, useProducts } from '../../data/catalogue.ts';
import {
  listTransitions,
  parseListState,
  productQueryOf,
  withKnownBrands,
  withKnownFacets,
  type ListState,
} from '../../navigation/listState.ts';
import { listPath } from '../../navigation/queryPaths.ts';
import { storeSorting } from '../../navigation/storedSorting.ts';
import { useRememberedSorting } from './useRememberedSorting.ts';
import { useIsLive } from '../../../kit/utils/useIsLive.ts';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { pageOf } from '../../navigation/pageOf.ts';
import { useScrollToResults } from './useScrollToResults.ts';

export type ProductListModel = ReturnType<typeof useProductList>;

/** The product list's state, which lives in the address, its data, and the transitions between states (specification, section 4). */
export function useProductList() {
  const [parameters] = useSearchParams();
  const { category } = pageOf(useLocation().pathname).parameters;
  const navigate = useNavigate();
  const remembered = useRememberedSorting();

  const address = parameters.toString();
  const asked = useMemo<ListState>(() => {
    const parsed = parseListState(new URLSearchParams(address), category);
    const sorting = parsed.sorting ?? (remembered.decides ? remembered.sorting : undefined) ?? defaultSorting;
    // The order is left out of addresses only when it is the default here and in the entries that follow.
    const isDefaultEverywhere = sorting === defaultSorting && (remembered.sorting ?? defaultSorting) === defaultSorting;
    return { ...parsed, sorting: isDefaultEverywhere ? undefined : sorting };
  }, [address, category, remembered]);
  const mainCategories = useMainCategories();
  const named = useNamedCategory(asked, category);
  const replacedEntry = useSortingInAddress(asked, named !== undefined || isSorting(parameters.get('sort')));
  const query = useMemo(() => (named ? undefined : productQueryOf(asked)), [asked, named]);
  const products = useProducts(query);
  const busy = products.isLoading;
  const { data } = products;
  // The answer before says nothing of facets that were chosen since.
  const known = useMemo(() => (busy || !data ? asked : withKnownFacets(asked, data)), [asked, busy, data]);
  const state = useMemo(() => withKnownBrands(known, data?.brands ?? []), [known, data]);
  const [settledPage, setSettledPage] = useState(state.page);
  if (!busy && settledPage !== state.page) setSettledPage(state.page);
  const unknown: Unknown = named === 'unknown' ? 'category' : unknownOf(state, products);
  useLoadFailure(mainCategories, ...(products.error?.status === 404 ? [] : [products]));

  const go = (next: ListState) => void navigate(listPath(next));
  const chooseSorting = (sorting: Sorting) => {
    storeSorting(sorting);
    go(listTransitions.chooseSorting(state, sorting));
  };

  const shown = unknown ? noProducts : named ? undefined : products.data;
  return {
    /** The state in the address, with the current order. */
    state,
    sorting: state.sorting ?? defaultSorting,
    /** `undefined` until the first answers have come. */
    answers: mainCategories.data && shown ? { mainCategories: mainCategories.data, products: shown } : undefined,
    /** The part of the address that does not exist. */
    unknown,
    /** Whether the products shown belong to the state before, while new ones load. */
    busy,
    /** The page of the products shown. */
    shownPage: busy ? settledPage : state.page,
    /** From the main category down to the chosen one; empty without one. */
    categoryPath: shown?.path ?? noPath,
    places: useScrollToResults({ isShown: !busy && mainCategories.data !== undefined && shown !== undefined, replacedEntry }),
    /** Goes to another state on the visitor's behalf. */
    go,
    chooseSorting,
  };
}

/**
 * Puts an order that this browser remembered into the address, so that Back, reload and a shared link show the list as it is now.
 *
 * @returns the last entry of the history that was replaced in this way; the entry in its place shows the same
 */
function useSortingInAddress(state: ListState, isInAddress: boolean): RefObject<string | undefined> {
  const navigate = useNavigate();
  const { state: entryState, key: entry } = useLocation() as { state: unknown; key: string };
  const replacedEntry = useRef<string>(undefined);
  useEffect(() => {
    if (isInAddress || state.sorting === undefined || state.sorting === defaultSorting) return;
    replacedEntry.current = entry;
    void navigate(listPath(state), { replace: true, state: entryState });
  }, [isInAddress, state, entry, entryState, navigate]);
  return replacedEntry;
}

/**
 * A category that the address gives by name instead of id. The server, which knows the names, redirects to the list of that category; so such an address is
 * loaded from the server.
 *
 * @returns `undefined` when the address names none
 */
function useNamedCategory(state: ListState, name: string | undefined): 'unknown' | 'looked for' | undefined {
  const { pathname } = useLocation();
  const isLive = useIsLive();
  const isNamed = name !== undefined && state.categoryId === undefined;
  const isAsked =
    isNamed && isLive && new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', 'http://localhost').pathname !== pathname;
  useEffect(() => {
    if (isAsked) window.location.reload();
  }, [isAsked]);
  return isNamed ? (isAsked ? 'looked for' : 'unknown') : undefined;
}

type Unknown = 'category' | 'tag' | undefined;

/** The part of a query that does not exist, according to its answer. */
function unknownOf(
  { categoryId, tagId, search, brands, facets }: ListState,
  { data, error, isLoading }: ReturnType<typeof useProducts>,
): Unknown {
  if (error?.status === 404) return error.body?.errors?.tagId ? 'tag' : 'category';
  // While the next answer loads, the previous one says nothing about the new query.
  if (isLoading || !data) return undefined;
  // For a missing category or tag the server renders an empty answer: without a path for a category, or without products for a tag alone.
  if (categoryId !== undefined && !data.path) return 'category';
  return tagId !== undefined && data.total === 0 && !search && brands.length + facets.length === 0 ? 'tag' : undefined;
}

const noPath: readonly CategoryRef[] = [];

/** The answer for a category or tag that does not exist. */
const noProducts: ProductsAnswer = { data: [], brands: [], total: 0, totalPages: 0 };
