import { lazy, Suspense, useState, type JSX } from 'react';
import { useBrand } from '../BrandContext.tsx';

const load = async () => ({ default: (await import('../../kit/MobileMenu/index.ts')).MobileMenu });

const MobileMenu = lazy(load);

/** Fetches the menu's code: called as soon as somebody reaches for its button. */
export function preloadMainMenu(): void {
  load().catch(console.error);
}

/** The slide-in menu of phones and tablets; its code comes when it is first opened. */
export function MainMenu({ open, onClose, current }: { open: boolean; onClose: () => void; current: string }): JSX.Element | null {
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
        current={current}
        contacts={[
          ...company.phones.map((phone) => ({ kind: 'telephone' as const, ...phone })),
          { kind: 'mail', label: company.mail, href: `mailto:${company.mail}` },
        ]}
      />
    </Suspense>
  );
}
