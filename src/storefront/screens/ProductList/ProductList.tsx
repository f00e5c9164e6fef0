import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { facetKey } from '../../../contract/facets.ts';
import { productListPageSize } from '../../../contract/limits.ts';
import { sortings, type Sorting } from '../../../contract/sorting.ts';
import { ActiveFilters, type ActiveFilter } from '../../../kit/ActiveFilters/index.ts';
import { CategoryTiles } from '../../../kit/CategoryTile/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { GridIcon } from '../../../kit/icons/GridIcon.ts';
import { RowsIcon } from '../../../kit/icons/RowsIcon.ts';
import { PriceSlot } from '../../../kit/PriceSlot/index.ts';
import { ProductRows } from '../../../kit/ProductGrid/ProductRows.tsx';
import { ResultCount } from '../../../kit/ResultCount/index.ts';
import { Separator } from '../../../kit/Separator/index.ts';
import { SkipLink } from '../../../kit/SkipLink/index.ts';
import { SortMenu } from '../../../kit/SortMenu/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { breakpoints } from '../../../kit/theme/index.ts';
import { Toolbar } from '../../../kit/Toolbar/index.ts';
import type { Brand } from '../../../brands/types.ts';
import { useBrand } from '../../BrandContext.tsx';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner, Refetched } from '../../layout/PageSpinner.tsx';
import { deferredPart } from '../../navigation/deferredPart.tsx';
import { listTransitions, noChoices, type ListState } from '../../navigation/listState.ts';
import { paths } from '../../../contract/pages.ts';
import { useListView } from '../../navigation/listView.ts';
import { categoryPath as pathOfCategory, listPath } from '../../navigation/queryPaths.ts';
import { leadsTo } from '../../navigation/leadsTo.ts';
import { SuggestedSearch } from '../../searching/SuggestedSearch.tsx';
import { MainCategoryTile, ProductSummaryCard } from '../../cards.tsx';
import { indexingOf } from './indexing.ts';
import { breadcrumbThing, listThing, sharedPictureOf } from '../../seo/structuredData.ts';
import { FiltersLink, Head, ListLayout, ListPage, ListTrail, MainRow, NameAndNumbers, NameAndView, ViewToggle } from './listBoxes.ts';
import { ListDrawer } from './ListDrawer.tsx';
import { articlesOf } from './useFacets.ts';
import { useProductList, type ProductListModel } from './useProductList.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

type ListAnswers = NonNullable<ProductListModel['answers']>;

/** The kit's count in the shop's own words. */
const countTexts: ComponentProps<typeof ResultCount>['messages'] = {
  none: sharedWords.nothingFound,
  range: (from, _to, products) => words.count(products, Math.ceil(from / productListPageSize)),
};

const sortingOptions = sortings.map((value) => ({ value, label: words.sortings[value] }));

const resultsId = 'results';
const filtersId = 'filters';

/** Number of cards on a phone's first screen, whose pictures are fetched at once. */
const eagerPictures = 2;

function tagNameOf({ answers, state }: ProductListModel): string | undefined {
  const tags = answers?.products.data.flatMap((product) => product.variants.flatMap((variant) => variant.tags));
  return tags?.find((tag) => tag.id === state.tagId)?.name;
}

/** Its links work without its code. */
const NoProducts = deferredPart(async () => (await import('./NoProducts.tsx')).NoProducts, 'visible');
/** Another list has other pages than the server wrote. */
const useIsOther = (): boolean => useLocation().key !== 'default';
const SearchNotes = deferredPart(async () => (await import('./SearchNotes.tsx')).SearchNotes, 'visible', useIsOther);
const Pagination = deferredPart(async () => (await import('../../../kit/Pagination/index.ts')).Pagination, 'visible', useIsOther);
const Sidebar = deferredPart(async () => (await import('./ListSidebar.tsx')).ListSidebar, { minWidth: breakpoints.lg });

function titleOf(model: ProductListModel): string {
  const { state, categoryPath } = model;
  if (model.unknown) return model.unknown === 'tag' ? words.unknownTag : words.unknownCategory;
  if (state.search) return words.results(state.search);
  const category = categoryPath.at(-1)?.name;
  const tag = state.tagId === undefined ? undefined : (tagNameOf(model) ?? words.tagged);
  if (category && tag) return `${category}: ${tag}`;
  return category ?? tag ?? sharedWords.everything;
}

