/** Small files at fixed places: for crawlers, for home screens, and for those who find a weakness. */
import type { BrandName } from '../../../brands/index.ts';
import type { BrandFacts } from '../../../brands/types.ts';
import { paths } from '../../../contract/pages.ts';
import { mailThemes } from '../../mail/index.ts';

/**
 * RFC 9309. Keeps crawlers from the API only: pages of searches and filters have a `noindex` (`screens/ProductList/indexing.ts`), which they must fetch to read.
 *
 * @param publicUrl - without a slash at its end
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** The web app manifest (https://www.w3.org/TR/appmanifest): the shop's name and looks on a home screen. */
export function webManifest(brand: BrandName, { name, company }: Pick<BrandFacts, 'name' | 'company'>): object {
  // Mails have the shop's colours as hex values, which a manifest needs.
  const { band, page } = mailThemes[brand].light;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: company.legalName.replace(/ Ltd$/u, ''),
    short_name: name,
    lang: 'en-GB',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: band,
    background_color: page,
    icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('icon-maskable-512.png', 512, 'maskable')],
  };
}

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const validDays = 180;

/** RFC 9116. @param now - the time of the request, from which on the file is valid, so that it never expires */
export function securityTxt(mail: string, publicUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validDays));
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}${paths.terms}#site-security.reports`,
    '',
  ].join('\n');
}
