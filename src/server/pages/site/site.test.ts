import { describe, expect, test } from 'vitest';
import { facts as gullwing } from '../../../brands/gullwing/facts.ts';
import { facts as tarnbrook } from '../../../brands/tarnbrook/facts.ts';
import { robotsTxt, securityTxt, webManifest } from './wellKnown.ts';

const origin = 'https://shop.example.co.uk';

describe('robots.txt', () => {
  const text = robotsTxt(origin);

  /** Whether a rule of the file forbids an address: `*` stands for any text (RFC 9309). */
  const isForbidden = (address: string): boolean =>
    text
      .split('\n')
      .filter((line) => line.startsWith('Disallow: '))
      .map((line) =>
        line
          .slice('Disallow: '.length)
          .replace(/[.+^${}()|[\]\\?]/gu, '\\$&')
          .replaceAll('*', '.*'),
      )
      .some((pattern) => new RegExp(`^${pattern}`, 'u').test(address));

  test('keeps crawlers out of the API', () => expect(isForbidden('/api/products')).toBe(true));

  test.for(['/product-list/?search=cola', '/product-list/?categoryId=3&brands=A', '/product-list/?sort=alphabetical_asc'])(
    'lets them fetch %s, so that they read there that it is not to be kept',
    (address) => expect(isForbidden(address)).toBe(false),
  );

  test.for([
    '/',
    '/product/7',
    '/product-list/?categoryId=3',
    '/product-list/?categoryId=3&page=2',
    '/careers/job-detail?id=1',
    '/terms&conditions',
  ])('lets them read %s', (address) => expect(isForbidden(address)).toBe(false));

  test('names the sitemap', () => expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`));
});

describe('security.txt', () => {
  const lines = securityTxt(tarnbrook.company.mail, origin, new Date('2026-11-21T22:00:00Z')).split('\n');

  test('names a contact and its own address', () => {
    expect(lines).toContain('Contact: mailto:trade@tarnbrook.example.co.uk');
    expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  });

  test('expires in the future, in less than a year', () => expect(lines).toContain('Expires: 2027-05-20T00:00:00Z'));
});

test.for([
  ['tarnbrook', tarnbrook, 'Tarnbrook Wholesale'],
  ['gullwing', gullwing, 'Gullwing Seafoods'],
] as const)('the manifest of %s has its name, colours and an icon for every system', ([brand, facts, name]) => {
  const manifest = webManifest(brand, facts);
  expect(manifest).toMatchObject({ name, short_name: facts.name, start_url: '/', lang: 'en-GB' });
  expect(manifest).toHaveProperty('theme_color', expect.stringMatching(/^#[\da-f]{6}$/u));
  expect(manifest).toHaveProperty(
    'icons',
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  );
});
