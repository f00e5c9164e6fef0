import { useEffect, useRef } from 'react';
import { contactCall } from '../../../contract/calls.ts';
import { contactRules, emptyMessage, messageMaxLength, type ContactMessage } from '../../../contract/forms/contactMessage.ts';
import { lineMaxLength } from '../../../contract/forms/sharedFields.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { cleanLine } from '../../../contract/text.ts';
import { Alert } from '../../../kit/Alert/index.ts';
import { DraftKeeper, Form, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FieldGrid } from '../../../kit/FormSection/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { ApiError } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { formTexts } from '../../forms/formTexts.ts';
import { useReceipt } from '../../forms/receipt.ts';
import { useConnection } from '../../forms/useConnection.tsx';
import { useResultDialog } from '../../forms/useResultDialog.tsx';
import { useSubmission } from '../../forms/useSubmission.tsx';
import { retryMessage } from '../../forms/retryMessages.ts';
import { useErrorPage } from '../../navigation/useErrorPage.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const draftKey = 'contact-form';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The form's errors in an answer: at fields, or in general. */
function problemsOf(error: ApiError): FormErrors {
  const { errors, message } = error.body ?? {};
  if (errors && Object.keys(errors).length > 0) return errors;
  return { '': retryMessage(error) ?? message ?? formMessages.somethingWrong };
}

/**
 * A message to the company (specification, sections 2 to 5 and 8).
 *
 * @param subject - subject of the message, from the address of the page
 */
export function ContactForm({ subject: given }: { subject: string | null }) {
  const subject = cleanLine(given ?? '', lineMaxLength);
  const showErrorPage = useErrorPage();
  const { trap, button, suspect, check, headers, sent } = useSubmission(draftKey);
  const form = useRef<FormActions>(null);
  const { hold, backOnline } = useConnection();
  const { dialog, show } = useResultDialog(form);
  const { receipt, keepReceipt } = useReceipt(draftKey);

  // The draft may have no subject, or another link to this page may be followed while it is open.
  useEffect(() => {
    const api = form.current?.api;
    if (subject && api && (api.getState().values as ContactMessage).subject === '') api.change('subject' as never, subject);
  }, [subject]);

  const send = async (message: ContactMessage, { api, reset }: FormActions): Promise<FormErrors | undefined> => {
    const refused = suspect();
    if (refused) return refused;
    const { status } = await postJson<unknown>(contactCall, { ...message, check: check() }, { headers: headers(message) });
    if (status !== 200) {
      show('failure', formMessages.messageFailed);
      return { '': formMessages.somethingWrong };
    }
    sent();
    reset();
    api.change('subject' as never, '');
    keepReceipt({ mail: message.mail, reference: '' });
    show('success', formMessages.messageSent);
  };

  const failed = (error: unknown): FormErrors => {
    if (!(error instanceof ApiError) || error.status === undefined) {
      showErrorPage(error, formMessages.messageFailed);
      return { '': formMessages.somethingWrong };
    }
    const problems = problemsOf(error);
    // Errors of fields are shown there.
    show('failure', formMessages.messageFailed, problems[''] === formMessages.somethingWrong ? undefined : problems['']);
    return problems;
  };

  return (
    <>
      <Form initialValues={{ ...emptyMessage, subject }} onSubmit={hold(send, failed)} actionsRef={form} messages={formTexts}>
        {backOnline}
        {receipt ? <Alert severity="success">{words.sent(receipt.mail, when.format(new Date(receipt.sentAt)))}</Alert> : null}
        <FieldGrid>
          <TextField name="name" label={sharedWords.name} required autoComplete="name" validate={contactRules.name} />
          <TextField name="mail" label={sharedWords.mail} type="email" required validate={contactRules.mail} />
        </FieldGrid>
        <TextField name="subject" label={words.subject} required validate={contactRules.subject} />
        <TextField
          name="message"
          label={words.message}
          multiline
          rows={6}
          counter={messageMaxLength}
          required
          validate={contactRules.message}
        />
        {trap}
        <Stack direction="row">
          <SubmitButton>{button(sharedWords.submit)}</SubmitButton>
        </Stack>
        <DraftKeeper storageKey={draftKey} />
      </Form>
      {dialog}
    </>
  );
}
