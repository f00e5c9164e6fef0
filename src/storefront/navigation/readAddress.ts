import { brandFilterMax, facetFilterMax } from '../../contract/limits.ts';
import type { PageName } from '../../contract/pages.ts';
import { pageOf } from './pageOf.ts';

/** Parameters of the query that the header reads, on every page that has one. */
const headerParameters = ['search'] as const;

/** Pages without a header. */
const barePages: ReadonlySet<PageName> = new Set(['verifyMail', 'notSent', 'error']);

/** Parameters of its query that a page itself reads. */
const readParameters: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  productList: ['categoryId', 'tag', 'brands', 'facet', 'page', 'sort'],
  jobDetail: ['id'],
  jobApplication: ['id'],
  contact: ['subject'],
  changePassword: ['token'],
  verifyMail: ['token'],
  answer: ['token'],
};

/** How often a parameter counts; others count once. */
const repeated: Readonly<Record<string, number>> = { brands: brandFilterMax, facet: facetFilterMax };

/**
 * An address without the parameters that its page does not read (`?utm_source=…`).
 *
 * @param address - path and query
 */
export function readAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const { name } = pageOf(pathname);
  const read = new URLSearchParams();
  for (const parameter of [...(barePages.has(name) ? [] : headerParameters), ...(readParameters[name] ?? [])])
    for (const value of searchParams.getAll(parameter).slice(0, repeated[parameter] ?? 1)) read.append(parameter, value);
  const query = read.toString();
  return pathname + (query && `?${query}`);
}
