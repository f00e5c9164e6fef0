import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../utils/fold.ts';
import { checkedStates, filtered, toLoad, withLoaded, withPressed, type Loaded, type ToolNode } from './toolModel.ts';
import type { CategoryTreeId } from './treeModel.ts';

const all = (nodes: readonly ToolNode[]): ToolNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
const ids = (nodes: readonly ToolNode[]) => all(nodes).map((node) => node.id);
const leaves = (nodes: readonly ToolNode[]) => all(nodes).filter((node) => !node.children?.length);

const shop: ToolNode[] = [
  {
    id: 1,
    name: 'Frozen',
    children: [
      { id: 11, name: 'Chips' },
      { id: 12, name: 'Fish', children: [{ id: 121, name: 'Cod' }] },
    ],
  },
  { id: 2, name: 'Crème', disabled: true },
  { id: 3, name: 'Fish sauce' },
];

/** Trees of any shape, three levels deep at most, with ids that are unique in the tree. */
const forest = (depth: number): fc.Arbitrary<ToolNode[]> =>
  depth === 0
    ? fc.constant([])
    : fc.array(
        fc.record({
          id: fc.constant(0),
          name: fc.string({ unit: fc.constantFrom('a', 'b', 'É', 'e', ' '), maxLength: 4 }),
          disabled: fc.boolean(),
          children: forest(depth - 1),
        }),
        { maxLength: 3 },
      );
const trees = forest(3).map((nodes) => {
  let next = 0;
  const number = (list: readonly ToolNode[]): ToolNode[] =>
    list.map((node) => ({ ...node, id: (next += 1), children: number(node.children ?? []) }));
  return number(nodes);
});
const treesWithNode = trees
  .filter((nodes) => nodes.length > 0)
  .chain((nodes) => fc.tuple(fc.constant(nodes), fc.constantFrom(...all(nodes))));

describe('a filter', () => {
  test('leaves names that hold the text with the way to them; what was found keeps what is below it', () => {
    expect(ids(filtered(shop, 'creme').nodes)).toEqual([2]);
    expect(filtered(shop, 'co')).toMatchObject({ open: [1, 12], found: 1 });
    expect(ids(filtered(shop, 'fish').nodes)).toEqual([1, 12, 121, 3]);
    expect(filtered(shop, 'fish').open).toEqual([1]);
    expect(filtered(shop, 'xyz')).toEqual({ nodes: [], open: [], found: 0 });
  });

  test('shows every name that holds the text and no leaf without reason', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('a', 'e', 'ab', 'be'), (nodes, text) => {
        const { nodes: left, found } = filtered(nodes, text);
        const holds = (node: ToolNode) => fold(node.name).includes(text);
        const shown = new Set(ids(left));
        const wanted = all(nodes).filter(holds);
        expect(found).toBe(wanted.length);
        for (const { id } of wanted) expect(shown.has(id)).toBe(true);
        const reasonless = (list: readonly ToolNode[]): ToolNode[] =>
          list.flatMap((node) => (holds(node) ? [] : node.children?.length ? reasonless(node.children) : [node]));
        expect(reasonless(left)).toEqual([]);
      }),
    );
  });
});

