import { useEffect, useId, useRef, type JSX, type MouseEvent } from 'react';
import { Button } from '../Button/index.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { styled, token } from '../part.ts';
import { Notice } from './ItemTools.tsx';

const Root = styled(Notice)({ clear: 'both', marginBlockStart: token('space.4') });

const Answers = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: token('space.2') });

interface ItemConfirmationProps {
  /** It may come to the question. */
  open: boolean;
  isAsked: boolean;
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
