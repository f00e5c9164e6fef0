import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, JSX, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { tickBox } from '../Checkbox/internal.ts';
import { categoryTreeTools } from '../messages/en-GB/categoryTreeTools.ts';
import { inRow, styled, token, useMessages } from '../part.ts';
import { findInName } from '../utils/findInName.ts';
import { fold } from '../utils/fold.ts';
import { marked } from '../utils/marked.tsx';
import { useLostFocus } from '../utils/useLostFocus.ts';
import { useWhole } from '../utils/useWhole.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { WholeText } from '../utils/WholeText.tsx';
import type { CategoryTreeItemProps, CategoryTreeProps } from './categoryTreeProps.ts';
import { ManyRows } from './ManyRows.tsx';
import { checkedStates, filtered, givenOf, missingEnd, toLoad, withLoaded, withPressed } from './toolModel.ts';
import type { Checked, Loaded, ToolNode } from './toolModel.ts';
import { Tree, useExpanded, type RowNode, type TreeProps } from './Tree.tsx';
import type { CategoryTreeId, CategoryTreeNode } from './treeModel.ts';

const Label = styled('span')({
  ...inRow('space.2'),
  cursor: 'pointer',
  '[aria-disabled] &': { cursor: 'default' },
  '& > span': { minInlineSize: 0 },
  '& > em': { color: token('color.text.muted'), fontStyle: 'normal' },
  '& > strong': { flex: 'none', color: token('color.text.link'), textDecoration: 'underline' },
});
const Name = styled('span')({ '& mark': { background: 'none', color: 'inherit', fontWeight: token('font.weight.bold') } });
const Box = styled('input')({ ...tickBox, pointerEvents: 'none' });
const Found = styled('output')({ display: 'block', padding: token('space.3'), color: token('color.text.muted') });

type Texts = typeof categoryTreeTools;

/** Fetches what is below nodes, each once. */
function useLoaded({ nodes, loadChildren }: CategoryTreeProps, texts: Texts) {
  const [loaded, setLoaded] = useState<ReadonlyMap<CategoryTreeId, Loaded>>(new Map());
  /** Spoken: nobody who listens sees the rows come. */
  const [announcement, announce] = useState('');
  const begun = useRef(new Set<CategoryTreeId>());
  const known = useMemo<readonly ToolNode[]>(() => (loadChildren ? withLoaded(nodes, loaded) : nodes), [nodes, loadChildren, loaded]);

  const load = async (node: CategoryTreeNode) => {
    const tell = (now: Loaded) => {
      setLoaded((before) => new Map(before).set(node.id, now));
      announce(typeof now === 'string' ? texts[now] : texts.found(now.length));
    };
    tell('loading');
    try {
      tell((await loadChildren?.(node)) ?? []);
    } catch (error) {
      console.error(error);
      tell('failed');
    }
  };
  const loadOpen = (shown: readonly ToolNode[], expandedItems: readonly CategoryTreeId[]) => {
    if (!loadChildren) return;
    const fresh = toLoad(shown, new Set(expandedItems), loaded).filter(({ id }) => !begun.current.has(id));
    for (const node of fresh) {
      begun.current.add(node.id);
      void load(node);
    }
  };
  return { known, announcement, load, loadOpen };
}

/** Keeps the ticked categories, unless the caller does. */
function useSelected(
  { checkboxSelection, multiSelect, selectedItems, defaultSelectedItems = [], onSelectedItemsChange }: CategoryTreeProps,
  known: readonly ToolNode[],
) {
  const [own, setOwn] = useState(defaultSelectedItems);
  const selected = useMemo(() => new Set(selectedItems ?? own), [selectedItems, own]);
  const states = useMemo(
    () => (checkboxSelection ? checkedStates(known, selected, multiSelect) : undefined),
    [checkboxSelection, known, selected, multiSelect],
  );
  const press = (event: SyntheticEvent, node: ToolNode) => {
    const next = withPressed(known, selected, node, multiSelect);
    setOwn(next);
    onSelectedItemsChange?.(event, next);
  };
  return { states, press };
}

/** The box of a ticked row. The row itself is the control. */
const boxOf = (checked: Checked, disabled: boolean | undefined): JSX.Element => (
  <Box
    type="checkbox"
    aria-hidden
    tabIndex={-1}
    readOnly
    checked={checked === true}
    disabled={disabled}
    ref={(element) => {
      if (element) element.indeterminate = checked === 'mixed';
    }}
  />
);

/** Content of rows: what a filter found is marked, and a row in the place of missing ones says why. */
function createLabel(texts: Texts, wanted: string, Item: ComponentType<CategoryTreeItemProps> | undefined) {
  return (node: ToolNode, checked: Checked | undefined): ReactNode => {
    if (node.missing)
      return (
        <Label>
          <em>{texts[node.missing]}</em> {node.missing === 'failed' ? <strong>{texts.retry}</strong> : null}
        </Label>
      );
    const found = findInName(node.name, wanted);
    const name = found ? (
      <Name>
        <WholeText>{marked(node.name, [found])}</WholeText>
      </Name>
    ) : (
      node.name
    );
    const content = Item ? <Item node={givenOf(node)}>{name}</Item> : name;
    if (checked === undefined) return content;
    return (
      <Label>
        {boxOf(checked, node.disabled)}
        <span>{content}</span>
      </Label>
    );
  };
}

