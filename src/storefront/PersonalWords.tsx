import { useMemo, type ReactNode } from 'react';
import { KitProvider } from '../kit/provider/index.ts';
import { useBrand } from './BrandContext.tsx';
import { customerPriceTexts } from './customer.ts';
import { useSessionToken } from './data/sessionToken.ts';
import { useVisitorKnown } from './earlyActions/useVisitorKnown.ts';

/**
 * The words of a screen in place of prices, for visitors or for a logged-in customer. The screen has a Suspense boundary of its own (`App.tsx`), so that it
 * is hydrated with the server's words before a customer's replace them; until then the words are hidden (see `earlyActions/script.ts`).
 */
export function PersonalWords({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const isCustomer = useSessionToken() !== undefined;
  const messages = useMemo(() => ({ priceSlot: isCustomer ? customerPriceTexts(brand) : brand.price }), [brand, isCustomer]);
  useVisitorKnown(isCustomer);
  return <KitProvider messages={messages}>{children}</KitProvider>;
}
