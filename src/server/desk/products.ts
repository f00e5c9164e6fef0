/** Products at the desk: found by code or name, changed, withdrawn and put back, each with who did it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { staffActor } from '../accounts/history.ts';
import { line } from '../accounts/staff.ts';
import { escapePart, factCell, listCell } from '../catalogue/fileCells.ts';
import { readPlacedCategories } from '../catalogue/flatCategories.ts';
import { readProduct, replaceProduct, sourceOf } from '../catalogue/oneProduct.ts';
import { mediaAddress } from '../catalogue/pictureSources.ts';
import type { SourceProduct } from '../catalogue/source.ts';
import type { Database, Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { bySchema } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import { productFields, type ProductAnswer, type ProductCells, type ProductLine, type RangeReading } from './answers.ts';
import type { CommandResult } from './commandLine.ts';

/** Most products that a search at the desk shows, and most changes of one. */
const mostShown = 50;

/** The parameter of a product's routes. */
export const codeSchema = z.object({ code: line(lineMaxLength) });

const actionSchema = z.strictObject({ action: z.enum(['withdraw', 'putBack']), by: bySchema });

/** The staff routes about single products. @param refresh - renews this process's snapshot of the catalogue */
export function staffProductRoutes(database: Database, refresh: () => Promise<void>): FastifyPluginCallback {
  const { kysely } = database;
  return routes((app) => {
    const searchSchema = { querystring: z.object({ search: line(searchTextMaxLength).default('') }) };
    app.get(staffPaths.products, { schema: searchSchema }, async ({ query }) => ({ data: await findProducts(kysely, query.search) }));

    app.get(staffPaths.product, { schema: { params: codeSchema } }, ({ params }) => readAnswer(database, params.code));

    app.post(staffPaths.product, { schema: { params: codeSchema, body: actionSchema } }, async ({ params: { code }, body }, reply) => {
      const actor = staffActor(body.by);
      if (body.action === 'withdraw') {
        const product = JSON.stringify(sourceOf(await readProduct(database, code)));
        await noted(kysely, { code, actor, kind: 'withdrawn', note: '', product }, () => replaceProduct(database, code));
      } else {
        const product = await withdrawnProduct(kysely, code);
        await noted(kysely, { code, actor, kind: 'putBack', note: '' }, () => replaceProduct(database, code, product));
      }
      await refresh();
      return reply.code(204).send();
    });
  });
}

/** Products of the range, by the beginning of a code or a part of a name; without a search those that were withdrawn. */
async function findProducts(database: Kysely<Schema>, search: string): Promise<ProductLine[]> {
  const { rows } = await sql<ProductLine>`
    select * from (
      select code, name, pack_size as pack, false as "isWithdrawn" from product where ${search} <> ''
      union all select * from (
        select distinct on (code) code, product ->> 'name', product ->> 'packSize', true from product_change
        where kind = 'withdrawn' and not exists (select from product where product.code = product_change.code) order by code, id desc
      ) withdrawn
    ) found
    where starts_with(lower(code), lower(${search})) or strpos(search_key(name), search_key(${search})) > 0
    order by lower(code) = lower(${search}) desc, name limit ${mostShown}`.execute(database);
  return rows;
}

/** The product that was withdrawn last under a code. @throws {RequestError} 409 when the range has it, 404 when nobody withdrew it */
async function withdrawnProduct(database: Kysely<Schema>, code: string): Promise<SourceProduct> {
  if (await database.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst())
    throw new RequestError(409, `The range has product ${code} already.`);
  const withdrawals = database.selectFrom('productChange').select('product').where('code', '=', code).where('kind', '=', 'withdrawn');
  const found = await withdrawals.orderBy('id', 'desc').executeTakeFirst();
  if (!found?.product) throw new NotFoundError(`There is no product ${code}.`);
  return found.product as SourceProduct;
}

