import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { CompanyPhone } from '../../CompanyPhone.tsx';

let Loaded: ComponentType | undefined;

/** Fetches the card beforehand: when it is needed there may be no network to fetch it from. */
export async function preloadHelp(): Promise<void> {
  Loaded ??= (await import('../../HelpCard.tsx')).HelpCard;
}

/** Whom to ask, beside the message of the error page. Without its code there is a telephone number all the same. */
export function HelpBeside(): JSX.Element {
  const [, setFetched] = useState(false);
  useEffect(() => {
    preloadHelp().then(() => setFetched(true), console.error);
  }, []);
  return Loaded ? (
    <Loaded />
  ) : (
    <p>
      <CompanyPhone lead="If you need us now, ring " />
    </p>
  );
}
