import type { Command } from '../command.ts';
import { ShopError } from '../errors.ts';
import { collect, minuteOf, printList, printRecord, readDay, readId } from '../terminal.ts';

const jsonOption = { json: { type: 'boolean', help: 'Prints JSON, one line for each message.' } } as const;

export const messagesList: Command = {
  name: 'messages list',
  summary: 'Lists what people wrote through the contact page, newest first.',
  arguments: [],
  options: { since: { type: 'string', value: 'DAY', help: 'Only those of this day or later (2026-11-03).' }, ...jsonOption },
  async run({ options, terminal, openShop }) {
    const filter = typeof options['since'] === 'string' ? { since: readDay(options['since'], 'since') } : {};
    const shop = await openShop();
    printList(terminal, await collect(shop.run('messages.list', [filter])), {
      json: options['json'] === true,
      cells: [
        ['No.', ({ id }) => String(id)],
        ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
        ['Name', ({ name }) => name],
        ['Mail', ({ mail }) => mail],
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
  async run({ arguments: [number], options, terminal, openShop }) {
    const id = readId(number!);
    const shop = await openShop();
    const [found] = await collect(shop.run('messages.list', [{ id }]));
    if (!found) throw new ShopError(`There is no message ${id}.`);
    if (options['json']) terminal.out.write(`${JSON.stringify(found)}\n`);
    else
      printRecord(terminal, [
        ['Message', String(found.id)],
        ['Came in (UTC)', minuteOf(found.createdAt)],
        ['Name', found.name],
        ['Mail', found.mail],
        ['Subject', found.subject],
        ['Address', found.ipAddress],
        ['Text', `${found.message}\n`],
      ]);
    return 0;
  },
};
