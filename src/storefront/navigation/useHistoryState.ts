import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => undefined;

/**
 * What this entry of the browser's history holds, for rendering: it survives a reload, but the server knows nothing of it, so it is `null` there and while
 * hydrating.
 */
export function useHistoryState<State extends object>(): State | null {
  const { state } = useLocation() as { state: State | null };
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isLive ? state : null;
}
