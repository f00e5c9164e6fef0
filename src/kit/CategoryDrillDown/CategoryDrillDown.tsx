import {
  createElement,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { categoryRow } from '../CategoryTree/internal.ts';
import { pathTo, type CategoryTreeId, type CategoryTreeNode } from '../CategoryTree/index.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import { categoryDrillDown } from '../messages/en-GB/categoryDrillDown.ts';
import { categoryTree } from '../messages/en-GB/categoryTree.ts';
import { useMessages } from '../provider/index.ts';
import { styled, token } from '../theme/index.ts';
import { bareList } from '../utils/bareList.ts';
import { focusInside } from '../utils/ground.ts';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { useRowPresses } from '../utils/useRowPresses.ts';
import { levelAt, levelOf, type DrillDownLevel } from './drillDownModel.ts';

/** Props of {@link CategoryDrillDown}; every other prop of a `<nav>` reaches its root. */
export interface CategoryDrillDownProps extends Omit<ComponentProps<'nav'>, 'onSelect' | 'children'> {
  /** The main categories with all below them; with none nothing is rendered. */
  nodes: readonly CategoryTreeNode[];
  /** The address of a category; of the chosen one (`selected`) the address without it, since choosing it again lets go of it. */
  getHref: (node: CategoryTreeNode, selected: boolean) => string;
  /** The chosen category. When it changes, the level that shows it comes. */
  selectedId?: CategoryTreeId;
  /** A category was chosen by pointer or key; told after the link's own handler, so that the list may be taken away then. Going down or back is not choosing. */
  onSelect?: (event: MouseEvent<HTMLElement>, node: CategoryTreeNode, selected: boolean) => void;
  /** The category whose content is shown, when the caller keeps it; `null`: the main categories. */
  parentId?: CategoryTreeId | null;
  /** The category whose content is shown at the start. Default: the one that shows `selectedId`. */
  defaultParentId?: CategoryTreeId | null;
  /** The visitor went down, or back. */
  onParentChange?: (event: SyntheticEvent, parentId: CategoryTreeId | null) => void;
  /** Names the landmark, and is the heading of the main categories. Default: "Product categories". */
  label?: string;
  /** Level of the heading in the outline of the page. Default: 2. */
  level?: 2 | 3 | 4;
  /** Replaces single texts. */
  messages?: Partial<typeof categoryDrillDown & typeof categoryTree>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('nav')({
  '& > button': { marginInlineStart: `calc(-1 * ${token('space.2')})`, paddingInline: token('space.2'), textAlign: 'start' },
  '& > :is(h2, h3, h4)': {
    marginBlock: `${token('space.1')} ${token('space.2')}`,
    fontSize: token('font.size.lg'),
    lineHeight: token('font.line-height.snug'),
    overflowWrap: 'anywhere',
  },
  '& > ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  },
  '& > ul > li > a': {
    ...categoryRow,
    ...focusInside,
    minBlockSize: token('size.control.medium'),
    '&[data-path]': { fontWeight: token('font.weight.medium') },
    // The counts stand below each other, with an arrow behind or without.
    '& > svg': { flex: 'none', inlineSize: token('size.icon.large'), marginInlineEnd: token('space.2'), color: token('color.text.muted') },
    '&:not(:has(svg))': { paddingInlineEnd: `calc(${token('space.2')} + ${token('size.icon.large')})` },
  },
});

/** Keeps the level that is shown, unless the caller does; and the way there. */
function useLevel({
  nodes,
  selectedId,
  parentId,
  defaultParentId,
  onParentChange,
}: Pick<CategoryDrillDownProps, 'nodes' | 'selectedId' | 'parentId' | 'defaultParentId' | 'onParentChange'>): DrillDownLevel & {
  go: (event: SyntheticEvent, to: CategoryTreeId | null) => void;
} {
  const [own, setOwn] = useState(() => (defaultParentId === undefined ? levelOf(nodes, selectedId) : defaultParentId));
  // The level of a newly chosen category comes, also when the categories arrive after the choice.
  const arrivedId = pathTo(nodes, selectedId).at(-1)?.id;
  const [shownFor, setShownFor] = useState(arrivedId);
  let shown = own;
  if (arrivedId !== shownFor) {
    setShownFor(arrivedId);
    if (arrivedId !== undefined) {
      shown = levelOf(nodes, arrivedId);
      setOwn(shown);
    }
  }
  return {
    ...levelAt(nodes, parentId === undefined ? shown : parentId),
    go: (event, to) =>
      flushSync(() => {
        setOwn(to);
        onParentChange?.(event, to);
      }),
  };
}

interface RowProps {
  node: CategoryTreeNode;
  name: string;
  href: string;
  selected: boolean;
  onPath: boolean;
  /** How many categories it leads down to; none when it is a plain link. */
  below: number;
  texts: typeof categoryDrillDown;
  treeTexts: typeof categoryTree;
}

/** A category: its name, how many products it has, and whether it leads a level down. */
function Row({ node, name, href, selected, onPath, below, texts, treeTexts }: RowProps): JSX.Element {
  return (
    <li>
      <Anchor href={href} aria-current={selected ? 'page' : undefined} data-path={onPath ? '' : undefined}>
        <span>{name}</span>
        {node.count === undefined ? null : (
          <small>
            <span>{treeTexts.count(node.count)}</span>
            <span className="tk-visually-hidden">{` ${treeTexts.products(node.count)}`}</span>
          </small>
        )}
        {below ? (
          <>
            <span className="tk-visually-hidden">{`, ${texts.below(below)}`}</span>
            <ChevronRightIcon size="small" />
          </>
        ) : null}
      </Anchor>
    </li>
  );
}

/** The rows of a list of links, as the browser has them. */
function useRowLinks(): { list: RefObject<HTMLUListElement | null>; links: () => HTMLElement[]; indexOf: (target: EventTarget) => number } {
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])];
  return { list, links, indexOf: (target) => links().findIndex((link) => link.contains(target as Node)) };
}

