import { lazy, Suspense, useState } from 'react';
import { PriceSlot } from '../../../kit/PriceSlot/index.ts';
import { lazyOverlay } from '../../../kit/utils/lazyPart.tsx';
import { useSessionToken } from '../../data/sessionToken.ts';
import { paths } from '../../../contract/pages.ts';
import { contactPath } from '../../navigation/queryPaths.ts';

const CustomerPrice = lazy(async () => ({ default: (await import('./CustomerPrice.tsx')).CustomerPrice }));
const PriceNoticeDialog = lazyOverlay(async () => (await import('./PriceNoticeDialog.tsx')).PriceNoticeDialog);

/** The price slot of a product: for visitors the link to register, for a customer the date when prices go live and contact details. */
export function PricePlace({ productName }: { productName: string }) {
  const token = useSessionToken();
  const [asks, setAsks] = useState(false);
  if (token === undefined) {
    return (
      <>
        <PriceSlot variant="detail" href={paths.accountForm} onNotify={() => setAsks(true)} />
        <PriceNoticeDialog open={asks} onClose={() => setAsks(false)} onUnavailable={() => setAsks(false)} productName={productName} />
      </>
    );
  }
  const slot = { variant: 'detail', href: contactPath(productName), notifyHref: paths.login } as const;
  return (
    <Suspense fallback={<PriceSlot {...slot} />}>
      <CustomerPrice token={token} {...slot} />
    </Suspense>
  );
}
