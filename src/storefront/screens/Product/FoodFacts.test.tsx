import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { translate } from '../../../../tests/translator/translator.ts';
import type { Product } from '../../../contract/catalogue.ts';
import { CompositionFacts } from './FoodFacts.tsx';

test('on a translated page the ingredients are those of the product that follows', () => {
  const facts = (ingredients: string, ...allergenPlaces: [number, number][]) => (
    <CompositionFacts product={{ ingredients, allergenPlaces } as unknown as Product} />
  );
  const { container, rerender } = render(facts('Water, sugar.'));
  translate();
  rerender(facts('Water, aspartame.'));
  expect(container.textContent).toContain('Water, aspartame.');
  rerender(facts('Wheat flour, MILK.', [13, 17]));
  expect(container.textContent).toContain('Wheat flour, MILK.');
  expect(window.takeStale?.()).toEqual([]);
  window.endTranslation?.();
});
