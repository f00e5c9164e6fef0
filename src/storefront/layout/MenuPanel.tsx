import { useEffect } from 'react';
import { MobileMenu, type MobileMenuProps } from '../../kit/MobileMenu/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { contactWays } from '../contactWays.ts';
import { useMainCategories } from '../data/catalogue.ts';
import { categoryPath } from '../navigation/queryPaths.ts';
import { sharedWords } from '../words.ts';

/** The content of the slide-in menu: the main places, the categories of the range, and contact details. */
export function MenuPanel(props: Pick<MobileMenuProps, 'open' | 'onClose' | 'current' | 'currentIs'>) {
  const { company, navigation } = useBrand();
  // When the categories fail to load, the menu still has the link to all products.
  const { data, error } = useMainCategories(props.open);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const categories = data?.data.map(({ id, name }) => ({ label: name, href: categoryPath(id) }));
  return (
    <MobileMenu
      {...props}
      items={navigation}
      {...(categories ? { group: { heading: sharedWords.categories, items: categories } } : {})}
      contacts={contactWays(company)}
    />
  );
}
