/** The statements that read the catalogue. Each answers with ready JSON texts and with the version it saw. */
import type { ProductQuery } from '../../contract/catalogue.ts';
import type { Statement, Value } from '../database/index.ts';
import { everythingListing } from './listingIds.ts';
import type { SearchRequest } from './search/plan.ts';

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

/** Best sellers that are suggested to those who type the beginning of a name. */
const bestSellersSuggested = 2_000;

/** The snapshot of one version as JSON: version, categories (parents first), tags, brands, brands by listing, vocabulary, values of facets, whether it tells how popular products are, the best sellers, and the values of each product as {@link FacetColumns} reads them. */
export const snapshotStatement: Statement = {
  name: 'catalogue_snapshot',
  text: `
    select ${version},
      (select coalesce(json_agg(json_build_array(id, parent_id, name, image, is_main) order by cardinality(path), position), '[]')::text from category),
      (select coalesce(json_agg(json_build_array(id, name)), '[]')::text from tag),
      (select coalesce(json_agg(name order by id), '[]')::text from brand),
      (select coalesce(json_agg(json_build_array(listing_id, brand_id, products)), '[]')::text from listing_brand),
      (select coalesce(json_agg(json_build_array(term, word, products, titles)), '[]')::text from search_term),
      (select coalesce(json_agg(json_build_array(id, facet, value, label)), '[]')::text from facet_value),
      (select coalesce(max(popularity) > 0, false)::text from product),
      (select coalesce('[' || string_agg(v.summary, ',' order by l.by_popularity) || ']', '[]')
        from listing_product l join product_view v on v.product_id = l.product_id
        where l.listing_id = ${everythingListing} and l.by_popularity <= ${bestSellersSuggested}),
      (select coalesce(string_agg(concat_ws(',', product_id, coalesce(family, -product_id), nullif(array_to_string(value_ids, ','), '')), ';' order by family, product_id), '') from product_facet)`,
};

export const versionStatement: Statement = { name: 'catalogue_version', text: `select ${version}` };

/** One product with its related products. $1 product id. Columns: version, details, tags, related products, packs of its family; all but the version are null when there is none. */
export const detailsStatement: Statement = {
  name: 'product_details',
  text: `
    select ${version}, v.details, v.tags,
      (select string_agg(other.summary, ',' order by array_position(v.related, other.product_id)) from product_view other where other.product_id = any(v.related)),
      (select json_agg(json_strip_nulls(json_build_object('productId', p.id, 'name', p.name, 'packSize', p.pack_size, 'caseSize', p.case_size, 'code', p.code)))::text
        from product_facet own join product_facet other using (family) join product p on p.id = other.product_id where own.product_id = $1)
    from (select) as always left join product_view v on v.product_id = $1`,
};

/** The filters of a statement. Listings after the first are conditions. */
interface ListShape {
  readonly sorting: Sorting;
  readonly secondListing: boolean;
  readonly brands: boolean;
  /** Facets in which values are chosen. */
  readonly facets: number;
  /** Whether of each family only the first is wanted. */
  readonly families: boolean;
}

/**
 * A page of one listing: $1 listing, $2 limit, $3 offset, then, where the shape has them, second listing, brand ids, and for each facet the numbers of the values chosen.
 * Columns: version, summaries, number of families where only the first of each is wanted.
 */
