import type { DragEvent, JSX, MouseEvent, SyntheticEvent } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ArrowDownIcon } from '../icons/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../icons/ArrowUpIcon.ts';
import { CopyIcon } from '../icons/CopyIcon.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { down, styled, token } from '../part.ts';

type Press = ((event: MouseEvent<HTMLElement>) => void) | undefined;
type Move = ((event: SyntheticEvent | Event, from: number, to: number) => void) | undefined;

/** Six dots to drag an item by. */
const Dots = styled('span')({
  flex: 'none',
  inlineSize: token('space.4'),
  blockSize: token('space.6'),
  marginInlineEnd: token('space.2'),
  backgroundImage: `radial-gradient(circle, ${token('color.text.muted')} 30%, transparent 30%)`,
  backgroundSize: `${token('space.2')} ${token('space.2')}`,
  cursor: 'grab',
  // Nothing is dragged by fingers: Up and Down do the same.
  '@media (pointer: coarse)': { display: 'none' },
});

const Root = styled('span')({
  display: 'flex',
  gap: token('space.1'),
  // On phones the buttons that every list has stay together, in a line of their own.
  [down('sm')]: { '&:has(~ [aria-expanded])': { inlineSize: '100%' } },
});

const Square = styled(IconButton)({ inlineSize: token('size.control.small'), blockSize: token('size.control.small') });

/** Lets the items of a list take an item that is dragged, until it is dropped, and marks the one it is over. Another list's take nothing. */
function startDragging(event: DragEvent, onDrop: (event: Event, to: number) => void): void {
  const box = event.currentTarget.closest('[data-item]');
  const list = box?.parentElement;
  if (!list) return;
  // Firefox drags nothing without data.
  event.dataTransfer.setData('text/plain', '');
  event.dataTransfer.setDragImage(box, 0, 0);
  const items = [...list.children].filter((child) => child.hasAttribute('data-item'));
  const indexOver = ({ target }: Event) => items.findIndex((each) => each !== box && target instanceof Node && each.contains(target));
  const mark = (index: number) => {
    for (const [at, each] of items.entries()) each.toggleAttribute('data-over', at === index);
  };
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    mark(-1);
    ended.abort();
  };
  const over = (dragged: Event) => {
    mark(indexOver(dragged));
    if (indexOver(dragged) >= 0) dragged.preventDefault();
  };
  const drop = (dropped: Event) => {
    const index = indexOver(dropped);
    if (index < 0) return;
    dropped.preventDefault();
    end();
    onDrop(dropped, index);
  };
  document.addEventListener('dragover', over, { signal });
  list.addEventListener('drop', drop, { signal });
  document.addEventListener('dragend', end, { signal });
}

/** Drags an item of a `FieldArrayList` to another place. Not public. */
export function ItemHandle({ onMove, index }: { open: boolean; onMove: Move; index: number }): JSX.Element | null {
  return onMove ? (
    <Dots draggable aria-hidden onDragStart={(event) => startDragging(event, (dropped, to) => onMove(dropped, index, to))} />
  ) : null;
}

const ways = [
  ['up', ArrowUpIcon, -1],
  ['down', ArrowDownIcon, 1],
] as const;

export interface ItemPlaceProps {
  open: boolean;
  /** How the item is called: "Director 2 of 3". */
  name: string;
  index: number;
  total: number;
  /** Gives it another place; without it that is not offered. */
  onMove: Move;
  onDuplicate: Press;
  onInsert: Press;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** The buttons that give an item another place, or put one beside it. At an end Up or Down stays, so that it keeps the focus. Not public. */
export function ItemPlace({ name, index, total, onMove, onDuplicate, onInsert, texts }: ItemPlaceProps): JSX.Element {
  return (
    <Root>
      {onMove &&
        ways.map(([way, Icon, by]) => (
          <Square
            key={way}
            variant="outlined"
            label={`${texts[way]} ${name}`}
            data-move={way}
            disabled={index === (by < 0 ? 0 : total - 1)}
            onClick={(event) => onMove(event, index, index + by)}
          >
            <Icon size="small" />
          </Square>
        ))}
      {onDuplicate ? (
        <Square variant="outlined" label={`${texts.copy} ${name}`} onClick={onDuplicate}>
          <CopyIcon size="small" />
        </Square>
      ) : null}
      {onInsert ? (
        <Button size="small" onClick={onInsert}>
          {texts.insert}
          <span className="tk-visually-hidden">{` ${name}`}</span>
        </Button>
      ) : null}
    </Root>
  );
}
