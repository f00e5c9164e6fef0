import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failedCall } from '../data/client.ts';
import { FailureDialog } from '../failure/failureDialog.tsx';
import { preloadHelp } from '../failure/HelpBeside.tsx';
import { paths } from '../../contract/pages.ts';

export interface ErrorPageState {
  /** The address to return to. */
  from?: string;
  /** The failure, shown in a dialog over the page. */
  message?: string;
  /** Whether a draft of the typed values is stored. */
  isStored?: boolean;
}

/**
 * Handles a form that could not be sent (specification, section 8): goes to the error page, which has a link back. The form's entry in the history stays, with its draft.
 *
 * @param storesDraft - whether the form has a draft of all values, which the error page then mentions
 * @returns a function that takes the error and, if the specification has words for it, the message of the error page's dialog
 */
export function useErrorPage(storesDraft = true): (error: unknown, message?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    FailureDialog.preload();
    preloadHelp().catch(console.error);
  }, []);
  return (error, message) => {
    // A failed call has been logged, anything else is by this.
    failedCall(error);
    const state: ErrorPageState = { from: pathname + search, isStored: storesDraft, ...(message === undefined ? {} : { message }) };
    void navigate(paths.error, { state });
  };
}
