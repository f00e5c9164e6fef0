import type { JSX } from 'react';
import type { Category, ProductsAnswer } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { categoryPath, emptyListState, listPath, paths, searchPath } from '../../navigation/paths.ts';
import notFound from './no-products.webp';

/** What a list without products offers instead. */
export function NoProducts(props: { search: string; products: ProductsAnswer; categories: readonly Category[] }): JSX.Element {
  const { search, categories } = props;
  const { protectedWords, nearby = [] } = props.products;
  // A search without the word that protects somebody is never offered.
  const words = protectedWords ? [] : search.split(' ').filter(Boolean);
  const fewerWords = words.length > 1 ? words.map((_word, index) => words.filter((_other, other) => other !== index).join(' ')) : [];
  return (
    <EmptyState
      title={search ? `Nothing matches “${search}”` : 'There is nothing here yet'}
      picture={{ src: notFound, alt: 'No products found', width: 480, height: 360 }}
      suggestions={[
        ...nearby.map(({ search: text, category, total }) => ({
          label: `${text} in ${category.name} (${total})`,
          href: listPath({ ...emptyListState, search: text, categoryId: category.id }),
        })),
        ...fewerWords.slice(0, 3).map((text) => ({ label: `Search for “${text}”`, href: searchPath(text) })),
        ...(nearby.length > 0 ? [] : categories.slice(0, 4)).map(({ id, name }) => ({ label: name, href: categoryPath(id) })),
        { label: 'All products', href: paths.productList },
      ]}
    >
      {protectedWords
        ? `No product with the other words says or declares that it is ${protectedWords.join(' and ')}, and we never leave that out.`
        : null}
      {protectedWords
        ? null
        : search
          ? 'Check the spelling, use fewer words, or look in a category.'
          : 'Take a filter off, or look in another category.'}
    </EmptyState>
  );
}
