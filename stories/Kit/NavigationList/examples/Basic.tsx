import { NavigationList } from '@tarnbrook/kit/NavigationList';

export function BasicExample() {
  return (
    <NavigationList
      items={[
        { label: 'Home', href: '#home' },
        { label: 'All products', href: '#products' },
        { label: 'Contact', href: '#contact' },
      ]}
      current="#products"
    />
  );
}
