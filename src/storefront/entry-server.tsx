import createCache, { type EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadBrand, type BrandName } from '../brands/index.ts';
import type { Brand } from '../brands/types.ts';
import type { CategoriesAnswer, MainCategoriesAnswer, ProductDetailsAnswer, ProductQuery, ProductsAnswer } from '../contract/catalogue.ts';
import { themeInitScript } from '../kit/ThemeSwitch/index.ts';
import { App } from './App.tsx';
import { cacheOptions } from './emotionCache.ts';
import { documentTitle, HeadCollector, type PageHead } from './head.tsx';
import { preloadParts } from './navigation/deferredPart.tsx';
import type { PageState } from './pageState.ts';
import { prefetch } from './prefetch.ts';
import { routeOf } from './routes.tsx';
import { siteName } from './siteName.ts';

/** Where the server's rendering gets its data: the same answers as the API's, without the way through HTTP. `undefined`: no such thing. */
export interface PageData {
  mainCategories(): Promise<MainCategoriesAnswer>;
  categories(): Promise<CategoriesAnswer>;
  products(query: ProductQuery): Promise<ProductsAnswer | undefined>;
  productDetails(productId: number): Promise<ProductDetailsAnswer | undefined>;
}

/** A page as the server sends it. */
export interface RenderedPage {
  status: number;
  /** Where the visitor should go instead; everything else is then empty. */
  redirect?: string;
  title: string;
  description: string;
  canonical?: string;
  noindex: boolean;
  /** Content of `#root`. */
  html: string;
  /** Elements for the head that fetch the page's first pictures early. */
  preloads: string;
  /** Emotion's rules and the names it knows them by, for one `<style data-emotion>`. */
  styles: { names: string; css: string };
  state: PageState;
  /** The brand's style sheet and fonts, as addresses. */
  theme: Brand['theme'];
  /** The brand's mark for browser tabs, as an address. */
  icon: string;
  /** Sets the chosen mode before anything is painted. */
  modeScript: string;
  /** Source modules of the page, to preload what they are built into. */
  modules: string[];
}

/** The styles a rendering has used, from its own cache: no second pass over the HTML. */
function stylesOf(cache: EmotionCache): RenderedPage['styles'] {
  const names: string[] = [];
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    names.push(name);
    css += rules;
  }
  return { names: `css ${names.join(' ')}`, css };
}

/**
 * Renders a page of the shop with its data.
 *
 * @param address - path and query as the visitor asked for them
 */
export async function renderPage(address: string, brandName: BrandName, publicUrl: string, data: PageData): Promise<RenderedPage> {
  const url = new URL(address, 'http://localhost');
  const match = routeOf(url.pathname);
  const [brand, fetched] = await Promise.all([
    loadBrand(brandName),
    prefetch(match, url, data),
    match.route.screen.preload(),
    preloadParts(),
  ]);

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
              <App brand={brand} publicUrl={publicUrl} fallback={fetched.fallback} cache={cache} />
            </StaticRouter>
          </HeadCollector>
        </StrictMode>,
      );
  // React writes them before the content that asks for them, wherever that stands.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/u.exec(html) ?? [];
  const status = match.known ? fetched.status : 404;
  return {
    status,
    ...(fetched.redirect ? { redirect: fetched.redirect } : {}),
    title: documentTitle(head, siteName(brand.company)),
    description: head.description ?? brand.description,
    ...(head.canonical === undefined || status !== 200 ? {} : { canonical: publicUrl + head.canonical }),
    noindex: head.noindex === true || status !== 200,
    html: html.slice(preloads.length),
    preloads,
    styles: stylesOf(cache),
    state: { brand: brandName, publicUrl, fallback: fetched.fallback },
    theme: brand.theme,
    icon: brand.icon,
    modeScript: themeInitScript,
    modules: [match.route.module, `src/brands/${brandName}/index.ts`],
  };
}
