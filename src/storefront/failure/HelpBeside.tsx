import { Suspense, type JSX } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { instead, lazyPart } from '../../kit/utils/lazyPart.tsx';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import { useBrand } from '../BrandContext.tsx';

function Telephones(): JSX.Element[] {
  return useBrand().company.phones.map(({ label, href }) => (
    <Button key={href} href={href} variant="text">
      {label}
    </Button>
  ));
}

const HelpCard = lazyPart<object>(
  async () => (await import('../HelpCard.tsx')).HelpCard,
  instead(() => <Telephones />),
);

/** Fetches the card beforehand: it may be needed without a network. */
export const preloadHelp = HelpCard.preload;

/** Contact details beside the message of the error page; without their code only the telephone numbers. */
export function HelpBeside() {
  const telephones = <Telephones />;
  return useIsLive() ? (
    <Suspense fallback={telephones}>
      <HelpCard />
    </Suspense>
  ) : (
    telephones
  );
}
