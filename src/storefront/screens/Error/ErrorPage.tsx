import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import type { ErrorPageState } from '../../navigation/useErrorPage.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { FailureDialog } from '../../failure/failureDialog.tsx';
import { SomethingWentWrong } from './SomethingWentWrong.tsx';
import { storedText } from '../../storedText.ts';
import { sharedWords } from '../../words.ts';

/** Session storage's flag that keeps the redirection below from looping (specification, sections 2 and 3). */
const flag = storedText('sessionStorage', 'redirected');

/**
 * The error page. Reached from inside the shop it explains and has a link back; loaded afresh or reloaded it goes home once, since
 * the failure may be over.
 */
export function ErrorPage() {
  const navigate = useNavigate();
  const how = useNavigationType();
  const { state } = useLocation() as { state: ErrorPageState | null };
  const { from, isStored } = useHistoryState<ErrorPageState>() ?? {};
  // The message is shown when the visitor comes here, not again when they return.
  const [showsMessage, setShowsMessage] = useState(true);
  const closeMessage = () => setShowsMessage(false);
  const decided = useRef(false);
  usePageHead({ title: sharedWords.wentWrong, noindex: true });

  useEffect(() => {
    // Strict mode runs effects twice in development; the first run decides.
    if (decided.current) return;
    decided.current = true;
    // Only a page load or a reload is no navigation of the application.
    if (how !== 'POP') return;
    // Without session storage it could loop, so it stays.
    if (flag.read() === null && flag.write('true')) void navigate(paths.home, { replace: true });
  }, [how, navigate]);

  return (
    <>
      <SomethingWentWrong from={from} isStored={isStored} />
      {state?.message && how !== 'POP' ? (
        <FailureDialog result="failure" open={showsMessage} onClose={closeMessage} onUnavailable={closeMessage}>
          {state.message}
        </FailureDialog>
      ) : null}
    </>
  );
}
