import type { JSX } from 'react';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import { FormNotice } from './FormNotice.tsx';
import { words } from './words.ts';

/** Once there is a connection again: says so, and sends the form around on request. */
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
