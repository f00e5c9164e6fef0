import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { capitalised } from '../../words.ts';
import { words } from './words.ts';

type Source = keyof typeof words.sources;

/** The claims that a search asks for, each with its source. */
function claimsOf({
  protectedWords = [],
  judgedByAllergens = [],
  claimedDespiteAllergens = [],
  deniedWords = [],
}: ProductsAnswer): [claim: string, source: Source][] {
  const sourceOf = (word: string): Source =>
    claimedDespiteAllergens.includes(word) ? 'despiteMilk' : judgedByAllergens.includes(word) ? 'declared' : 'stated';
  return [
    ...protectedWords.map((word): [string, Source] => [capitalised(word), sourceOf(word)]),
    ...deniedWords.map((word): [string, Source] => [words.not(word), 'deniedWords']),
  ];
}

/** The one sentence on words that protect people or faith, wherever they are searched: the claim in bold, its source, and "Check the label.". Nothing without such words. */
export function ProtectionNote({ products }: { products: ProductsAnswer }) {
  const claims = claimsOf(products);
  if (claims.length === 0) return null;
  return (
    <p>
      {claims.map(([claim, source]) => (
        <span key={claim}>
          <strong>{claim}:</strong> {`${words.sources[source]} `}
        </span>
      ))}
      <span>{words.checkLabel}</span>
    </p>
  );
}
