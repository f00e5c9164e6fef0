import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AccountDetails } from '../../server/accounts/index.ts';
import type { ApplicationRecord } from '../../server/careers/index.ts';
import { errorMessage } from '../../server/errors.ts';
import { cleanFileName } from '../../server/files/names.ts';
import type { DocumentRecord } from '../../server/security/documentStore.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import { callAccount } from '../accounts/callAccount.ts';
import type { Client } from '../client.ts';
import type { Command, Invocation } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { counted, print, readId, writePrivately } from '../terminal.ts';

/** The files to save: one, those of an account (id, account number, mail or reference), or the CV of a job application. */
type FileChoice = { readonly document: number } | { readonly account: string } | { readonly application: number };

export const filesSave: Command = {
  name: 'files save',
  summary: 'Saves proofs of address or a CV into a folder.',
  arguments: ['FOLDER'],
  options: {
    account: { value: 'ACCOUNT', help: 'The proofs of an account: its id, account number or e-mail.' },
    application: { value: 'ID', help: 'The CV of a job application.' },
    document: { value: 'ID', help: 'One file, by the id that "accounts show" prints.' },
    json: { help: 'Prints what was saved as JSON, one file a line.' },
  },
  details: `Each file gets its id before its name, so that two of one name do not meet. Files that are there already are left alone.
They come from strangers: open them with care, and take them away when they are no longer needed.`,
  run: saveFiles,
};

async function saveFiles({ arguments: [folder], options, terminal, openClient }: Invocation): Promise<0> {
  const target = resolve(folder!);
  const choice = choiceOf(options);
  const client = await openClient();
  let saved = 0;
  for (const id of await idsOf(client, choice)) {
    const { fileName } = await client.record<DocumentRecord>(staffPath(staffPaths.document, { id }));
    await makeFolder(target);
    const path = await writePrivately(
      join(target, cleanFileName(`${id}-${fileName}`)),
      client.bytes(staffPath(staffPaths.documentContent, { id })),
    );
    saved += 1;
    print({ options, terminal }, { id, fileName, path }, path);
  }
  if (!options['json']) terminal.out.write(saved === 0 ? 'There are no files.\n' : `${counted(saved, 'file was', 'files were')} saved.\n`);
  return 0;
}

async function idsOf(client: Client, choice: FileChoice): Promise<number[]> {
  if ('document' in choice) return [choice.document];
  if ('application' in choice)
    return [(await client.record<ApplicationRecord>(staffPath(staffPaths.application, { id: choice.application }))).documentId];
  const { files } = await callAccount<AccountDetails>(client, choice.account);
  return files.map(({ id }) => id);
}

function choiceOf(options: Invocation['options']): FileChoice {
  const { account, application, document } = options;
  const given = [account, application, document].filter((each) => each !== undefined);
  if (given.length !== 1)
    throw new UsageError('Say which files, by one of --account, --application and --document. See: npm run shop -- files save --help');
  if (typeof account === 'string') return { account };
  const id = readId(String(given[0]));
  return application === undefined ? { document: id } : { application: id };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new CommandError(`The folder ${folder} cannot be made (${errorMessage(error)}).`);
  });
}
