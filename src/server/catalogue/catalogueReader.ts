/** The catalogue as the API and the page renderer read it: which products a query finds. `answers.ts` writes the answers. */
import type {
  CategoriesAnswer,
  MainCategoriesAnswer,
  Pack,
  ProductDetailsAnswer,
  ProductQuery,
  ProductsAnswer,
  SuggestionsAnswer,
} from '../../contract/catalogue.ts';
import type { SearchWords } from '../../brands/types.ts';
import { facetPattern } from '../../contract/facets.ts';
import { suggestionLimits } from '../../contract/limits.ts';
import { defaultSorting } from '../../contract/sorting.ts';
import type { Database, TextRow, Value } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { CachedAnswer } from '../http/cachedResponse.ts';
import type { ResponseCache } from '../http/responseCache.ts';
import { catalogueChannel } from './load/transaction.ts';
import { synonymsOf } from './search/lexicon.ts';
import { objectionsTo, type NearSearch } from './search/near.ts';
import { planSearch, type BestFound, type SearchPlan, type SearchRequest } from './search/plan.ts';
import { plainSearch, words } from './search/text/normalise.ts';
import { arrangePacks } from './families/packs.ts';
import { FewFound } from './fewFound.ts';
import { choicesOf, facetsOf, readChoice, type FacetChoice } from './facets/choice.ts';
import { productDetailsAnswer, productsAnswer, protectionsOf } from './answers.ts';
import { categoryListing, everythingListing, tagListing } from './listingIds.ts';
import { readSnapshot, sum, type BrandCounts, type Snapshot } from './snapshot.ts';
import { suggestedProduct, suggestionsFor } from './suggestions.ts';
import {
  detailsStatement,
  nearbyStatement,
  rankingOf,
  searchStatement,
  sharedBrandsStatement,
  listingPageStatement,
  versionStatement,
} from './statements.ts';

/** Pause between two looks for a change whose notice was lost, in milliseconds. A connection that died silently loses them. */
const pollMs = 10_000;

/** Pause between two times at which counted searches are stored, in milliseconds. */
const storeMs = 60_000;

/** How often a read is repeated because the catalogue changed meanwhile. */
const readAttempts = 3;

/** Most categories offered when a search with a protected word found nothing. */
const nearbyCategories = 4;

const nearSearchesMax = 4;

/** Where this share of what the best category has of a kind is called so, the kind is at home; one fishcake makes no category of cakes. */
const ownKindShare = 0.5;

/** The catalogue, read only. Every answer comes both as data and as the bytes to send, and is cached until the catalogue changes. */
export type Catalogue = CatalogueReader & {
  /** Stops listening. The database stays open. */
  close(): Promise<void>;
};

/** @param options - `cacheBytes`: for answers and pages; `searchWords`: the brand's own; `onError`: a change could not be read, and the old version stays in use */
export async function openCatalogue(
  database: Database,
  { cacheBytes, searchWords, onError }: { cacheBytes: number; searchWords?: SearchWords | undefined; onError: (error: unknown) => void },
): Promise<Catalogue> {
  const reader = new CatalogueReader(database, cacheBytes, await readSnapshot(database, cacheBytes, synonymsOf(searchWords)));
  let running: Promise<void> = Promise.resolve();
  const refresh = () => {
    running = reader.refresh().catch(onError);
  };
  const unlisten = await database.listen(catalogueChannel, refresh);
  const poll = setInterval(refresh, pollMs).unref();
  const store = () => reader.fewFound.store(database).catch(onError);
  const storing = setInterval(() => void store(), storeMs).unref();
  // A change between the first read and the start of listening was not noticed.
  await reader.refresh();
  return Object.assign(reader, {
    async close() {
      clearInterval(poll);
      clearInterval(storing);
      await store();
      await unlisten();
      await running;
    },
  });
}

/** The catalogue changed between the snapshot in memory and a statement. */
class ChangedError extends Error {}

interface Found extends BestFound {
  /** Summaries of the products of the page, as JSON. */
  readonly data: string;
  readonly total: number;
  /** How many families they are of, where the list has each family once. */
  readonly families: number | undefined;
  /** How many of them have all the words. */
  readonly full: number;
  /** The brands found, whatever brands the visitor chose; none where nothing is found. */
  readonly brandIds: readonly number[];
  /** Ids of all products found, whatever brands and facets the visitor chose; none where they are not wanted. */
  readonly ids: readonly number[];
}