describe('ticks', () => {
  const states = (selected: CategoryTreeId[], isMultiple = true) => Object.fromEntries(checkedStates(shop, new Set(selected), isMultiple));

  test('a branch is what is below it; a ticked one stands for all below it', () => {
    expect(states([121])).toEqual({ 1: 'mixed', 11: false, 12: true, 121: true, 2: false, 3: false });
    expect(states([1])).toEqual({ 1: true, 11: true, 12: true, 121: true, 2: false, 3: false });
    expect(states([1], false)).toEqual({ 1: true, 11: false, 12: false, 121: false, 2: false, 3: false });
  });

  test('a press ticks all below that can be, or unticks them; ids from elsewhere stay', () => {
    expect(withPressed(shop, new Set(['far', 11]), shop[0]!, true)).toEqual([1, 11, 12, 121, 'far']);
    expect(withPressed(shop, new Set([1, 'far']), shop[0]!, true)).toEqual(['far']);
    expect(withPressed(shop, new Set([1]), shop[0]!.children![0]!, true)).toEqual([12, 121]);
    expect(withPressed(shop, new Set([1]), shop[2]!, false)).toEqual([3]);
    expect(withPressed(shop, new Set([3]), shop[2]!, false)).toEqual([]);
  });

  test('a press changes only leaves below it, and never a disabled one; two presses tick and untick', () => {
    fc.assert(
      fc.property(treesWithNode, fc.array(fc.nat(30)), ([nodes, pressed], given) => {
        const before = checkedStates(nodes, new Set(given), true);
        const once = withPressed(nodes, new Set(given), pressed, true);
        const after = checkedStates(nodes, new Set(once), true);
        const meant = new Set(leaves([pressed]).flatMap((leaf) => (leaf.disabled ? [] : [leaf.id])));
        for (const { id } of leaves(nodes)) if (!meant.has(id)) expect(after.get(id)).toBe(before.get(id));
        expect(new Set([...meant].map((id) => after.get(id))).size).toBeLessThanOrEqual(1);
        const twice = checkedStates(nodes, new Set(withPressed(nodes, new Set(once), pressed, true)), true);
        for (const id of meant) expect(twice.get(id)).toBe(!after.get(id));
      }),
    );
  });

  test('the ids that are told mean the same when they are given back', () => {
    fc.assert(
      fc.property(treesWithNode, fc.array(fc.nat(30)), ([nodes, pressed], given) => {
        const next = withPressed(nodes, new Set(given), pressed, true).filter((id) => ids(nodes).includes(id));
        const meaning = [...checkedStates(nodes, new Set(next), true)].filter(([, state]) => state === true).map(([id]) => id);
        expect(meaning).toEqual(next);
      }),
    );
  });
});

describe('branches that come later', () => {
  const lazy: ToolNode[] = [
    { id: 1, name: 'Frozen', hasChildren: true },
    { id: 2, name: 'Gloves' },
  ];
  const with_ = (loaded: [CategoryTreeId, Loaded][]) => withLoaded(lazy, new Map(loaded));

  test('a row stands in the place of what is missing', () => {
    expect(with_([])[0]).toMatchObject({ busy: false, children: [{ missing: 'loading' }] });
    expect(with_([[1, 'loading']])[0]).toMatchObject({ busy: true });
    expect(with_([[1, 'failed']])[0]).toMatchObject({ busy: false, children: [{ missing: 'failed', given: lazy[0] }] });
    expect(ids(with_([[1, [{ id: 11, name: 'Fish' }]]]))).toEqual([1, 11, 2]);
    expect(with_([[1, []]])[0]?.children).toEqual([]);
    expect(with_([])[1]).toBe(lazy[1]);
  });

  test('only open branches are fetched, each once', () => {
    const nested: [CategoryTreeId, Loaded][] = [[1, [{ id: 11, name: 'Fish', hasChildren: true }]]];
    expect(toLoad(with_([]), new Set(), new Map())).toEqual([]);
    expect(toLoad(with_([]), new Set([1]), new Map())).toEqual([lazy[0]]);
    expect(toLoad(with_([[1, 'failed']]), new Set([1]), new Map([[1, 'failed' as const]]))).toEqual([]);
    expect(toLoad(with_(nested), new Set([1, 11]), new Map(nested)).map(({ id }) => id)).toEqual([11]);
    expect(toLoad(with_(nested), new Set([11]), new Map(nested))).toEqual([]);
  });

  test('what is missing has no tick and is not found', () => {
    expect([...checkedStates(with_([]), new Set([1]), true)]).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(filtered(with_([]), '').found).toBe(2);
  });
});
