import { useRef, useState } from 'react';
import { ActiveFilters } from '@tarnbrook/kit/ActiveFilters';

const all = [
  { id: 'cola', group: 'Category', label: 'Cola' },
  { id: 'fellside', group: 'Brand', label: 'Fellside' },
];

export function BasicExample() {
  const [filters, setFilters] = useState(all);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Soft drinks
      </h2>
      <ActiveFilters
        filters={filters}
        onRemove={(_event, removed) => setFilters(filters.filter(({ id }) => id !== removed.id))}
        onClear={() => setFilters([])}
        fallbackFocus={heading}
      />
    </>
  );
}