function activeFilters(model: ProductListModel, facets: Brand['facets']): ActiveFilter[] {
  const { state, answers, categoryPath } = model;
  const category = categoryPath.at(-1);
  const filter = (group: string, label: string, without: Partial<ListState>): ActiveFilter => ({
    id: `${group}:${label}`,
    group,
    label,
    href: listPath({ ...state, page: 1, ...without }),
  });
  const isOther = (one: string) => (other: string) => other !== one;
  return [
    ...(category ? [filter(words.filters.category, category.name, { categoryId: undefined })] : []),
    ...(state.tagId === undefined ? [] : [filter(words.filters.tag, tagNameOf(model) ?? words.filters.tag, { tagId: undefined })]),
    ...(answers?.products.chosenFacets ?? []).map((chosen) =>
      filter(facets[chosen.facet] ?? '', chosen.label, { facets: state.facets.filter(isOther(facetKey(chosen))) }),
    ),
    ...state.brands.map((brand) => filter(words.filters.brand, brand, { brands: state.brands.filter(isOther(brand)) })),
  ];
}

/** Sets the head of the list's page, for browsers, search engines and link previews. */
function useListHead(model: ProductListModel, title: string, trail: ComponentProps<typeof ListTrail>['items']): void {
  const { state, answers } = model;
  const publicUrl = usePublicUrl();
  const { listDescription } = useBrand();
  const found = answers?.products.data ?? [];
  usePageHead({
    title: state.page > 1 ? words.withPage(title, state.page) : title,
    description: listDescription.replace('{list}', () => title) + (state.page > 1 ? words.page(state.page) : ''),
    ...indexingOf(state),
    ...(model.unknown ? { noindex: true } : {}),
    picture: import.meta.env.SSR ? found[0] && sharedPictureOf(found[0]) : undefined,
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbThing(trail, publicUrl),
          listThing(
            title,
            found.map(({ productId }) => paths.product(productId)),
            publicUrl,
            (state.page - 1) * productListPageSize,
          ),
        ]
      : undefined,
  });
}

function MainCategories({ model, answers }: { model: ProductListModel; answers: ListAnswers }) {
  const { tiles } = model.places;
  return (
    <MainRow direction="row" gap="3" data-print="hide">
      <Heading level={2} size="md">
        {words.productCategories}
      </Heading>
      <CategoryTiles compact ref={tiles}>
        {answers.mainCategories.data.map((category) => (
          <MainCategoryTile key={category.id} category={category} current={model.categoryPath.some(({ id }) => id === category.id)} />
        ))}
      </CategoryTiles>
    </MainRow>
  );
}

/** The list's tools: the drawer on phones, and the order. */
function ListTools({ model, total, activeFilters }: { model: ProductListModel; total: number; activeFilters: number }) {
  const { state, sorting, chooseSorting } = model;
  return (
    <Toolbar
      start={<ListDrawer model={model} activeFilters={activeFilters} />}
      end={
        total > 1 ? (
          <SortMenu
            {...leadsTo((value) => listPath({ ...state, page: 1, sorting: value as Sorting }))}
            options={sortingOptions}
            value={sorting}
            onChange={(_event, value) => chooseSorting(value)}
          />
        ) : null
      }
    />
  );
}

/** The search of wide screens. The header's field and the heading say the search; this one is for another. */
function ListSearch({ model: { state, go } }: { model: ProductListModel }) {
  const { key: entry } = useLocation();
  return (
    <SuggestedSearch
      size="small"
      label={words.searchList}
      placeholder={words.searchPlaceholder}
      value=""
      place={entry}
      onSearch={(text) => go(listTransitions.runSearch(state, text))}
    />
  );
}

function ViewButton() {
  const [isRows, toggle] = useListView();
  return (
    <ViewToggle variant="text" compact startIcon={isRows ? <GridIcon /> : <RowsIcon />} onClick={toggle} data-print="hide">
      {isRows ? words.cards : words.rows}
    </ViewToggle>
  );
}

