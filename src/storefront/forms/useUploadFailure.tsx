import { Suspense, useEffect, useState, type JSX } from 'react';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import { useIsOnline } from '../../kit/ErrorState/index.ts';
import type { FormErrors } from '../../kit/Form/index.ts';
import { ApiError } from '../data/client.ts';
import { useErrorPage } from '../navigation/useErrorPage.ts';
import { LazyFormNotice, preloadFormNotice } from './lazyFormNotice.ts';
import type { FormResultDialog } from './useResultDialog.tsx';

/** What a visitor is told whose browser has no connection. */
export const noConnection =
  'There is no connection. Nothing was sent, and everything you entered is kept here, files too. As soon as the connection is back you can send it.';

/** How the failure of a long form is handled. */
interface UploadFailure {
  /** What the form says about an error. */
  failed: (error: unknown) => FormErrors;
  /** For a form that is not sent at all, since there is no connection. */
  heldBack: () => FormErrors | undefined;
  /** Says that the connection is back, and sends on request. Put it into the form, above the fields, where the focus is after a failure. */
  backOnline: JSX.Element;
}

/**
 * What a long form does whose sending failed (specification, section 8): a 400 shows the server's words in a modal; without a connection everything stays
 * where it is, and is sent on request when the connection is back; any other failure leads to the error page.
 */
export function useUploadFailure(
  show: FormResultDialog['show'],
  refusalOf: (answer: ErrorAnswer) => string | undefined,
  failureMessage: string | undefined,
): UploadFailure {
  const showErrorPage = useErrorPage();
  const isOnline = useIsOnline();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void preloadFormNotice();
  }, []);
  const heldBack = (): FormErrors | undefined => {
    setWaits(!navigator.onLine);
    return navigator.onLine ? undefined : { '': noConnection };
  };
  return {
    heldBack,
    failed: (error) => {
      const noAnswer = !(error instanceof ApiError) || error.status === undefined;
      const held = noAnswer ? heldBack() : undefined;
      if (held) {
        console.error(error);
        return held;
      }
      if (noAnswer || error.status !== 400) {
        showErrorPage(error, failureMessage);
        return { '': formMessages.somethingWrong };
      }
      console.error(error);
      const message = (error.body && refusalOf(error.body)) ?? formMessages.badRequest;
      show('failure', message);
      const errors = error.body?.errors ?? {};
      return Object.keys(errors).length > 0 ? errors : { '': message };
    },
    backOnline: (
      <Suspense>
        {waits && isOnline ? (
          <LazyFormNotice
            title="The connection is back"
            actions={[{ label: 'Send now', onPress: (button) => button.closest('form')?.requestSubmit() }]}
          >
            Everything you entered is still here.
          </LazyFormNotice>
        ) : null}
      </Suspense>
    ),
  };
}
