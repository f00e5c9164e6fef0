import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preloadFailureDialog } from '../screens/Error/failureDialog.tsx';
import { preloadHelp } from '../screens/Error/HelpBeside.tsx';
import { paths } from '../../contract/pages.ts';

/** What the error page is told through navigation state. */
export interface ErrorPageState {
  /** The address to return to. */
  from?: string;
  /** What failed, shown in a dialog over the page. */
  message?: string;
  /** What was typed waits where it was. */
  isKept?: boolean;
}

/**
 * What a form does whose sending failed for good (specification, section 8): logs the error and goes to the error page, which offers the way back. The
 * form's entry in the history stays, so that Back leads to it too; what was typed waits there as its draft.
 *
 * @param keeps - whether the form has a draft of all that was typed, which the error page then says
 * @returns a function that takes the error and, where the specification has words for it, what the error page shows in a dialog
 */
export function useErrorPage(keeps = true): (error: unknown, message?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    Promise.all([preloadFailureDialog(), preloadHelp()]).catch(console.error);
  }, []);
  return (error, message) => {
    console.error(error);
    const state: ErrorPageState = { from: pathname + search, isKept: keeps, ...(message === undefined ? {} : { message }) };
    void navigate(paths.error, { state });
  };
}
