import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findRow,
  isVisible,
  pathTo,
  shownItems,
  treeMove,
  visibleRows,
  withPathOpen,
  withSiblingsOpen,
  withToggled,
  type CategoryTreeId,
  type CategoryTreeNode,
  type TreeMove,
} from './treeModel.ts';

const leaf = (id: CategoryTreeId, name = String(id)): CategoryTreeNode => ({ id, name });
const branch = (id: CategoryTreeId, ...children: CategoryTreeNode[]): CategoryTreeNode => ({ id, name: String(id), children });

const shop: CategoryTreeNode[] = [
  branch('drinks', branch('soft', leaf('cola'), leaf('juice')), branch('hot', leaf('tea'), leaf('coffee'))),
  branch('frozen', leaf('fish'), leaf('chips')),
  leaf('gloves'),
];

const items = (nodes: CategoryTreeNode[], expanded: Iterable<CategoryTreeId>, selectedId?: CategoryTreeId, tabStop?: CategoryTreeId) =>
  shownItems(nodes, { expanded: new Set(expanded), selectedId, path: new Set(), tabStop });
const ids = (nodes: CategoryTreeNode[], expanded: Iterable<CategoryTreeId>) =>
  visibleRows(items(nodes, expanded)).map((row) => row.node.id);

/** Trees of any shape, four levels deep at most, with ids that are unique in the tree. */
const forest = (depth: number): fc.Arbitrary<CategoryTreeNode[]> =>
  depth === 0
    ? fc.constant([])
    : fc.array(fc.record({ id: fc.constant(0), name: fc.string({ minLength: 1, maxLength: 8 }), children: forest(depth - 1) }), {
        maxLength: 4,
      });
const trees = forest(4).map((nodes) => {
  let next = 0;
  const number = (list: readonly CategoryTreeNode[]): CategoryTreeNode[] =>
    list.map((node) => ({ ...node, id: (next += 1), children: number(node.children ?? []) }));
  return number(nodes);
});
const all = (nodes: readonly CategoryTreeNode[]): CategoryTreeNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
const treesWithOpen = trees.chain((nodes) => fc.tuple(fc.constant(nodes), fc.subarray(all(nodes).map((node) => node.id))));

describe('rows', () => {
  test('collapsed branches are left out', () => {
    expect(ids(shop, [])).toEqual(['drinks', 'frozen', 'gloves']);
    expect(ids(shop, ['drinks', 'hot'])).toEqual(['drinks', 'soft', 'hot', 'tea', 'coffee', 'frozen', 'gloves']);
    expect(ids(shop, ['hot'])).toEqual(['drinks', 'frozen', 'gloves']);
  });

  test('each row knows level, position and size of its set', () => {
    const tea = visibleRows(items(shop, ['drinks', 'hot'])).find((row) => row.node.id === 'tea');
    expect(tea).toMatchObject({ level: 3, position: 1, setSize: 2, open: undefined });
  });

  test('a node is shown exactly when all its ancestors are open', () => {
    fc.assert(
      fc.property(treesWithOpen, ([nodes, open]) => {
        const shown = new Set(ids(nodes, open));
        for (const { id } of all(nodes)) expect(shown.has(id)).toBe(isVisible(nodes, new Set(open), id));
      }),
    );
  });

  test('nothing changed: the same objects', () => {
    fc.assert(
      fc.property(treesWithOpen, ([nodes, open]) => {
        const state = { expanded: new Set(open), selectedId: 1, path: new Set<CategoryTreeId>(), tabStop: 2 };
        const before = shownItems(nodes, state);
        expect(shownItems(nodes, { ...state, expanded: new Set(open) }, before)).toBe(before);
      }),
    );
  });

  test('a branch opened: only the way to it is new', () => {
    const before = items(shop, ['drinks']);
    const after = shownItems(
      shop,
      { expanded: new Set(['drinks', 'soft']), selectedId: undefined, path: new Set(), tabStop: undefined },
      before,
    );
    expect(after[0]).not.toBe(before[0]);
    expect(after[0]?.items?.[1]).toBe(before[0]?.items?.[1]);
    expect(after[1]).toBe(before[1]);
  });

  test('sharing never shows anything else than a fresh start', () => {
    fc.assert(
      fc.property(treesWithOpen, fc.array(fc.nat(30), { maxLength: 8 }), ([nodes, open], toggles) => {
        let expanded = new Set<CategoryTreeId>(open);
        let shared = items(nodes, expanded);
        for (const id of toggles) {
          expanded = withToggled(nodes, expanded, id, 'multiple');
          const state = { expanded, selectedId: id, path: new Set<CategoryTreeId>(), tabStop: id };
          shared = shownItems(nodes, state, shared);
          expect(shared).toEqual(shownItems(nodes, state));
        }
      }),
    );
  });
});

