import { useEffect, type JSX } from 'react';
import type { MobileMenuProps } from '../../kit/MobileMenu/index.ts';
import { lazyOverlay } from '../../kit/utils/lazyOverlay.tsx';
import { useBrand } from '../BrandContext.tsx';
import { contactWays } from '../contactWays.ts';
import { useMainCategories } from '../data/catalogue.ts';
import { categoryPath } from '../navigation/paths.ts';

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
  // Without an answer the menu has no categories; the way to all products stays.
  const { data, error } = useMainCategories(open);
  const categories = data?.data;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <MobileMenu
      open={open}
      onClose={onClose}
      onUnavailable={onClose}
      items={navigation}
      {...place}
      {...(categories
        ? { group: { heading: 'Categories', items: categories.map(({ id, name }) => ({ label: name, href: categoryPath(id) })) } }
        : {})}
      contacts={contactWays(company)}
    />
  );
}
