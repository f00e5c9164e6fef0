import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { emptyListBestSellerCount } from '../../../contract/limits.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { ProductGrid } from '../../../kit/ProductGrid/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandExtras } from '../../brandPages.ts';
import { paths } from '../../../contract/pages.ts';
import { contactPath, listPath, searchPath } from '../../navigation/queryPaths.ts';
import { ProductSummaryCard } from '../../cards.tsx';
import { useBestSellers } from '../../data/catalogue.ts';
import { emptyListState, showsBestSellers } from '../../navigation/listState.ts';
import { noProductsWords as words } from './noProductsWords.ts';
import { ProtectionNote } from './ProtectionNote.tsx';
import { sharedWords } from '../../words.ts';

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

interface NoProductsProps {
  search: string;
  products: ProductsAnswer;
  /** The part of the address that does not exist: then nothing was looked for. */
  unknown?: 'category' | 'tag' | undefined;
}

/** Offers of a list without products: categories and searches near it, and similar words. All of them lead to products, or to somebody who knows. */
export function NoProducts({ search, products, unknown }: NoProductsProps) {
  const { notFoundPicture, home } = useBrand();
  const own = useBrandExtras().noProducts;
  const { nearby = [], nearSearches = [], nearWords = [], protectedWords } = products;
  // Offers that claim what the search asks for need its source.
  const isClaimed = nearby.length > 0 || nearSearches.some(({ without }) => without === undefined);
  const title = unknown
    ? words.unknownHelp
    : protectedWords
      ? words.nothingHas(all.format(protectedWords))
      : search
        ? (own?.notFound ?? words.notFound)
        : words.nothingYet;
  const advice = search ? (own?.advice ?? words.advice(search)) : words.takeFilterOff;
  const bestSellers = useBestSellers(showsBestSellers(search, products) ? emptyListBestSellerCount : 0).data?.data ?? [];
  return (
    <>
      <EmptyState
        title={title}
        picture={{ src: notFoundPicture, alt: sharedWords.nothingFound, width: 480, height: 360 }}
        suggestions={[
          ...nearSearches.map(({ search: text, total, without }) => ({
            label: words.nearSearch(text, total, without && either.format(without)),
            href: searchPath(text),
          })),
          ...nearby.map(({ search: text, category, total }) => ({
            label: words.near(text, category.name, total),
            href: listPath({ ...emptyListState, search: text, categoryId: category.id }),
          })),
          ...nearWords
            .filter((text) => !nearSearches.some((near) => near.search === text))
            .map((text) => ({ label: words.searchFor(text), href: searchPath(text) })),
          ...(search ? [{ label: own?.askForIt ?? words.askForIt, href: contactPath(words.askSubject(search)) }] : []),
          { label: sharedWords.browse, href: paths.productList },
        ]}
      >
        {isClaimed ? <ProtectionNote products={products} /> : unknown || protectedWords ? null : advice}
      </EmptyState>
      {bestSellers.length > 0 ? (
        <Stack>
          <Heading level={2}>{home.bestSellersHeading}</Heading>
          <ProductGrid>
            {bestSellers.map((product) => (
              <ProductSummaryCard key={product.productId} product={product} place="list" />
            ))}
          </ProductGrid>
        </Stack>
      ) : null}
    </>
  );
}
