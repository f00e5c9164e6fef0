import type { JSX } from 'react';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import { FormNotice } from './FormNotice.tsx';
import { words } from './words.ts';

/** Says when the connection is back, and sends the form around it on request. */
export function ConnectionBack(): JSX.Element | null {
  if (!useIsOnline()) return null;
  return (
    <FormNotice
      title={words.connectionBack.title}
      actions={[{ label: words.connectionBack.sendNow, onPress: (button) => button.closest('form')?.requestSubmit() }]}
    >
      {words.connectionBack.text}
    </FormNotice>
  );
}
