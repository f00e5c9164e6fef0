import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryTreeNode } from '../CategoryTree/index.ts';
import { filterNodes, findInName } from './filterModel.ts';

const shop: CategoryTreeNode[] = [
  {
    id: 1,
    name: 'Fish & Seafood',
    children: [
      { id: 11, name: 'Fillets', children: [{ id: 111, name: 'Cod' }] },
      { id: 12, name: 'Prawns' },
    ],
  },
  {
    id: 2,
    name: 'Drinks',
    children: [
      { id: 21, name: 'Crème soda' },
      { id: 22, name: 'Cola' },
    ],
  },
  { id: 3, name: 'Codfish boxes' },
];

const names = (nodes: readonly CategoryTreeNode[]): unknown[] =>
  nodes.map((node) => (node.children ? [node.name, ...names(node.children)] : node.name));

test('without a text everything stays as it is', () => {
  expect(filterNodes(shop, '  ')).toEqual({ nodes: shop, expanded: [], count: 0 });
  expect(filterNodes(shop, '').nodes).toBe(shop);
});

test('what holds the text stays with the way down to it, which is opened', () => {
  const { nodes, expanded, count } = filterNodes(shop, 'COD');
  expect(names(nodes)).toEqual([['Fish & Seafood', ['Fillets', 'Cod']], 'Codfish boxes']);
  expect(expanded).toEqual([1, 11]);
  expect(count).toBe(2);
});

test('a branch that holds the text, with nothing below that does, keeps all below it and is closed', () => {
  const { nodes, expanded, count } = filterNodes(shop, 'seafood');
  expect(nodes).toEqual([shop[0]]);
  expect(nodes[0]).toBe(shop[0]);
  expect(expanded).toEqual([]);
  expect(count).toBe(1);
});

test('accents do not matter, on either side', () => {
  expect(filterNodes(shop, 'creme').count).toBe(1);
  expect(filterNodes(shop, 'cóla').count).toBe(1);
});

test('nothing holds it: nothing is left', () => {
  expect(filterNodes(shop, 'unobtainium')).toEqual({ nodes: [], expanded: [], count: 0 });
});

test('a text that is in every name does not open thousands of rows', () => {
  const many = Array.from({ length: 40 }, (_, top) => ({
    id: `${top}`,
    name: `Range ${top}`,
    children: Array.from({ length: 50 }, (__, low) => ({ id: `${top}-${low}`, name: `Range ${top}.${low}` })),
  }));
  const { expanded, count } = filterNodes(many, 'range');
  expect(count).toBe(2040);
  expect(expanded).toEqual(['0', '1', '2']);
});

test('the match is found where it stands in the name', () => {
  expect(findInName('Crème fraîche', 'fraiche')).toEqual({ start: 6, end: 13 });
  expect(findInName('Crème fraîche', 'CREME ')).toEqual({ start: 0, end: 5 });
  expect(findInName('Cola', 'x')).toBeUndefined();
  expect(findInName('Cola', ' ')).toBeUndefined();
});

test('accents written as letters of their own, and letters of two units, are marked whole', () => {
  const name = 'Cre\u0300me 𝒳';
  const creme = findInName(name, 'creme');
  expect(name.slice(creme?.start, creme?.end)).toBe('Cre\u0300me');
  const letter = findInName(name, '𝒳');
  expect(name.slice(letter?.start, letter?.end)).toBe('𝒳');
});

test('whatever part of a name is typed, that part or an equal one before it is marked', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé ]{1,20}$/u), fc.nat(), fc.nat(), (name, from, length) => {
      const start = from % name.length;
      const part = name.slice(start, start + 1 + (length % name.length)).trim();
      fc.pre(part !== '');
      const found = findInName(name, part);
      expect(found?.start).toBeLessThanOrEqual(name.indexOf(part));
      expect(found && found.end - found.start).toBe(part.length);
    }),
  );
});
