import type { AccountLine } from '../../server/accounts/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { minuteOf, printList } from '../terminal.ts';
import { filterOf, filterOptions } from './filter.ts';

export const accountsList: Command = {
  name: 'accounts list',
  summary: 'Lists accounts, newest first.',
  arguments: [],
  options: { ...filterOptions, json: { type: 'boolean', help: 'Prints JSON, one line for each account.' } },
  details: 'To see who waits for review: npm run shop -- accounts list --state verified',
  async run({ options, terminal, openClient }) {
    const query = filterOf(options);
    const client = await openClient();
    printList(terminal, await client.list<AccountLine>(staffPaths.accounts, query), {
      json: options['json'] === true,
      cells: [
        ['No.', ({ id }) => String(id)],
        ['State', ({ state }) => state],
        ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
        ['Account', ({ userName }) => userName ?? ''],
        ['Warnings', ({ warnings }) => (warnings > 0 ? String(warnings) : '')],
        ['Name', ({ name }) => name],
        ['E-mail', ({ mail }) => mail],
      ],
      none: 'There are no such accounts.',
    });
    return 0;
  },
};
