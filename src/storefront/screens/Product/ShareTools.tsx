import { useState } from 'react';
import type { Product as ProductAnswer } from '../../../contract/catalogue.ts';
import { Button } from '../../../kit/Button/index.ts';
import { LastStack } from '../../layout/stacks.ts';
import { contactPath } from '../../navigation/queryPaths.ts';
import { partWords } from './partWords.ts';

const words = partWords.share;

/** Asks about a product, and passes it on: its address, and its page on paper. */
export function ShareTools({ product: { name, code } }: { product: ProductAnswer }) {
  const [copied, setCopied] = useState('');
  return (
    <LastStack direction="row" gap="2" data-print="hide">
      <Button size="small" href={contactPath([code, name].filter(Boolean).join(' '))}>
        {words.ask}
      </Button>
      <Button
        size="small"
        onClick={() => {
          // Without its query: campaigns and searches are not part of the product.
          navigator.clipboard.writeText(location.origin + location.pathname).then(
            () => setCopied(words.copied),
            () => setCopied(words.notCopied),
          );
        }}
      >
        {words.copyLink}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {words.print}
      </Button>
      <output>{copied}</output>
    </LastStack>
  );
}
