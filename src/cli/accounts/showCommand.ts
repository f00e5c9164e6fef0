import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { labelledValues, namesOf } from '../../contract/forms/fieldDefinitions.ts';
import type { AccountDetails } from '../../server/accounts/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { columns } from '../table.ts';
import { print } from '../terminal.ts';

export const accountsShow: Command = {
  name: 'accounts show',
  summary: 'Tells everything about an account: what was typed, warnings, directors, files, consent, history.',
  arguments: ['ACCOUNT'],
  options: { json: { help: 'Prints it as JSON.' } },
  details:
    'ACCOUNT is an id, an account number, an e-mail address or the reference of a submission; of several accounts with one e-mail the one not rejected counts, else the newest. Files are saved by: npm run shop -- files save FOLDER --account ACCOUNT',
  async run({ arguments: [account], options, terminal, openClient }) {
    const path = staffPath(staffPaths.account, { account: account! });
    const details = await (await openClient()).record<AccountDetails>(path, { listedBy: 'accounts list' });
    print({ options, terminal }, details, page(details).trimEnd());
  },
};

function page(account: AccountDetails): string {
  const { id, name, state, userName, hasPassword, typed, warnings, directors, files, consent, sameMail, history } = account;
  const facts = [
    ['state', state],
    ['number', userName === null ? '' : `${userName}${hasPassword ? '' : ' (no password chosen yet)'}`],
    ...namesOf(businessFields).map((field) => [businessFields[field].label, asTyped(account[field], typed[field])]),
    ['terms accepted', `${consent.at} from ${consent.ipAddress}; terms of ${consent.termsVersion}, privacy of ${consent.privacyVersion}`],
    ['browser said', [consent.claimedAt, consent.claimedIpAddress].filter(Boolean).join(' from ')],
  ];
  return [
    `Account ${id}: ${name}\n`,
    columns(filled(facts)),
    ...section('Warnings', Object.entries(warnings)),
    ...directors.flatMap((director, index) =>
      section(
        `Director ${index + 1}: ${[director.firstName, director.middleName, director.lastName].filter(Boolean).join(' ')}`,
        labelledValues(directorFields, director),
      ),
    ),
    ...section(
      'Files',
      files.map((file) => [
        String(file.id),
        `${file.part}${file.isReplaced ? ', replaced' : ''}`,
        `${Math.ceil(file.size / 1024)} KB`,
        file.fileName,
      ]),
    ),
    ...section(
      'Other accounts with this e-mail',
      sameMail.map((other) => [String(other.id), other.state, other.createdAt]),
    ),
    ...section(
      'History',
      history.map(({ at, kind, actor, note, reference }) => [at, kind, actor, reference, note]),
    ),
  ].join('');
}

function asTyped(value: string, typed: string | undefined): string {
  return typed === undefined || typed === value ? value : `${value} (typed: ${typed})`;
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : [`\n${title}\n`, columns(filled(rows))];
}

function filled(rows: readonly (readonly string[])[]): readonly string[][] {
  return rows.filter((row) => row[1] !== '').map((row) => ['', ...row]);
}
