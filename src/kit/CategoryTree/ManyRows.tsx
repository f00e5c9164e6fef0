import { defaultRangeExtractor, observeWindowOffset, observeWindowRect, useVirtualizer, windowScroll } from '@tanstack/react-virtual';
import type { VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ComponentProps, type JSX } from 'react';
import type { TreeRowsProps } from './Tree.tsx';
import { MANY_NODES, type CategoryTreeId, type TreeItem } from './treeModel.ts';

/** Height of a row until it is measured, in times the size of its text. */
const ROW_HEIGHT = 37 / 16;

// The virtualiser keeps rows in place; the browser must not, too.
const style = { overflowAnchor: 'none' } as const;

/** The room of rows that are not in the document. */
const Room = ({ size, ...rest }: ComponentProps<'li'> & { size: number | string }): JSX.Element => (
  <li role="none" style={{ ...style, blockSize: size }} {...rest} />
);

/** Where rows scroll. */
interface Frame {
  /** The element; `null` is the window. */
  scroller: Element | null;
  /** How far below the beginning of what scrolls they start, in pixels. */
  start: number;
  /** How high a row is, in pixels, until it is measured. */
  height: number;
}

function frameOf(first: Element): Frame {
  let scroller = first.parentElement;
  while (scroller && !/auto|scroll/u.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  if (scroller === document.documentElement || scroller === document.body) scroller = null;
  const above = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : window.scrollY;
  const height = ROW_HEIGHT * Number.parseFloat(getComputedStyle(first).fontSize);
  return { scroller, start: Math.round(first.getBoundingClientRect().top + above), height };
}

const inWindow: object = { observeElementRect: observeWindowRect, observeElementOffset: observeWindowOffset, scrollToFn: windowScroll };

/** Rows without those below them, the same ones as long as the rows are. */
const single = new WeakMap<TreeItem, TreeItem>();
function singleOf(item: TreeItem): TreeItem {
  const found = item.items ? (single.get(item) ?? { ...item, items: undefined }) : item;
  single.set(item, found);
  return found;
}

/** The ids of rows, the same list as long as they are the same: with another all rows would be placed anew. */
function createIdsOf(): (rows: readonly TreeItem[]) => readonly CategoryTreeId[] {
  let last: readonly CategoryTreeId[] = [];
  return (rows) => {
    if (rows.length !== last.length || rows.some(({ node }, index) => node.id !== last[index])) last = rows.map(({ node }) => node.id);
    return last;
  };
}

function RowsInSight({ rows, row, scroller, start, height }: Omit<TreeRowsProps, 'items'> & Frame): JSX.Element {
  const [idsOf] = useState(createIdsOf);
  const ids = idsOf(rows);
  const tabStop = rows.findIndex((item) => item.tabStop);
  // oxlint-disable-next-line react/incompatible-library -- the code is not compiled by React's compiler
  const virtualizer = useVirtualizer({
    ...((scroller ? {} : inWindow) as Partial<VirtualizerOptions<Element, Element>>),
    count: rows.length,
    getScrollElement: () => scroller ?? (window as unknown as Element),
    initialOffset: () => scroller?.scrollTop ?? window.scrollY,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => ids[index]!, [ids]),
    scrollMargin: start,
    overscan: 8,
    // The row that Tab reaches is always there, and so is the focus.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), Math.max(tabStop, 0)])].toSorted((one, other) => one - other),
  });
  let end = start;
  // One flat list: in it React knows a row by its key wherever it comes to stand.
  const shown = virtualizer.getVirtualItems().flatMap((place) => {
    const room = place.start - end;
    end = place.end;
    const attributes = { 'data-index': place.index, ref: virtualizer.measureElement, style };
    return [room > 0 && <Room key={`before ${place.key}`} size={room} />, row(singleOf(rows[place.index]!), attributes)];
  });
  return (
    <>
      {shown}
      <Room size={virtualizer.getTotalSize() + start - end} />
    </>
  );
}

/** Finds where the rows scroll, and keeps their room until then. */
function PlacedRows({ rows, row }: Omit<TreeRowsProps, 'items'>): JSX.Element {
  const first = useRef<HTMLLIElement>(null);
  const [frame, setFrame] = useState<Frame>();
  // The things above the tree may have changed.
  // oxlint-disable-next-line react/exhaustive-deps -- it ends when the frame stays the same
  useLayoutEffect(() => {
    const now = frameOf(first.current!);
    if (now.scroller !== frame?.scroller || now.start !== frame.start) setFrame(now);
  });
  return (
    <>
      <Room ref={first} size={frame ? 0 : `${rows.length * ROW_HEIGHT}em`} />
      {frame && <RowsInSight rows={rows} row={row} {...frame} />}
    </>
  );
}

/** The rows of a tree: of many only those in sight are in the document. */
export function ManyRows({ items, rows, row }: TreeRowsProps): JSX.Element {
  return rows.length > MANY_NODES ? <PlacedRows rows={rows} row={row} /> : <>{items.map((item) => row(item))}</>;
}
