import { useId, type JSX, type MouseEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { styled, token } from '../part.ts';
import { ItemTools } from './ItemTools.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token('space.2')} ${token('space.4')}`,
  padding: `${token('space.2')} ${token('space.4')}`,
  border: `${token('border-width.hairline')} dashed ${token('color.border.strong')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.sunken'),
});

interface RemovedNoticeProps {
  /** How the item was called. */
  label: string;
  undoRef: Ref<HTMLElement>;
  onUndo: (event: MouseEvent<HTMLElement>) => void;
  /** Without it the notice cannot be dismissed. */
  onDismiss: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** Says in the place of an item that it was removed, and offers to put it back. Not public. */
export function RemovedNotice({ label, undoRef, onUndo, onDismiss, texts }: RemovedNoticeProps): JSX.Element {
  const id = useId();
  return (
    <Root>
      <span id={id}>{texts.removed(label)}</span>
      <ItemTools>
        <Button ref={undoRef} size="small" aria-describedby={id} onClick={onUndo}>
          {texts.undo}
        </Button>
        {onDismiss ? (
          <Button variant="text" size="small" aria-describedby={id} onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        ) : null}
      </ItemTools>
    </Root>
  );
}
