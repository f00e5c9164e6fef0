import type { MessageRecord } from '../../server/contact/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { minuteOf, printList, printRecord, readDay, readId } from '../terminal.ts';

const jsonOption = { json: { type: 'boolean', help: 'Prints JSON, one line for each message.' } } as const;

export const messagesList: Command = {
  name: 'messages list',
  summary: 'Lists what people wrote through the contact page, newest first.',
  arguments: [],
  options: { since: { type: 'string', value: 'DAY', help: 'Only those of this day or later (2026-11-03).' }, ...jsonOption },
  async run({ options, terminal, openClient }) {
    const query = typeof options['since'] === 'string' ? { since: readDay(options['since'], 'since') } : {};
    const client = await openClient();
    printList(terminal, await client.list<MessageRecord>(staffPaths.messages, query), {
      json: options['json'] === true,
      cells: [
        ['No.', ({ id }) => String(id)],
        ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
        ['Name', ({ name }) => name],
        ['E-mail', ({ mail }) => mail],
        ['Subject', ({ subject }) => subject],
      ],
      none: 'There are no such messages.',
    });
    return 0;
  },
};

export const messagesShow: Command = {
  name: 'messages show',
  summary: 'Shows a message.',
  arguments: ['NUMBER'],
  options: jsonOption,
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
