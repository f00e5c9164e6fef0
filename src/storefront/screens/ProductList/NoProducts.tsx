import type { JSX, ReactNode } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath, listPath, searchPath } from '../../navigation/queryPaths.ts';
import { emptyListState } from '../../navigation/listState.ts';
import { phoneWords } from '../../phoneWords.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** For the words that protect and that nothing of an offered search is said to hold. */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Offers of a list without products: categories and searches near it, similar words, and contact details. All of them lead to products. */
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
  const { nearby = [], nearSearches = [], nearWords = [] } = products;
  return (
    <EmptyState
      title={search ? words.nothingMatches(search) : words.nothingYet}
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
        { label: sharedWords.everything, href: paths.productList },
      ]}
    >
      {unknown ? words.unknownHelp : adviceFor(search, products)}
    </EmptyState>
  );
}

function adviceFor(search: string, { protectedWords }: ProductsAnswer): ReactNode {
  if (!search) return words.takeFilterOff;
  const askUs = (
    <>
      <span>{words.askUs}</span>
      <CompanyPhone lead={phoneWords.orRing} />.
    </>
  );
  return (
    <>
      <span>{`${protectedWords ? words.protected(protectedWords) : words.advice} `}</span>
      {askUs}
    </>
  );
}
