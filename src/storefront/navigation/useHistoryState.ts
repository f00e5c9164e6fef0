import { useLocation } from 'react-router-dom';
import { useIsLive } from '../../kit/utils/useIsLive.ts';

/** The state of this entry of the browser's history, which survives a reload. The server does not have it: it is `null` there and while hydrating. */
export function useHistoryState<State extends object>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useIsLive() ? state : null;
}
