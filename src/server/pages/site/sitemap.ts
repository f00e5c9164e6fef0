/** Sitemaps (https://www.sitemaps.org/protocol.html): an index, and files for pages, categories and products. */
import { paths } from '../../../contract/pages.ts';
import type { Kysely } from 'kysely';
import type { BrandFacts } from '../../../brands/types.ts';
import { openJobs } from '../../careers/index.ts';
import type { Schema } from '../../database/index.ts';
import { escapeHtml } from '../../html.ts';

/** Products in one file; the protocol allows 50,000. */
const productsPerFile = 5000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapSource {
  kysely: Kysely<Schema>;
  /** Origin of the shop, without a slash at its end. */
  publicUrl: string;
  facts: Pick<BrandFacts, 'legal' | 'wordsChanged'>;
}

/** An entry: path and ISO date of the last change, when it is known. */
type Entry = readonly [path: string, changed?: string];

function element(name: 'url' | 'sitemap', publicUrl: string, [path, changed]: Entry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<${name}><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</${name}>\n`;
}

function fileOf(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map((entry) => element('url', publicUrl, entry)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${urls}</urlset>\n`;
}

/** Time of the last load of the range, since changes of single products have no time. */
async function loadedAt(kysely: Kysely<Schema>): Promise<string> {
  const state = await kysely.selectFrom('catalogueState').select('loadedAt').executeTakeFirstOrThrow();
  return state.loadedAt.toISOString();
}

async function productFiles(kysely: Kysely<Schema>): Promise<number> {
  const { products } = await kysely
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<string>().as('products'))
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(products) / productsPerFile);
}

export async function sitemapIndex(source: SitemapSource): Promise<string> {
  const { kysely, publicUrl } = source;
  const [changed, files, own] = await Promise.all([loadedAt(kysely), productFiles(kysely), pages(source)]);
  const entries: Entry[] = [
    ['/sitemaps/pages.xml', latest(...own.map(([, date]) => date))],
    ['/sitemaps/categories.xml', changed],
    ...Array.from({ length: files }, (_, index): Entry => [`/sitemaps/products-${index + 1}.xml`, changed]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${entries.map((entry) => element('sitemap', publicUrl, entry)).join('')}</sitemapindex>\n`;
}

/** The latest of some ISO dates, with or without a time. */
function latest(...dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}

async function pages({ kysely, facts: { legal, wordsChanged } }: SitemapSource): Promise<Entry[]> {
  const [changed, jobs] = await Promise.all([loadedAt(kysely), openJobs(kysely)]);
  return [
    [paths.home, latest(changed, wordsChanged)],
    [paths.productList, changed],
    [paths.aboutUs, wordsChanged],
    [paths.contactUs, wordsChanged],
    [paths.accountForm, wordsChanged],
    [paths.careers, latest(wordsChanged, ...jobs.map(({ postedAt }) => postedAt))],
    ...jobs.map(({ id, postedAt }): Entry => [paths.jobDetail(id), postedAt]),
    [paths.terms, legal.termsVersion],
    [paths.privacy, legal.privacyVersion],
  ];
}

async function categories(kysely: Kysely<Schema>): Promise<Entry[]> {
  const [changed, rows] = await Promise.all([loadedAt(kysely), kysely.selectFrom('category').select('id').orderBy('id').execute()]);
  return rows.map(({ id }) => [`${paths.productList}/?categoryId=${id}`, changed]);
}

async function products(kysely: Kysely<Schema>, file: number): Promise<Entry[]> {
  const ids = kysely.selectFrom('product').select('id').orderBy('id');
  const ofFile = ids.offset((file - 1) * productsPerFile).limit(productsPerFile);
  const [changed, rows] = await Promise.all([loadedAt(kysely), ofFile.execute()]);
  return rows.map(({ id }) => [paths.product(id), changed]);
}

/** Gives a function that makes the file. @param name - without `.xml` @returns `undefined` when there is no such file */
export async function sitemapFile(name: string, source: SitemapSource): Promise<(() => Promise<string>) | undefined> {
  const { kysely, publicUrl } = source;
  if (name === 'pages') return async () => fileOf(publicUrl, await pages(source));
  if (name === 'categories') return async () => fileOf(publicUrl, await categories(kysely));
  const file = Number(/^products-([1-9]\d{0,4})$/u.exec(name)?.[1] ?? 0);
  if (file === 0 || file > (await productFiles(kysely))) return undefined;
  return async () => fileOf(publicUrl, await products(kysely, file));
}