/** The list's name, how many it has, where their price is, and the button that changes between cards and rows. */
function ListHeading({ model, title, products }: { model: ProductListModel; title: string; products: ListAnswers['products'] }) {
  const { heading } = model.places;
  return (
    <NameAndView direction="row" gap="2">
      <NameAndNumbers direction="row" gap="2">
        <Heading level={1} size="2xl" id={resultsId} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Stack direction="row" gap="2">
          <ResultCount
            total={articlesOf(products)}
            page={model.shownPage}
            pageSize={productListPageSize}
            order={words.sortings[model.sorting]}
            busy={model.busy}
            messages={countTexts}
          />
          {products.total > 0 ? <PriceSlot /> : null}
        </Stack>
      </NameAndNumbers>
      {products.total > 1 ? <ViewButton /> : null}
    </NameAndView>
  );
}

function Results({ model, products }: { model: ProductListModel; products: ListAnswers['products'] }) {
  const { state, busy } = model;
  const { pagination } = model.places;
  return (
    <Stack>
      <Refetched busy={busy}>
        {products.total === 0 ? (
          <NoProducts search={state.search} products={products} unknown={model.unknown} />
        ) : (
          <ProductRows busy={busy} headings={words.columns}>
            {products.data.map((product, index) => (
              <ProductSummaryCard key={product.productId} product={product} place="list" level={2} priority={index < eagerPictures} />
            ))}
          </ProductRows>
        )}
      </Refetched>
      {/* The element of a part that shows nothing would leave a gap. */}
      {products.totalPages > 1 ? (
        <Pagination
          ref={pagination}
          data-print="hide"
          page={state.page}
          count={products.totalPages}
          getHref={(number) => listPath(listTransitions.goToPage(state, number))}
        />
      ) : null}
    </Stack>
  );
}

/** The range: by category, brand, tag and search, sorted and in pages (specification, sections 2, 4 and 9). */
export function ProductList() {
  const model = useProductList();
  const { state, answers, categoryPath } = model;
  const { separator, heading } = model.places;
  const { arrangement, facets } = useBrand();
  const title = titleOf(model);
  const filters = activeFilters(model, facets);
  const trail = [
    { label: sharedWords.home, href: paths.home },
    ...(title === sharedWords.everything ? [] : [{ label: sharedWords.everything, href: paths.productList }]),
    ...categoryPath.slice(0, -1).map((category) => ({ label: category.name, href: pathOfCategory(category.id) })),
    { label: state.search && !model.unknown ? words.search : title },
  ];
  useListHead(model, title, trail);
  if (!answers) return <PageSpinner />;
  const { products } = answers;
  return (
    <ListPage>
      {/* Of a search or the whole range it would say what the heading says. */}
      {categoryPath.length > 0 ? <ListTrail items={trail} /> : null}
      <SkipLink href={`#${resultsId}`}>{words.toResults}</SkipLink>
      <FiltersLink href={`#${filtersId}`}>{words.toFilters}</FiltersLink>
      <MainCategories model={model} answers={answers} />
      <Separator ref={separator} />
      <ListLayout
        sidebar={
          <>
            <ListSearch model={model} />
            <Sidebar model={model} />
          </>
        }
        sidebarLast
        sidebarPlace={arrangement?.filters}
        sidebarLabel={words.filtersLabel}
        slotProps={{ sidebar: { id: filtersId, tabIndex: -1 } }}
      >
        <Head gap="2">
          <ListTools model={model} total={products.total} activeFilters={filters.length} />
          <ListHeading model={model} title={title} products={products} />
        </Head>
        <ActiveFilters
          // A category alone is in the heading and in the tree.
          filters={state.search === '' && filters.length === 1 && state.categoryId !== undefined ? [] : filters}
          {...(state.brands.length + state.facets.length > 1 ? { clearHref: listPath(listTransitions.narrow(state, noChoices)) } : {})}
          messages={words.clearing}
          fallbackFocus={heading}
        />
        <div aria-live="polite">
          {state.search || products.protectedWords ? <SearchNotes products={products} search={state.search} /> : null}
        </div>
        <Results model={model} products={products} />
      </ListLayout>
    </ListPage>
  );
}
