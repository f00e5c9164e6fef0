import { useState, type ComponentProps, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { PlusIcon } from '../icons/PlusIcon.ts';
import { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { inColumn, styled, useMessages, useThemedProps, wrapping, type Owned, type Styled } from '../part.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { ItemBox } from './ItemBox.tsx';
import { useItemChanges, type ItemHandlers } from './useItemChanges.tsx';

/** An item of a {@link FieldArrayList}. */
export interface FieldArrayListItem<Item extends object> {
  /** Stays with the item, whichever place it has. */
  key: string;
  /** Its values now. */
  value: Item;
}

/** The look of items, which `FieldArrayGroup` and `FieldArrayList` share. */
export interface FieldArrayLook<Item extends object> extends Omit<ComponentProps<'div'>, 'children'>, Styled {
  /** Names an item: "Director 2 of 3". Default: "Item 2 of 3". */
  legend?: (position: number, total: number) => string;
  /** Fewest items: as long as there are no more, none can be removed. Default: `0`. */
  min?: number;
  /** Most items. Default: any number. */
  max?: number;
  /** One line about an item. With it items can be collapsed, and show it then; one that stands alone cannot. */
  summary?: (item: Item, index: number) => string | undefined;
  /** Remove asks first when anything in the item is filled in. Default: `false`. */
  confirmRemove?: boolean;
  /** Level of the items' headings in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Replaces single texts. */
  messages?: Partial<Omit<typeof fieldArrayGroupMessages, 'legend'>>;
}

/** Props of {@link FieldArrayList}; every other prop of a `<div>` reaches it. */
export interface FieldArrayListProps<Item extends object> extends FieldArrayLook<Item>, ItemHandlers {
  /** The items, which the caller keeps. */
  items: readonly FieldArrayListItem<Item>[];
  /** The fields of one item. */
  children: (item: { index: number; total: number; value: Item }) => ReactNode;
  /** The keys of the items that are collapsed, when the caller keeps them. */
  collapsed?: ReadonlySet<string>;
  /** An item was collapsed or expanded: the keys of those that are collapsed now. */
  onCollapse?: (event: MouseEvent<HTMLElement>, collapsed: ReadonlySet<string>) => void;
}

const Root = styled('div', { name: 'TkFieldArrayList' })<Owned>({
  ...inColumn('space.4'),
  minInlineSize: 0,
});

const Foot = styled('div', { name: 'TkFieldArrayList', slot: 'Foot' })({
  ...wrapping('space.2', 'space.4'),
  alignItems: 'center',
});

/** Whether a value says anything: a text, a number, a file, a yes, or an object with such a value. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
    ? Object.values(value as object).some(isFilled)
    : value !== undefined && value !== null && value !== false && value !== '';

const none: ReadonlySet<string> = new Set();

/**
 * Items that are added and removed, each with its fields, as it looks and speaks; its values are the caller's. The focus goes to the first field of an item that came, and from one that went
 * to the button that puts it back. `FieldArrayGroup` is the same inside a form of the kit.
 *
 * Source of the behaviour: MoJ Design System, Add another.
 */
export function FieldArrayList<Value extends object>(given: FieldArrayListProps<Value>): JSX.Element {
  const props = useThemedProps('TkFieldArrayList', given, { min: 0, max: Number.POSITIVE_INFINITY, level: 3 });
  const { items, children, collapsed, onCollapse, legend, min, max, summary, confirmRemove, level, messages, ref, ...more } = props;
  const { legend: defaultLegend, ...texts } = useMessages('fieldArrayGroup', fieldArrayGroupMessages, messages);
  const nameOf = legend ?? defaultLegend;
  const total = items.length;
  const canAdd = total < max;
  const [ownCollapsed, setOwnCollapsed] = useState(none);
  const closed = collapsed ?? ownCollapsed;
  const toggle = (event: MouseEvent<HTMLElement>, key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setOwnCollapsed(next);
    onCollapse?.(event, next);
  };
  const keys = items.map(({ key }) => key);
  const { root, others, add, remove, move, copy, insert, notice, noticeIndex, addButton, announcement } = useItemChanges(more, {
    keys,
    canAdd,
    nameOf,
    texts,
  });

  return (
    <Root {...others} ref={useMergedRefs(root, ref)}>
      {items.flatMap(({ key, value }, index) => {
        const item = (
          <ItemBox
            key={key}
            itemKey={key}
            name={nameOf(index + 1, total)}
            closed={summary !== undefined && closed.has(key)}
            onToggle={summary && (total > 1 || closed.has(key)) ? (event) => toggle(event, key) : undefined}
            onMove={total > 1 ? move : undefined}
            place={{ index, total }}
            onDuplicate={copy && canAdd ? (event) => copy(event, index) : undefined}
            onInsert={insert && canAdd ? (event) => insert(event, index) : undefined}
            asksFirst={confirmRemove === true && isFilled(value)}
            onRemove={total > min ? (event) => remove(event, index) : undefined}
            summary={summary?.(value, index)}
            {...{ level, texts }}
          >
            {children({ index, total, value })}
          </ItemBox>
        );
        return noticeIndex === index ? [notice, item] : [item];
      })}
      {noticeIndex !== undefined && noticeIndex >= total ? notice : null}
      <Foot>
        {canAdd ? (
          <Button ref={addButton} startIcon={<PlusIcon size="small" />} onClick={add}>
            {texts.add}
          </Button>
        ) : (
          <span>{texts.full(max)}</span>
        )}
      </Foot>
      <output className="tk-visually-hidden">{announcement}</output>
    </Root>
  );
}
