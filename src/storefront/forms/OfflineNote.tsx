import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import { useFormParts } from '../../kit/Form/index.ts';
import { words } from './words.ts';

/** Says beside the button that sends a form that there is no connection. After a press the form says so at its top, and the note gives way. */
export function OfflineNote() {
  const { store } = useFormParts();
  const isOnline = useIsOnline();
  const isSaid = () => {
    const { failure, problems } = store.snapshot();
    return failure > 0 && problems.some(({ id }) => id === undefined);
  };
  const isSaidAbove = useSyncExternalStore(store.subscribe, isSaid, isSaid);
  return <output>{isOnline || isSaidAbove ? null : words.offline}</output>;
}
