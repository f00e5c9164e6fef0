import { useEffect, useId, useRef, type JSX, type MouseEvent } from 'react';
import { Button } from '../Button/index.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { styled, token } from '../part.ts';

const Root = styled('div')({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token('space.2')} ${token('space.4')}`,
  marginBlockStart: token('space.4'),
  padding: `${token('space.2')} ${token('space.4')}`,
  border: `${token('border-width.hairline')} dashed ${token('color.border.strong')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.sunken'),
});

const Answers = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: token('space.2') });

interface ItemConfirmationProps {
  /** It may come to the question. */
  open: boolean;
  isAsked: boolean;
  /** How the item is called. */
  name: string;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
  onKeep: () => void;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** Asks inside an item whether it is to go. The focus is on the answer that loses nothing; Escape gives it as well. Not public. */
export function ItemConfirmation({ open, isAsked, name, onRemove, onKeep, texts }: ItemConfirmationProps): JSX.Element | null {
  const isShown = open && isAsked;
  const id = useId();
  const keepButton = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) keepButton.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Root
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep();
      }}
    >
      <span id={id}>{texts.confirm(name)}</span>
      <Answers>
        <Button ref={keepButton} size="small" aria-describedby={id} onClick={onKeep}>
          {texts.confirmNo}
        </Button>
        <Button size="small" aria-describedby={id} onClick={onRemove}>
          {texts.confirmYes}
        </Button>
      </Answers>
    </Root>
  );
}
