import type { JSX } from 'react';
import { stateWords, type MailRecord } from '../../server/desk/answers.ts';
import { useRecordId } from '../AccountCase.tsx';
import { words } from '../words.ts';
import { timeOf } from '../time.ts';
import { RecordPage, Text } from './RecordPage.tsx';
import { call, useAction } from '../calls.ts';
import { ActionButton } from '../parts.tsx';

/** A mail that waits or was given up, which can be sent again. */
export function MailPage(): JSX.Element {
  const id = useRecordId();
  return (
    <RecordPage<{ data: readonly MailRecord[] }>
      path={`/mails?id=${id}`}
      title={({ data }) => data[0]?.recipient ?? words.notFound}
      facts={({ data }) =>
        data.flatMap((mail) => [
          { term: words.kind, description: words.field(mail.kind) },
          { term: 'Subject', description: mail.written?.subject },
          { term: 'Text', description: mail.written?.text && <Text>{mail.written.text}</Text> },
          { term: words.state, description: stateWords[mail.state] },
          // The reason of earlier attempts says nothing once it is to be sent again.
          { term: words.reason, description: mail.attempts === 0 ? null : mail.lastError },
          { term: 'Made', description: timeOf(mail.createdAt) },
        ])
      }
    >
      {({ data }, refresh) =>
        data[0]?.state === 'failed' || data[0]?.state === 'queued' ? <SendAgain id={data[0].id} onSent={refresh} /> : null
      }
    </RecordPage>
  );
}

/** Sends one mail again, or all that wait or were given up. */
export function SendAgain({ id, onSent }: { id?: number; onSent: () => void }): JSX.Element {
  const retry = useAction(async () => {
    await call('/mails/retry', { method: 'POST', body: { id } });
    onSent();
  });
  return (
    <ActionButton action={retry} done="They go out now.">
      {id === undefined ? 'Send all again' : 'Send again'}
    </ActionButton>
  );
}
