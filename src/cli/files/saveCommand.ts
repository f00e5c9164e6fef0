import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AccountDetails } from '../../server/accounts/index.ts';
import type { ApplicationRecord } from '../../server/careers/index.ts';
import { errorMessage } from '../../server/errors.ts';
import { cleanFileName } from '../../server/files/names.ts';
import type { DocumentRecord } from '../../server/security/documentStore.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { counted, print, readId, writePrivately } from '../terminal.ts';

export const filesSave: Command = {
  name: 'files save',
  summary: 'Saves proofs of address or a CV into a folder.',
  arguments: ['FOLDER'],
  options: {
    account: { value: 'ACCOUNT', help: 'The proofs of an account: its id, account number or e-mail.' },
    application: { value: 'ID', read: readId, help: 'The CV of a job application.' },
    document: { value: 'ID', read: readId, help: 'One file, by the id that "accounts show" prints.' },
    json: { help: 'Prints what was saved as JSON, one file a line.' },
  },
  details: `Each file gets its id before its name, so that two of one name do not meet. Files that are there already are left alone.
They come from strangers: open them with care, and take them away when they are no longer needed.`,
  async run({ arguments: [folder], options, terminal, openClient }) {
    const { account, application, document } = options;
    if ([account, application, document].filter((each) => each !== undefined).length !== 1)
      throw new UsageError('Say which files, by one of --account, --application and --document. See: npm run shop -- files save --help');
    const target = resolve(folder!);
    const client = await openClient();
    let ids = [Number(document)];
    if (account !== undefined) {
      const path = staffPath(staffPaths.account, { account: String(account) });
      ids = (await client.record<AccountDetails>(path, { listedBy: 'accounts list' })).files.map(({ id }) => id);
    } else if (application !== undefined) {
      const path = staffPath(staffPaths.application, { id: Number(application) });
      ids = [(await client.record<ApplicationRecord>(path)).documentId];
    }
    for (const id of ids) {
      const { fileName } = await client.record<DocumentRecord>(staffPath(staffPaths.document, { id }));
      await makeFolder(target);
      const content = client.bytes(staffPath(staffPaths.documentContent, { id }));
      const path = await writePrivately(join(target, cleanFileName(`${id}-${fileName}`)), content);
      print({ options, terminal }, { id, fileName, path }, path);
    }
    const saved = ids.length === 0 ? 'There are no files.' : `${counted(ids.length, 'file was', 'files were')} saved.`;
    if (!options['json']) terminal.out.write(`${saved}\n`);
  },
};

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new CommandError(`The folder ${folder} cannot be made (${errorMessage(error)}).`);
  });
}
