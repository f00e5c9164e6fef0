/**
 * RFC 9309. Keeps crawlers from the API only: pages of searches and filters have a `noindex` (`screens/ProductList/indexing.ts`), which they must fetch to read.
 *
 * @param publicUrl - without a slash at its end
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
