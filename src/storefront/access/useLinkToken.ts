import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import type { StoredText } from '../storedText.ts';

/**
 * The token of a mail's link. It is removed from the address bar as soon as it is read, so that nobody copies it or reads it over a shoulder, and stays in the
 * history's entry. Empty when there is none.
 *
 * @param path - of the page
 * @param kept - also stores it, for a form to which the error page leads back
 */
export function useLinkToken(path: string, kept?: StoredText): string {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { token?: string } | null };
  const isLive = useIsLive();
  const token = parameters.get('token');
  useEffect(() => {
    if (token === null) return;
    kept?.write(token);
    void navigate(path, { replace: true, state: { token } });
  }, [token, path, kept, navigate]);
  return token ?? state?.token ?? (isLive ? kept?.read() : undefined) ?? '';
}
