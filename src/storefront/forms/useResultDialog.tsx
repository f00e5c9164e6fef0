import { useEffect, useRef, useState, type JSX, type ReactNode, type RefObject } from 'react';
import type { FormActions } from '../../kit/Form/index.ts';
import { ResultDialog } from '../../kit/ResultDialog/index.ts';
import { focusHeading } from '../navigation/useScrollAndFocus.ts';

type Result = 'success' | 'failure';

/** The modal titled Success or Failed with the result of sending a form. */
export interface FormResultDialog {
  /** Put it beside the form. */
  dialog: JSX.Element;
  show: (result: Result, text: ReactNode) => void;
}

/**
 * Shows the result of sending a long form. When the dialog is closed, the focus goes to the top of the page after a success, since the form is
 * empty again, and to the form's summary of errors after a failure.
 */
export function useResultDialog(form: RefObject<FormActions | null>): FormResultDialog {
  const [shown, setShown] = useState<{ result: Result; text: ReactNode; open: boolean }>({ result: 'success', text: '', open: false });
  const wasOpen = useRef(false);

  // This runs after the dialog's own effect, which returns the focus to where it was.
  useEffect(() => {
    const isClosed = wasOpen.current && !shown.open;
    wasOpen.current = shown.open;
    if (!isClosed) return;
    if (shown.result === 'failure') {
      form.current?.focusSummary();
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [form, shown]);

  return {
    show: (result, text) => setShown({ result, text, open: true }),
    dialog: (
      <ResultDialog result={shown.result} open={shown.open} onClose={() => setShown({ ...shown, open: false })}>
        {shown.text}
      </ResultDialog>
    ),
  };
}
