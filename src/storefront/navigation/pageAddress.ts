import { brandFilterMax } from '../../contract/limits.ts';
import type { PageName } from '../../contract/pages.ts';
import { cleanAddress } from './cleanAddress.ts';
import { pageOf } from './pageOf.ts';

/** Parameters of the query that the header reads, on every page that has one. */
const headerParameters = ['search'] as const;

/** Pages without a header. */
const barePages: ReadonlySet<PageName> = new Set(['verifyMail', 'notSent', 'error']);

/** Parameters of its query that a page itself reads. */
const readParameters: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  productList: ['categoryId', 'tag', 'brands', 'page', 'sort'],
  jobDetail: ['id'],
  jobApplication: ['id'],
  contact: ['subject'],
  changePassword: ['token'],
  verifyMail: ['token'],
};

/** Stands for every address that the shop does not know: all show the same. */
const unknownPath = '/unknown';

/**
 * The address that stands for all that show the same page: without parameters that no page reads (`?utm_source=…`), so that the server renders and caches these
 * once.
 *
 * @param address - path and query
 */
export function pageAddress(address: string): string {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost');
  const { name, known } = pageOf(pathname);
  // Not one of the shop's, but it may lead to one.
  if ((!known || /[?&]amp;/iu.test(search)) && cleanAddress(address) !== undefined) return address;
  const read = new URLSearchParams();
  for (const parameter of [...(barePages.has(name) ? [] : headerParameters), ...(readParameters[name] ?? [])])
    for (const value of searchParams.getAll(parameter).slice(0, parameter === 'brands' ? brandFilterMax : 1)) read.append(parameter, value);
  const query = read.toString();
  return `${known ? pathname : unknownPath}${query && `?${query}`}`;
}
