/** Written as bytes: as text a large file would double, and others would wait. Read as base64, since the driver's answers are texts. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { ReceivedFile } from './documents.ts';

/** Stores a file that `storableDocument` has accepted, in the transaction of its form. Gives its id. */
export async function storeDocument(transaction: Kysely<Schema>, { fileName, mimeType, content }: ReceivedFile): Promise<number> {
  const { id } = await transaction
    .insertInto('document')
    .values({ fileName, mimeType, size: content.length, content })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads a file; undefined when there is none with this id. */
export async function readDocument(database: Kysely<Schema>, id: number): Promise<ReceivedFile | undefined> {
  const found = await database
    .selectFrom('document')
    .select(['fileName', 'mimeType', sql<string>`encode(content, 'base64')`.as('content')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { fileName: found.fileName, mimeType: found.mimeType, content: Buffer.from(found.content, 'base64') };
}

export type DocumentRecord = Omit<Selectable<Schema['document']>, 'content' | 'createdAt'>;

/** Describes a file; undefined when there is none with this id. */
export function describeDocument(database: Kysely<Schema>, id: number): Promise<DocumentRecord | undefined> {
  return database.selectFrom('document').select(['id', 'fileName', 'mimeType', 'size']).where('id', '=', id).executeTakeFirst();
}

/** Deletes files after the rows that referred to them. */
export async function deleteDocuments(transaction: Kysely<Schema>, ids: readonly (number | null)[]): Promise<number> {
  const present = ids.filter((id) => id !== null);
  if (present.length === 0) return 0;
  const { numDeletedRows } = await transaction.deleteFrom('document').where('id', 'in', present).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
