/**
 * `robots.txt` (RFC 9309). It keeps crawlers from the API only. Searches and combinations of filters stay open: their pages say themselves that they
 * are not to be kept (`screens/ProductList/listing.ts`), and only who may fetch a page can read that.
 *
 * @param publicUrl - origin of the shop, without a slash at its end
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
