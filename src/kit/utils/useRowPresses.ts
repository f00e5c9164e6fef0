import { useRef, type HTMLAttributes, type MouseEvent } from 'react';

/** Rows of a list of links, and the two things that a press on one may do. */
export interface RowPresses<Row> {
  /** The row that holds an element. */
  rowAt: (target: EventTarget) => Row | undefined;
  /** Whether a press does something in place of following the link. */
  isOwn: (event: MouseEvent, row: Row) => boolean;
  /** Called for such a press. */
  onOwn: (event: MouseEvent, row: Row) => void;
  /** Called for any other press: the row is chosen. */
  onSelect: (event: MouseEvent<HTMLElement>, row: Row) => void;
}

/** Listeners of a list of links whose presses either choose a row or do something of the list's own. */
export function useRowPresses<Row>({ rowAt, isOwn, onOwn, onSelect }: RowPresses<Row>): HTMLAttributes<HTMLUListElement> {
  /** The press that was the list's own: when it comes up, another row may stand where it went down. */
  const usedUp = useRef<Event>(undefined);
  return {
    // While it comes down, before the link's own handler: such a press must not be followed.
    onClickCapture: (event) => {
      const row = rowAt(event.target);
      if (!row || !isOwn(event, row)) return;
      event.preventDefault();
      usedUp.current = event.nativeEvent;
      onOwn(event, row);
    },
    // On its way up, after the link's own handler: who closes a drawer on choosing must not take the link away before the router has followed it.
    onClick: (event) => {
      if (event.nativeEvent === usedUp.current) return;
      const row = rowAt(event.target);
      if (row) onSelect(event, row);
    },
  };
}
