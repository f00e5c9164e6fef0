import { useEffect, useMemo, type JSX, type ReactNode } from 'react';
import { KitProvider } from '../kit/provider/index.ts';
import { useBrand } from './BrandContext.tsx';
import { customerPriceTexts } from './customer.ts';
import { useSessionToken } from './data/sessionToken.ts';

/**
 * What a screen says in the place of prices: to visitors, or to a customer who is logged in. It stands within the screen's own boundary, so that the screen
 * is hydrated with the server's words before a customer's take their place; until then these are hidden (see `earlyActions.ts`).
 */
export function PersonalWords({ children }: { children: ReactNode }): JSX.Element {
  const brand = useBrand();
  const isCustomer = useSessionToken() !== undefined;
  const messages = useMemo(() => ({ priceSlot: isCustomer ? customerPriceTexts(brand) : brand.price }), [brand, isCustomer]);
  useEffect(() => {
    if (isCustomer) delete document.documentElement.dataset.awaitsVisitor;
  }, [isCustomer]);
  return <KitProvider messages={messages}>{children}</KitProvider>;
}
