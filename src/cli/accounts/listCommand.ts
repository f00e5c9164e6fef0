import type { Command } from '../command.ts';
import { collect, minuteOf, printList } from '../terminal.ts';
import { filterOf, filterOptions } from './filter.ts';

export const accountsList: Command = {
  name: 'accounts list',
  summary: 'Lists accounts, newest first.',
  arguments: [],
  options: { ...filterOptions, json: { type: 'boolean', help: 'Prints JSON, one line for each account.' } },
  details: 'To see who waits for review: npm run shop -- accounts list --state verified',
  async run({ options, terminal, openShop }) {
    const filter = filterOf(options);
    const shop = await openShop();
    printList(terminal, await collect(shop.run('accounts.list', [filter])), {
      json: options['json'] === true,
      cells: [
        ['No.', ({ id }) => String(id)],
        ['State', ({ state }) => state],
        ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
        ['Account', ({ userName }) => userName ?? ''],
        ['Doubts', ({ doubts }) => (doubts > 0 ? String(doubts) : '')],
        ['Name', ({ name }) => name],
        ['Mail', ({ mail }) => mail],
      ],
      none: 'There are no such accounts.',
    });
    return 0;
  },
};
