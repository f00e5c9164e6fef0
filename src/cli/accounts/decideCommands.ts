import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { linkLifetime } from '../../contract/limits.ts';
import { cleanLine } from '../../contract/text.ts';
import { decisionNoteMaxLength, type AccountDecision, type DecidedAccount } from '../../server/accounts/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import { userName } from '../client.ts';
import type { Command, CommandOption, Invocation } from '../command.ts';
import { UsageError } from '../errors.ts';
import { print } from '../terminal.ts';

const commonOptions = {
  by: { value: 'NAME', help: 'Who decides, for the history. Default: the user of this computer.' },
  json: { help: 'Prints the account as JSON.' },
} as const satisfies Record<string, CommandOption>;

export const accountsApprove: Command = {
  name: 'accounts approve',
  summary: 'Approves an account: it gets its number and an e-mail with a link to choose a password.',
  arguments: ['ACCOUNT'],
  options: { note: { value: 'TEXT', help: 'For the history only.' }, ...commonOptions },
  details: `ACCOUNT is an id or an e-mail address. Only an account whose e-mail address is confirmed can be approved.
The link lasts for ${linkLifetime('setPassword')}; after that "Forgot password" makes a new one.`,
  run: (invocation) =>
    decide(invocation, 'approve', ({ name, userName }) => `${name} is approved as ${userName}. The e-mail is on its way.`),
};

export const accountsReject: Command = {
  name: 'accounts reject',
  summary: 'Rejects an account and e-mails the business.',
  arguments: ['ACCOUNT'],
  options: { note: { value: 'TEXT', help: 'The reason. It stands in the e-mail and in the history.' }, ...commonOptions },
  details: `ACCOUNT is an id or an e-mail address. Only an account whose e-mail address is confirmed can be rejected.
A rejection is final, but the business may fill in the form again, which makes a new account.`,
  run: (invocation) => decide(invocation, 'reject', ({ name }) => `${name} is rejected. The e-mail is on its way.`),
};

export const accountsAsk: Command = {
  name: 'accounts ask',
  summary: 'Asks a business for more information, by e-mail. The state of its account stays.',
  arguments: ['ACCOUNT'],
  options: { note: { value: 'TEXT', help: 'The question. It stands in the e-mail and in the history.' }, ...commonOptions },
  details: 'ACCOUNT is an id or an e-mail address.',
  run(invocation) {
    if (!noteOf(invocation)) throw new UsageError('Say with --note what you ask for. See: npm run shop -- accounts ask --help');
    return decide(invocation, 'ask', ({ name }) => `${name} is asked. The e-mail is on its way.`);
  },
};

async function decide(invocation: Invocation, decision: AccountDecision, sentence: (account: DecidedAccount) => string): Promise<void> {
  const { arguments: words, options, openClient } = invocation;
  const by = cleanLine(typeof options['by'] === 'string' ? options['by'] : userName(), lineMaxLength);
  if (by === '') throw new UsageError('--by must name somebody.');
  const client = await openClient();
  const path = staffPath(staffPaths.accountDecision, { account: words[0]! });
  const body = { decision, note: noteOf(invocation), by };
  const account = await client.record<DecidedAccount>(path, { method: 'POST', body, listedBy: 'accounts list' });
  print(invocation, account, sentence(account));
}

function noteOf({ options }: Invocation): string {
  const note = typeof options['note'] === 'string' ? options['note'].trim() : '';
  if (note.length > decisionNoteMaxLength)
    throw new UsageError(`--note must be at most ${decisionNoteMaxLength.toLocaleString('en-GB')} characters.`);
  return note;
}
