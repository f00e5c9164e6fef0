import { useState } from 'react';
import { BrandFilter } from '@tarnbrook/kit/BrandFilter';
import { FilterDrawer } from '@tarnbrook/kit/FilterDrawer';

/** The brand of each product. */
const brandsOfProducts = ['Fellside', 'Fellside', 'Marlock', 'Ottershaw'];

/** Ticks wait for the apply button: only then are they the filters of the list, in the address or wherever an application keeps them. */
export function WaitingExample() {
  const [applied, setApplied] = useState<string[]>([]);
  const [ticked, setTicked] = useState<string[]>([]);
  const matching = brandsOfProducts.filter((brand) => ticked.length === 0 || ticked.includes(brand));
  return (
    <FilterDrawer
      brands={
        <BrandFilter
          options={[...new Set(brandsOfProducts)]}
          value={ticked}
          onChange={(_event, chosen) => setTicked(chosen)}
          showClear={false}
        />
      }
      activeCount={applied.length}
      canClear={ticked.length > 0}
      resultCount={matching.length}
      // Opened again, it shows the filters that are on.
      onOpenChange={(_event, open) => open && setTicked(applied)}
      onApply={() => setApplied(ticked)}
      onClear={() => setTicked([])}
    />
  );
}
