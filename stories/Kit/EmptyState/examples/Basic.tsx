import { EmptyState } from '@tarnbrook/kit/EmptyState';

export function BasicExample() {
  return (
    <EmptyState
      title="No products found for “kumquat”"
      suggestions={[
        { label: 'All fruit', href: '#fruit' },
        { label: 'All products', href: '#products' },
      ]}
    >
      Check the spelling, or look for something more general.
    </EmptyState>
  );
}
