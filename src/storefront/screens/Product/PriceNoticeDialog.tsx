import { useState } from 'react';
import { noticeCall } from '../../../contract/calls.ts';
import { contactRules } from '../../../contract/forms/contactMessage.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { noticeTaken, type PriceNotice } from '../../../contract/forms/priceNotice.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Dialog } from '../../../kit/Dialog/index.ts';
import { Form, type FormErrors } from '../../../kit/Form/index.ts';
import { ResultPanel } from '../../../kit/ResultPanel/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { ApiError } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { formTexts } from '../../forms/formTexts.ts';
import { useConnection } from '../../forms/useConnection.tsx';
import { useSubmission } from '../../forms/useSubmission.tsx';
import { noAnswerMessage, retryMessage } from '../../forms/retryMessages.ts';
import { noticeWords } from './noticeWords.ts';
import { sharedWords } from '../../words.ts';

/** The errors of a failed try: at fields, or above them. */
function problemsOf(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) throw error;
  const { errors, message } = error.body ?? {};
  return errors ?? { '': retryMessage(error) ?? noAnswerMessage(error) ?? message ?? formMessages.somethingWrong };
}

function NoticeForm({ productName, onSent }: { productName: string; onSent: () => void }) {
  const { trap, button, suspect, check, headers, sent } = useSubmission('price-notice');
  const { hold, backOnline } = useConnection();
  const send = async (notice: PriceNotice): Promise<FormErrors | undefined> => {
    const refused = suspect();
    if (refused) return refused;
    const values = { ...notice, product: productName };
    await postJson<unknown>(noticeCall, { ...values, check: check() }, { headers: headers(values) });
    sent();
    onSent();
  };
  return (
    <Form initialValues={{ name: '', mail: '' }} onSubmit={hold(send, problemsOf)} summary={false} messages={formTexts}>
      {backOnline}
      <p>{noticeWords.promise}</p>
      <TextField name="name" label={sharedWords.name} required autoComplete="name" validate={contactRules.name} />
      <TextField name="mail" label={sharedWords.mail} type="email" required validate={contactRules.mail} />
      {trap}
      <SubmitButton fullWidth>{button(noticeWords.tellMe)}</SubmitButton>
    </Form>
  );
}

/** A form of two fields for visitors who wait for prices, and its result. */
export function PriceNoticeDialog({ open, onClose, productName }: { open: boolean; onClose: () => void; productName: string }) {
  const { price } = useBrand();
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={price.notify}>
      {isSent ? (
        <Stack>
          <ResultPanel
            result="success"
            heading={noticeTaken}
            level={3}
            actions={
              <Button variant="contained" onClick={onClose}>
                {noticeWords.close}
              </Button>
            }
          />
        </Stack>
      ) : (
        <NoticeForm productName={productName} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}
