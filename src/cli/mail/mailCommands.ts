import { mailStates, type MailRecord } from '../../server/mail/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { listCommand } from '../records.ts';
import { counted, minuteOf, oneOf, print, readId } from '../terminal.ts';

export const mailQueue = listCommand<MailRecord>({
  name: 'mail queue',
  summary: 'Lists the e-mails that wait to be sent, and those that were given up.',
  options: {
    state: { value: 'STATE', read: oneOf(mailStates), help: `Only those in one state: ${mailStates.join(', ')}.` },
  },
  each: 'e-mail',
  path: staffPaths.mails,
  query: { state: mailStates.filter((each) => each !== 'sent') },
  cells: [
    ['No.', ({ id }) => String(id)],
    ['Queued (UTC)', ({ createdAt }) => minuteOf(createdAt)],
    ['E-mail', ({ kind }) => kind],
    ['To', ({ recipient }) => recipient],
    ['State', ({ state }) => state],
    ['Attempts', ({ attempts }) => String(attempts)],
    ['Next', ({ nextAttemptAt, sentAt }) => minuteOf(nextAttemptAt ?? '') || (sentAt ? `sent ${minuteOf(sentAt)}` : '')],
    ['Reason', ({ lastError }) => lastError ?? ''],
  ],
  none: () => 'No e-mail waits.',
});

export const mailRetry: Command = {
  name: 'mail retry',
  summary: 'Sends what waits or was given up at once, as far as the mail server takes it.',
  options: {
    id: { value: 'NUMBER', read: readId, help: 'Only this e-mail. Without it all.' },
    json: { help: 'Prints JSON.' },
  },
  details: 'The running server sends them; when none runs, the next one does.',
  async run({ options, terminal, openClient }) {
    const call = { method: 'POST', body: { id: options['id'] } } as const;
    const { retried } = await (await openClient()).record<{ readonly retried: number }>(staffPaths.mailsRetry, call);
    print({ options, terminal }, { retried }, `${counted(retried, 'e-mail is', 'e-mails are')} due now.`);
  },
};
