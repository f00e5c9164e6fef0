/**
 * A catalogue on its way into the database. Its products wait in a temporary table, which PostgreSQL drops with the connection however that ends; in memory
 * is only what orders and listings are computed from.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../database/index.ts';
import { claimsIn } from '../facets/productFacets.ts';
import { articleOf } from '../families/family.ts';
import type { CatalogueLine, SourceCategory, SourceProduct } from '../source.ts';
import { CategoryCheck, InvalidCatalogueError, problemsOf } from './check.ts';
import { productsPerStatement } from './transaction.ts';

/** The facts of a product by which it is placed in the range. */
export interface ProductOutline extends Pick<SourceProduct, 'name' | 'brand' | 'categories' | 'popularity'> {
  /** Number of its line among the products, from 0. */
  readonly position: number;
  /** Time of its creation, in milliseconds. */
  readonly createdAt: number;
  /** Names of the tags of all its variants. */
  readonly tags: readonly string[];
  /** Its name without brand, size and pack, with its storage. */
  readonly article: string;
  /** What it claims for people's health, diet or faith. */
  readonly claims: readonly string[];
}

/** A catalogue whose lines have all arrived. */
export interface Staged {
  readonly categories: readonly SourceCategory[];
  readonly products: readonly ProductOutline[];
}

/**
 * Collects a catalogue: categories first, then products.
 *
 * @param connection - one connection, to which the tables belong; {@link dropStage} ends them
 * @throws {InvalidCatalogueError} when it contradicts itself
 */
