import {
  createContext,
  use,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
} from 'react';
import { CategoryTree, type CategoryTreeId, type CategoryTreeNode, type CategoryTreeProps } from '../CategoryTree/index.ts';
import { filterableCategoryTree } from '../messages/en-GB/filterableCategoryTree.ts';
import { type categoryTree } from '../messages/en-GB/categoryTree.ts';
import { useMessages } from '../provider/index.ts';
import { forcedColors, styled, token } from '../theme/index.ts';
import { findBox } from '../utils/findBox.ts';
import { WholeText } from '../utils/WholeText.tsx';
import { filterNodes, findInName } from './filterModel.ts';

/** Props of {@link FilterableCategoryTree}: those of `CategoryTree`, and of the box above it. */
export interface FilterableCategoryTreeProps extends Omit<CategoryTreeProps, 'slots' | 'children' | 'messages' | 'slotProps'> {
  /** The text in the box, when the caller keeps it. */
  filter?: string;
  /** The text at the start, when the box keeps it. Default: empty. */
  defaultFilter?: string;
  /** The text was changed, by typing or by Escape. */
  onFilterChange?: (event: ChangeEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>, filter: string) => void;
  /** Replaces single texts, of the box and of the tree. */
  messages?: Partial<typeof filterableCategoryTree & typeof categoryTree>;
  /** Props of the box and of the `<ul role="tree">`. */
  slotProps?: CategoryTreeProps['slotProps'] & { find?: ComponentProps<'input'> };
}

const Find = styled('div')({
  '& > input': findBox,
  '& > output': { display: 'block', color: token('color.text.muted'), fontSize: token('font.size.sm') },
  '& > output:not(:empty)': { paddingBlockEnd: token('space.2') },
});

const Mark = styled('mark')({
  borderRadius: token('radius.small'),
  background: token('color.ticket.background'),
  color: token('color.ticket.text'),
  [forcedColors]: { background: 'Mark', color: 'MarkText' },
});

const FilterContext = createContext('');

/** A name in which the text of the box is marked. */
function MarkedName({ node: { name } }: { node: CategoryTreeNode }): JSX.Element {
  const found = findInName(name, use(FilterContext));
  if (!found) return <span>{name}</span>;
  return (
    <WholeText>
      {name.slice(0, found.start)}
      <Mark>{name.slice(found.start, found.end)}</Mark>
      {name.slice(found.end)}
    </WholeText>
  );
}

/** The branches that were opened and closed by hand while a text stands in the box. */
interface OpenedByHand {
  filter: string;
  ids: CategoryTreeId[];
}

/**
 * The category tree with a box that narrows it to the categories whose names hold a text, opens the way to them and marks it. Without a text it is the
 * tree as it was before. For a range that is there as a whole; what has not been loaded cannot be found.
 */
export function FilterableCategoryTree({
  nodes,
  filter,
  defaultFilter = '',
  onFilterChange,
  expandedIds,
  onExpandedChange,
  messages,
  slotProps,
  ...rest
}: FilterableCategoryTreeProps): JSX.Element {
  const texts = useMessages('filterableCategoryTree', filterableCategoryTree, messages);
  const [own, setOwn] = useState(defaultFilter);
  const typed = filter ?? own;
  // Typing goes on while a large tree is narrowed.
  const text = useDeferredValue(typed.trim());
  const found = useMemo(() => filterNodes(nodes, text), [nodes, text]);
  const [byHand, setByHand] = useState<OpenedByHand>();
  const outputId = useId();
  const { find, ...treeSlotProps } = slotProps ?? {};

  const change = (event: ChangeEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>, next: string) => {
    setOwn(next);
    onFilterChange?.(event, next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    find?.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Enter would send the form that the filter may be part of.
    if (event.key === 'Enter') event.preventDefault();
    else if (event.key === 'Escape' && typed) {
      // The drawer around it stays open: Escape was for the text.
      event.preventDefault();
      event.stopPropagation();
      change(event, '');
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      event.currentTarget.closest('nav')?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
    }
  };

  const expansion = text
    ? {
        expandedIds: byHand?.filter === text ? byHand.ids : found.expanded,
        onExpandedChange: (ids: CategoryTreeId[]) => setByHand({ filter: text, ids }),
      }
    : { expandedIds, onExpandedChange };

  return (
    <FilterContext value={text}>
      <CategoryTree {...rest} {...expansion} nodes={found.nodes} messages={messages} slotProps={treeSlotProps} slots={{ name: MarkedName }}>
        <Find>
          <input
            type="search"
            aria-label={texts.find}
            placeholder={texts.find}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={outputId}
            {...find}
            value={typed}
            onChange={(event) => change(event, event.target.value)}
            onKeyDown={onKeyDown}
          />
          <output id={outputId}>{text ? (found.count ? texts.found(found.count) : texts.noneFound(text)) : null}</output>
        </Find>
      </CategoryTree>
    </FilterContext>
  );
}
