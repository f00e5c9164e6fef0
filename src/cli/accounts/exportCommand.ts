import { csvLine, neutraliseFormula } from '../catalogue/cells.ts';
import type { Command, Invocation } from '../command.ts';
import { writePrivately } from '../terminal.ts';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import type { AccountDetails } from '../../server/accounts/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import { filterOf, filterOptions } from './filter.ts';

export const accountsExport: Command = {
  name: 'accounts export',
  summary: 'Writes accounts to a CSV file, one row for each director.',
  arguments: ['FILE.csv'],
  options: {
    ...filterOptions,
    json: { help: 'Writes JSON instead, one account a line, with files, consent and history.' },
  },
  details:
    'The file holds personal data: keep it safe, and take it away when it is no longer needed. Nobody else on this computer can read it.',
  run: exportAccounts,
};

const businessColumns = ['id', 'state', 'userName', ...namesOf(businessFields)] as const satisfies readonly (keyof AccountDetails)[];

const directorColumns = namesOf(directorFields);

const header = [...businessColumns, 'registeredAt', 'warnings', 'director', ...directorColumns.map((column) => `director.${column}`)];

async function exportAccounts({ arguments: [file], options, terminal, openClient }: Invocation): Promise<0> {
  const query = filterOf(options);
  const client = await openClient();
  let accounts = 0;
  const path = await writePrivately(
    file!,
    (async function* () {
      // Spreadsheets read UTF-8 only behind a byte order mark.
      if (!options['json']) yield `\ufeff${csvLine(header)}`;
      for await (const account of client.lines<AccountDetails>(staffPaths.accountsExport, { query })) {
        accounts += 1;
        yield options['json'] ? `${JSON.stringify(account)}\n` : rowsOf(account);
      }
    })(),
  );
  terminal.out.write(`${accounts.toLocaleString('en-GB')} ${accounts === 1 ? 'account is' : 'accounts are'} in ${path}.\n`);
  return 0;
}

function rowsOf(account: AccountDetails): string {
  const business = [
    ...businessColumns.map((column) => String(account[column] ?? '')),
    account.consent.at,
    Object.entries(account.warnings)
      .map(([field, warning]) => `${field}: ${warning}`)
      .join('; '),
  ];
  const directors = account.directors.map((director, index) => [String(index + 1), ...directorColumns.map((column) => director[column])]);
  // Whose directors were all erased is still an account.
  if (directors.length === 0) directors.push(['', ...directorColumns.map(() => '')]);
  return directors.map((director) => csvLine([...business, ...director].map(neutraliseFormula))).join('');
}
