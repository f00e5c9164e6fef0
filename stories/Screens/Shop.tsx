import createCache from '@emotion/cache';
import { useEffect, useState, type JSX } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { usePane } from '../../.storybook/surroundings.tsx';
import { isBrandName, loadBrand } from '../../src/brands/index.ts';
import type { Brand } from '../../src/brands/types.ts';
import { App } from '../../src/storefront/App.tsx';
import { IpLookupContext } from '../../src/storefront/IpLookupContext.ts';

const cache = createCache({ key: 'css' });

// Each story has an empty cache.
const swr = { provider: () => new Map(), dedupingInterval: 0 };

const noAnswers = {};

/** Address of the look-up, below `/api`, so that a story without a handler for it fails as for any other call. */
const ipLookup = '/api/story-ip';

/** Props of {@link Shop}. */
export interface ShopProps {
  /** Path and query, as in the address bar. */
  address: string;
}

/** The whole shop at an address, in the toolbar's brand. */
export function Shop({ address }: ShopProps): JSX.Element | null {
  const { brand: name } = usePane();
  const [loaded, setLoaded] = useState<{ name: string; brand: Brand }>();
  useEffect(() => {
    if (isBrandName(name)) void loadBrand(name).then((brand) => setLoaded({ name, brand }));
  }, [name]);
  // At first the document may still be that of the story before, in the other brand.
  if (loaded?.name !== name) return null;
  const { brand } = loaded;
  return (
    <SWRConfig value={swr}>
      <MemoryRouter initialEntries={[address]}>
        <IpLookupContext value={ipLookup}>
          <App brand={brand} publicUrl="https://shop.example.co.uk" fallback={noAnswers} cache={cache} />
        </IpLookupContext>
      </MemoryRouter>
    </SWRConfig>
  );
}

/** The meta that the stories of a screen share: the shop at its address, in the whole window. */
export const shopAt = (address: string) => ({
  component: Shop,
  args: { address },
  parameters: { layout: 'fullscreen' as const, docs: { story: { inline: false, height: '900px' } } },
});
