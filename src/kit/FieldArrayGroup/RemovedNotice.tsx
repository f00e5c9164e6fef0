import { useId, type JSX, type MouseEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import type { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/fieldArrayGroup.ts';
import { ItemTools, Notice } from './ItemTools.tsx';

interface RemovedNoticeProps {
  label: string;
  undoRef: Ref<HTMLElement>;
  onUndo: (event: MouseEvent<HTMLElement>) => void;
  onDismiss: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  texts: Omit<typeof fieldArrayGroupMessages, 'legend'>;
}

/** Says in the place of an item that it was removed, and offers to put it back. Not public. */
export function RemovedNotice({ label, undoRef, onUndo, onDismiss, texts }: RemovedNoticeProps): JSX.Element {
  const id = useId();
  return (
    <Notice>
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
    </Notice>
  );
}
