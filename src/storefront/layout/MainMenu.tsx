import type { JSX } from 'react';
import type { MobileMenuProps } from '../../kit/MobileMenu/index.ts';
import { lazyOverlay } from '../../kit/utils/lazyOverlay.tsx';
import { useBrand } from '../BrandContext.tsx';

const load = async () => (await import('../../kit/MobileMenu/index.ts')).MobileMenu;

const MobileMenu = lazyOverlay(load);

/** Fetches the menu's code: called as soon as somebody reaches for its button. */
export function preloadMainMenu(): void {
  load().catch(console.error);
}

/** The slide-in menu of phones and tablets; its code comes when it is first opened. */
export function MainMenu({
  open,
  onClose,
  ...place
}: { open: boolean; onClose: () => void } & Pick<MobileMenuProps, 'current' | 'currentIs'>): JSX.Element {
  const { company, navigation } = useBrand();
  return (
    <MobileMenu
      open={open}
      onClose={onClose}
      onUnavailable={onClose}
      items={navigation}
      {...place}
      contacts={[
        ...company.phones.map((phone) => ({ kind: 'telephone' as const, ...phone })),
        { kind: 'mail', label: company.mail, href: `mailto:${company.mail}` },
      ]}
    />
  );
}
