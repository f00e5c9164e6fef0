import { useEffect, useRef } from 'react';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import { useFormParts } from '../../kit/Form/index.ts';
import { FormNotice } from './FormNotice.tsx';
import { words } from './words.ts';

/** Says when the connection is back, and sends the form on request. It takes the place, and the focus, of the message that there is no connection. */
export function ConnectionBack() {
  const { store } = useFormParts();
  const notice = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return undefined;
    const focused = document.activeElement;
    store.withdrawFormProblems();
    // The form removes its message a moment later.
    const timer = setTimeout(() => {
      if (focused?.isConnected === false) notice.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isOnline, store]);
  if (!isOnline) return null;
  return (
    <FormNotice
      ref={notice}
      title={words.connectionBack.title}
      actions={[{ label: words.connectionBack.sendNow, onPress: (button) => button.closest('form')?.requestSubmit() }]}
    >
      {words.connectionBack.text}
    </FormNotice>
  );
}
