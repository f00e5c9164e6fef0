import { formMessages } from '../../contract/forms/messages.ts';
import type { FormErrors } from '../../kit/Form/index.ts';
import { ApiError } from '../data/client.ts';
import { useErrorPage } from '../navigation/useErrorPage.ts';
import { noAnswerMessage, retryMessage } from './waiting.ts';

/** What login and reset say when the name, or name and password, are not accepted: one sentence for both (specification, section 8). */
export const notAccepted: FormErrors = { '': formMessages.loginFailed };

/**
 * What a failed call of login or reset does (specification, section 8): HTTP 500 goes to the error page, any other answer is the form's error. A call
 * without an answer, and one that came too soon, get words that help.
 *
 * @param sentenceFirst - the specified sentence stands above the words that help, whatever the answer was: so login has it. Default: they stand alone
 * @returns a function that takes what the call threw and gives what the form says
 */
export function useLoginFailure(sentenceFirst = false): (error: unknown) => FormErrors {
  const showErrorPage = useErrorPage(false);
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 500) {
      showErrorPage(error);
      // The form has failed too, so that it keeps its draft.
      return { '': formMessages.somethingWrong };
    }
    console.error(error);
    const help = retryMessage(error) ?? noAnswerMessage(error);
    if (help === undefined) return notAccepted;
    // Without an answer nothing has judged name and password. Messages of no field stand below each other.
    return sentenceFirst && error.status !== undefined ? { ...notAccepted, help } : { '': help };
  };
}
