/** Single products as staff have them: found by code or name, changed, withdrawn and put back, each with who did it. */
import { sql, type Insertable, type Kysely } from 'kysely';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { line } from '../staff/schemas.ts';
import { listCell, pathCell } from '../../range/cells.ts';
import { productFields, type ProductCells } from '../../range/columnNames.ts';
import { columns, type Cells, type Column } from '../../range/columns.ts';
import { factCell, presentProduct } from '../../range/fileCells.ts';
import { RangeReader, type KnownCatalogue } from '../../range/readRange.ts';
import type { MediaSource, SourceProduct } from '../../range/source.ts';
import type { Database, Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { bySchema, staffActor } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import { readProducts, versionOf, type ReadProduct } from './exportCatalogue.ts';
import { readPlacedCategories, type PlacedCategory } from './flatCategories.ts';
import { readProduct, replaceProduct, sourceOf } from './oneProduct.ts';
import { mediaAddress } from './pictureSources.ts';

const mostShown = 50;

/** A product by its code. */
export const codeSchema = z.object({ code: line(lineMaxLength) });

const actionSchema = z.strictObject({ action: z.enum(['withdraw', 'putBack']), by: bySchema });

/** The staff routes about single products. @param refresh - renews this process's snapshot of the catalogue */
export function staffProductRoutes(database: Database, refresh: () => Promise<void>): FastifyPluginCallback {
  const { kysely } = database;
  return routes((app) => {
    const searchSchema = { querystring: z.object({ search: line(searchTextMaxLength).default('') }) };
    app.get(staffPaths.products, { schema: searchSchema }, async ({ query }) => ({ data: await findProducts(kysely, query.search) }));

    app.get(staffPaths.product, { schema: { params: codeSchema } }, ({ params }) => readAnswer(database, params.code));

    const cells = z.partialRecord(z.enum(productFields), z.string());
    const cellsSchema = { params: codeSchema, body: z.strictObject({ cells, seen: cells.optional(), by: bySchema }) };
    app.patch(staffPaths.product, { schema: cellsSchema }, async ({ params, body }, reply) => {
      await changeProduct(database, params.code, body);
      await refresh();
      return reply.code(204).send();
    });

    app.post(staffPaths.product, { schema: { params: codeSchema, body: actionSchema } }, async ({ params: { code }, body }, reply) => {
      const basedOn = await versionOf(database);
      const isGoing = body.action === 'withdraw';
      const product = isGoing ? sourceOf(await readProduct(database, code)) : await withdrawnProduct(kysely, code);
      const kept = isGoing ? ({ kind: 'withdrawn', product: JSON.stringify(product) } as const) : ({ kind: 'putBack' } as const);
      const change = { code, actor: staffActor(body.by), note: '', ...kept };
      await noted(kysely, change, () => replaceProduct(database, code, isGoing ? undefined : product, basedOn));
      await refresh();
      return reply.code(204).send();
    });
  });
}

/** A product in a list. */
export type ProductLine = Readonly<Record<'code' | 'name' | 'pack', string> & { picture: string | null; isWithdrawn: boolean }>;

/** Products of the range, by the beginning of a code or a part of a name; without a search those that were withdrawn. */
async function findProducts(database: Kysely<Schema>, search: string): Promise<ProductLine[]> {
  const { rows } = await sql<ProductLine>`
    select * from (
      select code, name, pack_size as pack, summary::jsonb #>> '{variants,0,images,0}' as picture, false as "isWithdrawn"
      from product join product_view on product_id = product.id where ${search} <> ''
      union all select * from (
        select distinct on (code) code, product ->> 'name', product ->> 'packSize', null, true from product_change
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

async function readAnswer(database: Database, code: string) {
  const present = (await readProducts(database, { code }))[0]?.product;
  const product = present ?? (await withdrawnProduct(database.kysely, code));
  const changes = database.kysely.selectFrom('productChange').select(['at', 'actor', 'kind', 'note']).where('code', '=', code);
  const history = await changes.orderBy('id', 'desc').limit(mostShown).execute();
  return {
    code,
    brand: product.brand,
    isWithdrawn: !present,
    cells: cellsOf(product, await readPlacedCategories(database)),
    pictures: (present?.variants[0]?.images ?? []).map(({ hash, view }) => mediaAddress(hash, view)),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

/** A product with its pictures, the first in front, and its history, newest first; a note has one changed fact on each line. */
export type ProductAnswer = Awaited<ReturnType<typeof readAnswer>>;

/** The facts that the desk changes, as an import reads them. Categories that went with a range are left out. */
function cellsOf(product: SourceProduct, placed: Placed): ProductCells {
  const paths = new Map(placed.map(({ slug, path }) => [slug, pathCell(path)]));
  const categories = product.categories.flatMap((slug) => paths.get(slug) ?? []).join(' | ');
  const facts = Object.fromEntries(productFields.map((field) => [field, factCell(product, field)])) as ProductCells;
  return { ...facts, categories, tags: listCell(product.variants[0]?.tags ?? []) };
}

type Placed = readonly PlacedCategory[];
type Change = Pick<Insertable<Schema['productChange']>, 'code' | 'actor' | 'kind' | 'note' | 'product'>;

/** Does something to a product. It stands in the history beforehand, since a server that ends in between must not lose what it withdrew. */
export async function noted(database: Kysely<Schema>, change: Change, act: () => Promise<void>): Promise<void> {
  const values = { product: null, ...change, at: new Date() };
  const { id } = await database.insertInto('productChange').values(values).returning('id').executeTakeFirstOrThrow();
  await act().catch(async (error: unknown) => {
    await database.deleteFrom('productChange').where('id', '=', id).execute();
    throw error;
  });
}

type Wanted = Readonly<{ cells: Partial<ProductCells>; seen?: Partial<ProductCells> | undefined; by: string }>;

/** Changes facts of a product by the rules of the import. @throws {RequestError} 422 with the reasons by field, 409 with what stands there now where somebody else was first */
async function changeProduct(database: Database, code: string, { cells: given, seen = {}, by }: Wanted): Promise<void> {
  const basedOn = await versionOf(database);
  const [before, placed] = await Promise.all([readProduct(database, code), readPlacedCategories(database)]);
  const cells = cellsOf(before, placed);
  const changed = productFields.filter((field) => given[field] !== undefined && given[field] !== cells[field]);
  if (changed.length === 0) return;
  const overtaken = changed
    .filter((field) => (seen[field] ?? cells[field]) !== cells[field])
    .map((field) => [field, `Is now: ${cells[field] || 'empty'}`]);
  if (overtaken.length > 0)
    throw new RequestError(409, 'Somebody else changed this product. Save again to replace that.', Object.fromEntries(overtaken));
  const next = await readCells(database, before, placed, Object.fromEntries(changed.map((field) => [field, given[field]!])));
  const note = changed.map((field) => `${field}: ${cells[field]} → ${given[field]!}`).join('\n');
  await noted(database.kysely, { code, actor: staffActor(by), kind: 'changed', note }, () => replaceProduct(database, code, next, basedOn));
}

/** Reads some new cells of a product as an import reads a row of a file that has no more columns than it needs. @param picture - the new one that they name */
export async function readCells({ kysely }: Database, before: ReadProduct, placed: Placed, changed: Partial<Cells>, picture?: MediaSource) {
  const { code } = before;
  const categories = placed.map(({ slug, path }) => ({ slug, path }));
  const row = { ...rowOf(before, placed), ...changed };
  const names = Object.keys(row) as Column[];
  const tags = (await kysely.selectFrom('tag').select('name').execute()).map((tag) => tag.name);
  const present = presentProduct(before, columns.filter((column) => !names.includes(column))); // prettier-ignore
  const known: KnownCatalogue = {
    categories,
    createdAt: new Map([[code, before.createdAt]]),
    pictures: new Set(before.variants.flatMap(({ images }) => images.map(({ hash }) => hash))),
    tags,
    present: { categories, product: () => present, close: () => {} },
  };
  const pictures = { take: async () => picture!, stored: async () => undefined };
  const options = { keepGood: false, othersStay: true };
  const reader = new RangeReader({ names, width: names.length, skipped: [] }, known, pictures, new Date(), options);
  try {
    await reader.take({ line: 1, cells: Object.values(row) });
    const next = reader.product(code);
    if (reader.problems.length === 0 && next) return next;
    throw refusalOf(reader.problems);
  } finally {
    reader.close();
  }
}

/** The columns that every file of products has. */
function rowOf(product: ReadProduct, placed: Placed) {
  const { name, pack_size, categories } = cellsOf(product, placed);
  return { code: product.code, brand: product.brand, name, pack_size, categories };
}

function refusalOf(problems: readonly { readonly field: string; readonly reason: string }[]): RequestError {
  const sentence = problems.map(({ field, reason }) => `${field} ${reason}.`.trim()).join(' ');
  return new RequestError(422, sentence, Object.fromEntries(problems.map(({ field, reason }) => [field, reason])));
}
