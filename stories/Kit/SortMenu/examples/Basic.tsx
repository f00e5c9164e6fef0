import { useState } from 'react';
import { SortMenu } from '@tarnbrook/kit/SortMenu';

const orders = [
  { value: 'popular', label: 'Popularity' },
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name, A to Z' },
];

export function BasicExample() {
  const [order, setOrder] = useState('popular');
  return <SortMenu options={orders} value={order} onChange={(_event, value) => setOrder(value)} />;
}
