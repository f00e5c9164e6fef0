import { expect, test } from 'vitest';
import type { CategoryTreeNode } from '../CategoryTree/index.ts';
import { levelAt, levelOf } from './drillDownModel.ts';

const cod: CategoryTreeNode = { id: 111, name: 'Cod' };
const fillets: CategoryTreeNode = { id: 11, name: 'Fillets', children: [cod] };
const fish: CategoryTreeNode = { id: 1, name: 'Fish', children: [fillets, { id: 12, name: 'Prawns' }] };
const shop: CategoryTreeNode[] = [fish, { id: 2, name: 'Gloves', children: [] }];

test('the first level are the main categories', () => {
  expect(levelAt(shop, null)).toEqual({ parent: undefined, before: undefined, children: shop });
});

test('each level knows what is above it', () => {
  expect(levelAt(shop, 1)).toEqual({ parent: fish, before: undefined, children: fish.children });
  expect(levelAt(shop, 11)).toEqual({ parent: fillets, before: fish, children: [cod] });
});

test('below what is unknown or empty are the main categories', () => {
  for (const id of [99, 2, 111]) expect(levelAt(shop, id).children).toBe(shop);
});

test('a chosen category is shown by its own level, a chosen leaf by the one it is in', () => {
  expect([levelOf(shop, 11), levelOf(shop, 111), levelOf(shop, 12), levelOf(shop, 2), levelOf(shop, 99), levelOf(shop, undefined)]).toEqual(
    [11, 11, 1, null, null, null],
  );
});
