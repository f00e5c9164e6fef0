import type { JSX } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { Link } from '../../../kit/Link/index.ts';
import { searchPath } from '../../navigation/queryPaths.ts';
import { words } from './words.ts';

/** Words as a list in a sentence: "a, b and c". */
const wordList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The same for what is left out: "a or b". */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Notes above the results on how a search was understood: words left out, the spelling used, words that no name has, and the use of declared allergens. */
export function SearchNotes({ products, search }: { products: ProductsAnswer; search: string }): JSX.Element {
  const { leftOut, shown, nearestSizes, suggestion, foundElsewhere, turnedRound, judgedByAllergens, claimedDespiteAllergens, total } =
    products;
  const isPart = leftOut !== undefined && shown !== undefined;
  return (
    <div aria-live="polite">
      {isPart ? (
        <p>
          <span>{nearestSizes ? words.nearestSizes(wordList.format(leftOut), shown) : words.notAllWords}</span>
          <Link href={searchPath(shown)}>{shown}</Link>.
        </p>
      ) : null}
      {!isPart && suggestion && suggestion !== search ? (
        <p>
          <span>{total > 0 ? words.showing : words.didYouMean}</span> <Link href={searchPath(suggestion)}>{suggestion}</Link>
          <span>{total > 0 ? '.' : '?'}</span>
        </p>
      ) : null}
      {products.full ? <p>{words.close(products.full)}</p> : null}
      {foundElsewhere && total > 0 ? <p>{words.foundElsewhere(foundElsewhere)}</p> : null}
      {turnedRound && total > 0 ? <p>{words.without(either.format(turnedRound))}</p> : null}
      {judgedByAllergens && total > 0 ? <p>{words.judged(wordList.format(judgedByAllergens))}</p> : null}
      {claimedDespiteAllergens && total > 0 ? <p>{words.claimed(wordList.format(claimedDespiteAllergens))}</p> : null}
    </div>
  );
}
