import { memo, useId, useMemo, useState } from 'react';
import type { ComponentProps, ComponentType, JSX, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { categoryTree } from '../messages/en-GB/categoryTree.ts';
import { useLinkComponent, type LinkComponent } from '../provider/index.ts';
import { hover, square, styled, token, type Called } from '../part.ts';
import { createTypeAhead, isLetter } from '../utils/typeAhead.ts';
import { focusInside } from '../utils/ground.ts';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { useRowPresses } from '../utils/useRowPresses.ts';
import { useTwinWarning } from '../utils/warnings.ts';
import { categoryRow } from './categoryRow.ts';
import { createShownItems, findRow, isVisible, pathTo, treeMove } from './treeModel.ts';
import { visibleRows, withPathOpen, withSiblingsOpen, withToggled } from './treeModel.ts';
import type { CategoryTreeId, CategoryTreeNode, TreeExpansion, TreeItem, TreeMove } from './treeModel.ts';
import type { CategoryTreeItemProps, CategoryTreeProps } from './categoryTreeProps.ts';

/** A category as its row shows it. */
export interface RowNode extends CategoryTreeNode {
  /** Stands in the place of the name. */
  label?: ReactNode;
  /** Further attributes of the row. */
  attributes?: Pick<ComponentProps<'a'>, 'aria-busy' | 'aria-checked'>;
}

/** Renders a row, and the rows below it if its item has them, with the props of its `<li>`. */
export type RenderRow = (item: TreeItem, place?: ComponentProps<'li'>) => JSX.Element;

/** Props of a component that renders the rows in another way. */
export interface TreeRowsProps {
  /** The main categories that are shown, with those below them. */
  items: readonly TreeItem[];
  /** All shown rows, below each other. */
  rows: readonly TreeItem[];
  row: RenderRow;
}

/** Props of {@link Tree}. */
export interface TreeProps extends Called<CategoryTreeProps> {
  nodes: readonly RowNode[];
  expansion: TreeExpansion;
  label: string;
  texts: typeof categoryTree;
  /** Renders the rows. Default: each in its branch. */
  view?: ComponentType<TreeRowsProps> | undefined;
  /** Hears a key before the tree does. */
  onKeyFirst?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Above so many rows the branches out of sight are not laid out. */
const MANY_ROWS = 200;

/** Below the sixth level rows are not indented any further. */
const indent = (level: number) => ({ paddingInlineStart: `calc(${token('space.3')} + ${level - 1} * ${token('space.4')})` });
const indents = {
  '& a:not([aria-level="1"])': indent(6),
  ...Object.fromEntries([2, 3, 4, 5].map((level) => [`& a[aria-level="${level}"]`, indent(level)])),
};

// All rows are styled from here: a row is plain elements, which costs the server and the page as little as a row can.
const List = styled('ul', { name: 'TkCategoryTree', slot: 'Tree' })({
  '&, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  // Whole branches, not rows: for the browser 10,000 watched rows cost more than they save.
  '&[data-many] > li': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${token('size.control.small')}` },
  '& a': {
    ...categoryRow,
    // Branches out of sight clip content that leaves them.
    ...focusInside,
    '&:is([aria-level="1"], [data-path]):not([aria-current])': { fontWeight: token('font.weight.medium') },
    '&[aria-disabled="true"]': { color: token('color.text.disabled') },
    '&:not([aria-expanded])': { paddingInlineEnd: token('size.control.small') },
    // Arrow: a target of its own for the pointer
    '& > [data-arrow]': {
      flex: 'none',
      alignSelf: 'stretch',
      display: 'grid',
      placeItems: 'center',
      inlineSize: token('size.control.small'),
      '@media (pointer: coarse)': { inlineSize: token('size.control.medium') },
      [hover]: { '&:hover': { background: token('color.quiet-action.background-pressed'), color: token('color.quiet-action.text') } },
      '&::before': {
        content: '""',
        ...square('space.1-5'),
        border: 'solid',
        borderWidth: `0 ${token('border-width.strong')} ${token('border-width.strong')} 0`,
        rotate: '45deg',
        translate: `0 calc(-1 * ${token('space.0-5')})`,
        transition: `rotate ${token('motion.duration.fast')}`,
      },
    },
    '&[aria-expanded="true"] > [data-arrow]::before': { rotate: '225deg', translate: `0 ${token('space.0-5')}` },
  },
  ...indents,
});

interface BranchProps {
  item: TreeItem;
  place?: ComponentProps<'li'> | undefined;
  link: LinkComponent;
  getHref: CategoryTreeProps['getHref'];
  idPrefix: string;
  texts: typeof categoryTree;
  content: ComponentType<CategoryTreeItemProps> | undefined;
  own: (Pick<ComponentProps<'a'>, 'className'> & { as?: unknown }) | undefined;
}

/** A row and the rows below it. Memoised by `item`, which stays the same object as long as nothing in it changes. */
const Branch = memo(function Branch({ item, place, ...shared }: BranchProps): JSX.Element {
  const { link, getHref, idPrefix, texts, content: Content } = shared;
  const { as: _, className = '', ...own } = shared.own ?? {};
  const node: RowNode = item.node;
  const href = node.disabled ? undefined : getHref?.(node, item.selected);
  const Link = (href === undefined ? 'a' : link) as LinkComponent;
  return (
    <li role="none" {...place}>
      <Link
        id={idPrefix + node.id}
        role="treeitem"
        href={href!}
        tabIndex={item.tabStop ? 0 : -1}
        aria-level={item.level}
        aria-posinset={item.position}
        aria-setsize={item.setSize}
        aria-expanded={item.open}
        aria-current={item.selected ? 'page' : undefined}
        aria-disabled={node.disabled}
        data-path={item.onPath ? '' : undefined}
        {...own}
        className={`TkCategoryTree-item ${className}`.trim()}
        {...node.attributes}
      >
        <span>{Content ? <Content node={node}>{node.name}</Content> : (node.label ?? node.name)}</span>
        {Content || node.count === undefined ? null : (
          <small>
            {node.count === null ? null : (
              <>
                <span>{texts.count(node.count)}</span>
                <span className="tk-visually-hidden">{` ${texts.products(node.count)}`}</span>
              </>
            )}
          </small>
        )}
        {item.open === undefined ? null : <span data-arrow="" aria-hidden="true" />}
      </Link>
      {item.items ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a tree's branch
        <ul role="group">
          {item.items.map((child) => (
            <Branch key={child.node.id} item={child} {...shared} />
          ))}
        </ul>
      ) : null}
    </li>
  );
});

const moves: Partial<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Keeps the open branches, unless the caller does: those on the way to the chosen category open. */
export function useExpanded({ nodes, selectedId, expansion, expandedItems, defaultExpandedItems, onExpandedItemsChange }: TreeProps) {
  const path = useMemo(() => pathTo(nodes, selectedId).map((node) => node.id), [nodes, selectedId]);
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<CategoryTreeId>>(() =>
    withPathOpen(nodes, defaultExpandedItems ?? [], selectedId, expansion),
  );
  // The way to a newly chosen category opens, also when the categories arrive after the choice.
  const arrivedId = path.at(-1);
  const [openedFor, setOpenedFor] = useState(arrivedId);
  let opened = ownExpanded;
  if (arrivedId !== openedFor) {
    opened = withPathOpen(nodes, ownExpanded, arrivedId, expansion);
    setOpenedFor(arrivedId);
    setOwnExpanded(opened);
  }
  const expanded: ReadonlySet<CategoryTreeId> = useMemo(() => (expandedItems ? new Set(expandedItems) : opened), [expandedItems, opened]);

  const expand = (event: SyntheticEvent, next: Set<CategoryTreeId>) => {
    if (!expandedItems) setOwnExpanded(next);
    onExpandedItemsChange?.(event, [...next]);
  };
  return { path, expanded, expand };
}

/** The way of an arrow key, Home or End in the tree; arrows to the side change places where lines run from right to left. */
function moveOf(key: string, tree: Element): TreeMove | undefined {
  const move = moves[key];
  const mirrored = { in: 'out', out: 'in' } as const;
  return (isRightToLeft(tree) && mirrored[move as 'in']) || move;
}

interface TreeKeys {
  rows: readonly TreeItem[];
  rowAt: (target: EventTarget) => TreeItem | undefined;
  focus: (row: TreeItem | undefined) => void;
  toggle: (event: SyntheticEvent, row: TreeItem) => void;
  openSiblings: (event: SyntheticEvent, row: TreeItem) => void;
}

/** The keys of the tree: they move the focus, open and close branches, and find a name by its letters. */
function useTreeKeys({ rows, rowAt, focus, toggle, openSiblings }: TreeKeys): (event: KeyboardEvent<HTMLUListElement>) => void {
  const [type] = useState(createTypeAhead);
  return (event) => {
    const row = rowAt(event.target);
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = rows.indexOf(row);
    const { key } = event;
    const move = moveOf(key, event.currentTarget);
    if (move) {
      event.preventDefault();
      const target = treeMove(rows, from, move);
      if (target === from) toggle(event, row);
      else if (target !== undefined) focus(rows[target]);
    } else if (key === '*') {
      event.preventDefault();
      openSiblings(event, row);
    } else if (isLetter(key)) {
      const typed = type(key, event.timeStamp);
      event.preventDefault();
      if (typed) focus(rows[findRow(rows, from, typed)]);
      else (event.target as HTMLElement).click();
    }
  };
}

const isOnArrow = ({ target }: MouseEvent): boolean => (target as Element).closest('[data-arrow]') !== null;

/** The tree in its landmark, without what few trees need: {@link CategoryTree} fetches that when it is asked for. */
export function Tree(props: TreeProps): JSX.Element | null {
  const { nodes, getHref, selectedId, onSelect, expansion, label, texts, slotProps, slots, view: View, onKeyFirst } = props;
  const link = useLinkComponent();
  const [focusedId, setFocusedId] = useState<CategoryTreeId>();

  const { path, expanded, expand } = useExpanded(props);
  const tabStop = [focusedId, selectedId].find((id) => isVisible(nodes, expanded, id)) ?? nodes[0]?.id;
  const [show] = useState(createShownItems);
  const items = useMemo(
    () => show(nodes, { expanded, selectedId, path: new Set(path.slice(0, -1)), tabStop }),
    [show, nodes, expanded, selectedId, path, tabStop],
  );
  const rows = useMemo(() => visibleRows(items), [items]);

  const idPrefix = useId();
  const linkOf = (row: TreeItem) => document.getElementById(idPrefix + row.node.id);
  const rowAt = (target: EventTarget) => {
    const id = (target as Element).closest('a')?.id.slice(idPrefix.length);
    return rows.find((row) => String(row.node.id) === id);
  };
  const focus = (row: TreeItem | undefined) => {
    if (!row) return;
    // The row that Tab reaches is always in the document; of many rows others need not be.
    flushSync(() => setFocusedId(row.node.id));
    linkOf(row)?.focus();
  };
  /** The row stays in sight of the keyboard, although a sibling above it may close and its index change. */
  const toggle = (event: SyntheticEvent, row: TreeItem) => {
    flushSync(() => expand(event, withToggled(nodes, expanded, row.node.id, expansion)));
    linkOf(row)?.focus({ preventScroll: true });
  };
  const openSiblings = (event: SyntheticEvent, row: TreeItem) => expand(event, withSiblingsOpen(nodes, expanded, row.node.id));

  const onKey = useTreeKeys({ rows, rowAt, focus, toggle, openSiblings });
  const presses = useRowPresses({
    rowAt,
    isOwn: isOnArrow,
    onOwn: toggle,
    onSelect: (event, { node, selected }) => node.disabled || onSelect?.(event, node, selected),
  });

  useTwinWarning('CategoryTree', 'nodes', nodes);

  if (!nodes.length) return null;
  const row: RenderRow = (item, place) => (
    <Branch key={item.node.id} {...{ item, place, link, getHref, idPrefix, texts }} content={slots?.item} own={slotProps?.item} />
  );
  return (
    <List
      aria-label={label}
      {...slotProps?.tree}
      role="tree"
      data-many={(!View && rows.length > MANY_ROWS) || undefined}
      onKeyDown={(event) => {
        onKeyFirst?.(event);
        onKey(event);
      }}
      {...presses}
      onFocus={(event) => setFocusedId(rowAt(event.target)?.node.id)}
    >
      {View ? <View items={items} rows={rows} row={row} /> : items.map((item) => row(item))}
    </List>
  );
}
