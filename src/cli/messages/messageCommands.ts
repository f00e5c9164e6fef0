import type { MessageRecord } from '../../server/contact/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { listCommand, minuteOf, printRecord, readDay, readId } from '../terminal.ts';

export const messagesList = listCommand<MessageRecord>({
  name: 'messages list',
  summary: 'Lists what people wrote through the contact page, newest first.',
  options: { since: { value: 'DAY', read: readDay, help: 'Only those of this day or later (2026-11-03).' } },
  each: 'message',
  path: staffPaths.messages,
  query: ({ since }) => ({ since }),
  cells: [
    ['No.', ({ id }) => String(id)],
    ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ mail }) => mail],
    ['Subject', ({ subject }) => subject],
  ],
  none: () => 'There are no such messages.',
});

export const messagesShow: Command = {
  name: 'messages show',
  summary: 'Shows a message.',
  arguments: ['NUMBER'],
  options: { json: { help: 'Prints JSON.' } },
  async run({ arguments: [number], options, terminal, openClient }) {
    const id = readId(number!);
    const client = await openClient();
    const found = await client.record<MessageRecord>(staffPath(staffPaths.message, { id }));
    if (options['json']) terminal.out.write(`${JSON.stringify(found)}\n`);
    else
      printRecord(terminal, [
        ['Message', String(found.id)],
        ['Came in (UTC)', minuteOf(found.createdAt)],
        ['Name', found.name],
        ['E-mail', found.mail],
        ['Subject', found.subject],
        ['Address', found.ipAddress],
        ['Text', `${found.message}\n`],
      ]);
    return 0;
  },
};
