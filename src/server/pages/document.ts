import type { RenderedPage } from '../../storefront/entry-server.tsx';
import type { PageState } from '../../storefront/pageState.ts';
import { mapOrigin } from '../../contract/map.ts';
import { escapeHtml } from '../html.ts';
import type { PageAssets } from './assets.ts';

/** Stands for the nonce in a kept page. Each occurrence is replaced for each answer. */
export const nonceMark = '\u0001nonce\u0001';

/**
 * A whole HTML document around a rendered page, with {@link nonceMark} where the nonce belongs.
 *
 * @param ipLookupUrl - address of the service that tells browsers their visitor's IP address
 */
export function documentOf(page: RenderedPage, assets: PageAssets, ipLookupUrl: string): string {
  const state: PageState = { ...page.state, ipLookupUrl };
  const nonce = ` nonce="${nonceMark}"`;
  const styleSheet = assets.styleSheet?.(page.theme.stylesheet);
  const ownRules = [...page.styles.rules].filter(([name]) => !styleSheet?.rules.has(name));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script${nonce}>${page.headScript}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<link rel="stylesheet" href="${styleSheet?.address ?? page.theme.stylesheet}">`,
    page.preloads,
    ...page.theme.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : '',
    page.robots ? `<meta name="robots" content="${page.robots}">` : '',
    ...shareTags(page),
    page.structuredData ? `<script type="application/ld+json"${nonce}>${jsonInHtml(page.structuredData)}</script>` : '',
    assets.preamble ? `<script type="module"${nonce}>${assets.preamble}</script>` : '',
    `<link rel="icon" href="${page.icon}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // Also when it is empty: the browser takes the nonce from it.
    `<style data-emotion="${page.styles.key} ${ownRules.map(([name]) => name).join(' ')}"${nonce}>${ownRules.map(([, css]) => css).join('')}</style>`,
  ];
  return [
    `<!doctype html><html lang="en-GB" dir="ltr" data-brand="${page.state.brand}"><head>`,
    ...head,
    '</head><body>',
    `<div id="root">${page.html}</div>`,
    `<script id="page-state" type="application/json">${jsonInHtml(state)}</script>`,
    `<script${nonce}>${startScript(assets)}</script>`,
    '</body></html>',
  ].join('');
}

/**
 * Fetches the storefront's code once the page is painted, so that on a slow line nothing keeps back what the visitor reads and sees. A page that is opened
 * in the background is not painted: there it starts at once.
 */
function startScript({ script, modulePreloads }: PageAssets): string {
  return [
    '{const start=()=>setTimeout(()=>{',
    `for(const href of ${jsonInHtml(modulePreloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `import(${jsonInHtml(script)})`,
    '});document.hidden?start():requestAnimationFrame(start)}',
  ].join('');
}

/** JSON inside a script element: "<" would end the element early; JSON may spell it as an escape. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What services show of a shared link: https://ogp.me. */
function shareTags({ share, description, canonical }: RenderedPage): string[] {
  const tag = (property: string, content: string): string => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    tag('type', share.kind),
    tag('site_name', share.siteName),
    tag('title', share.title),
    tag('description', description),
    tag('image', share.picture.src),
    // What is served to whoever asks for no other format.
    tag('image:type', 'image/jpeg'),
    tag('image:width', String(share.picture.width)),
    share.picture.height === undefined ? '' : tag('image:height', String(share.picture.height)),
    tag('image:alt', share.picture.alt),
    canonical ? tag('url', canonical) : '',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * The content security policy of a page: only our own files and frames of the map service, only scripts and styles that carry this answer's nonce.
 *
 * The IP look-up is allowed on every page, although only two forms ask it: the visitor moves on within the page they came to, whose policy stays.
 */
export function contentSecurityPolicy(nonce: string, secure: boolean, ipLookupUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(ipLookupUrl).origin}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
