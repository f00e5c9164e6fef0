import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { ProductGrid } from '../../kit/ProductGrid/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { ProductSummaryCard } from '../cards.tsx';
import { forgetViewed, useRecentlyViewed } from './store.ts';
import { words } from './words.ts';

export { rememberViewed } from './store.ts';

/** The recently viewed products of this browser, which the visitor can clear. Nothing when there are none. */
export function RecentlyViewed({ except }: { except?: number }) {
  const viewed = useRecentlyViewed().filter(({ productId }) => productId !== except);
  const [cleared, setCleared] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (cleared) message.current?.focus();
  }, [cleared]);

  if (viewed.length === 0 && !cleared) return null;
  return (
    <Section heading={words.heading} data-print="hide">
      {cleared ? (
        <p ref={message} tabIndex={-1}>
          {words.cleared}
        </p>
      ) : (
        <Stack>
          <ProductGrid columns={6} fill={false}>
            {viewed.map((product) => (
              <ProductSummaryCard key={product.productId} product={product} place="dense" />
            ))}
          </ProductGrid>
          <Stack direction="row">
            <Button
              size="small"
              onClick={() => {
                forgetViewed();
                setCleared(true);
              }}
            >
              {words.clear}
            </Button>
          </Stack>
        </Stack>
      )}
    </Section>
  );
}
