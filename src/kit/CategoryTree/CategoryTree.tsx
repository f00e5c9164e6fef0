import {
  memo,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Rooted, Slotted } from '../theme/customised.ts';
import { categoryTree } from '../messages/en-GB/categoryTree.ts';
import { useLinkComponent, useMessages, type LinkComponent } from '../provider/index.ts';
import { hover, styled, token } from '../theme/index.ts';
import { createTypeAhead, isLetter } from '../typeAhead/index.ts';
import { focusInside } from '../utils/ground.ts';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { useRowPresses } from '../utils/useRowPresses.ts';
import { useTwinWarning } from '../utils/warnings.ts';
import { categoryRow } from './categoryRow.ts';
import {
  createShownItems,
  findRow,
  isVisible,
  pathTo,
  treeMove,
  visibleRows,
  withPathOpen,
  withSiblingsOpen,
  withToggled,
  type CategoryTreeId,
  type CategoryTreeNode,
  type TreeExpansion,
  type TreeItem,
  type TreeMove,
} from './treeModel.ts';
import { useThemedProps, type Owned } from '../theme/useThemedProps.ts';

/** Props of {@link CategoryTree}; every other prop of a `<nav>` reaches its root. */
export interface CategoryTreeProps extends Omit<ComponentProps<'nav'>, 'onSelect' | 'children'>, Slotted<'tree' | 'name'>, Rooted {
  /** The main categories with all below them; with none there is no tree. Keep the same array from render to render: rows are compared by identity. */
  nodes: readonly CategoryTreeNode[];
  /** The address of a category; of the chosen one (`selected`) the address without it, since choosing it again lets go of it. Memoise it. */
  getHref: (node: CategoryTreeNode, selected: boolean) => string;
  /** The chosen category. When it changes, the way down to it and its own branch open. */
  selectedId?: CategoryTreeId;
  /** A category was followed by pointer or key; told after the link's own handler, so that the tree may be taken away then, and also when it opens a new tab. */
  onSelect?: (event: MouseEvent<HTMLElement>, node: CategoryTreeNode, selected: boolean) => void;
  /** Whether opening a branch closes its siblings. Default: `single`. */
  expansion?: TreeExpansion;
  /** The open branches, when the caller keeps them. */
  expandedIds?: readonly CategoryTreeId[];
  /** The open branches at the start, when the tree keeps them. Default: those on the way to `selectedId`. */
  defaultExpandedIds?: readonly CategoryTreeId[];
  /** A branch was opened or closed: all open branches. */
  onExpandedChange?: (expandedIds: CategoryTreeId[]) => void;
  /** Names the landmark and the tree. Default: "Product categories". */
  label?: string;
  /** Replaces single texts. */
  messages?: Partial<typeof categoryTree>;
  /** Props of the `<ul role="tree">`. */
  slotProps?: { tree?: Omit<ComponentProps<'ul'>, 'onFocus' | 'onClickCapture'> };
  /** `name` shows a name in another way, with the same words; `tree` stands in the place of the `<ul>`. */
  slots?: { name?: ComponentType<{ node: CategoryTreeNode }>; tree?: ElementType };
  /** Shown above the tree, inside the landmark; with it the landmark stays when there are no categories. Default: nothing. */
  children?: ReactNode;
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
const Root = styled('nav', { name: 'TkCategoryTree' })<Owned>();

const List = styled('ul', { name: 'TkCategoryTree', slot: 'Tree' })({
  '&, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  // Whole branches, not rows: for the browser 10,000 watched rows cost more than they save.
  '&[data-many] > li': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${token('size.control.small')}` },
  '& a': {
    ...categoryRow,
    // Branches out of sight clip content that leaves them.
    ...focusInside,
    '&:is([aria-level="1"], [data-path]):not([aria-current])': { fontWeight: token('font.weight.medium') },
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
        inlineSize: token('space.1-5'),
        blockSize: token('space.1-5'),
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
  link: LinkComponent;
  getHref: CategoryTreeProps['getHref'];
  idPrefix: string;
  texts: typeof categoryTree;
  name: ComponentType<{ node: CategoryTreeNode }> | undefined;
}

/** A row and the rows below it. Memoised by `item`, which stays the same object as long as nothing in it changes. */
const Branch = memo(function Branch({ item, link: Link, getHref, idPrefix, texts, name: Name }: BranchProps): JSX.Element {
  const { node } = item;
  return (
    <li role="none">
      <Link
        id={idPrefix + node.id}
        role="treeitem"
        href={getHref(node, item.selected)}
        tabIndex={item.tabStop ? 0 : -1}
        aria-level={item.level}
        aria-posinset={item.position}
        aria-setsize={item.setSize}
        aria-expanded={item.open}
        aria-current={item.selected ? 'page' : undefined}
        data-path={item.onPath ? '' : undefined}
      >
        <span>{Name ? <Name node={node} /> : node.name}</span>
        {node.count === undefined ? null : (
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
            <Branch key={child.node.id} item={child} link={Link} getHref={getHref} idPrefix={idPrefix} texts={texts} name={Name} />
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
function useExpanded({
  nodes,
  selectedId,
  expansion = 'single',
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
}: Pick<CategoryTreeProps, 'nodes' | 'selectedId' | 'expansion' | 'expandedIds' | 'defaultExpandedIds' | 'onExpandedChange'>): {
  /** The categories on the way to the chosen one, itself included. */
  path: readonly CategoryTreeId[];
  expanded: ReadonlySet<CategoryTreeId>;
  expand: (next: Set<CategoryTreeId>) => void;
} {
  const path = useMemo(() => pathTo(nodes, selectedId).map((node) => node.id), [nodes, selectedId]);
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<CategoryTreeId>>(() =>
    withPathOpen(nodes, defaultExpandedIds ?? [], selectedId, expansion),
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
  const expanded = useMemo(() => (expandedIds ? new Set(expandedIds) : opened), [expandedIds, opened]);

  const expand = (next: Set<CategoryTreeId>) => {
    if (!expandedIds) setOwnExpanded(next);
    onExpandedChange?.([...next]);
  };
  return { path, expanded, expand };
}

/** The way of an arrow key, Home or End in the tree; arrows to the side change places where lines run from right to left. */
function moveOf(key: string, tree: Element): TreeMove | undefined {
  const move = moves[key];
  if ((move !== 'in' && move !== 'out') || !isRightToLeft(tree)) return move;
  return move === 'in' ? 'out' : 'in';
}

interface TreeKeys {
  /** The rows that are shown, below each other. */
  rows: readonly TreeItem[];
  indexOf: (target: EventTarget) => number;
  linkAt: (index: number) => HTMLElement | null;
  /** Opens or closes a branch. */
  toggle: (row: TreeItem, from: HTMLElement | null) => void;
  openSiblings: (row: TreeItem) => void;
}

/** The keys of the tree: they move the focus, open and close branches, and find a name by its letters. */
function useTreeKeys({ rows, indexOf, linkAt, toggle, openSiblings }: TreeKeys): (event: KeyboardEvent<HTMLUListElement>) => void {
  const [type] = useState(createTypeAhead);
  return (event) => {
    const from = indexOf(event.target);
    const row = rows[from];
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const move = moveOf(key, event.currentTarget);
    if (move) {
      event.preventDefault();
      const target = treeMove(rows, from, move);
      if (target?.toggle) toggle(row, linkAt(from));
      else if (target) linkAt(target.index)?.focus();
    } else if (key === '*') {
      event.preventDefault();
      openSiblings(row);
    } else if (isLetter(key)) {
      const typed = type(key, event.timeStamp);
      event.preventDefault();
      if (typed) linkAt(findRow(rows, from, typed))?.focus();
      else linkAt(from)?.click();
    }
  };
}

const isOnArrow = ({ target }: MouseEvent): boolean => (target as Element).closest('[data-arrow]') !== null;

/**
 * Categories as a tree of links with one tab stop. Following a link is choosing; the arrow at its end opens a branch without following.
 *
 * Source of the behaviour: ARIA Authoring Practices, Navigation Treeview.
 */
export function CategoryTree(given: CategoryTreeProps): JSX.Element | null {
  const {
    nodes,
    getHref,
    selectedId,
    onSelect,
    expansion,
    expandedIds,
    defaultExpandedIds,
    onExpandedChange,
    label,
    messages,
    slotProps,
    slots,
    children,
    ...rest
  } = useThemedProps('TkCategoryTree', given, { expansion: 'single' });
  const texts = useMessages('categoryTree', categoryTree, messages);
  const link = useLinkComponent();
  const [focusedId, setFocusedId] = useState<CategoryTreeId>();

  const { path, expanded, expand } = useExpanded({ nodes, selectedId, expansion, expandedIds, defaultExpandedIds, onExpandedChange });
  const tabStop = [focusedId, selectedId].find((id) => id !== undefined && isVisible(nodes, expanded, id)) ?? nodes[0]?.id;
  const [show] = useState(createShownItems);
  const items = useMemo(
    () => show(nodes, { expanded, selectedId, path: new Set(path.slice(0, -1)), tabStop }),
    [show, nodes, expanded, selectedId, path, tabStop],
  );
  const rows = useMemo(() => visibleRows(items), [items]);

  const idPrefix = useId();
  const linkAt = (index: number) => document.getElementById(idPrefix + rows[index]?.node.id);
  const indexOf = (target: EventTarget) => {
    const id = (target as Element).closest('a')?.id.slice(idPrefix.length);
    return rows.findIndex((row) => String(row.node.id) === id);
  };

  /** The row stays in sight of the keyboard, although a sibling above it may close and its index change. */
  const toggle = (row: TreeItem, from: HTMLElement | null) => {
    flushSync(() => expand(withToggled(nodes, expanded, row.node.id, expansion)));
    from?.focus({ preventScroll: true });
  };

  const onKey = useTreeKeys({
    rows,
    indexOf,
    linkAt,
    toggle,
    openSiblings: (row) => expand(withSiblingsOpen(nodes, expanded, row.node.id)),
  });

  const presses = useRowPresses({
    rowAt: (target) => rows[indexOf(target)],
    isOwn: isOnArrow,
    onOwn: (event, row) => toggle(row, linkAt(indexOf(event.target))),
    onSelect: (event, { node, selected }) => onSelect?.(event, node, selected),
    onClick: slotProps?.tree?.onClick,
  });

  useTwinWarning('CategoryTree', 'nodes', nodes);

  if (!nodes.length && !children) return null;
  const name = label ?? texts.label;
  return (
    <Root aria-label={name} {...rest}>
      {children}
      {nodes.length ? (
        <List
          aria-label={name}
          {...slotProps?.tree}
          role="tree"
          data-many={rows.length > MANY_ROWS || undefined}
          onKeyDown={(event) => {
            slotProps?.tree?.onKeyDown?.(event);
            onKey(event);
          }}
          {...presses}
          onFocus={(event) => setFocusedId(rows[indexOf(event.target)]?.node.id)}
        >
          {items.map((item) => (
            <Branch key={item.node.id} item={item} link={link} getHref={getHref} idPrefix={idPrefix} texts={texts} name={slots?.name} />
          ))}
        </List>
      ) : null}
    </Root>
  );
}
