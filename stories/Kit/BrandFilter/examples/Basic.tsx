import { useState } from 'react';
import { BrandFilter } from '@tarnbrook/kit/BrandFilter';

export function BasicExample() {
  const [brands, setBrands] = useState(['Fellside']);
  return (
    <BrandFilter
      options={['Fellside', 'Harrow & Pike', 'Marlock', 'Ottershaw']}
      value={brands}
      onChange={(_event, chosen) => setBrands(chosen)}
    />
  );
}
