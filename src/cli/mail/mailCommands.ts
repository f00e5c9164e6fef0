import { mailStates, type MailRecord } from '../../server/mail/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { minuteOf, printList, readChoice, readId } from '../terminal.ts';

export const mailQueue: Command = {
  name: 'mail queue',
  summary: 'Lists the e-mails that wait to be sent, and those that were given up.',
  arguments: [],
  options: {
    state: { type: 'string', value: 'STATE', help: `Only those in one state: ${mailStates.join(', ')}.` },
    json: { type: 'boolean', help: 'Prints JSON, one line for each e-mail.' },
  },
  async run({ options, terminal, openClient }) {
    const state =
      typeof options['state'] === 'string'
        ? [readChoice(options['state'], mailStates, 'state')]
        : mailStates.filter((each) => each !== 'sent');
    const client = await openClient();
    printList(terminal, await client.list<MailRecord>(staffPaths.mails, { state }), {
      json: options['json'] === true,
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
      none: 'No e-mail waits.',
    });
    return 0;
  },
};

export const mailRetry: Command = {
  name: 'mail retry',
  summary: 'Sends what waits or was given up at once, as far as the mail server takes it.',
  arguments: [],
  options: {
    id: { type: 'string', value: 'NUMBER', help: 'Only this e-mail. Without it all.' },
    json: { type: 'boolean', help: 'Prints JSON.' },
  },
  details: 'The running server sends them; when none runs, the next one does.',
  async run({ options, terminal, openClient }) {
    const wanted = typeof options['id'] === 'string' ? { id: readId(options['id']) } : {};
    const client = await openClient();
    const { retried } = await client.record<{ readonly retried: number }>(staffPaths.mailsRetry, { method: 'POST', body: wanted });
    terminal.out.write(
      options['json'] ? `${JSON.stringify({ retried })}\n` : `${retried === 1 ? '1 e-mail is' : `${retried} e-mails are`} due now.\n`,
    );
    return 0;
  },
};
