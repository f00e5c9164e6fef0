import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { forgetViewed, rememberViewed, useRecentlyViewed } from './store.ts';

const product = (productId: number): ProductSummary => ({
  productId,
  name: `Product ${productId}`,
  brand: 'Brand',
  packSize: '6 × 1 kg',
  variants: [{ images: ['/media/a', '/media/b'], tags: [{ id: 1, name: 'Vegan' }] }],
  categories: [{ id: 1, name: 'Category' }],
});

beforeEach(() => act(() => forgetViewed()));

test('the newest comes first, each once, at most eight', () => {
  const { result } = renderHook(useRecentlyViewed);
  act(() => {
    for (let id = 1; id <= 10; id += 1) rememberViewed(product(id));
    rememberViewed(product(5));
  });
  expect(result.current.map(({ productId }) => productId)).toEqual([5, 10, 9, 8, 7, 6, 4, 3]);
});

test('only what a card shows is kept', () => {
  rememberViewed(product(1));
  expect(JSON.parse(localStorage.getItem('recentlyViewed') ?? '')).toEqual([
    {
      productId: 1,
      name: 'Product 1',
      brand: 'Brand',
      packSize: '6 × 1 kg',
      variants: [{ images: ['/media/a'], tags: [] }],
      categories: [],
    },
  ]);
});

test('clearing leaves nothing behind', () => {
  rememberViewed(product(1));
  const { result } = renderHook(useRecentlyViewed);
  act(() => forgetViewed());
  expect(result.current).toEqual([]);
  expect(localStorage.getItem('recentlyViewed')).toBeNull();
});

test.for(['', '{', '7', '[{"productId":"x"}]', '[null]'])('what somebody else wrote there does no harm: %s', (text) => {
  localStorage.setItem('recentlyViewed', text);
  expect(renderHook(useRecentlyViewed).result.current).toEqual([]);
});
