import { useLocation } from 'react-router-dom';
import { useIsLive } from '../../kit/utils/useIsLive.ts';

/**
 * The state of this entry of the browser's history, for rendering: it survives a reload, but the server does not have it, so it is `null` there and while
 * hydrating.
 */
export function useHistoryState<State extends object>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useIsLive() ? state : null;
}
