import { useState } from 'react';
import { Checkbox } from '@tarnbrook/kit/Checkbox';

export function BasicExample() {
  const [inStock, setInStock] = useState(true);
  return <Checkbox label="Only what is in stock" checked={inStock} onChange={(_event, checked) => setInStock(checked)} />;
}
