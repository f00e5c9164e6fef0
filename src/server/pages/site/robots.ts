/**
 * `robots.txt` (RFC 9309). It keeps crawlers from the API only. Searches and combinations of filters are allowed: their pages have a `noindex`
 * (`screens/ProductList/indexing.ts`), which crawlers can read only if they may fetch the pages.
 *
 * @param publicUrl - origin of the shop, without a slash at its end
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
