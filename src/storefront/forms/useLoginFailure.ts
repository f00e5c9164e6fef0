import { formMessages } from '../../contract/forms/messages.ts';
import type { FormErrors } from '../../kit/Form/index.ts';
import { ApiError } from '../data/client.ts';
import { useErrorPage } from '../navigation/useErrorPage.ts';
import { noAnswerMessage, retryMessage } from './retryMessages.ts';

/** The error of login and reset when the name, or name and password, are not accepted: one sentence for both (specification, section 8). The form clears it with the next edit: `edited` in `kit/Form/formStore.ts`. */
export const notAccepted: FormErrors = { '': formMessages.loginFailed };

/**
 * Handles a failed call of login or reset (specification, section 8): HTTP 500 goes to the error page, any other answer is the form's error. No answer, and too soon, get advice.
 *
 * @param sentenceFirst - whether the specified sentence comes above the advice, as in the login. Default: only at an answer of 200 that is none, as a hotel's page is
 * @returns a function that turns the call's error into the form's errors
 */
export function useLoginFailure(sentenceFirst = false): (error: unknown) => FormErrors {
  const showErrorPage = useErrorPage(false);
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 500) {
      showErrorPage(error);
      // The form gets an error as well, so that it keeps its draft.
      return { '': formMessages.somethingWrong };
    }
    const help = retryMessage(error) ?? noAnswerMessage(error);
    if (help === undefined) return notAccepted;
    // Without an answer name and password were not checked. Messages without a field are shown below each other.
    return (sentenceFirst ? error.status !== undefined : error.status === 200) ? { ...notAccepted, help } : { '': help };
  };
}