type Ask = (request: Omit<SearchRequest, 'understood'>) => Promise<Found>;

const asNear = (search: string): NearSearch => ({ search });

type FoundSearch = NonNullable<ProductsAnswer['nearSearches']>[number];

/** A query that narrows nothing and needs only the number of products. */
const wholeRange: Omit<ProductQuery, 'search'> = {
  categoryId: undefined,
  brands: [],
  tagId: undefined,
  sorting: defaultSorting,
  limit: 1,
  offset: 0,
};

const unranked: Omit<SearchRequest, 'full' | 'understood'> = { close: undefined, features: [], marks: [] };

class CatalogueReader {
  readonly #database: Database;
  readonly #cacheBytes: number;
  readonly fewFound = new FewFound();
  #snapshot: Snapshot;
  #refreshing: Promise<void> | undefined;

  constructor(database: Database, cacheBytes: number, snapshot: Snapshot) {
    this.#database = database;
    this.#cacheBytes = cacheBytes;
    this.#snapshot = snapshot;
  }

  /** Increases with every load; 0 before the first. */
  get version(): number {
    return this.#snapshot.version;
  }

  /** Cached answers, and other things made from the present version. A change replaces the cache. */
  get cache(): ResponseCache {
    return this.#snapshot.cache;
  }

  mainCategories(): CachedAnswer<MainCategoriesAnswer> {
    return this.#snapshot.mainCategories;
  }

  categories(): CachedAnswer<CategoriesAnswer> {
    return this.#snapshot.categories;
  }

