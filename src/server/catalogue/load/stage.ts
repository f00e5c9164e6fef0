/** Products wait in a temporary table, which PostgreSQL drops with the connection; memory has only the facts for orders and listings. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { foodFacts } from '../../../contract/foodFacts.ts';
import type { Schema } from '../../database/index.ts';
import { claimsIn } from '../facets/productFacets.ts';
import { articleOf } from '../families/family.ts';
import { slugsOf, type CatalogueLine, type SourceCategory, type SourceProduct } from '../../../range/source.ts';
import { InvalidCatalogueError, problemsOf } from './check.ts';
import { productsPerStatement } from './transaction.ts';

/** The facts of a product by which it is placed in the range. */
export interface ProductOutline extends Pick<SourceProduct, 'code' | 'name' | 'brand' | 'categories' | 'popularity'> {
  /** Number of its line among the products, from 0. */
  readonly position: number;
  /** Time of its creation, in milliseconds. */
  readonly createdAt: number;
  /** Names of the tags of all its variants. */
  readonly tags: readonly string[];
  /** Its name without brand, size and pack, with its storage. */
  readonly article: string;
  /** Its claims for people's health, diet or faith. */
  readonly claims: readonly string[];
  /** Whether it has a fact that is said of foods only. */
  readonly isFood: boolean;
  /** Codes of products that go with it. */
  readonly goesWith: readonly string[];
}

export interface Staged {
  readonly categories: readonly SourceCategory[];
  readonly products: readonly ProductOutline[];
}

interface Loss {
  /** Continues "3 of the shop's 20". */
  readonly what: string;
  readonly present: number;
  readonly count: number;
}

/** @param connection - to which the tables belong; {@link dropStage} ends them. @throws {InvalidCatalogueError} when it contradicts itself */
export async function stageCatalogue(
  connection: Kysely<Schema>,
  lines: AsyncIterable<CatalogueLine> | Iterable<CatalogueLine>,
): Promise<Staged> {
  await sql`create temporary table staged_product (position int primary key, code text not null, line text not null)`.execute(connection);
  await sql`create temporary table staged_picture (hash text primary key)`.execute(connection);
  const categories: SourceCategory[] = [];
  const products: ProductOutline[] = [];
  const [slugs, repeatedSlugs] = [new Set<string>(), new Set<string>()];
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
      for (const slug of slugsOf([line.category])) (slugs.has(slug) ? repeatedSlugs : slugs).add(slug);
      continue;
    }
    const { product } = line;
    problems.push(...problemsOf(product, slugs));
    products.push(outlineOf(product, products.length, one));
    waiting.push(product);
    if (waiting.length === productsPerStatement) await write();
  }
  await write();
  await insertPictures(connection, picturesIn(categories));
  const { rows: repeatedCodes } = await sql<{ code: string }>`
    select code from staged_product group by code having count(*) > 1 order by min(position)`.execute(connection);
  const repeated = [
    ...Array.from(repeatedSlugs, (slug) => `Category "${slug}"`),
    ...repeatedCodes.map(({ code }) => `Product code "${code}"`),
  ];
  const all = [...repeated.map((what) => `${what} is there more than once.`), ...problems];
  if (all.length > 0) throw new InvalidCatalogueError(all);
  await sql`analyze staged_product, staged_picture`.execute(connection);
  return { categories, products };
}

/** Drops what {@link stageCatalogue} made. A connection that is lost has dropped it already. */
export async function dropStage(connection: Kysely<Schema>): Promise<void> {
  await sql`drop table if exists staged_product, staged_picture`.execute(connection).catch(() => {});
}

