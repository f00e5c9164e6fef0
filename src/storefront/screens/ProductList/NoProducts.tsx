import type { JSX } from 'react';
import type { Category } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { categoryPath, paths, searchPath } from '../../navigation/paths.ts';
import notFound from './no-products.webp';

/** What a list without products offers instead. */
export function NoProducts({ search, categories }: { search: string; categories: readonly Category[] }): JSX.Element {
  const words = search.split(' ').filter(Boolean);
  const fewerWords = words.length > 1 ? words.map((_word, index) => words.filter((_other, other) => other !== index).join(' ')) : [];
  return (
    <EmptyState
      title={search ? `Nothing matches “${search}”` : 'There is nothing here yet'}
      picture={{ src: notFound, alt: 'No products found', width: 480, height: 360 }}
      suggestions={[
        ...fewerWords.slice(0, 3).map((text) => ({ label: `Search for “${text}”`, href: searchPath(text) })),
        ...categories.slice(0, 4).map(({ id, name }) => ({ label: name, href: categoryPath(id) })),
        { label: 'All products', href: paths.productList },
      ]}
    >
      {search ? 'Check the spelling, use fewer words, or look in a category.' : 'Take a filter off, or look in another category.'}
    </EmptyState>
  );
}
