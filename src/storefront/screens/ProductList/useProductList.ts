import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CategoryRef, MainCategoriesAnswer, ProductsAnswer } from '../../../contract/catalogue.ts';
import { defaultSorting, type Sorting } from '../../../contract/sorting.ts';
import { useMainCategories, useProducts } from '../../data/catalogue.ts';
import { listTransitions, parseListState, productQueryOf } from '../../navigation/listState.ts';
import { listPath, type ListState } from '../../navigation/paths.ts';
import { storeSorting, useStoredSorting } from '../../navigation/storedSorting.ts';
import { useLoadFailure } from '../../navigation/useLoadFailure.ts';
import { useRouteParameters } from '../../navigation/useRouteParameters.ts';

/** Everything the product list shows and does. */
export interface ProductListModel {
  /** What the address says, with the order in force. */
  state: ListState;
  sorting: Sorting;
  /** `undefined` until the first answers have come. */
  answers: { mainCategories: MainCategoriesAnswer; products: ProductsAnswer } | undefined;
  /** There is no such category or tag. */
  unknown: boolean;
  /** The products shown belong to the state before; the new ones are on their way. */
  busy: boolean;
  /** From the main category down to the chosen one; empty without one. */
  categoryPath: readonly CategoryRef[];
  /** The line above the results, which every change of the list scrolls to. */
  separator: RefObject<HTMLHRElement | null>;
  /** Goes to another state on the visitor's behalf. */
  go: (state: ListState) => void;
  /** Told that a link to another state of the list is being followed. */
  willChange: () => void;
  chooseSorting: (sorting: Sorting) => void;
}

/** The product list's state, which lives in the address, its data, and the transitions between states (specification, section 4). */
export function useProductList(): ProductListModel {
  const [parameters] = useSearchParams();
  const { category } = useRouteParameters();
  const navigate = useNavigate();
  const stored = useStoredSorting();

  const address = parameters.toString();
  const state = useMemo<ListState>(() => {
    const said = parseListState(new URLSearchParams(address), category);
    const sorting = said.sorting ?? stored;
    // An order that only this browser remembers still belongs in the addresses it links to, so that they can be shared.
    return { ...said, sorting: sorting === defaultSorting ? undefined : sorting };
  }, [address, category, stored]);

  const mainCategories = useMainCategories();
  const query = useMemo(() => productQueryOf(state, undefined), [state]);
  const products = useProducts(query);
  const busy = products.isLoading;
  // What the server renders for a category that is not there is an answer without a way to it; so is the one before, which stays while the next loads.
  const unknown =
    products.error?.status === 404 || (!busy && state.categoryId !== undefined && products.data !== undefined && !products.data.path);
  useLoadFailure(mainCategories, ...(unknown ? [] : [products]));

  const separator = useRef<HTMLHRElement>(null);
  const scrollWhenLoaded = useRef(false);
  useEffect(() => {
    if (busy || !scrollWhenLoaded.current) return;
    scrollWhenLoaded.current = false;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    separator.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  }, [busy, products.data]);

  const willChange = useCallback(() => {
    scrollWhenLoaded.current = true;
  }, []);
  const go = useCallback(
    (next: ListState) => {
      willChange();
      void navigate(listPath(next));
    },
    [navigate, willChange],
  );
  const chooseSorting = useCallback(
    (sorting: Sorting) => {
      storeSorting(sorting);
      go(listTransitions.chooseSorting(state, sorting));
    },
    [go, state],
  );

  const shown = unknown ? noProducts : products.data;
  return {
    state,
    sorting: state.sorting ?? defaultSorting,
    answers: mainCategories.data && shown ? { mainCategories: mainCategories.data, products: shown } : undefined,
    unknown: unknown || (category !== undefined && state.categoryId === undefined),
    busy,
    categoryPath: shown?.path ?? noPath,
    separator,
    go,
    willChange,
    chooseSorting,
  };
}

const noPath: readonly CategoryRef[] = [];

/** A category or tag that does not exist holds nothing. */
const noProducts: ProductsAnswer = { data: [], brands: [], total: 0, totalPages: 0 };
