import { useState } from 'react';
import { BrandFilter } from '@tarnbrook/kit/BrandFilter';
import { FilterDrawer } from '@tarnbrook/kit/FilterDrawer';

export function BasicExample() {
  const [brands, setBrands] = useState<string[]>([]);
  return (
    <FilterDrawer
      brands={
        <BrandFilter
          options={['Fellside', 'Marlock', 'Ottershaw']}
          value={brands}
          onChange={(_event, chosen) => setBrands(chosen)}
          showClear={false}
        />
      }
      activeCount={brands.length}
      resultCount={38}
      onClear={() => setBrands([])}
    />
  );
}