/**
 * Categories for narrow screens, one level at a time: a list of links, of which those with an arrow lead a level down, and a way back. The address of
 * every link is real, so that it opens in a new tab and works before the page's script has arrived.
 */
export function CategoryDrillDown({
  nodes,
  getHref,
  selectedId,
  onSelect,
  parentId,
  defaultParentId,
  onParentChange,
  label,
  level = 2,
  messages,
  ...rest
}: CategoryDrillDownProps): JSX.Element | null {
  const texts = useMessages('categoryDrillDown', categoryDrillDown, messages);
  const treeTexts = useMessages('categoryTree', categoryTree, messages);
  const name = label ?? treeTexts.label;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, links, indexOf } = useRowLinks();
  const { parent, before, children, go } = useLevel({ nodes, selectedId, parentId, defaultParentId, onParentChange });
  const path = new Set(pathTo(nodes, selectedId).map((node) => node.id));
  /** The rows as they stand below each other. */
  const rows = parent ? [parent, ...children] : children;

  const goDown = (event: SyntheticEvent, node: CategoryTreeNode) => {
    go(event, node.id);
    heading.current?.focus();
  };
  /** Back on the row one came down by. */
  const goBack = (event: SyntheticEvent) => {
    if (!parent) return;
    const index = levelAt(nodes, before?.id ?? null).children.indexOf(parent);
    go(event, before?.id ?? null);
    links()[before ? index + 1 : index]?.focus();
  };

  /** How many categories a row leads down to. */
  const countBelow = (node: CategoryTreeNode) => (node === parent ? 0 : (node.children?.length ?? 0));

  const presses = useRowPresses({
    rowAt: (target) => rows[indexOf(target)],
    isOwn: ({ metaKey, ctrlKey, shiftKey }, node) => countBelow(node) > 0 && !(metaKey || ctrlKey || shiftKey),
    onOwn: goDown,
    onSelect: (event, node) => onSelect?.(event, node, node.id === selectedId),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = isRightToLeft(event.currentTarget);
    const from = indexOf(event.target);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 }[event.key];
    const node = rows[from];
    if (to !== undefined) links()[to]?.focus();
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') && node && countBelow(node)) goDown(event, node);
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) goBack(event);
    else return;
    event.preventDefault();
  };

  if (!nodes.length) return null;
  return (
    // The keys are those of the links and the heading inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Root aria-label={name} {...rest} onKeyDown={onKeyDown}>
      {parent ? (
        <Button variant="bare" size="small" startIcon={<ChevronLeftIcon />} onClick={goBack}>
          {texts.back(before?.name ?? texts.top)}
        </Button>
      ) : null}
      {createElement(`h${level}`, { id: headingId, ref: heading, tabIndex: -1 }, parent?.name ?? name)}
      <ul ref={list} {...bareList} aria-labelledby={headingId} {...presses}>
        {rows.map((node) => (
          <Row
            key={node.id}
            node={node}
            name={node === parent ? texts.all(node.name) : node.name}
            href={getHref(node, node.id === selectedId)}
            selected={node.id === selectedId}
            onPath={path.has(node.id) && node !== parent}
            below={countBelow(node)}
            {...{ texts, treeTexts }}
          />
        ))}
      </ul>
    </Root>
  );
}
