import { hash } from 'node:crypto';
import type { PageState, RenderedPage } from '../../storefront/entry-server.tsx';
import { mapOrigin } from '../../contract/map.ts';
import { escapeHtml } from '../html.ts';
import type { PageAssets } from './assets.ts';

/** Content of the empty style element that Emotion adds in the browser, and then fills through the CSS object model. */
const emotionsOwnStyle = '';

/** The source expression for a script or a style by its hash (CSP 3, section 2.3.1). */
const hashSource = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`;

/** A document, and the inline content that its policy must allow. @param ipLookupUrl - of the service that tells browsers their visitor's IP address */
export function documentOf(page: RenderedPage, assets: PageAssets, ipLookupUrl: string) {
  const state: PageState = { ...page.state, ipLookupUrl };
  const styleSheet = assets.styleSheet?.(page.theme.stylesheet);
  const ownRules = [...page.styles.rules].filter(([name]) => !styleSheet?.rules.has(name));
  const ownStyle = ownRules.map(([, css]) => css).join('');
  const start = startScript(assets);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${page.headScript}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<link rel="stylesheet" href="${styleSheet?.address ?? page.theme.stylesheet}">`,
    page.preloads,
    ...page.theme.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : '',
    page.robots ? `<meta name="robots" content="${page.robots}">` : '',
    ...shareTags(page),
    page.structuredData ? `<script type="application/ld+json">${jsonInHtml(page.structuredData)}</script>` : '',
    assets.preamble ? `<script type="module">${assets.preamble}</script>` : '',
    `<link rel="icon" href="${page.icon}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style data-emotion="${page.styles.key} ${ownRules.map(([name]) => name).join(' ')}">${ownStyle}</style>`,
  ];
  const html = [
    `<!doctype html><html lang="en-GB" dir="ltr" data-brand="${page.state.brand}" data-loading><head>`,
    ...head,
    '</head><body>',
    `<div id="root">${page.html}</div>`,
    `<script id="page-state" type="application/json">${jsonInHtml(state)}</script>`,
    `<script>${start}</script>`,
    '</body></html>',
  ].join('');
  return { html, inlineScripts: [page.headScript, start], inlineStyles: [ownStyle] };
}

/** Fetches the storefront's code once the page is painted, so that it does not delay text and pictures; at once where a page opens in the background. */
function startScript({ script, modulePreloads }: PageAssets): string {
  return [
    '{const start=()=>setTimeout(()=>{',
    `for(const href of ${jsonInHtml(modulePreloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `import(${jsonInHtml(script)})`,
    '});document.hidden?start():requestAnimationFrame(start)}',
  ].join('');
}

/** JSON inside a script element: "<" would end the element early; JSON can escape it. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Tags for the preview of a shared link: https://ogp.me. */
function shareTags({ share, description, canonical }: RenderedPage): string[] {
  const tag = (property: string, content: string): string => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    tag('type', share.kind),
    tag('site_name', share.siteName),
    tag('title', share.title),
    tag('description', description),
    tag('image', share.picture.src),
    // The format that is served to clients which accept no other.
    tag('image:type', 'image/jpeg'),
    tag('image:width', String(share.picture.width)),
    share.picture.height === undefined ? '' : tag('image:height', String(share.picture.height)),
    tag('image:alt', share.picture.alt),
    canonical ? tag('url', canonical) : '',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * Only the shop's own files, frames of the map service, and this document's inline code by hash, so that a page is the same for everyone and can be cached.
 * The IP look-up of two forms is allowed everywhere: visitors move on without loading a new document, so the first policy stays.
 */
export function contentSecurityPolicy(
  { inlineScripts, inlineStyles }: Pick<ReturnType<typeof documentOf>, 'inlineScripts' | 'inlineStyles'>,
  secure: boolean,
  ipLookupUrl: string,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${[...new Set([...inlineStyles, emotionsOwnStyle])].map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(ipLookupUrl).origin} ${mapOrigin}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
