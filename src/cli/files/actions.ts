import { readDocument } from '../../server/security/documentStore.ts';
import { filesOf, idOf } from '../accounts/actions.ts';
import type { Action } from '../actions.ts';
import { ShopError } from '../errors.ts';

/** Which files: one, those of an account (id, account number or mail), or the CV of a job application. */
export type FileChoice = { readonly document: number } | { readonly account: string } | { readonly application: number };

/** A file with its content. */
export interface ReadFile {
  readonly id: number;
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** Gives files, one at a time. */
export const readFiles: Action<FileChoice, ReadFile> = async function* ({ database: { kysely } }, input) {
  for await (const choice of input) {
    const ids = await chosen(kysely, choice);
    for (const id of ids) {
      const file = await readDocument(kysely, id);
      if (!file) throw new ShopError(`There is no file ${id}.`);
      yield { id, fileName: file.fileName, content: file.content.toString('base64') };
    }
  }
};

async function chosen(kysely: Parameters<typeof readDocument>[0], choice: FileChoice): Promise<number[]> {
  if ('document' in choice) return [choice.document];
  if ('account' in choice) return (await filesOf(kysely, await idOf(kysely, choice.account))).map(({ id }) => id);
  const application = await kysely
    .selectFrom('job_application')
    .select('document_id')
    .where('id', '=', choice.application)
    .executeTakeFirst();
  if (!application) throw new ShopError(`There is no application ${choice.application}.`);
  return [application.document_id];
}
