import type { JSX } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath, listPath, searchPath } from '../../navigation/queryPaths.ts';
import { emptyListState } from '../../navigation/listState.ts';
import { ProtectionNote } from './ProtectionNote.tsx';
import { wordList, words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** For those of which nothing in an offered search claims any. */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Offers of a list without products: categories and searches near it, and similar words. All of them lead to products, or to somebody who knows. */
export function NoProducts({
  search,
  products,
  unknown,
}: {
  search: string;
  products: ProductsAnswer;
  /** The part of the address that does not exist: then nothing was looked for. */
  unknown?: 'category' | 'tag' | undefined;
}): JSX.Element {
  const { notFoundPicture } = useBrand();
  const { nearby = [], nearSearches = [], nearWords = [], protectedWords } = products;
  const title = unknown
    ? words.unknownHelp
    : protectedWords
      ? words.nothingHas(wordList.format(protectedWords))
      : search
        ? words.advice
        : words.nothingYet;
  return (
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
        ...nearWords.map((text) => ({ label: words.searchFor(text), href: searchPath(text) })),
        ...(search ? [{ label: words.askForIt, href: contactPath(words.askSubject(search)) }] : []),
        { label: sharedWords.browse, href: paths.productList },
      ]}
    >
      {/* The note is about what is offered: of searches without the words that protect nothing is claimed. */}
      {nearby.length > 0 ? <ProtectionNote products={products} /> : search || unknown ? null : words.takeFilterOff}
    </EmptyState>
  );
}
