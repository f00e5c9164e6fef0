import type { BrandName } from '../../../brands/index.ts';
import type { BrandFacts } from '../../../brands/types.ts';
import { mailThemes } from '../../mail/index.ts';

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
