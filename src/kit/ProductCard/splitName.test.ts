import { expect, it } from 'vitest';
import { splitName } from './splitName.ts';

it.each([
  ['Brightwell Orange Drink 24 × 330 ml', 'Brightwell', '24 × 330 ml', ['Brightwell ', 'Orange Drink', ' 24 × 330 ml']],
  ['Skerrydale Haddock Fillets 5–8 oz 5\u00a0kg', 'Skerrydale', '1 × 5 kg, IQF', ['Skerrydale ', 'Haddock Fillets 5–8 oz', ' 5\u00a0kg']],
  ['Haddowick Sea Bream Fillets 10 kg', 'Haddowick', '10 kg box, IQF', ['Haddowick ', 'Sea Bream Fillets', ' 10 kg']],
  ['Orange Drink', 'Brightwell', '24 × 330 ml', ['', 'Orange Drink', '']],
  ['Brightwells Orange', 'Brightwell', '', ['', 'Brightwells Orange', '']],
  ['Brightwell 5 kg', 'Brightwell', '5 kg', ['', 'Brightwell 5 kg', '']],
  ['Orange', undefined, undefined, ['', 'Orange', '']],
])('what stands beside a name is taken off it: %s', (name, brand, packSize, parts) => {
  expect(splitName(name, brand, packSize)).toEqual(parts);
  expect(splitName(name, brand, packSize).join('')).toBe(name);
});
