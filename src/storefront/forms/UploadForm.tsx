import { use, useRef, type ReactNode } from 'react';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import type { RobotCheck } from '../../contract/forms/robotCheck.ts';
import { DraftKeeper, Form, UnsavedChangesGuard, type FormActions, type FormErrors } from '../../kit/Form/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { SubmitButton } from '../../kit/SubmitButton/index.ts';
import { lookUpIpAddress } from '../data/ipAddress.ts';
import { postForm } from '../data/post.ts';
import { IpLookupContext } from '../IpLookupContext.ts';
import { formTexts } from './formTexts.ts';
import type { useLastingDraft } from './LastingDraft.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { unreadableFiles, type ChosenFiles } from './unreadableFiles.ts';
import { useConnection } from './useConnection.tsx';
import { useResultDialog } from './useResultDialog.tsx';
import { useSubmission } from './useSubmission.tsx';
import { useUpload } from './useUpload.tsx';
import { words } from './words.ts';
import { useUploadFailure } from './useUploadFailure.ts';
import { sharedWords } from '../words.ts';

/** Facts that are sent beside the form's values. */
export interface SentAlong {
  /** The visitor's IP address; empty when the look-up failed. */
  ipAddress: string;
  check: RobotCheck;
}

export interface UploadFormProps<Values extends object> {
  /** The API's call, from `contract/calls.ts`. */
  call: string;
  draftKey: string;
  /** The same draft on this device. Its notice stands outside of the form. */
  lasting: ReturnType<typeof useLastingDraft>;
  initialValues: Values;
  /** The chosen files, which a draft cannot store. */
  filesOf: (values: Values) => ChosenFiles;
  /** Makes the body of the call from the values, or gives errors by field, and nothing is sent. */
  toBody: (values: Values, along: Promise<SentAlong>) => Promise<FormData | Blob | FormErrors>;
  successMessage: string;
  /** Called when the form was sent and is empty again, with the sent values, the server's answer, and the form's actions. */
  onSent?: (values: Values, answer: unknown, form: FormActions) => void;
  /** The server's reason for refusing the values. */
  refusalOf: (answer: ErrorAnswer) => string | undefined;
  /** Message of the modal over the error page, if the specification has words for it. */
  failureMessage?: string;
  /** Path of the box that must be ticked before anything is sent. Default: there is none. */
  blockedBy?: string;
  /** Whether the form is shown. Closed it is still there for the dialog, and for values to be restored to. Default: `true`. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Whether the result is a body, and not errors. */
const isBody = (made: FormData | Blob | FormErrors): made is FormData | Blob => made instanceof FormData || made instanceof Blob;

/**
 * A long form with files (specification, section 8): it is sent once however often the button is pressed, shows the progress of the upload, and reports the result in a
 * modal. A failure other than refused values leads to the error page, unless there is no connection: then everything stays. The typed values survive all of
 * this as a draft.
 */
export function UploadForm<Values extends object>({
  call,
  draftKey,
  lasting,
  initialValues,
  filesOf,
  toBody,
  successMessage,
  onSent,
  refusalOf,
  failureMessage,
  blockedBy,
  isOpen = true,
  children,
}: UploadFormProps<Values>) {
  const form = useRef<FormActions>(null);
  const { trap, button, suspect, check, headers, sent } = useSubmission(draftKey);
  const ipService = use(IpLookupContext);
  const { dialog, show } = useResultDialog(form);
  const failed = useUploadFailure(show, refusalOf, failureMessage);
  const { hold, backOnline } = useConnection((values) => filesOf(values as Values).length > 0);
  const { bar, start } = useUpload();

  const send = async (values: Values, actions: FormActions): Promise<FormErrors | undefined> => {
    const files = filesOf(values);
    const refused = suspect() ?? (await unreadableFiles(files));
    if (refused) return refused;
    const { end, ...upload } = start(files.length);
    try {
      const body = await toBody(
        values,
        lookUpIpAddress(ipService).then((ipAddress) => ({ ipAddress, check: check() })),
      );
      if (!isBody(body)) return body;
      const answer = await postForm<unknown>(call, body, { ...upload, headers: headers(values) });
      sent();
      lasting.end();
      actions.reset();
      onSent?.(values, answer.body, actions);
      show('success', successMessage);
    } catch (error) {
      if (upload.signal.aborted) return { '': words.upload.stopped };
      // A file may also be changed while it waits for the line.
      const lost = await unreadableFiles(files);
      if (lost) return lost;
      throw error;
    } finally {
      end();
    }
  };

  return (
    <>
      <Form initialValues={initialValues} hidden={!isOpen} onSubmit={hold(send, failed)} actionsRef={form} messages={formTexts}>
        {backOnline}
        {lasting.box}
        {children}
        {trap}
        <Stack>
          {bar}
          <Stack direction="row">
            <SubmitButton {...(blockedBy !== undefined && { blockedBy })}>{button(sharedWords.submit)}</SubmitButton>
            <OfflineNote />
          </Stack>
        </Stack>
        <DraftKeeper storageKey={draftKey} holdsFiles {...lasting.keeper} />
        <UnsavedChangesGuard when={(values) => filesOf(values as Values).length > 0} />
      </Form>
      {dialog}
    </>
  );
}
