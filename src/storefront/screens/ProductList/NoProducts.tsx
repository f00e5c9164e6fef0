import type { JSX, ReactNode } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath, emptyListState, listPath, searchPath } from '../../navigation/paths.ts';

/** The same search without one of its words each. */
function withoutOneWord(search: string): string[] {
  const words = search.split(' ').filter(Boolean);
  return words.length > 1 ? words.map((_word, index) => words.filter((_other, other) => other !== index).join(' ')) : [];
}

/** What a list without products offers instead: words that are near, fewer words, and people to ask. */
export function NoProducts({ search, products }: { search: string; products: ProductsAnswer }): JSX.Element {
  const { notFoundPicture } = useBrand();
  const { protectedWords, turnedRound, nearby = [], nearWords = [] } = products;
  // A search without the word that protects somebody is never offered, nor one that asks for the opposite.
  const others = protectedWords || turnedRound ? [] : [...new Set([...nearWords, ...withoutOneWord(search).slice(0, 3)])];
  return (
    <EmptyState
      title={search ? `Nothing matches “${search}”` : 'There is nothing here yet'}
      picture={{ src: notFoundPicture, alt: 'No products found', width: 480, height: 360 }}
      suggestions={[
        ...nearby.map(({ search: text, category, total }) => ({
          label: `${text} in ${category.name} (${total})`,
          href: listPath({ ...emptyListState, search: text, categoryId: category.id }),
        })),
        ...others.map((text) => ({ label: `Search for “${text}”`, href: searchPath(text) })),
        ...(search ? [{ label: 'Ask us for it', href: contactPath(`Do you stock ${search}?`) }] : []),
        { label: 'All products', href: paths.productList },
      ]}
    >
      {adviceFor(search, products)}
    </EmptyState>
  );
}

function adviceFor(search: string, { protectedWords, nearby = [] }: ProductsAnswer): ReactNode {
  if (!search) return 'Take a filter off, or look in another category.';
  const askUs = (
    <>
      We may have it all the same, or can get it: ask us
      <CompanyPhone lead=", or ring " />.
    </>
  );
  if (!protectedWords) return <>Check the spelling, use fewer words, or choose one of the categories. {askUs}</>;
  // Without categories that hold the words, nothing in the range does.
  const which = nearby.length > 0 ? 'No product that matches the rest of the search' : 'No product in our range';
  return (
    <>
      {which} says or declares that it is {protectedWords.join(' and ')}, and we never leave that out. {askUs}
    </>
  );
}
