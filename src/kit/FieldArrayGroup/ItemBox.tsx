import { useId, useState, type DragEvent, type JSX, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.ts';
import { TrashIcon } from '../icons/TrashIcon.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { down } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { ItemTools } from './ItemTools.tsx';

const Root = styled('fieldset')({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: token('space.4'),
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  '&[data-over]': { borderColor: token('color.border.strong'), background: token('color.surface.selected') },
  '& > legend': {
    // Floating makes it an ordinary block, beside which the buttons can stand.
    float: 'inline-start',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: token('size.control.small'),
    marginInlineEnd: token('space.3'),
    padding: 0,
    '& > *': { fontSize: token('font.size.lg') },
    '&:focus-visible': { borderRadius: token('radius.small') },
    // No room beside it: the buttons have a line of their own.
    [down('sm')]: { inlineSize: '100%', marginInlineEnd: 0 },
  },
});

/** Six dots to drag an item by. */
const Handle = styled('span')({
  flex: 'none',
  inlineSize: token('space.4'),
  blockSize: token('space.6'),
  marginInlineEnd: token('space.2'),
  backgroundImage: `radial-gradient(circle, ${token('color.text.muted')} 2px, transparent 2px)`,
  backgroundSize: `${token('space.2')} ${token('space.2')}`,
  cursor: 'grab',
  // Nothing is dragged by fingers: Up and Down do the same.
  '@media (pointer: coarse)': { display: 'none' },
});

const Fields = styled('div')({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.5'),
  paddingBlockStart: token('space.4'),
});

const SummaryLine = styled('p')({
  clear: 'both',
  paddingBlockStart: token('space.1'),
  color: token('color.text.muted'),
  overflowWrap: 'anywhere',
});

interface ItemBoxProps {
  /** Finds the item again: `data-item`. */
  itemKey: string;
  /** How it is called: "Director 2 of 3". */
  name: string;
  level: 2 | 3 | 4 | 5 | 6;
  closed: boolean;
  /** Closes and opens it; without it that is not offered. */
  onToggle: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Gives an item another place; without it that is not offered. */
  onMove: ((event: SyntheticEvent, from: number, to: number) => void) | undefined;
  place: { index: number; total: number };
  /** Puts a copy after it. */
  onDuplicate: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Puts a new item before it. */
  onInsert: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Takes it away; without it that is not offered. */
  onRemove: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The line that stands for its fields while it is closed. */
  summary: string | undefined;
  children: ReactNode;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** The list and the place of the item that is dragged: no browser tells a place that it is dragged over what is dragged. */
let dragged: { list: Element | null; index: number } | undefined;

/** Handlers of an item on which another can be dropped, and of the handle it is dragged by. */
function useDragging(onMove: ItemBoxProps['onMove'], index: number) {
  const [isOver, setIsOver] = useState(false);
  const isOurs = ({ currentTarget }: DragEvent) => dragged?.list === currentTarget.parentElement;
  return {
    target: onMove && {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!dragged || !isOurs(event)) return;
        event.preventDefault();
        if (dragged.index !== index) onMove(event, dragged.index, index);
      },
    },
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const box = event.currentTarget.closest('[data-item]');
        dragged = { list: box?.parentElement ?? null, index };
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', '');
        if (box) event.dataTransfer.setDragImage(box, 0, 0);
      },
      onDragEnd: () => {
        dragged = undefined;
      },
    },
  };
}

/** The buttons that give an item another place or put one beside it. */
function PlaceTools({ name, onMove, place: { index, total }, onDuplicate, onInsert, texts }: Omit<ItemBoxProps, 'itemKey' | 'level'>) {
  const buttons = [
    { text: texts.up, move: 'up', press: onMove && index > 0 ? (event: MouseEvent) => onMove(event, index, index - 1) : undefined },
    {
      text: texts.down,
      move: 'down',
      press: onMove && index < total - 1 ? (event: MouseEvent) => onMove(event, index, index + 1) : undefined,
    },
    { text: texts.insert, move: undefined, press: onInsert },
    { text: texts.copy, move: undefined, press: onDuplicate },
  ];
  return buttons.map(({ text, move, press }) =>
    press ? (
      <Button key={text} size="small" data-move={move} onClick={press}>
        {text}
        <span className="tk-visually-hidden">{` ${name}`}</span>
      </Button>
    ) : null,
  );
}

/** One item of a `FieldArrayList`. Not public. */
export function ItemBox(props: ItemBoxProps): JSX.Element {
  const { itemKey, name, level, closed, onToggle, onMove, place, onRemove, summary, children, texts } = props;
  const { target, handle } = useDragging(onMove, place.index);
  const bodyId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root data-item={itemKey} {...target}>
      <legend tabIndex={-1}>
        {onMove ? <Handle {...handle} aria-hidden /> : null}
        <Heading>{name}</Heading>
      </legend>
      <ItemTools>
        <PlaceTools {...props} />
        {onToggle ? (
          <Button
            size="small"
            aria-expanded={!closed}
            aria-controls={bodyId}
            startIcon={closed ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
            onClick={onToggle}
          >
            {closed ? texts.expand : texts.collapse}
            <span className="tk-visually-hidden">{` ${name}`}</span>
          </Button>
        ) : null}
        {onRemove ? (
          <Button size="small" startIcon={<TrashIcon size="small" />} onClick={onRemove}>
            {texts.remove}
            <span className="tk-visually-hidden">{` ${name}`}</span>
          </Button>
        ) : null}
      </ItemTools>
      {closed ? <SummaryLine>{summary || texts.nothing}</SummaryLine> : null}
      <Fields id={bodyId} hidden={closed}>
        {children}
      </Fields>
    </Root>
  );
}