describe('open branches', () => {
  test('the way down to a node, and its own branch', () => {
    expect(pathTo(shop, 'tea').map((node) => node.id)).toEqual(['drinks', 'hot', 'tea']);
    expect(pathTo(shop, 'nothing')).toEqual([]);
    expect(withPathOpen(shop, [], 'tea', 'single')).toEqual(new Set(['drinks', 'hot']));
    expect(withPathOpen(shop, ['frozen'], 'soft', 'single')).toEqual(new Set(['drinks', 'soft']));
    expect(withPathOpen(shop, ['frozen'], 'soft', 'multiple')).toEqual(new Set(['frozen', 'drinks', 'soft']));
    expect(withPathOpen(shop, ['frozen'], undefined, 'single')).toEqual(new Set(['frozen']));
  });

  test('single: a sibling closes, what is open below it is remembered', () => {
    expect(withToggled(shop, ['drinks', 'hot'], 'frozen', 'single')).toEqual(new Set(['frozen', 'hot']));
    expect(withToggled(shop, ['drinks', 'hot'], 'soft', 'single')).toEqual(new Set(['drinks', 'soft']));
    expect(withToggled(shop, ['drinks'], 'drinks', 'single')).toEqual(new Set());
    expect(withToggled(shop, [], 'gloves', 'single')).toEqual(new Set());
  });

  test('*: all siblings that have a branch', () => {
    expect(withSiblingsOpen(shop, [], 'gloves')).toEqual(new Set(['drinks', 'frozen']));
    expect(withSiblingsOpen(shop, ['drinks'], 'hot')).toEqual(new Set(['drinks', 'soft', 'hot']));
  });

  test('single: one open branch per level, whatever is toggled', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(40), { maxLength: 20 }), (nodes, toggles) => {
        let open = new Set<CategoryTreeId>();
        for (const id of toggles) open = withToggled(nodes, open, id, 'single');
        const sets = [nodes, ...all(nodes).map((node) => node.children ?? [])];
        for (const set of sets) expect(set.filter((node) => open.has(node.id)).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('toggling twice with many open changes nothing', () => {
    fc.assert(
      fc.property(treesWithOpen, fc.nat(40), ([nodes, open], id) => {
        const real = open.filter((other) => all(nodes).some((node) => node.id === other && node.children?.length));
        expect(withToggled(nodes, withToggled(nodes, real, id, 'multiple'), id, 'multiple')).toEqual(new Set(real));
      }),
    );
  });
});

describe('moves', () => {
  const rows = visibleRows(items(shop, ['drinks', 'hot']));
  const at = (id: CategoryTreeId) => rows.findIndex((row) => row.node.id === id);
  const from = (id: CategoryTreeId, move: TreeMove) => {
    const target = treeMove(rows, at(id), move);
    return target === at(id) ? `toggle ${id}` : rows[target ?? -1]?.node.id;
  };

  test.each<[CategoryTreeId, TreeMove, CategoryTreeId | undefined]>([
    ['drinks', 'up', undefined],
    ['drinks', 'down', 'soft'],
    ['drinks', 'in', 'soft'],
    ['drinks', 'out', 'toggle drinks'],
    ['soft', 'in', 'toggle soft'],
    ['soft', 'out', 'drinks'],
    ['tea', 'in', undefined],
    ['tea', 'out', 'hot'],
    ['tea', 'first', 'drinks'],
    ['tea', 'last', 'gloves'],
    ['gloves', 'down', undefined],
    ['gloves', 'in', undefined],
    ['gloves', 'out', undefined],
  ])('%s %s', (id, move, expected) => {
    expect(from(id, move)).toBe(expected);
  });

  test('a move always leads to a row, and "out" always to a higher one', () => {
    fc.assert(
      fc.property(
        treesWithOpen,
        fc.nat(),
        fc.constantFrom<TreeMove>('up', 'down', 'first', 'last', 'in', 'out'),
        ([nodes, open], place, move) => {
          const shown = visibleRows(items(nodes, open));
          const start = shown.length ? place % shown.length : 0;
          const target = treeMove(shown, start, move);
          const row = shown[target ?? start];
          const level = shown[start]?.level ?? 0;
          const isToggle = target === start && shown.length > 0;
          expect(target === undefined || !!row).toBe(true);
          expect(!isToggle || row?.open === (move === 'out')).toBe(true);
          expect(target === undefined || isToggle || move !== 'out' || row?.level === level - 1).toBe(true);
        },
      ),
    );
  });

  test('letters find the next name that begins with them', () => {
    expect(rows[findRow(rows, 0, 'g')]?.node.id).toBe('gloves');
    expect(findRow(rows, 0, 'zz')).toBe(-1);
  });
});
