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
  /** Those of the frame that draws documents. */
  readonly viewer: Pick<DeskAssets, 'script' | 'styles'>;
  /** Folder of the built files; undefined in development, where Vite serves them. */
  readonly folder?: string;
  /** Whether Vite serves the files, with code of its own in the page. */
  readonly isDevelopment?: boolean;
  /** Development only: code to run before the script. */
  readonly preamble?: string;
}

const entry = 'src/desk/entry.tsx';
const viewerEntry = 'src/desk/case/viewer/entry.ts';

/** The entries as Vite serves them. */
export const deskSource = { script: `/${entry}`, styles: [], viewer: { script: `/${viewerEntry}`, styles: [] } };

/** Reads the notes of the desk's build. @param folder - of that build, with a slash at its end */
export async function readDeskAssets(folder: URL): Promise<DeskAssets> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8')) as Record<
    string,
    { readonly file: string; readonly css?: readonly string[] }
  >;
  const filesOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`The build in ${folder.pathname} has no ${source}`);
    return { script: `/${built.file}`, styles: (built.css ?? []).map((file) => `/${file}`) };
  };
  return { ...filesOf(entry), viewer: filesOf(viewerEntry), folder: fileURLToPath(new URL('desk/assets/', folder)) };
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
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The document of the frame that draws documents. It has no origin, so it fetches its files as a stranger would. */
export function viewerDocument({ script, styles }: DeskAssets['viewer']): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Document</title>',
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" crossorigin>`),
    `<script type="module" src="${script}" crossorigin></script>`,
    '</head><body><div id="root" tabindex="0"></div></body></html>',
  ].join('');
}

/** Its content security policy, which takes its origin away however it is opened: code of the desk's build alone, without `eval`; decoders of pictures in WebAssembly. */
export const viewerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self'",
  'img-src data: blob:',
  'font-src data: blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