/** Rows with their content, each the same object as long as nothing in it changes. */
function createRows(labelOf: ReturnType<typeof createLabel>, isCounted: boolean) {
  const last = new WeakMap<ToolNode, RowNode>();
  const rowsOf = (nodes: readonly ToolNode[], states: ReadonlyMap<CategoryTreeId, Checked> | undefined): RowNode[] =>
    nodes.map((node) => {
      const children = node.children && rowsOf(node.children, states);
      const checked = states?.get(node.id);
      const before = last.get(node);
      if (
        before?.attributes?.['aria-checked'] === checked &&
        before?.children?.every((child, index) => child === children?.[index]) !== false
      )
        if (before) return before;
      const row: RowNode = {
        ...node,
        ...(children && { children }),
        ...(isCounted ? {} : { count: undefined }),
        label: labelOf(node, checked),
        attributes: { 'aria-checked': checked, 'aria-busy': node.busy || undefined },
      };
      last.set(node, row);
      return row;
    });
  return rowsOf;
}

/** Enter follows a link by itself; on a row that is none it is a press. */
function pressByEnter(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as Element).closest('a');
  if (event.key !== 'Enter' || event.defaultPrevented || !row || row.href) return;
  event.preventDefault();
  row.click();
}

/** The focus of a row that went: the same row where it is shown in another way, or the row above it whose branch has been fetched. */
function restoreFocus({ id }: Element): void {
  // Many rows are placed in several steps, which follow upon each other.
  queueMicrotask(() => (document.getElementById(id) ?? document.getElementById(id.replace(missingEnd, '')))?.focus());
}

/** A {@link Tree} that is filtered, fetched and ticked, and of whose many rows few are in the document. */
export default function ToolTree(props: TreeProps): JSX.Element {
  const { filter, loadChildren, checkboxSelection, multiSelect, selectedItems, getHref, onSelect, slots, slotProps, messages } = props;
  const texts = useMessages('categoryTreeTools', categoryTreeTools, messages);
  const { known, announcement, load, loadOpen } = useLoaded(props, texts);
  const { states, press } = useSelected(props, known);
  const { expanded, expand } = useExpanded({ ...props, nodes: known });
  const isWhole = useWhole();
  useSwitchWarning('CategoryTree', 'selectedItems', selectedItems);
  useSwitchWarning('CategoryTree', 'filter', filter);

  const text = filter?.trim() ?? '';
  const left = useMemo(() => (text ? filtered(known, fold(text)) : undefined), [known, text]);
  /** Opened and closed while this text is looked for. */
  const [own, setOwn] = useState<{ text: string; ids: readonly CategoryTreeId[] }>();
  const expandedItems = useMemo(() => (own?.text === text && left ? own.ids : (left?.open ?? [...expanded])), [own, text, left, expanded]);
  const shown = left?.nodes ?? known;
  useEffect(() => loadOpen(shown, expandedItems));

  const rowsOf = useMemo(() => createRows(createLabel(texts, text, slots?.item), !slots?.item), [texts, text, slots?.item]);
  const nodes = useMemo(() => rowsOf(shown, states), [rowsOf, shown, states]);
  const hrefOf = useCallback(
    (node: ToolNode, selected: boolean) => (checkboxSelection || node.missing ? undefined : getHref?.(givenOf(node), selected)),
    [checkboxSelection, getHref],
  );
  const pressRow = (event: MouseEvent<HTMLElement>, node: ToolNode, selected: boolean) => {
    if (node.missing === 'failed') void load(givenOf(node));
    else if (node.missing) return;
    else if (checkboxSelection) press(event, node);
    else onSelect?.(event, givenOf(node), selected);
  };
  return (
    <div {...useLostFocus<HTMLDivElement>({}, restoreFocus)}>
      {filter === undefined ? null : (
        <Found className={left?.found === 0 ? undefined : 'tk-visually-hidden'}>
          {left && (left.found ? texts.found(left.found) : texts.noneFound(text))}
        </Found>
      )}
      {loadChildren && <output className="tk-visually-hidden">{announcement}</output>}
      <Tree
        {...props}
        nodes={nodes}
        getHref={hrefOf}
        onSelect={pressRow}
        expansion={left ? 'multiple' : props.expansion}
        expandedItems={expandedItems}
        onExpandedItemsChange={(event, ids) => (left ? setOwn({ text, ids }) : expand(event, new Set(ids)))}
        slots={{}}
        slotProps={{
          ...slotProps,
          tree: { ...slotProps?.tree, ...(multiSelect && { 'aria-multiselectable': true }) },
        }}
        onKeyFirst={pressByEnter}
        view={isWhole ? undefined : ManyRows}
      />
    </div>
  );
}
