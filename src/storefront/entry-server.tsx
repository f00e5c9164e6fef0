import createCache, { type EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BrandName } from '../brands/index.ts';
import { themeInitScript } from '../kit/ThemeSwitch/index.ts';
import { App } from './App.tsx';
import { loadBrandWith, loadExtrasOf } from './brandPages.ts';
import { earlyActionsScript } from './earlyActions/script.ts';
import { builtRulesProperty, cacheOptions } from './emotionCache.ts';
import { documentTitle, HeadCollector, robotsOf, type PageHead } from './head.tsx';
import { brandShare } from './pictureSizes.ts';
import { pagePatterns, type PageName } from '../contract/pages.ts';
import { listViewScript } from './navigation/listView.ts';
import { preloadParts } from './navigation/deferredPart.tsx';
import { cleanAddress, pageAddress } from './navigation/pageAddress.ts';
import { pageOf } from './navigation/pageOf.ts';
import type { PageState } from './pageState.ts';
import { prefetch, type PageData } from './prefetch.ts';
import { routeOf } from './routes.tsx';
import { siteName } from './siteName.ts';
import { capitalised } from './words.ts';

export { builtRulesProperty, pageAddress };
export type { PageData, PageState };

/** The modules of screens that are not called like their page. */
const otherModules: Readonly<Partial<Record<PageName, string>>> = {
  terms: 'src/storefront/screens/Legal/Terms.tsx',
  privacy: 'src/storefront/screens/Legal/Privacy.tsx',
  notSent: 'src/storefront/screens/Error/NotSent.tsx',
  error: 'src/storefront/screens/Error/ErrorPage.tsx',
};

/** The source module of a screen, by which the server finds the files to preload. */
function moduleOf(page: PageName): string {
  const name = capitalised(page);
  return otherModules[page] ?? `src/storefront/screens/${name}/${name}.tsx`;
}

export const screenModules: readonly string[] = (Object.keys(pagePatterns) as PageName[]).map(moduleOf);

/** Pages that are rendered for each visit: openings change independently of the catalogue, and other addresses contain the secret of a mail. */
const uncached: ReadonlySet<PageName> = new Set(['careers', 'jobDetail', 'jobApplication', 'changePassword', 'verifyMail', 'answer']);

/** Whether the server may cache the page at an address until the catalogue changes. */
export function isCacheable(address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const { name, known } = pageOf(pathname);
  // An unknown address that leads to a page is redirected, and may hold a secret.
  return !uncached.has(name) && (known || cleanAddress(address) === undefined);
}

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** The styles a rendering has used, from its own cache, without a second pass over the HTML. */
function stylesOf(cache: EmotionCache): { key: string; rules: ReadonlyMap<string, string> } {
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { key: cache.key, rules: new Map(rules) };
}

/**
 * Renders the page of an address, as path and query, with its data.
 *
 * @param turn - waited for once the data are there, since rendering occupies the process. Default: it begins at once
 */
export async function renderPage(address: string, brandName: BrandName, publicUrl: string, data: PageData, turn?: () => Promise<void>) {
  const url = new URL(address, 'http://localhost');
  const match = routeOf(url.pathname);
  const [brand, fetched] = await Promise.all([
    loadBrandWith(brandName, match.route.page),
    prefetch(match, url, data),
    // The parts of a screen are known once its module is loaded.
    match.route.screen.preload().then(preloadParts),
  ]);
  await loadExtrasOf(brand);
  await turn?.();

  const cache = createCache(cacheOptions);
  // Collects every rule in the cache instead of writing a <style> beside each element.
  cache.compat = true;
  let head: PageHead = { title: brand.name };
  const html = fetched.redirect
    ? ''
    : renderToString(
        <StrictMode>
          <HeadCollector value={(page) => (head = page)}>
            <StaticRouter location={url.pathname + url.search}>
              <App brand={brand} publicUrl={publicUrl} fallback={{ ...fetched.fallback, ...fetched.partsFallback }} cache={cache} />
            </StaticRouter>
          </HeadCollector>
        </StrictMode>,
      );
  // React writes preloads before all other content.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/u.exec(html) ?? [];
  const status = match.known || fetched.redirect ? fetched.status : 404;
  const noindex = head.noindex === true || status !== 200;
  const name = siteName(brand.company);
  const picture = head.picture ?? brandShare(brand.sharePicture);
  const state: Omit<PageState, 'ipLookupUrl'> = {
    brand: brandName,
    publicUrl,
    fallback: fetched.fallback,
    ...(fetched.status >= 400 ? { failedCall: fetched.status } : {}),
  };
  return {
    status,
    /** The address to redirect to; everything else is then empty. */
    redirect: fetched.redirect,
    title: documentTitle(head, name),
    description: head.description ?? brand.description,
    canonical: head.canonical === undefined || noindex ? undefined : publicUrl + head.canonical,
    /** Content of the `robots` element; undefined when search engines may list the page and follow its links. */
    robots: robotsOf({ ...head, noindex }),
    /** Preview of a shared link (Open Graph): the page's own title, its kind and a picture with its full address. */
    share: { title: head.title, siteName: name, kind: head.kind ?? 'website', picture: { ...picture, src: publicUrl + picture.src } },
    /** JSON-LD for search engines. */
    structuredData: head.structuredData && status === 200 ? { '@context': 'https://schema.org', '@graph': head.structuredData } : undefined,
    /** Content of `#root`. */
    html: html.slice(preloads.length),
    /** Elements for the head that fetch the page's first pictures early. */
    preloads,
    /** Emotion's rules by name, and the prefix of its class names. */
    styles: stylesOf(cache),
    /** The state that the browser needs for hydration; the server adds its settings. */
    state,
    /** The brand's style sheet and fonts, as addresses. */
    theme: brand.theme,
    /** The brand's mark for browser tabs, as an address. */
    icon: brand.icon,
    /** Runs before anything is painted: sets the chosen mode, and handles early actions. */
    headScript: `${earlyActionsScript}${themeInitScript};${listViewScript}`,
    /** Source modules of the page, whose built files are preloaded. */
    modules: [
      moduleOf(match.name),
      `src/brands/${brandName}/index.ts`,
      ...(match.route.page ? [`src/brands/${brandName}/${match.route.page}.ts`] : []),
    ],
  };
}
