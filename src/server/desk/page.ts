/** The document of the desk: empty, without inline code, filled by its script. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrandName } from '../../brands/index.ts';
import { escapeHtml } from '../html.ts';

/** The files of the page. */
export interface DeskAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Folder of the built files; undefined in development, where Vite serves them. */
  readonly folder?: string;
  /** Whether Vite serves the files, with code of its own in the page. */
  readonly isDevelopment?: boolean;
  /** Development only: code to run before the script. */
  readonly preamble?: string;
}

const entry = 'src/desk/entry.tsx';

/** The entry as Vite serves it. */
export const deskSource = `/${entry}`;

/** Reads the notes of the desk's build. @param folder - of that build, with a slash at its end */
export async function readDeskAssets(folder: URL): Promise<DeskAssets> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8')) as Record<
    string,
    { readonly file: string; readonly css?: readonly string[] }
  >;
  const built = manifest[entry];
  if (!built) throw new Error(`The build in ${folder.pathname} has no ${entry}`);
  return {
    script: `/${built.file}`,
    styles: (built.css ?? []).map((file) => `/${file}`),
    folder: fileURLToPath(new URL('desk/assets/', folder)),
  };
}

/** The document, the same for everyone but for the nonce. @param nonce - lets the table of the queue write its variables into the page */
export function deskDocument(
  { script, styles, preamble }: DeskAssets,
  { brand, shop, nonce }: { readonly brand: BrandName; readonly shop: string; readonly nonce: string },
): string {
  return [
    `<!doctype html><html lang="en-GB" dir="ltr" data-brand="${brand}" data-shop="${escapeHtml(shop)}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${escapeHtml(shop)}</title>`,
    '<link rel="icon" href="/favicon.ico">',
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    preamble === undefined ? '' : `<script type="module">${preamble}</script>`,
    `<script type="module" src="${script}"></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}

/** The content security policy: the desk's own files, the empty style element that Emotion adds and fills through the CSS object model, and styles with the nonce. */
export function deskPolicy(isSecure: boolean, nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}' 'sha256-${hash('sha256', '', 'base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
