import { useId, useRef, useState, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.ts';
import { TrashIcon } from '../icons/TrashIcon.ts';
import { down, framed, inColumn, styled, token } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import type { ItemPlaceProps } from './ItemPlace.tsx';
import { ItemTools } from './ItemTools.tsx';

const Root = styled('fieldset')({
  position: 'relative',
  padding: token('space.4'),
  ...framed('medium'),
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
    '& > *': { fontSize: token('font.size.lg') },
    '&:focus-visible': { borderRadius: token('radius.small') },
    // No room beside it: the buttons have a line of their own.
    [down('sm')]: { inlineSize: '100%', marginInlineEnd: 0 },
  },
});

const Fields = styled('div')({
  clear: 'both',
  ...inColumn('space.5'),
  paddingBlockStart: token('space.4'),
});

const SummaryLine = styled('p')({
  clear: 'both',
  paddingBlockStart: token('space.1'),
  color: token('color.text.muted'),
  overflowWrap: 'anywhere',
});

interface ItemBoxProps extends Pick<ItemPlaceProps, 'name' | 'onMove' | 'onDuplicate' | 'onInsert' | 'texts'> {
  /** Finds the item again: `data-item`. */
  itemKey: string;
  level: 2 | 3 | 4 | 5 | 6;
  closed: boolean;
  /** Closes and opens it; without it that is not offered. */
  onToggle: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  place: { index: number; total: number };
  onRemove: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  asksFirst: boolean;
  summary: string | undefined;
  children: ReactNode;
}

// Few lists offer more than adding and removing: they fetch the rest.
const Handle = lazyOverlay(async () => (await import('./ItemPlace.tsx')).ItemHandle);
const Place = lazyOverlay(async () => (await import('./ItemPlace.tsx')).ItemPlace);
const Confirmation = lazyOverlay(async () => (await import('./ItemConfirmation.tsx')).ItemConfirmation);

const ignore = (): void => undefined;

/** One item of a `FieldArrayList`. Not public. */
export function ItemBox(props: ItemBoxProps): JSX.Element {
  const { itemKey, name, level, closed, onToggle, onMove, onDuplicate, onInsert, place, onRemove, asksFirst, summary } = props;
  const { children, texts } = props;
  const [isAsking, setIsAsking] = useState(false);
  // The question could not be fetched: the item goes unasked.
  const [canAsk, setCanAsk] = useState(true);
  const removeButton = useRef<HTMLElement>(null);
  const keep = () => {
    removeButton.current?.focus();
    setIsAsking(false);
  };
  const bodyId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root data-item={itemKey}>
      <legend tabIndex={-1}>
        <Handle open={Boolean(onMove)} onUnavailable={ignore} onMove={onMove} index={place.index} />
        <Heading>{name}</Heading>
      </legend>
      <ItemTools>
        <Place
          open={Boolean(onMove ?? onDuplicate ?? onInsert)}
          onUnavailable={ignore}
          {...{ name, onMove, onDuplicate, onInsert, texts }}
          {...place}
        />
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
          <Button
            ref={removeButton}
            size="small"
            startIcon={<TrashIcon size="small" />}
            onClick={asksFirst && canAsk ? () => setIsAsking(!isAsking) : onRemove}
          >
            {texts.remove}
            <span className="tk-visually-hidden">{` ${name}`}</span>
          </Button>
        ) : null}
      </ItemTools>
      {onRemove ? (
        <Confirmation
          open={asksFirst}
          onUnavailable={() => setCanAsk(false)}
          isAsked={isAsking}
          onKeep={keep}
          {...{ name, onRemove, texts }}
        />
      ) : null}
      {closed ? <SummaryLine>{summary || texts.nothing}</SummaryLine> : null}
      <Fields id={bodyId} hidden={closed}>
        {children}
      </Fields>
    </Root>
  );
}