  /** @throws {RequestError} 404 for an unknown category or tag, 400 for a value of a facet that no product has */
  products(query: ProductQuery): CachedAnswer<ProductsAnswer> | Promise<CachedAnswer<ProductsAnswer>> {
    return this.#snapshot.cache.get(keyOf(query), () =>
      this.#consistently((snapshot) => (query.search ? this.#search(query, snapshot) : this.#list(query, snapshot))),
    );
  }

  /** Suggestions for the beginning of a search; none where its meaning is in doubt. */
  suggestions(typed: string): CachedAnswer<SuggestionsAnswer> | Promise<CachedAnswer<SuggestionsAnswer>> {
    const { cache, beginnings, vocabulary } = this.#snapshot;
    return cache.get(`suggestions ${plainSearch(typed)}`, async () => {
      const { known, asksSearch } = suggestionsFor(typed, beginnings, vocabulary);
      return new CachedAnswer(JSON.stringify(asksSearch ? { ...known, ...(await this.#suggestedBySearch(typed)) } : known));
    });
  }

  /** The first products that a search shows, and searches that it was read as or that find some where it does not. */
  async #suggestedBySearch(search: string): Promise<Pick<SuggestionsAnswer, 'texts' | 'products'>> {
    const {
      data,
      suggestion = [],
      nearWords = [],
      leftOut,
      protectedWords,
    } = (await this.products({ ...wholeRange, search, limit: suggestionLimits.products })).value;
    if (leftOut) return { texts: [], products: [] };
    const texts = protectedWords ? [] : [...new Set([suggestion, nearWords].flat())].slice(0, suggestionLimits.texts);
    return { texts, products: data.map(suggestedProduct) };
  }

  /** A query without those values of facets that no product has, as old bookmarks may name. */
  withKnownFacets({ facets, ...query }: ProductQuery): ProductQuery {
    const known = facets?.filter((value) => facetPattern.test(value) && this.#snapshot.facets.find(value));
    return known && known.length > 0 ? { ...query, facets: known } : query;
  }

  /** @throws {NotFoundError} for an unknown product */
  productDetails(id: number): CachedAnswer<ProductDetailsAnswer> | Promise<CachedAnswer<ProductDetailsAnswer>> {
    return this.#snapshot.cache.get(`product ${id}`, () => this.#consistently((snapshot) => this.#details(id, snapshot)));
  }

  /** Reads a change now, without waiting for its notice. */
  refresh(): Promise<void> {
    // A refresh that already runs may have read before the change, so another follows it.
    const started = (this.#refreshing ?? Promise.resolve()).catch(() => {}).then(() => this.#refreshOnce());
    this.#refreshing = started;
    return started;
  }

  async #refreshOnce(): Promise<void> {
    const [row] = await this.#database.read(versionStatement, []);
    if (Number(row![0]) === this.#snapshot.version) return;
    this.#snapshot = await readSnapshot(this.#database, this.#cacheBytes, this.#snapshot.vocabulary.synonyms);
    this.fewFound.forget();
  }

  /** Reads with the snapshot in memory; when the catalogue has changed, loads the new snapshot and reads again. */
  async #consistently<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await read(this.#snapshot);
      } catch (error) {
        if (!(error instanceof ChangedError) || attempt === readAttempts) throw error;
        await this.refresh();
      }
    }
  }

  /** Runs a statement whose first column is the version it saw. */
  async #read(snapshot: Snapshot, ...[statement, values]: Parameters<Database['read']>): Promise<TextRow[]> {
    const rows = await this.#database.read(statement, values);
    if (rows[0] && Number(rows[0][0]) !== snapshot.version) throw new ChangedError();
    return rows;
  }

  async #list(query: ProductQuery, snapshot: Snapshot): Promise<CachedAnswer<ProductsAnswer>> {
    const [listing = everythingListing, secondListing] = listingsOf(query, snapshot);
    const brandIds = snapshot.brandIds(query.brands);
    const isFiltered = query.brands.length > 0;
    const choice = readChoice(query, snapshot.facets);
    const facets = choice.alternatives.map(({ ids }) => ids);
    const shape = {
      sorting: query.sorting,
      secondListing: secondListing !== undefined,
      brands: isFiltered,
      facets: facets.length,
      families: query.families ?? false,
    };
    const values: Value[] = [
      listing,
      query.limit,
      query.offset,
      ...(secondListing === undefined ? [] : [secondListing]),
      ...(isFiltered ? [brandIds] : []),
      ...facets,
    ];
    const [brands, [page]] = await Promise.all([
      secondListing === undefined ? snapshot.brandsIn(listing) : this.#sharedBrands(listing, secondListing, snapshot),
      this.#read(snapshot, listingPageStatement(shape), values),
    ]);
    const counted = this.#countFacets(query, choice, snapshot);
    const total = counted?.total ?? (isFiltered ? sum(brandIds.map((id) => brands.get(id) ?? 0)) : sum(brands.values()));
    return productsAnswer(page![1] ?? '', snapshot.brandNames(brands.keys()), total, query, snapshot, {
      families: page![2] ? Number(page![2]) : undefined,
      ...protectionsOf(choice.protections),
      ...choice.told,
      ...counted?.answer,
    });
  }

  /** Counts the products of a query that chooses or asks for facets. @param among ids of the products that a search found */
  #countFacets(query: ProductQuery, choice: FacetChoice, snapshot: Snapshot, among?: readonly number[]) {
    if (!query.counts && choice.alternatives.length === 0) return undefined;
    const choices = choicesOf(query, choice, snapshot);
    const counts = snapshot.facets.count(choices, among, query.families);
    return { total: counts.total, answer: query.counts ? { facets: facetsOf(query, snapshot.facets, counts, choices) } : {} };
  }

  async #sharedBrands(listing: number, secondListing: number, snapshot: Snapshot): Promise<BrandCounts> {
    const rows = await this.#read(snapshot, sharedBrandsStatement, [listing, secondListing]);
    return new Map(rows.map(([, brand, products]) => [Number(brand), Number(products)]));
  }

  async #search(query: ProductQuery, snapshot: Snapshot): Promise<CachedAnswer<ProductsAnswer>> {
    const plan = planSearch(query.search, snapshot.vocabulary);
    const choice = readChoice(query, snapshot.facets);
    const found = plan.request && (await this.#asking(query, snapshot, choice)(plan.request));
    if (listingsOf(query, snapshot).length + query.brands.length + choice.alternatives.length === 0)
      this.fewFound.note(query.search, found?.full ?? 0);
    // Whether the words were understood must not depend on the brands that the visitor chose.
    if (!plan.request || !found || found.brandIds.length === 0) return this.#nothingFound(query, plan, choice, snapshot);
    const { suggestion, ...understood } = plan.request.understood(found);
    return productsAnswer(found.data, snapshot.brandNames(found.brandIds), found.total, query, snapshot, {
      families: found.families,
      suggestion: suggestionFor(query.search, suggestion),
      ...understood,
      ...(found.full > 0 && found.full < found.total ? { full: found.full } : {}),
      ...protectionsOf([...plan.protections, ...choice.protections]),
      ...choice.told,
      ...(query.counts ? this.#countFacets(query, choice, snapshot, found.ids)?.answer : {}),
    });
  }

  #asking(query: ProductQuery, snapshot: Snapshot, { alternatives }: Pick<FacetChoice, 'alternatives'> = { alternatives: [] }): Ask {
    const listings = listingsOf(query, snapshot);
    const isFiltered = query.brands.length > 0;
    const chosen = [...(isFiltered ? [snapshot.brandIds(query.brands)] : []), ...alternatives.map(({ ids }) => ids)];
    const { sorting, limit, offset, counts = false, families = false } = query;
    const statement = searchStatement({
      sorting,
      listings: listings.length,
      brands: isFiltered,
      facets: alternatives.length,
      families,
      ids: counts,
      mentions: !snapshot.tellsPopularity,
    });
    const filters: Value[] = [limit, offset, ...listings, ...chosen];
    return async (request) => {
      const [row] = await this.#read(snapshot, statement, [...rankingOf(request), request.marks, ...filters]);
      const [, data, total, fullTotal, brandIds, foundIds, marksFound, familyTotal] = row!;
      return {
        data: data ?? '',
        total: Number(total),
        families: familyTotal ? Number(familyTotal) : undefined,
        full: Number(fullTotal),
        brandIds: [...new Set(numbersIn(brandIds))],
        ids: numbersIn(foundIds),
        marks: marksFound?.match(/[tf]/gu)?.map((mark) => mark === 't') ?? [],
      };
    };
  }

  /** The answer of a search without results: only what leads to products is offered. */
  async #nothingFound(query: ProductQuery, plan: SearchPlan, choice: FacetChoice, snapshot: Snapshot) {
    const meant = (plan.questions ?? [plan.proposal ?? []].flat()).flatMap((text) => suggestionFor(query.search, text) ?? []);
    const [leading] = await this.#leading(meant.map(asNear), 1, snapshot);
    // The question whom a search protects is asked even where no product answers it.
    const suggestion = leading?.search ?? (plan.questions ? meant[0] : undefined);
    const nearby = plan.guard === undefined ? undefined : await this.#nearby(plan, snapshot);
    // A protected word is never read as another, so a search with one gets no similar words.
    const alike = plan.protections.length > 0 || plan.isWholeOnly ? [] : snapshot.vocabulary.near(words(query.search));
    const similar = await this.#leading(alike.map(asNear), alike.length, snapshot);
    const isNew = ({ search, isGeneral }: NearSearch) =>
      search !== suggestion && suggestionFor(query.search, search) !== undefined && !(isGeneral && nearby?.length);
    const near = plan.near().filter(isNew);
    const searches = await this.#leading(near, nearSearchesMax, snapshot);
    return productsAnswer('', [], 0, query, snapshot, {
      suggestion,
      ...protectionsOf([...plan.protections, ...choice.protections]),
      ...choice.told,
      ...(query.counts ? { facets: [] } : {}),
      nearby,
      ...(similar.length > 0 ? { nearWords: similar.map(({ search }) => search) } : {}),
      ...(searches.length > 0 ? { nearSearches: searches } : {}),
    });
  }

  /** The first of some searches that find what they ask for in the whole range, with how much that is. */
  async #leading(searches: readonly NearSearch[], most: number, snapshot: Snapshot): Promise<FoundSearch[]> {
    const leading: FoundSearch[] = [];
    for (const near of searches) {
      if (leading.length >= most) break;
      const { request } = planSearch(near.search, snapshot.vocabulary);
      if (!request) continue;
      const ask = this.#asking({ ...wholeRange, search: near.search }, snapshot);
      const found = await ask(request);
      // A search that has to leave words out itself is no help.
      if (found.full === 0 || request.understood(found).leftOut) continue;
      const objections = objectionsTo(near);
      if (objections && (await ask({ ...unranked, full: `(${request.full}) & ${objections}` })).total > 0) continue;
      leading.push({ search: near.search, total: found.total, ...(near.without ? { without: near.without.map(({ text }) => text) } : {}) });
    }
    return leading;
  }

  /** Where a search found nothing: categories of the kind that was asked for, and those beside them, that have products with the protected words. */
  async #nearby({ guard, others, protections }: SearchPlan, snapshot: Snapshot): Promise<ProductsAnswer['nearby']> {
    if (guard === undefined || others === undefined) return [];
    const search = protections.map(({ text }) => text).join(' ');
    const rows = await this.#read(snapshot, nearbyStatement, [guard, others]);
    const leaves = rows.map(([, id, holding, asked]) => {
      const path = snapshot.pathTo(Number(id));
      return {
        category: path.at(-1)!,
        parent: path.length > 2 ? path.at(-2)!.id : undefined,
        total: Number(holding),
        asked: Number(asked),
      };
    });
    const most = Math.max(...leaves.map(({ asked }) => asked));
    const own = leaves.filter(({ asked }) => asked > 0 && asked >= most * ownKindShare);
    // A category that only has the same main category, as vinegar beside flour, is no neighbour.
    const parents = new Set(own.map(({ parent }) => parent).filter((parent) => parent !== undefined));
    return leaves
      .filter((leaf) => leaf.total > 0 && (own.includes(leaf) || (leaf.parent !== undefined && parents.has(leaf.parent))))
      .toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a)) || b.asked - a.asked || b.total - a.total)
      .slice(0, nearbyCategories)
      .map(({ category, total }) => ({ search, category, total }));
  }

  async #details(id: number, snapshot: Snapshot): Promise<CachedAnswer<ProductDetailsAnswer>> {
    const [row] = await this.#read(snapshot, detailsStatement, [id]);
    const [, details, tags, related, family] = row!;
    if (!details) throw new NotFoundError(`Product ${id} does not exist.`);
    const packs = arrangePacks(JSON.parse(family ?? '[]') as Pack[]);
    return productDetailsAnswer(details, related ?? '', tags!, packs, snapshot);
  }
}

