import { lazy, Suspense, useState, type JSX } from 'react';
import type { MobileMenuProps } from '../../kit/MobileMenu/index.ts';
import { useBrand } from '../BrandContext.tsx';

const load = async () => ({ default: (await import('../../kit/MobileMenu/index.ts')).MobileMenu });

const MobileMenu = lazy(load);

/** Fetches the menu's code: called as soon as somebody reaches for its button. */
export function preloadMainMenu(): void {
  load().catch(console.error);
}

/** The slide-in menu of phones and tablets; its code comes when it is first opened. */
export function MainMenu({
  open,
  onClose,
  ...place
}: { open: boolean; onClose: () => void } & Pick<MobileMenuProps, 'current' | 'currentIs'>): JSX.Element | null {
  const { company, navigation } = useBrand();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <MobileMenu
        open={open}
        onClose={onClose}
        items={navigation}
        {...place}
        contacts={[
          ...company.phones.map((phone) => ({ kind: 'telephone' as const, ...phone })),
          { kind: 'mail', label: company.mail, href: `mailto:${company.mail}` },
        ]}
      />
    </Suspense>
  );
}
