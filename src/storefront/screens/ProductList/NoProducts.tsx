import type { JSX, ReactNode } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath, emptyListState, listPath, searchPath } from '../../navigation/paths.ts';
import { phoneWords } from '../../phoneWords.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** The search without each one of its words. */
function withoutOneWord(search: string): string[] {
  const parts = search.split(' ').filter(Boolean);
  return parts.length > 1 ? parts.map((_part, index) => parts.filter((_other, other) => other !== index).join(' ')) : [];
}

/** Offers of a list without products: similar words, fewer words, and contact details. */
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
  const { protectedWords, turnedRound, nearby = [], nearWords = [] } = products;
  // A search without the word that protects somebody is never offered, nor one that asks for the opposite.
  const others = protectedWords || turnedRound ? [] : [...new Set([...nearWords, ...withoutOneWord(search).slice(0, 3)])];
  return (
    <EmptyState
      title={search ? words.nothingMatches(search) : words.nothingYet}
      picture={{ src: notFoundPicture, alt: sharedWords.nothingFound, width: 480, height: 360 }}
      suggestions={[
        ...nearby.map(({ search: text, category, total }) => ({
          label: words.near(text, category.name, total),
          href: listPath({ ...emptyListState, search: text, categoryId: category.id }),
        })),
        ...others.map((text) => ({ label: words.searchFor(text), href: searchPath(text) })),
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
      {words.askUs}
      <CompanyPhone lead={phoneWords.orRing} />.
    </>
  );
  return (
    <>
      {protectedWords ? words.protected(protectedWords) : words.advice} {askUs}
    </>
  );
}
