import type { AccountLine } from '../../server/accounts/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import { listCommand, minuteOf } from '../terminal.ts';
import { filterOf, filterOptions } from './filter.ts';

export const accountsList = listCommand<AccountLine>({
  name: 'accounts list',
  summary: 'Lists accounts, newest first.',
  options: filterOptions,
  details: 'To see who waits for review: npm run shop -- accounts list --state verified',
  each: 'account',
  path: staffPaths.accounts,
  query: filterOf,
  cells: [
    ['No.', ({ id }) => String(id)],
    ['State', ({ state }) => state],
    ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
    ['Account', ({ userName }) => userName ?? ''],
    ['Warnings', ({ warnings }) => (warnings > 0 ? String(warnings) : '')],
    ['Name', ({ name }) => name],
    ['E-mail', ({ mail }) => mail],
  ],
  none: () => 'There are no such accounts.',
});
