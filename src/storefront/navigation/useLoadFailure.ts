import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../contract/pages.ts';

/** The parts of an SWR response that matter here. */
interface Load {
  error: Error | undefined;
  mutate: (data: undefined, options: { revalidate: false }) => Promise<unknown>;
}

/**
 * Handles a failed load (specification, section 8), which is logged already: the visitor goes to the error page, which has a link back. The failure is
 * then forgotten, so that coming back tries again.
 *
 * @param loads - the loads that the screen cannot do without
 */
export function useLoadFailure(...loads: Load[]): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const failed = loads.find(({ error }) => error !== undefined);
  const error = failed?.error;
  const onFailure = useEffectEvent(() => {
    void failed?.mutate(undefined, { revalidate: false });
    void navigate(paths.error, { state: { from: pathname + search }, replace: true });
  });
  useEffect(() => {
    if (error) onFailure();
  }, [error]);
}
