import { useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useItemFocus } from './useItemFocus.ts';

/** Handlers of changes to the items of a list. */
export interface ItemHandlers {
  /** Another item is asked for. */
  onAdd: (event: MouseEvent<HTMLElement>) => void;
  /** An item is to go. */
  onRemove: (event: MouseEvent<HTMLElement>, index: number) => void;
  /** An item is to have another place. With it items have Up and Down, and can be dragged. */
  onMove?: ((event: SyntheticEvent | Event, from: number, to: number) => void) | undefined;
  /** A copy of an item is asked for, after it. */
  onDuplicate?: ((event: MouseEvent<HTMLElement>, index: number) => void) | undefined;
  /** A new item is asked for, in the place of this one. */
  onInsert?: ((event: MouseEvent<HTMLElement>, index: number) => void) | undefined;
  /** The item that went last, as long as it can be put back: where it was, and how it was called. */
  removed?: { readonly index: number; readonly label: string } | undefined;
  /** It is to come back. */
  onUndo?: (event: MouseEvent<HTMLElement>) => void;
  /** It is no longer to be offered. */
  onDismiss?: (event: MouseEvent<HTMLElement>) => void;
}

interface ItemChangesOptions {
  nameOf: (position: number, total: number) => string;
  keys: readonly string[];
  /** There is room for another. */
  canAdd: boolean;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/**
 * Keeps the screen in order when items of a list are added or removed: moves the focus, announces the change, and holds the place of a removed item.
 *
 * @param props - the handlers of the list, and others, which are handed back
 */
export function useItemChanges<Others extends object>(
  { onAdd, onRemove, onMove, onDuplicate, onInsert, removed, onUndo, onDismiss, ...others }: ItemHandlers & Others,
  { keys, canAdd, nameOf, texts }: ItemChangesOptions,
) {
  const root = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLElement>(null);
  const { undoButton, go } = useItemFocus(root, keys);
  const [announcement, announce] = useState('');
  // Another may have taken the last place since.
  const offer = onUndo && canAdd ? removed : undefined;

  const undo = (event: MouseEvent<HTMLElement>) => {
    if (!offer) return;
    go({ index: offer.index, part: 'legend' });
    onUndo?.(event);
    announce(texts.restored(offer.label));
  };
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    addButton.current?.focus();
    onDismiss?.(event);
  };

  return {
    root,
    addButton,
    announcement,
    add: (event: MouseEvent<HTMLElement>) => {
      go({ index: -1, part: 'field' });
      onAdd(event);
    },
    remove: (event: MouseEvent<HTMLElement>, index: number) => {
      announce('');
      if (onUndo) go({ part: 'undo' });
      else if (keys.length > 1) go({ index: Math.min(index, keys.length - 2), part: 'legend' });
      else addButton.current?.focus();
      onRemove(event, index);
    },
    move:
      onMove &&
      ((event: SyntheticEvent | Event, from: number, to: number) => {
        go({ index: to, part: to < from ? 'up' : 'down' });
        announce(texts.moved(nameOf(to + 1, keys.length)));
        onMove(event, from, to);
      }),
    copy:
      onDuplicate &&
      ((event: MouseEvent<HTMLElement>, index: number) => {
        go({ index: index + 1, part: 'field' });
        onDuplicate(event, index);
      }),
    insert:
      onInsert &&
      ((event: MouseEvent<HTMLElement>, index: number) => {
        go({ index, part: 'field' });
        onInsert(event, index);
      }),
    /** Says that an item went, and puts it back. It stands before the item with `noticeIndex`, or behind the last. */
    notice: offer && (
      <RemovedNotice
        key={`removed ${offer.label}`}
        label={offer.label}
        undoRef={undoButton}
        onUndo={undo}
        onDismiss={onDismiss && dismiss}
        texts={texts}
      />
    ),
    noticeIndex: offer?.index,
    others,
  };
}
