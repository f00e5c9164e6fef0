import { expect, test } from 'vitest';
import { categoryPattern, labelPattern } from './tools.ts';

test('a label is found with and without the word that says the field may be left empty', () => {
  for (const shown of ['Landline No.', 'Landline No. (optional)', ' Landline No. '])
    expect(shown).toMatch(labelPattern('Landline No.', '(optional)'));
});

test('a label is no part of another, and its full stop no pattern', () => {
  for (const shown of ['Landline Now', 'Landline No. 2', 'My Landline No.', 'Landline No. (required)'])
    expect(shown).not.toMatch(labelPattern('Landline No.', '(optional)'));
});

test('a category is found with and without the number of its products', () => {
  for (const spoken of ['Cod', 'Cod 22 products', 'Cod 1,200 products', 'Cod 1 product']) expect(spoken).toMatch(categoryPattern('Cod'));
});

test('a category is no other that begins like it', () => {
  for (const spoken of ['Cod fillets', 'Cod fillets 22 products', 'Codfish']) expect(spoken).not.toMatch(categoryPattern('Cod'));
});
