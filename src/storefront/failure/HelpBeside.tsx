import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { useBrand } from '../BrandContext.tsx';

let Loaded: ComponentType | undefined;

/** Fetches the card beforehand: it may be needed without a network. */
export async function preloadHelp(): Promise<void> {
  Loaded ??= (await import('../HelpCard.tsx')).HelpCard;
}

/** Contact details beside the message of the error page; without their code only the telephone numbers. */
export function HelpBeside(): JSX.Element {
  const { phones } = useBrand().company;
  const [, setFetched] = useState(false);
  useEffect(() => {
    preloadHelp().then(() => setFetched(true), console.error);
  }, []);
  return Loaded ? (
    <Loaded />
  ) : (
    <>
      {phones.map(({ label, href }) => (
        <Button key={href} href={href} variant="text">
          {label}
        </Button>
      ))}
    </>
  );
}
