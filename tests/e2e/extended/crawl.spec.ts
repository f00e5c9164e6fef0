import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';
import { expect, test } from '../fixtures.ts';

interface Visited {
  address: string;
  status: number;
  html: string;
}

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Addresses within the shop that a page links to, without their places in the page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/gu)].map(([, href = '']) => unescape(href));
}

const one = (html: string, pattern: RegExp): string | undefined => {
  const text = pattern.exec(html)?.[1];
  return text === undefined ? undefined : unescape(text);
};

/** The first-rank headings that a visitor sees; base.css hides what is there for logged-in customers. */
function headingsForVisitors(html: string): number {
  const { document, happyDOM } = new Window();
  document.body.innerHTML = html;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[data-customer]')).length;
  void happyDOM.close();
  return headings;
}

async function visit(request: APIRequestContext, address: string): Promise<Visited> {
  const response = await request.get(address, { maxRedirects: 0 });
  return { address, status: response.status(), html: await response.text() };
}

/** Every page that `visit` reaches in so many clicks, several at a time. */
async function crawl(request: APIRequestContext, from: string, clicks: number, follow: (address: string) => boolean): Promise<Visited[]> {
  const seen = new Set([from]);
  const visited: Visited[] = [];
  let next = [from];
  for (let depth = 0; depth <= clicks && next.length > 0; depth += 1) {
    const found: Visited[] = [];
    for (let index = 0; index < next.length; index += 8) {
      found.push(...(await Promise.all(next.slice(index, index + 8).map((address) => visit(request, address)))));
    }
    visited.push(...found);
    next = [];
    for (const address of found.flatMap(({ html }) => linksOf(html))) {
      if (seen.has(address) || !follow(address)) continue;
      seen.add(address);
      next.push(address);
    }
  }
  return visited;
}

test('every page that home leads to is there, speaks for itself and names itself', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  let products = 0;
  const pages = await crawl(request, '/', 3, (address) => {
    // Of ten thousand products sixty will do, and of each list the first page: they are one screen.
    if (address.startsWith('/product/')) return (products += 1) <= 60;
    return !/[?&](?:page|tag|search|sort|brands|subject)=/u.test(address);
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ status }) => status !== 200).map(({ address, status }) => `${address} ${status}`)).toEqual([]);

  const titles = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  for (const { address, html } of pages) {
    expect(headingsForVisitors(html), `first-rank headings of ${address}`).toBe(1);
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)) {
      expect((JSON.parse(json) as { '@context': string })['@context'], address).toBe('https://schema.org');
    }
    if (html.includes('<meta name="robots" content="noindex')) continue;
    const canonical = one(html, /<link rel="canonical" href="([^"]*)">/u);
    expect(canonical, `${address} has a canonical address`).toBeDefined();
    // Two addresses of one page name the same one, which is then the only one to be compared.
    if (canonical !== baseURL + address) continue;
    expect(one(html, /<meta property="og:image" content="([^"]*)">/u), `${address} has a picture to share`).toMatch(/^https?:\/\//u);
    expect(one(html, /<meta property="og:image:alt" content="([^"]*)">/u), `${address} says what is on it`).toMatch(/\S/u);
    const title = one(html, /<title>([^<]*)<\/title>/u) ?? '';
    const description = one(html, /<meta name="description" content="([^"]*)">/u) ?? '';
    titles.set(title, [...(titles.get(title) ?? []), address]);
    descriptions.set(description, [...(descriptions.get(description) ?? []), address]);
  }
  const isShared = ([, addresses]: [string, string[]]) => addresses.length > 1;
  expect([...titles].filter(isShared), 'titles of one page each').toEqual([]);
  expect(
    [...descriptions].filter(([, addresses]) => addresses.some((address) => !address.startsWith('/product/'))).filter(isShared),
  ).toEqual([]);
});

test('the sitemap leads to every product, category and page, and what it names is there', async ({ request, baseURL }) => {
  const addressesOf = async (address: string): Promise<string[]> => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toContain('application/xml');
    const text = await response.text();
    expect(
      text.match(/<loc>[^<]*<\/loc>(?!<lastmod>\d{4}-\d{2}-\d{2})/gu),
      `${address} says when each of its parts last changed`,
    ).toBeNull();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = '']) => unescape(location).replace(baseURL ?? '', ''));
  };
  const files = await addressesOf('/sitemap.xml');
  const all = (await Promise.all(files.map(addressesOf))).flat();
  expect(new Set(all).size).toBe(all.length);

  const { total } = (await (await request.get('/api/products?limit=1')).json()) as { total: number };
  expect(all.filter((address) => address.startsWith('/product/'))).toHaveLength(total);
  const { data: jobs } = (await (await request.get('/api/job')).json()) as { data: { id: number }[] };
  for (const address of ['/', '/product-list', '/about-us', '/contact-us', '/careers', '/terms&conditions', '/privacy'])
    expect(all).toContain(address);
  for (const { id } of jobs) expect(all).toContain(`/careers/job-detail?id=${id}`);

  const sample = all.filter((address, index) => !address.startsWith('/product/') || index % 500 === 0);
  for (let index = 0; index < sample.length; index += 8) {
    const visited = await Promise.all(sample.slice(index, index + 8).map((address) => visit(request, address)));
    for (const { address, status, html } of visited) {
      expect(status, address).toBe(200);
      expect(one(html, /<link rel="canonical" href="([^"]*)">/u), `${address} is its own canonical address`).toBe(baseURL + address);
    }
  }
});

test('searches and filter combinations stay out of search engines, which may fetch them to read so', async ({ request }) => {
  for (const [address, robots] of [
    ['/product-list/?search=cola', 'noindex'],
    ['/product-list/?categoryId=1&tag=1', 'noindex'],
    ['/product-list/?categoryId=1&brands=Nobody', 'noindex, nofollow'],
    ['/product-list/?sort=alphabetical_asc', 'noindex, nofollow'],
    ['/error', 'noindex'],
  ] as const) {
    const { html } = await visit(request, address);
    expect(html, address).toContain(`<meta name="robots" content="${robots}">`);
    expect(html, address).not.toContain('rel="canonical"');
  }
});

test('files for machines are at their places', async ({ request }) => {
  for (const [address, type] of [
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icons/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain(type);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/sitemaps/products-999.xml')).status()).toBe(404);
});