export function listingPageStatement(shape: ListShape): Statement {
  const { column, direction } = orders[shape.sorting];
  const place = placeholders(4);
  const conditions = ['s.listing_id = $1'];
  if (shape.secondListing) conditions.push(inListing('s', place()));
  if (shape.brands) conditions.push(`s.brand_id = any(${place()})`);
  conditions.push(...inFacets('s', shape.facets, place));
  return {
    name: nameOf('listing_page', shape),
    text: `
      with hit as (
        select s.product_id, s.family, s.${column} as place from listing_product s where ${conditions.join(' and ')}
      ), ${pageOf(shape, 'hit', direction, '$2', '$3')}
      select ${version}, (select string_agg(${summaryOf(shape)}, ',' order by place ${direction}) from page join product_view v using (product_id)),
        ${shape.families ? familiesFound : 'null'}`,
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

interface SearchShape extends Omit<ListShape, 'secondListing'> {
  readonly listings: number;
  readonly ids: boolean;
  /** Whether of equal products those come first that mention the words more often, since the range does not tell how popular they are. */
  readonly mentions: boolean;
}

/** How often the terms of a search are mentioned, by place (description first), in proportion to the length of the texts. */
const mentions = `ts_rank('{0.6,0.8,0.8,1}', d.terms, coalesce($2::tsquery, $1::tsquery), 1)`;

/** More than any place in an order. */
const beyondRanks = 2 ** 30;

/** Products of a search up to which those that have fewer of the words follow those that have all. */
const filledTo = 60;

/** The sum of the weights $4 of those conditions $3 that a document fulfils. */
const score = `(select coalesce(sum(weight), 0) from unnest($3::tsquery[], $4::float8[]) feature (condition, weight) where d.terms @@ condition)`;

/** The values of a search's first places: its conditions, the features that rank, and their weights. */
export const rankingOf = ({ full, close, features }: Pick<SearchRequest, 'full' | 'close' | 'features'>): Value[] => [
  full,
  close ?? null,
  features.map(([condition]) => condition),
  features.map(([, weight]) => weight),
];

/**
 * A page of a search: $1 condition of what has all the words, $2 condition of what follows or null, $3 features, $4 their weights, $5 marks, $6 limit, $7 offset, then listings,
 * brand ids, and for each facet the numbers of the values chosen, where the shape has them. Products with all the words come first; others are only looked for where these fill no page.
 * They are ranked when the best matches come first; of equal ones the more popular, or else the one that mentions the words more often, in proportion to its texts.
 * Columns: version, summaries, number of products, how many of them have all the words, ids of the brands found whatever brands are chosen and, where the shape wants
 * them, of all products found, as an array which marks the best product has, and the number of families where only the first of each is wanted.
 */
export function searchStatement(shape: SearchShape): Statement {
  const { column, direction } = orders[shape.sorting];
  const next = placeholders(8);
  const listings = Array.from({ length: shape.listings }, () => ` and ${inListing('d', next())}`).join('');
  const choices = [...(shape.brands ? [`brand_id = any(${next()})`] : []), ...inFacets('ranked', shape.facets, next)];
  const columns = `d.product_id, d.brand_id, d.family, d.by_popularity, d.${column} as rank, ${score} as score, ${shape.mentions ? mentions : '0'} as mentions`;
  const order = 'score desc, mentions desc, by_popularity';
  // Products with all the words stand first in any order.
  const place = shape.sorting === 'popularity' ? 'best' : `rank ${direction === 'asc' ? '+' : '-'} ${beyondRanks} * (not is_full)::int`;
  return {
    name: nameOf('search', shape),
    text: `
      with whole as materialized (
        select ${columns} from search_document d where d.terms @@ $1::tsquery${listings}
      ), matched as (
        select *, true as is_full from whole
        union all (
          select ${columns}, false from search_document d
          where (select count(*) from whole) < ${filledTo} and d.terms @@ $2::tsquery and not d.terms @@ $1::tsquery${listings}
          order by ${order} limit greatest(0, ${filledTo} - (select count(*) from whole))
        )
      ), ranked as (
        select *, row_number() over (order by is_full desc, ${order}) as best from matched
      ), hit as materialized (
        select product_id, brand_id, family, is_full, best, ${place} as place, ${choices.join(' and ') || 'true'} as is_chosen from ranked
      ), ${pageOf(shape, '(select * from hit where is_chosen) chosen', direction, '$6', '$7')}
      select ${version},
        (select string_agg(${summaryOf(shape)}, ',' order by place ${direction}) from page join product_view v using (product_id)),
        found.*,
        (select array(select d.terms @@ mark from unnest($5::tsquery[]) mark) from hit join search_document d using (product_id) where best = 1),
        ${shape.families ? familiesFound : 'null'}
      from (
        select count(*) filter (where is_chosen), count(*) filter (where is_chosen and is_full), string_agg(brand_id::text, ','),
          ${shape.ids ? `string_agg(product_id::text, ',')` : 'null'}
        from hit
      ) found`,
  };
}

/** The first products of a search: the first four values are those of {@link searchStatement}. Columns: code, name, whether it has all the words (1 or 0), score, popularity. */
export const explainStatement: Statement = {
  name: 'explain_search',
  text: `
    select p.code, p.name, (d.terms @@ $1::tsquery)::int as is_full, ${score} as score, p.popularity
    from search_document d join product p on p.id = d.product_id
    where d.terms @@ coalesce($1::tsquery || $2::tsquery, $1::tsquery) order by is_full desc, score desc, d.by_popularity limit 12`,
};

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

/** The CTE of a page of products by `place`, which no two have in common; each with the number of its packs where a list has several as one, for the first of them. */
function pageOf({ families }: { families: boolean }, from: string, direction: 'asc' | 'desc', limit: string, offset: string): string {
  const bounds = `order by place ${direction} limit ${limit} offset ${offset}`;
  if (!families) return `page as (select * from ${from} ${bounds})`;
  return `article as materialized (select ${direction === 'asc' ? 'min' : 'max'}(place) as place, count(*) as packs from ${from} group by family),
      page as (select * from (select * from article ${bounds}) first_pack join ${from} using (place))`;
}

const familiesFound = '(select count(*) from article)';

/** As JSON, with the number of its packs where the list has several as one. */
function summaryOf({ families }: { families: boolean }): string {
  return families
    ? `case when page.packs > 1 then '{"packs":' || page.packs || ',' || substr(v.summary, 2) else v.summary end`
    : 'v.summary';
}

function inListing(alias: string, listing: string): string {
  return `exists (select from listing_product other where other.listing_id = ${listing} and other.product_id = ${alias}.product_id)`;
}

/** Conditions for products that have one of the values chosen in each facet. */
function inFacets(alias: string, facets: number, place: () => string): string[] {
  const condition = () => `exists (select from product_facet f where f.product_id = ${alias}.product_id and f.value_ids && ${place()})`;
  return Array.from({ length: facets }, condition);
}

function placeholders(first: number): () => string {
  let next = first;
  return () => `$${next++}`;
}

const nameOf = (statement: string, shape: object): string => [statement, ...Object.values(shape)].join('_');
