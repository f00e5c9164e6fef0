/**
 * `robots.txt` (RFC 9309). Searches and combinations of filters are endless and show nothing that categories do not: nobody needs to crawl them.
 *
 * @param publicUrl - origin of the shop, without a slash at its end
 */
export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?*search=',
    'Disallow: /*?*brands=',
    'Disallow: /*?*sort=',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
