import { useEffect, useRef, useState, type JSX } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import type { ErrorPageState } from '../../navigation/useErrorPage.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { FailureDialog } from './failureDialog.tsx';
import { SomethingWentWrong } from './SomethingWentWrong.tsx';
import { words } from './words.ts';

/** Session storage's flag that keeps the redirection below from looping (specification, sections 2 and 3). */
const flag = 'redirected';

/**
 * Something went wrong. Reached from inside the shop it explains and offers the way back; loaded afresh or reloaded it goes home once, since
 * whatever was wrong may be over.
 */
export function ErrorPage(): JSX.Element {
  const navigate = useNavigate();
  const how = useNavigationType();
  const { state } = useLocation() as { state: ErrorPageState | null };
  const { from, isKept } = useHistoryState<ErrorPageState>() ?? {};
  // What failed is news on the way here, not on the way back.
  const [showsMessage, setShowsMessage] = useState(true);
  const decided = useRef(false);
  usePageHead({ title: words.title, noindex: true });

  useEffect(() => {
    // Strict mode runs effects twice in development; the first run decides.
    if (decided.current) return;
    decided.current = true;
    // A page load or a reload is the one way here that is not a navigation of the application.
    if (how !== 'POP') return;
    try {
      if (sessionStorage.getItem(flag) !== null) return;
      sessionStorage.setItem(flag, 'true');
    } catch {
      // Without session storage nothing keeps it from looping, so it stays.
      return;
    }
    void navigate(paths.home, { replace: true });
  }, [how, navigate]);

  return (
    <>
      <SomethingWentWrong from={from} isKept={isKept} />
      {state?.message && how !== 'POP' ? (
        <FailureDialog open={showsMessage} onClose={() => setShowsMessage(false)}>
          {state.message}
        </FailureDialog>
      ) : null}
    </>
  );
}
