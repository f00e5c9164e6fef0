/** The statements that read the catalogue. Each answers with ready JSON texts and with the version it saw. */
import type { ProductQuery } from '../../contract/catalogue.ts';
import type { Statement } from '../database/index.ts';
import { tierCount } from './search/attempts.ts';

type Sorting = ProductQuery['sorting'];

/** The column and direction of each order; loading computes the columns. */
const orders: Record<Sorting, { column: string; direction: 'asc' | 'desc' }> = {
  alphabetical_asc: { column: 'by_name', direction: 'asc' },
  alphabetical_desc: { column: 'by_name', direction: 'desc' },
  popularity: { column: 'by_popularity', direction: 'asc' },
  created_at_asc: { column: 'by_creation', direction: 'asc' },
  created_at_desc: { column: 'by_creation', direction: 'desc' },
};

const version = `(select version from catalogue_state)`;

/** The snapshot of one version as JSON: version, categories (parents first), tags, brands, brands by listing, vocabulary. */
export const snapshotStatement: Statement = {
  name: 'catalogue_snapshot',
  text: `
    select ${version},
      (select coalesce(json_agg(json_build_array(id, parent_id, name, image, is_main) order by cardinality(path), position), '[]')::text from category),
      (select coalesce(json_agg(json_build_array(id, name)), '[]')::text from tag),
      (select coalesce(json_agg(name order by id), '[]')::text from brand),
      (select coalesce(json_agg(json_build_array(listing_id, brand_id, products)), '[]')::text from listing_brand),
      (select coalesce(json_agg(json_build_array(term, word, products, titles)), '[]')::text from search_term)`,
};

/** The version alone. */
export const versionStatement: Statement = { name: 'catalogue_version', text: `select ${version}` };

/** One product with its related products. $1 product id. Columns: version, details, tags, related products; all but the version are null when there is none. */
export const detailsStatement: Statement = {
  name: 'product_details',
  text: `
    select ${version}, v.details, v.tags,
      (select string_agg(other.summary, ',' order by array_position(v.related, other.product_id)) from product_view other where other.product_id = any(v.related))
    from (select) as always left join product_view v on v.product_id = $1`,
};

/** The filters of a statement. Listings after the first are conditions. */
interface ListShape {
  readonly sorting: Sorting;
  readonly secondListing: boolean;
  readonly brands: boolean;
}

/**
 * A page of one listing: $1 listing, $2 limit, $3 offset, then, where the shape has them, second listing and brand ids.
 * Columns: version, summaries.
 */
export function listingPageStatement(shape: ListShape): Statement {
  const { column, direction } = orders[shape.sorting];
  const place = placeholders(4);
  const conditions = ['s.listing_id = $1'];
  if (shape.secondListing) conditions.push(inListing('s', place()));
  if (shape.brands) conditions.push(`s.brand_id = any(${place()})`);
  return {
    name: nameOf('listing_page', shape),
    text: `
      select ${version}, (
        select string_agg(v.summary, ',' order by page.rank ${direction})
        from (
          select s.product_id, s.${column} as rank from listing_product s
          where ${conditions.join(' and ')} order by s.${column} ${direction} limit $2 offset $3
        ) page join product_view v on v.product_id = page.product_id)`,
  };
}

/** Brands of the products in two listings at once: $1 and $2. Columns: version, then brand id and number of products per row. */
export const sharedBrandsStatement: Statement = {
  name: 'shared_brands',
  text: `
    select ${version}, s.brand_id, count(*)
    from listing_product s where s.listing_id = $1 and ${inListing('s', '$2')}
    group by s.brand_id`,
};

/** The filters of a search statement. */
interface SearchShape {
  readonly sorting: Sorting;
  readonly listings: number;
  readonly brands: boolean;
}

/**
 * A page of a search: $1 condition, $2 limit, $3 offset, then listings, then brand ids, where the shape has them, then the tiers, which order the
 * products only when the best matches come first. Columns: version, summaries, number of products, ids of the brands found whatever brands are chosen, the best tier found.
 */
export function searchStatement(shape: SearchShape): Statement {
  const { column, direction } = orders[shape.sorting];
  const place = placeholders(4);
  const conditions = ['d.terms @@ $1', ...Array.from({ length: shape.listings }, () => inListing('d', place()))];
  const chosen = shape.brands ? `where brand_id = any(${place()})` : '';
  const tier = tierColumn(place);
  const tierFirst = shape.sorting === 'popularity' ? ['tier', 'page.tier'].map((name) => `${name}, `) : ['', ''];
  return {
    name: nameOf('search', shape),
    text: `
      with hit as materialized (
        select d.product_id, d.brand_id, d.${column} as rank, ${tier} as tier from search_document d where ${conditions.join(' and ')}
      ), page as (
        select product_id, tier, rank from hit ${chosen} order by ${tierFirst[0]}rank ${direction} limit $2 offset $3
      )
      select ${version},
        (select string_agg(v.summary, ',' order by ${tierFirst[1]}page.rank ${direction}) from page join product_view v on v.product_id = page.product_id),
        (select count(*) from hit ${chosen}),
        (select string_agg(brand_id::text, ',') from (select distinct brand_id from hit) found),
        (select min(tier) from hit)`,
  };
}

/**
 * Numbers of products of each leaf category that fulfil a first and a second condition: $1 and $2.
 * Columns: version, category id, numbers of products.
 */
export const nearbyStatement: Statement = {
  name: 'nearby',
  text: `
    with hit as materialized (
      select d.product_id, d.terms @@ $1::tsquery as holds, d.terms @@ $2::tsquery as is_asked
      from search_document d where d.terms @@ $1::tsquery or d.terms @@ $2::tsquery
    )
    select ${version}, s.listing_id, count(*) filter (where hit.holds), count(*) filter (where hit.is_asked)
    from hit join listing_product s on s.product_id = hit.product_id
    where s.listing_id in (select id from category c where not exists (select from category child where child.parent_id = c.id))
    group by s.listing_id`,
};

function tierColumn(place: () => string): string {
  const cases = Array.from({ length: tierCount }, (_, tier) => `when d.terms @@ ${place()} then ${tier}`);
  return `case ${cases.join(' ')} else ${tierCount} end`;
}

function inListing(alias: string, listing: string): string {
  return `exists (select from listing_product other where other.listing_id = ${listing} and other.product_id = ${alias}.product_id)`;
}

/** Numbers placeholders from `first` on. */
function placeholders(first: number): () => string {
  let next = first;
  return () => `$${next++}`;
}

function nameOf(statement: string, shape: object): string {
  return [statement, ...Object.values(shape)].join('_');
}
