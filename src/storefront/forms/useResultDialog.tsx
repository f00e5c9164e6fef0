import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FormActions } from '../../kit/Form/index.ts';
import { ResultDialog } from '../../kit/ResultDialog/index.ts';
import { focusHeading } from '../navigation/useScrollAndFocus.ts';

type Result = 'success' | 'failure';

/**
 * Shows the result of sending a long form in a modal titled Success or Failed, which is put beside the form. When the dialog is closed, the focus goes to the top of the page after a success, since the form is
 * empty again, and to the form's summary of errors after a failure.
 */
export function useResultDialog(form: RefObject<FormActions | null>) {
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
    /** Each text is a paragraph; one that is missing is left out. */
    show: (result: Result, ...given: readonly ReactNode[]) => {
      const texts = given.filter((text) => text !== undefined);
      setShown({ result, text: texts.length > 1 ? texts.map((text, index) => <p key={index}>{text}</p>) : texts[0], open: true });
    },
    dialog: (
      <ResultDialog result={shown.result} open={shown.open} onClose={() => setShown({ ...shown, open: false })}>
        {shown.text}
      </ResultDialog>
    ),
  };
}
