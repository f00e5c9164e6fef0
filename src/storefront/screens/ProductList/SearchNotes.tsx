import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { Link } from '../../../kit/Link/index.ts';
import { searchPath } from '../../navigation/queryPaths.ts';
import { ProtectionNote } from './ProtectionNote.tsx';
import { wordList, words } from './words.ts';

/** How a search was read, where its products are not simply those with all its words. */
function Reading({ products, search }: { products: ProductsAnswer; search: string }) {
  const { leftOut, shown, nearestSizes, suggestion, total } = products;
  if (leftOut !== undefined && shown !== undefined) {
    if (nearestSizes) return <p>{words.nearestSizes(wordList.format(leftOut))}</p>;
    return (
      <p>
        <span>{words.notAllWords}</span>
        <Link href={searchPath(shown)}>{shown}</Link>.
      </p>
    );
  }
  if (!suggestion || suggestion === search) return null;
  return (
    <p>
      <span>{total > 0 ? words.showing : words.didYouMean}</span> <Link href={searchPath(suggestion)}>{suggestion}</Link>
      <span>{total > 0 ? '.' : '?'}</span>
    </p>
  );
}

/** Notes above the results: how a search was read, and the source of each claim. */
export function SearchNotes({ products, search }: { products: ProductsAnswer; search: string }) {
  return (
    <>
      <Reading products={products} search={search} />
      {products.full ? <p>{words.close(products.full)}</p> : null}
      {products.total > 0 ? <ProtectionNote products={products} /> : null}
    </>
  );
}
