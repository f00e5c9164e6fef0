import type { RenderedPage } from '../../storefront/entry-server.tsx';
import type { PageAssets } from './assets.ts';

/** Stands for the nonce in a kept page. Each occurrence is replaced for each answer. */
export const nonceMark = '\u0001nonce\u0001';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);

/** A whole HTML document around a rendered page, with {@link nonceMark} where the nonce belongs. */
export function documentOf(page: RenderedPage, assets: PageAssets): string {
  const nonce = ` nonce="${nonceMark}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script${nonce}>${page.modeScript}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<link rel="stylesheet" href="${page.theme.stylesheet}">`,
    page.preloads,
    ...page.theme.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...assets.modulePreloads.map((module) => `<link rel="modulepreload" href="${module}">`),
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : '',
    page.noindex ? '<meta name="robots" content="noindex">' : '',
    assets.preamble ? `<script type="module"${nonce}>${assets.preamble}</script>` : '',
    `<script type="module"${nonce} src="${assets.script}"></script>`,
    `<link rel="icon" href="${page.icon}" type="image/svg+xml">`,
    `<style data-emotion="${page.styles.names}"${nonce}>${page.styles.css}</style>`,
  ];
  // "<" would end the script element early; JSON may spell it as an escape.
  const state = JSON.stringify(page.state).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="en-GB" dir="ltr" data-brand="${page.state.brand}"><head>`,
    ...head,
    '</head><body>',
    `<div id="root">${page.html}</div>`,
    `<script id="page-state" type="application/json">${state}</script>`,
    '</body></html>',
  ].join('');
}

/** The content security policy of a page: only our own files, only scripts and styles that carry this answer's nonce. */
export function contentSecurityPolicy(nonce: string, secure: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
