import type { JSX } from 'react';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import { FormNotice } from './FormNotice.tsx';

/** Once there is a connection again: says so, and sends the form around on request. */
export function ConnectionBack(): JSX.Element | null {
  if (!useIsOnline()) return null;
  return (
    <FormNotice
      title="The connection is back"
      actions={[{ label: 'Send now', onPress: (button) => button.closest('form')?.requestSubmit() }]}
    >
      Everything you entered is still here.
    </FormNotice>
  );
}
