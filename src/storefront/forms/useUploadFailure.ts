import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import type { FormErrors } from '../../kit/Form/index.ts';
import { ApiError } from '../data/client.ts';
import { useErrorPage } from '../navigation/useErrorPage.ts';
import { retryMessage } from './retryMessages.ts';
import type { useResultDialog } from './useResultDialog.tsx';

/**
 * Turns the error of a failed long form into the form's errors (specification, section 8): a 400 shows the server's words in a modal; any other failure leads to the error
 * page, which names the wait when there is one.
 */
export function useUploadFailure(
  show: ReturnType<typeof useResultDialog>['show'],
  refusalOf: (answer: ErrorAnswer) => string | undefined,
  failureMessage: string | undefined,
): (error: unknown) => FormErrors {
  const showErrorPage = useErrorPage();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 400) {
      const wait = error instanceof ApiError ? retryMessage(error) : undefined;
      showErrorPage(error, [failureMessage, wait].filter(Boolean).join(' ') || undefined);
      return { '': formMessages.somethingWrong };
    }
    const message = (error.body && refusalOf(error.body)) ?? formMessages.badRequest;
    show('failure', message);
    const errors = error.body?.errors ?? {};
    return Object.keys(errors).length > 0 ? errors : { '': message };
  };
}
