import { expect, test } from 'vitest';
import { createAssembly, isPending, pendingId, type LazyBranch, type LazyCategoryTreeNode } from './lazyModel.ts';

const names = { loading: 'Loading', failed: 'Failed' };
const shop: LazyCategoryTreeNode[] = [
  { id: 1, name: 'Drinks', hasChildren: true },
  { id: 2, name: 'Frozen', children: [{ id: 21, name: 'Fish', hasChildren: true }] },
  { id: 3, name: 'Gloves' },
];
const assembled = (...branches: [number, LazyBranch][]) => createAssembly()(shop, new Map(branches), names);

test('a row stands in for what has not come, and none where nothing is to come', () => {
  const [drinks, frozen, gloves] = assembled();
  expect(drinks?.children).toEqual([{ id: pendingId(1), name: 'Loading', pendingOf: shop[0], failed: false }]);
  expect(frozen?.children?.[0]?.children?.every(isPending)).toBe(true);
  expect(gloves?.children).toBeUndefined();
});

test('it says when asking failed', () => {
  expect(assembled([1, 'failed'])[0]?.children).toEqual([{ id: pendingId(1), name: 'Failed', pendingOf: shop[0], failed: true }]);
});

test('what came takes its place, and may itself have something to come', () => {
  const [drinks] = assembled([
    1,
    [
      { id: 11, name: 'Cola' },
      { id: 12, name: 'Water', hasChildren: true },
    ],
  ]);
  expect(drinks?.children?.map(({ name }) => name)).toEqual(['Cola', 'Water']);
  expect(drinks?.children?.[1]?.children?.[0]?.id).toBe(pendingId(12));
});

test('nothing came: there is no branch', () => {
  expect(assembled([1, []])[0]?.children).toEqual([]);
});

test('what did not change is the same object', () => {
  const assemble = createAssembly();
  const before = assemble(shop, new Map(), names);
  expect(assemble(shop, new Map(), names)).toEqual(before);
  const after = assemble(shop, new Map([[21, 'failed']]), names);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(before[2]);
});

test('the stand-in keeps its id when it fails, so that its row keeps the focus', () => {
  const assemble = createAssembly();
  const [before] = assemble(shop, new Map(), names);
  const [after] = assemble(shop, new Map([[1, 'failed']]), names);
  expect(after?.children?.[0]?.id).toBe(before?.children?.[0]?.id);
});