/** The listings that a query narrows the range to. Empty for the whole range. */
function listingsOf({ categoryId, tagId }: ProductQuery, snapshot: Snapshot): number[] {
  if (categoryId !== undefined && !snapshot.hasCategory(categoryId)) {
    throw new NotFoundError(`Category ${categoryId} does not exist.`, { categoryId: 'Unknown category' });
  }
  if (tagId !== undefined && !snapshot.hasTag(tagId)) throw new NotFoundError(`Tag ${tagId} does not exist.`, { tagId: 'Unknown tag' });
  return [...(categoryId === undefined ? [] : [categoryListing(categoryId)]), ...(tagId === undefined ? [] : [tagListing(tagId)])];
}

/** The text that was searched instead; undefined where it is the typed one. */
function suggestionFor(search: string, suggestion: string | undefined): string | undefined {
  const isTyped = suggestion !== undefined && plainSearch(suggestion).trim() === plainSearch(search).trim();
  return isTyped ? undefined : suggestion;
}

/** Queries that mean the same have the same key, in capitals or not. Every space and sign of a search may matter: "nutf ree" is told how it was read. */
function keyOf({
  search,
  categoryId,
  brands,
  tagId,
  facets = [],
  counts = false,
  families = false,
  sorting,
  limit,
  offset,
}: ProductQuery): string {
  // A search for signs alone comes out empty: with its own text it is not cached as the answer for no search at all.
  const meaning = plainSearch(search) || search;
  return JSON.stringify([meaning, categoryId, brands.toSorted(), tagId, facets.toSorted(), counts, families, sorting, limit, offset]);
}

/** The numbers of a list that PostgreSQL wrote with commas. */
const numbersIn = (text: string | null | undefined): number[] => (text ? text.split(',').map(Number) : []);
