import { useState } from 'react';
import { SelectInput } from '@tarnbrook/kit/SelectField';

const trades = [
  { value: 'cafe', label: 'Café' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'shop', label: 'Shop' },
];

export function PlainStateExample() {
  const [trade, setTrade] = useState('');
  return <SelectInput label="Kind of business" options={trades} value={trade} onChange={(_event, value) => setTrade(value)} required />;
}