async function readAnswer(database: Database, code: string): Promise<ProductAnswer> {
  const present = await readProduct(database, code).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
    return undefined;
  });
  const product = present ?? (await withdrawnProduct(database.kysely, code));
  const changes = database.kysely.selectFrom('productChange').select(['at', 'actor', 'kind', 'note']).where('code', '=', code);
  const history = await changes.orderBy('id', 'desc').limit(mostShown).execute();
  return {
    code,
    brand: product.brand,
    isWithdrawn: !present,
    cells: await cellsOf(database, product),
    pictures: (present?.variants[0]?.images ?? []).map(({ hash, view }) => mediaAddress(hash, view)),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

/** The facts that the desk changes, as an import reads them. Categories that went with a range are left out. */
async function cellsOf(database: Database, product: SourceProduct): Promise<ProductCells> {
  const paths = new Map((await readPlacedCategories(database)).map(({ slug, path }) => [slug, path.map(escapePart).join(' > ')]));
  const categories = product.categories.flatMap((slug) => paths.get(slug) ?? []).join(' | ');
  const facts = Object.fromEntries(productFields.map((field) => [field, factCell(product, field)])) as ProductCells;
  return { ...facts, categories, tags: listCell(product.variants[0]?.tags ?? []) };
}

type Change = Pick<Insertable<Schema['productChange']>, 'code' | 'actor' | 'kind' | 'note' | 'product'>;

/** Does something to a product. It stands in the history beforehand, since a server that ends in between must not lose what it withdrew. */
async function noted(database: Kysely<Schema>, change: Change, act: () => Promise<void>): Promise<void> {
  const values = { product: null, ...change, at: new Date() };
  const { id } = await database.insertInto('productChange').values(values).returning('id').executeTakeFirstOrThrow();
  await act().catch(async (error: unknown) => {
    await database.deleteFrom('productChange').where('id', '=', id).execute();
    throw error;
  });
}

/** A change of facts, with what stood there when they were typed, or of the pictures, by their sources: a new one has the name of a file in the folder. */
type Wanted =
  | { readonly cells: Partial<ProductCells>; readonly seen?: Partial<ProductCells> | undefined }
  | { readonly pictures: (present: readonly string[]) => readonly string[] };

/**
 * Changes a product by an import of its row alone, which is checked as every import is.
 *
 * @param folder - for the file, with the picture
 * @param run - runs a command of the command line
 * @throws {RequestError} 422 with the reasons by field, 409 with what stands there now where somebody else was first
 */
export async function changeProduct(
  database: Database,
  code: string,
  wanted: Wanted & { readonly by: string },
  folder: string,
  run: (words: readonly string[]) => Promise<CommandResult<RangeReading>>,
): Promise<void> {
  const before = await readProduct(database, code);
  const cells = await cellsOf(database, before);
  const { cells: given, seen = {} } = 'cells' in wanted ? wanted : { cells: {} as Partial<ProductCells> };
  const changed = productFields.filter((field) => given[field] !== undefined && given[field] !== cells[field]);
  if ('cells' in wanted && changed.length === 0) return;
  const overtaken = changed
    .filter((field) => (seen[field] ?? cells[field]) !== cells[field])
    .map((field) => [field, `Is now: ${cells[field] || 'empty'}`]);
  if (overtaken.length > 0)
    throw new RequestError(409, 'Somebody else changed this product. Save again to replace that.', Object.fromEntries(overtaken));
  const pictures = before.variants[0]!.images.map(({ view, hash }) => `${view}=stored:${hash}`);
  const row: Readonly<Record<string, string>> = {
    code,
    brand: before.brand,
    name: cells.name,
    pack_size: cells.pack_size,
    categories: cells.categories,
    ...Object.fromEntries(changed.map((field) => [field, given[field]!])),
    ...('pictures' in wanted && { images: wanted.pictures(pictures).join(' | ') }),
  };
  const lines = [Object.keys(row), Object.values(row)].map((texts) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
  const file = join(folder, 'product.csv');
  await writeFile(file, `\ufeff${lines.join('\r\n')}`, { mode: 0o600 });
  const note = changed.map((field) => `${field}: ${cells[field]} → ${given[field]!}`).join('\n') || 'picture';
  await noted(database.kysely, { code, actor: staffActor(wanted.by), kind: 'changed', note }, async () => {
    const { answer, said } = await run(['catalogue', 'import', file, '--others-stay', '--images', folder]);
    if (answer?.imported) return;
    const problems = answer?.problems ?? [];
    const sentence = problems.map(({ field, reason }) => `${field} ${reason}.`.trim()).join(' ');
    const reasons = Object.fromEntries(problems.map(({ field, reason }) => [field, reason]));
    throw new RequestError(422, sentence || said.trim().split('\n').at(-1)!, reasons);
  });
}