export async function stageCatalogue(
  connection: Kysely<Schema>,
  lines: AsyncIterable<CatalogueLine> | Iterable<CatalogueLine>,
): Promise<Staged> {
  await sql`create temporary table staged_product (position int primary key, code text not null, line text not null)`.execute(connection);
  await sql`create temporary table staged_picture (hash text primary key)`.execute(connection);
  const categories: SourceCategory[] = [];
  const products: ProductOutline[] = [];
  const check = new CategoryCheck();
  const problems: string[] = [];
  const one = interned();
  let waiting: SourceProduct[] = [];
  const write = async () => {
    await insertStaged(connection, products.length - waiting.length, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    if ('category' in line) {
      categories.push(line.category);
      check.add(line.category);
      continue;
    }
    const { product } = line;
    problems.push(...problemsOf(product, check));
    const { name, brand, popularity, createdAt, variants } = product;
    const tags = [...new Set(variants.flatMap((variant) => variant.tags.map(one)))];
    products.push({
      position: products.length,
      name,
      brand: one(brand),
      popularity,
      createdAt: Date.parse(createdAt),
      categories: product.categories.map(one),
      tags,
      article: one(articleOf(product)),
      claims: claimsIn([name, ...tags]),
    });
    waiting.push(product);
    if (waiting.length === productsPerStatement) await write();
  }
  await write();
  await insertPictures(connection, picturesIn(categories));
  const { rows: repeated } = await sql<{ code: string }>`
    select code from staged_product group by code having count(*) > 1 order by min(position)`.execute(connection);
  const all = [...check.problems, ...repeated.map(({ code }) => `Product code "${code}" is there more than once.`), ...problems];
  if (all.length > 0) throw new InvalidCatalogueError(all);
  await sql`analyze staged_product, staged_picture`.execute(connection);
  return { categories, products };
}

/** Drops what {@link stageCatalogue} made. A connection that is lost has dropped it already. */
export async function dropStage(connection: Kysely<Schema>): Promise<void> {
  await sql`drop table if exists staged_product, staged_picture`.execute(connection).catch(() => {});
}

/** Gives equal texts as one, so that a hundred thousand products hold each brand once. */
function interned(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => known.get(text) ?? (known.set(text, text), text);
}

async function insertStaged(connection: Kysely<Schema>, from: number, products: readonly SourceProduct[]): Promise<void> {
  if (products.length === 0) return;
  const codes = products.map(({ code }) => code);
  const texts = products.map((product) => JSON.stringify(product));
  await sql`
    insert into staged_product (position, code, line)
    select ${from}::int + place::int - 1, code, line
    from unnest(${codes}::text[], ${texts}::text[]) with ordinality as row (code, line, place)`.execute(connection);
  await insertPictures(
    connection,
    products.flatMap(({ variants }) => variants.flatMap(({ images }) => images.map(({ source }) => source))),
  );
}

/** Notes the pictures that the present catalogue has and the next one needs. */
async function insertPictures(connection: Kysely<Schema>, pictures: readonly SourceCategory['image'][]): Promise<void> {
  const hashes = pictures.flatMap((picture) => (picture?.kind === 'stored' ? [picture.hash] : []));
  if (hashes.length === 0) return;
  await sql`insert into staged_picture (hash) select unnest(${hashes}::text[]) on conflict do nothing`.execute(connection);
}

function picturesIn(branches: readonly SourceCategory[]): SourceCategory['image'][] {
  return branches.flatMap(({ image, children }) => [image, ...picturesIn(children)]);
}

/** Reads the products at some positions, in that order. */
export async function readStaged(transaction: Transaction<Schema>, positions: readonly number[]): Promise<SourceProduct[]> {
  const { rows } = await sql<{ line: string }>`
    select line from unnest(${positions}::int[]) with ordinality as wanted (position, place)
    join staged_product using (position) order by wanted.place`.execute(transaction);
  return rows.map(({ line }) => JSON.parse(line) as SourceProduct);
}

/** Deletes all pictures that the next catalogue does not need. @throws {InvalidCatalogueError} when it needs one that does not exist */
export async function keepStagedPictures(transaction: Transaction<Schema>): Promise<void> {
  await sql`delete from media where not exists (select from staged_picture kept where kept.hash = media.hash)`.execute(transaction);
  const { rows } = await sql<{ hash: string }>`select hash from staged_picture except select hash from media`.execute(transaction);
  if (rows.length > 0) throw new InvalidCatalogueError(rows.map(({ hash }) => `The shop has no picture "${hash}".`));
}

/** Counts the products that come and go, and those that stay but lose something: few are seen to by hand, more may be a column that the file has lost. */
export async function countChanges(
  transaction: Transaction<Schema>,
  { products }: Staged,
): Promise<Record<'present' | 'added' | 'removed', number> & { readonly losses: readonly { what: string; count: number }[] }> {
  const { rows } = await sql<{ present: number; what: string; count: number }>`
    select what, count(*)::int as present, (count(*) filter (where had and has is not true))::int as count
    from product left join staged_product using (code), lateral (select line::jsonb as next) as line, lateral (values
      ('be gone', true, next is not null), ('lose their allergens', allergens is not null, next ? 'allergens'), ('lose their storage', storage is not null, next ? 'storage'),
      ('lose some of their allergens', next ? 'allergens', jsonb_array_length(jsonb_path_query_array(next, '$.allergens.*[*]')) >= jsonb_array_length(jsonb_path_query_array(allergens, '$.*[*]'))),
      ('lose their ingredients', ingredients is not null, next ? 'ingredients'), ('lose their description', description <> '', next ->> 'description' <> ''),
      ('lose their tags', exists (select from product_variant where product_id = id and tag_ids <> '{}'), next @? '$.variants[*].tags[*]'),
      ('lose their pictures', exists (select from product_variant where product_id = id and images <> '{}'), next @? '$.variants[*].images[*]')
    ) as each (what, had, has) where what = 'be gone' or next is not null
    group by what having what = 'be gone' or count(*) filter (where had and has is not true) > 10 order by what`.execute(transaction);
  const { present, count: removed } = rows[0] ?? { present: 0, count: 0 };
  return { present, removed, added: products.length - (present - removed), losses: rows };
}
