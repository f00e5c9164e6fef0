import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/**
 * What a failed load does (specification, section 8): the error is logged and the visitor goes to the error page, which offers the way back.
 *
 * @param error - the failure of any of the screen's loads
 */
export function useLoadFailure(error: Error | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!error) return;
    console.error(error);
    void navigate(paths.error, { state: { from: pathname + search }, replace: true });
    // The address is that of the moment of failure.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [error, navigate]);
}
