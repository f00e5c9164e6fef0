import type { JSX, ReactNode } from 'react';
import { FormGroupContext, useFormParts } from '../Form/internal.ts';
import { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { useMessages } from '../provider/index.ts';
import { FieldArrayList, type FieldArrayLook } from './FieldArrayList.tsx';
import { useCollapsedItems } from './useCollapsedItems.ts';
import { useFieldArrayItems } from './useFieldArrayItems.ts';

/** An item as its fields are told of it. */
export interface FieldArrayItem<Item extends object> {
  /** The path of the item, before that of a field: `directors[0]`. */
  name: string;
  /** From 0. */
  index: number;
  /** How many there are. */
  total: number;
  /** Its values now. */
  value: Item;
}

/** Props of {@link FieldArrayGroup}; every other prop of a `<div>` reaches it. */
export interface FieldArrayGroupProps<Item extends object> extends FieldArrayLook<Item> {
  /** The path of the array: `directors`. */
  name: string;
  /** The fields of one item, their names beginning with `item.name`. */
  children: (item: FieldArrayItem<Item>) => ReactNode;
  /** An item of which nothing is known yet. */
  newItem: () => Item;
  /** Items can be given another place: by Up and Down, or dragged by a handle. Default: `false`. */
  reorderable?: boolean;
  /** An item can be copied; the copy comes after it. Default: `false`. */
  copyable?: boolean;
  /** A new item can be put before another. Default: `false`. */
  insertable?: boolean;
  /** Names an item in the error summary, before what is wrong with it: "Director 2". Default: its legend. */
  shortName?: (position: number) => string;
}

/**
 * Fields that repeat: directors, addresses, references. Items are added and removed, and the others keep their texts, files and messages. The focus goes to
 * the first field of an item that came. In the place of one that went it is said that it went, and the focus is on the button that puts it back; both stay until
 * the form is sent or they are dismissed. Several that went come back one by one, the last first. Without a form use `FieldArrayList`.
 *
 * Source of the behaviour: MoJ Design System, Add another.
 */
export function FieldArrayGroup<Value extends object>(props: FieldArrayGroupProps<Value>): JSX.Element {
  const { name, children, newItem, shortName, reorderable, copyable, insertable, ...rest } = props;
  const texts = useMessages('fieldArrayGroup', fieldArrayGroupMessages, rest.messages);
  const nameOf = rest.legend ?? texts.legend;
  const { store } = useFormParts();
  const { values, keys, add, remove, insert, move, undoable, undo, dismiss } = useFieldArrayItems(name);
  const [collapsed, setCollapsed] = useCollapsedItems(store, name, keys);
  return (
    <FieldArrayList<Value>
      {...rest}
      items={keys.map((key, index) => ({ key, value: (values[index] ?? {}) as Value }))}
      onAdd={() => add(newItem())}
      onRemove={(_event, index) => remove(index, nameOf(index + 1, values.length))}
      onMove={reorderable ? (_event, from, to) => move(from, to) : undefined}
      onDuplicate={copyable ? (_event, index) => insert(index + 1, { ...values[index] }) : undefined}
      onInsert={insertable ? (_event, index) => insert(index, newItem()) : undefined}
      removed={undoable}
      onUndo={undo}
      onDismiss={dismiss}
      collapsed={collapsed}
      onCollapse={(_event, next) => setCollapsed(next)}
    >
      {(item) => (
        <FormGroupContext value={shortName?.(item.index + 1) ?? nameOf(item.index + 1, item.total)}>
          {children({ ...item, name: `${name}[${item.index}]` })}
        </FormGroupContext>
      )}
    </FieldArrayList>
  );
}
