import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated: `false` on the server and while hydrating, so that both render the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