/** @param position - number of its line among the products @param one - gives equal texts as one */
export function outlineOf(
  product: Omit<SourceProduct, 'variants'> & { readonly variants: readonly { readonly tags: readonly string[] }[] },
  position: number,
  one: (text: string) => string,
): ProductOutline {
  const { code, name, brand, popularity, createdAt, variants, goesWith = [] } = product;
  const tags = [...new Set(variants.flatMap((variant) => variant.tags.map(one)))];
  return {
    position,
    code,
    name,
    brand: one(brand),
    popularity,
    createdAt: Date.parse(createdAt),
    categories: product.categories.map(one),
    tags,
    article: one(articleOf(product)),
    claims: claimsIn([name, ...tags]),
    isFood: foodFacts.some((fact) => product[fact]),
    goesWith: goesWith.map(one),
  };
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
  const images = products.flatMap(({ variants }) => variants.flatMap((variant) => variant.images));
  const pictures = images.map(({ source }) => source);
  await insertPictures(connection, pictures);
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

/** How many of the products with a fact may lose it unasked: few are seen to by hand, more may be a column that the file has lost. */
export const fewLosses = 10;

/** Counts the products, categories and brands that come and go, and the products that stay but lose a fact, or one of their allergens. */
export async function countChanges(
  transaction: Transaction<Schema>,
  { products, categories }: Staged,
): Promise<Record<'present' | 'added' | 'removed', number> & { readonly losses: readonly Loss[] }> {
  const gone = 'products would be gone';
  const { rows: ofProducts } = await sql<Loss>`
    select what, (count(*) filter (where had))::int as present, (count(*) filter (where had and has is not true))::int as count
    from product join product_view on product_id = id left join staged_product using (code),
    lateral (select details::jsonb as before, line::jsonb as next offset 0) as line, lateral (
      values (${gone}, true, next is not null),
        ('products would get another brand and another name', true, lower(before ->> 'brand') = lower(next ->> 'brand') or lower(before ->> 'name') = lower(next ->> 'name')),
        ('products would get another pack', true, ${letters(sql`before ->> 'packSize'`)} = ${letters(sql`next ->> 'packSize'`)}),
        ('products with a description would lose theirs', before ->> 'description' <> '', next ->> 'description' <> ''),
        ('products with tags would lose theirs', before @? '$.variants[*].tags[*]', next @? '$.variants[*].tags[*]'),
        ('products with pictures would lose theirs', before @? '$.variants[*].images[*]', next @? '$.variants[*].images[*]')
      union all select 'products with ' || allergen || ' among their allergens would lose it', true, ${declared(sql`next`)} ? allergen
      from jsonb_array_elements_text(${declared(sql`before`)}) as allergen
      union all select 'products with ' || label || ' would lose theirs', before ? fact, next ? fact
      from (values ('allergens', 'allergens'), ('storage', 'storage'), ('ingredients', 'ingredients'), ('nutrition', 'nutrition'), ('hazards', 'hazard signs'),
        ('safetySheet', 'a safety sheet'), ('barcode', 'a bar code'), ('origin', 'an origin'), ('shelfLife', 'a shelf life'), ('caseSize', 'a case size'), ('family', 'a family'), ('goesWith', 'what goes with them')) as counted (fact, label)
    ) as each (what, had, has) where what = ${gone} or next is not null group by what order by what`.execute(transaction);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const { rows: others } = await sql<Loss>`
    select 'categories would be gone' as what, count(*)::int as present, (count(*) filter (where slug <> all(${slugsOf(categories)}::text[])))::int as count
    from category join category_key using (id)
    union all select 'brands would be gone', count(*)::int, (count(*) filter (where lower(name) not in (select lower(each) from unnest(${brands}::text[]) as each)))::int
    from brand`.execute(transaction);
  const { present, count: removed } = ofProducts.find(({ what }) => what === gone) ?? { present: 0, count: 0 };
  const losses = [...ofProducts, ...others].filter(({ what, count }) => what === gone || count > fewLosses);
  return { present, removed, added: products.length - (present - removed), losses };
}

/** Letters and numbers of a text: "1 x 5 kg" is "1 × 5kg". */
const letters = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(replace(${text}, '×', 'x')), '[^[:alnum:].]', '', 'g')`;

/** The allergens that a product declares, without their kinds. */
const declared = (product: RawBuilder<unknown>) =>
  sql`regexp_replace(jsonb_path_query_array(${product}, '$.allergens.*[*]')::text, ' [(][^)]*[)]', '', 'g')::jsonb`;
