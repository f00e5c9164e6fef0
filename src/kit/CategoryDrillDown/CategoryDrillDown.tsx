import {
  createElement,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { categoryRow } from '../CategoryTree/categoryRow.ts';
import { pathTo, type CategoryTreeId, type CategoryTreeNode } from '../CategoryTree/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { categoryDrillDown, categoryTree } from '../messages/en-GB/filters.ts';
import { useLinkComponent, useMessages } from '../provider/index.ts';
import { styled, token } from '../theme/index.ts';
import { bareList } from '../utils/bareList.ts';
import { focusInside } from '../utils/ground.ts';
import { levelAt, levelOf } from './drillDownModel.ts';

/** Props of {@link CategoryDrillDown}; every other prop of a `<nav>` reaches its root. */
export interface CategoryDrillDownProps extends Omit<ComponentProps<'nav'>, 'onSelect' | 'children'> {
  /** The main categories with all below them; with none nothing is rendered. */
  nodes: readonly CategoryTreeNode[];
  /** The address of a category; of the chosen one (`selected`) the address without it, since choosing it again lets go of it. */
  getHref: (node: CategoryTreeNode, selected: boolean) => string;
  /** The chosen category. When it changes, the level that shows it comes. */
  selectedId?: CategoryTreeId;
  /** A category was chosen by pointer or key; told before the browser follows the link. Going down or back is not choosing. */
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
    '& > svg': { flex: 'none', inlineSize: token('size.target'), marginInlineEnd: token('space.2'), color: token('color.text.muted') },
    '&:not(:has(svg))': { paddingInlineEnd: `calc(${token('space.2')} + ${token('size.target')})` },
  },
});

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
  const Link = useLinkComponent();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
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
  const { parent, before, children } = levelAt(nodes, parentId === undefined ? shown : parentId);
  const path = new Set(pathTo(nodes, selectedId).map((node) => node.id));
  /** The rows as they stand below each other. */
  const rows = parent ? [parent, ...children] : children;

  if (!nodes.length) return null;
  const name = label ?? treeTexts.label;

  const go = (event: SyntheticEvent, to: CategoryTreeId | null) => {
    flushSync(() => {
      setOwn(to);
      onParentChange?.(event, to);
    });
  };
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

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])];
  const indexOf = (target: EventTarget) => links().findIndex((link) => link.contains(target as Node));
  const leadsDown = (node: CategoryTreeNode | undefined): node is CategoryTreeNode => !!node?.children?.length && node !== parent;

  // While it comes down, before the link's own handler: going down must not be followed.
  const onClickCapture = (event: MouseEvent<HTMLUListElement>) => {
    const node = rows[indexOf(event.target)];
    if (!node) return;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (leadsDown(node) && !opensElsewhere) {
      event.preventDefault();
      goDown(event, node);
    } else onSelect?.(event, node, node.id === selectedId);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = indexOf(event.target);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 }[event.key];
    const node = rows[from];
    if (to !== undefined) links()[to]?.focus();
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') && leadsDown(node)) goDown(event, node);
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) goBack(event);
    else return;
    event.preventDefault();
  };

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
      <ul ref={list} {...bareList} aria-labelledby={headingId} onClickCapture={onClickCapture}>
        {rows.map((node) => {
          const isSelected = node.id === selectedId;
          return (
            <li key={node.id}>
              <Link
                href={getHref(node, isSelected)}
                aria-current={isSelected ? 'page' : undefined}
                data-path={path.has(node.id) && node !== parent ? '' : undefined}
              >
                <span>{node === parent ? texts.all(node.name) : node.name}</span>
                {node.count === undefined ? null : (
                  <small>
                    {treeTexts.count(node.count)}
                    <span className="tk-visually-hidden"> {treeTexts.products(node.count)}</span>
                  </small>
                )}
                {leadsDown(node) ? (
                  <>
                    <span className="tk-visually-hidden">, {texts.below(node.children?.length ?? 0)}</span>
                    <ChevronRightIcon size="small" />
                  </>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
