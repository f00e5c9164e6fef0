import { pagePatterns, paths } from '../../contract/pages.ts';
import { cleanLine } from '../../contract/text.ts';
import { decodeText, pageOf } from './pageOf.ts';
import { readAddress } from './readAddress.ts';

/** Stands for every address that the shop does not know: all show the same. */
const unknownPath = '/unknown';

/**
 * The one address for all that show the same page: without parameters that no page reads, so that the server renders and caches these once.
 *
 * @param address - path and query
 */
export function pageAddress(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { known } = pageOf(pathname);
  // Not one of the shop's, but it may lead to one.
  if ((!known || /[?&]amp;/iu.test(search)) && cleanAddress(address) !== undefined) return address;
  const read = readAddress(address);
  return known ? read : unknownPath + read.slice(pathname.length);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A part of an address as it was meant: without encodings, once or twice over, of addresses, of HTML and of mails, and without invisible characters. */
function plain(text: string): string {
  const unfolded = decodeText(decodeText(text))
    .replace(/=(?:\r\n?|\n)/gu, '')
    .replace(/&#(x?)([\da-f]{1,6});?/giu, (_entity, hex: string, code: string) => String.fromCharCode(parseInt(code, hex ? 16 : 10)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp)(?:;|$)/giu, (_entity, name: string) => entities[name.toLowerCase()]!);
  // Raised and circled digits are no digits of an address, nor is "™" letters.
  return cleanLine(unfolded.replace(/[\p{No}\p{So}]/gu, ' ').normalize('NFKC'));
}

/** An origin within a path, where a program took a whole address for the end of one. */
const ownOrigin = /^\/+(?:https?(?::|%3a)\/+[^/]+|www(?:\.[\w-]+){2,})(?=\/)/iu;
/** Closing marks, as sentences and mails put them behind an address. */
const trailing = /[\s\p{P}\p{S}]+$/u;
/** The list of a category, and the category. */
const categoryPath = /^\/+(product-list|category)\/+(?=[^/])(.+)$/iu;

const ownPaths = Object.values(pagePatterns).flatMap((patterns): readonly string[] => patterns);
/** Whether a path is that of a page without parts of its own. */
const isWhole = (path: string): boolean => ownPaths.includes(path);

/** The path of a page, out of one that has more before or behind it; `undefined` when there is none in it. */
function cleanPath(path: string): string | undefined {
  if (path === `${paths.productList}/` || isWhole(path)) return path;
  // Mails also write signs and spaces as "=20".
  const text = plain(path.replace(/=(?=(?:[0289A-F]|3(?=[A-F]))[\dA-F])/gu, '%'));
  const [, list, category] = categoryPath.exec(text) ?? [];
  if (list !== undefined && category !== undefined) {
    const name = category.replace(/["<>].*$|[&;]\w+=.*$|(?:\/index)?\.html?$/gu, '').replace(trailing, '');
    return name ? `/${list.toLowerCase()}/${encodeURIComponent(name)}` : undefined;
  }
  // No address of a page has other characters than these.
  const [, found = '', rest = ''] = /^[^\p{L}\p{N}]*([a-z\d/&-]*)(.*)$/u.exec(
    text
      .toLowerCase()
      .replace(/\/(?:index|default)\.\w+/u, '/')
      .replace(/\/[\s"'“‘«<([=]+(?=\d)/gu, '/')
      .replace(/\.html?(?![\p{L}\p{N}])/gu, ''),
  )!;
  // A file or another number is not meant: "/product/12.5", "/product/63 96", "/login.php". A genitive is none: "/product/6396's".
  if (!found.includes('&') && /^(?!'s(?![\p{L}\p{N}]))[.,:'_=~*]+[\p{L}\p{N}]|^[\p{L}\p{N}]|^[\s\p{Pd}]+\d/u.test(rest)) return undefined;
  let clean = `/${found.replace(/\/{2,}/gu, '/').replace(/[-&/]+$/u, '')}`;
  while (!isWhole(clean) && clean.includes('&')) clean = clean.slice(0, clean.lastIndexOf('&'));
  // Programs that take "&" for the end of an address cut it there.
  return pageOf(clean).known ? clean : ownPaths.find((page) => page.startsWith(`${clean}&`));
}

/** Values of parameters that have a form: numbers, and the secrets of mails, which break them over lines and quote them. */
const forms: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['id', 'categoryId', 'tag', 'page'].map((name) => [name, /^(?:3D)?[\s"'“‘«<([=]*(\d{1,10})(?![\p{L}\p{N}]|[.,]\d)/iu]),
  ),
  token: /(?:^|3D|[^\w-])((?:[\w-][\s>]*){43})(?![\w-])/u,
};

/**
 * The address of the page that was meant by one out of running text, a mail or a campaign: sentences, mail programs and trackers leave marks, encodings and parameters of their own.
 *
 * @param address - path and query
 * @returns the address, in its usual form (`pageAddress`); `undefined` when it means no page of the shop
 */
export function cleanAddress(address: string): string | undefined {
  const [before = '', ...after] = address.replace(ownOrigin, '').split('?');
  const [start = '', ...inPath] = /%3f/iu.test(before) ? plain(before).split('?') : [before];
  const path = cleanPath(start);
  if (path === undefined) return undefined;
  const query = new URLSearchParams([...inPath, ...after].join('&').replace(/(^|&)(?:amp;)+/giu, '$1'));
  const clean = new URLSearchParams();
  for (const [name, value] of query) clean.append(name, forms[name]?.exec(plain(value))?.[1]?.replace(/[\s>]+/gu, '') ?? value);
  return pageAddress(`${path}?${clean.toString()}`);
}
