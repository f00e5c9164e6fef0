import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { accountStates, type AccountDetails, type AccountLine } from '../../server/accounts/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { CommandOption } from '../command.ts';
import { exportCommand, listCommand } from '../records.ts';
import { minuteOf, oneOf } from '../terminal.ts';

const filterOptions = {
  state: { value: 'STATE', read: oneOf(accountStates), help: `Only accounts in this state: ${accountStates.join(', ')}.` },
  search: { value: 'TEXT', help: 'Only accounts with this in a name, e-mail, number or address, also of a director.' },
  'with-warnings': { help: 'Only accounts with a warning, such as a VAT number whose check digits do not fit.' },
} as const satisfies Record<string, CommandOption>;

export const accountsList = listCommand<AccountLine>({
  name: 'accounts list',
  summary: 'Lists accounts, newest first.',
  options: filterOptions,
  details: 'To see who waits for review: npm run shop -- accounts list --state verified',
  each: 'account',
  path: staffPaths.accounts,
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

const businessColumns = ['id', 'state', 'userName', ...namesOf(businessFields)] as const satisfies readonly (keyof AccountDetails)[];

const directorColumns = namesOf(directorFields);

export const accountsExport = exportCommand<AccountDetails>({
  name: 'accounts export',
  summary: 'Writes accounts to a CSV file, one row for each director.',
  options: {
    ...filterOptions,
    json: { help: 'Writes JSON instead, one account a line, with files, consent and history.' },
  },
  details:
    'The file holds personal data: keep it safe, and take it away when it is no longer needed. Nobody else on this computer can read it.',
  each: 'account',
  names: [...businessColumns, 'registeredAt', 'warnings', 'director', ...directorColumns.map((column) => `director.${column}`)],
  rows: (client, query) => client.lines(staffPaths.accountsExport, { query }),
  cells(account) {
    const business = [
      ...businessColumns.map((column) => String(account[column] ?? '')),
      account.consent.at,
      Object.entries(account.warnings)
        .map(([field, warning]) => `${field}: ${warning}`)
        .join('; '),
    ];
    const directors = account.directors.map((director, index) => [String(index + 1), ...directorColumns.map((column) => director[column])]);
    // An account whose directors were all erased still gets its line.
    if (directors.length === 0) directors.push(['', ...directorColumns.map(() => '')]);
    return directors.map((director) => [...business, ...director]);
  },
});
