import { Breadcrumbs } from '@tarnbrook/kit/Breadcrumbs';

export function BasicExample() {
  return <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Soft drinks', href: '#soft-drinks' }, { label: 'Cola' }]} />;
}
