import { useId, type JSX, type MouseEvent, type ReactNode } from 'react';
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
  /** Takes it away; without it that is not offered. */
  onRemove: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The line that stands for its fields while it is closed. */
  summary: string | undefined;
  children: ReactNode;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** One item of a `FieldArrayList`. Not public. */
export function ItemBox({ itemKey, name, level, closed, onToggle, onRemove, summary, children, texts }: ItemBoxProps): JSX.Element {
  const bodyId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root data-item={itemKey}>
      <legend tabIndex={-1}>
        <Heading>{name}</Heading>
      </legend>
      <ItemTools>
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
