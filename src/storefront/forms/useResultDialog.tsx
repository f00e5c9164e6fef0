import { useEffect, useRef, useState, type JSX, type ReactNode, type RefObject } from 'react';
import type { FormActions } from '../../kit/Form/index.ts';
import { ResultDialog } from '../../kit/ResultDialog/index.ts';
import { focusHeading } from '../navigation/useNavigationEffects.ts';

type Result = 'success' | 'failure';

/** The modal titled Success or Failed that says how sending a form went. */
export interface FormResultDialog {
  /** Put it beside the form. */
  dialog: JSX.Element;
  show: (result: Result, text: ReactNode) => void;
}

/**
 * Says how sending a long form went. When it is closed the focus goes where the visitor goes on: after a success to the top of the page, since the form is
 * empty again; after a failure to the form's summary, since that says what to mend.
 */
export function useResultDialog(form: RefObject<FormActions | null>): FormResultDialog {
  const [shown, setShown] = useState<{ result: Result; text: ReactNode; open: boolean }>({ result: 'success', text: '', open: false });
  const wasOpen = useRef(false);

  // After the dialog's own effect, which gives the focus back to where it was.
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
