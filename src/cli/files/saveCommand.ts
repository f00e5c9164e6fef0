import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorMessage } from '../../server/errors.ts';
import { cleanFileName } from '../../server/security/documents.ts';
import type { Command, Invocation } from '../command.ts';
import { ShopError, UsageError } from '../errors.ts';
import { readId, writePrivately } from '../terminal.ts';
import type { FileChoice } from './actions.ts';

export const filesSave: Command = {
  name: 'files save',
  summary: 'Saves proofs of address or a CV into a folder.',
  arguments: ['FOLDER'],
  options: {
    account: { type: 'string', value: 'ACCOUNT', help: 'The proofs of an account: its id, account number or mail.' },
    application: { type: 'string', value: 'ID', help: 'The CV of a job application.' },
    document: { type: 'string', value: 'ID', help: 'One file, by the id that "accounts show" prints.' },
    json: { type: 'boolean', help: 'Prints what was saved as JSON, one file a line.' },
  },
  details: `Each file gets its id before its name, so that two of one name do not meet. Files that are there already are left alone.
They come from strangers: open them with care, and take them away when they are no longer needed.`,
  run: saveFiles,
};

async function saveFiles({ arguments: [folder], options, terminal, openShop }: Invocation): Promise<0> {
  const target = resolve(folder!);
  const choice = choiceOf(options);
  const shop = await openShop();
  let saved = 0;
  for await (const { id, fileName, content } of shop.run('files.read', [choice])) {
    await makeFolder(target);
    const path = await writePrivately(join(target, `${id}-${cleanFileName(fileName)}`), [Buffer.from(content, 'base64')]);
    saved += 1;
    terminal.out.write(options['json'] ? `${JSON.stringify({ id, fileName, path })}\n` : `${path}\n`);
  }
  if (!options['json'])
    terminal.out.write(saved === 0 ? 'There are no files.\n' : `${saved} ${saved === 1 ? 'file was' : 'files were'} saved.\n`);
  return 0;
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
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new ShopError(`The folder ${folder} cannot be made (${errorMessage(error)}).`);
  });
}
