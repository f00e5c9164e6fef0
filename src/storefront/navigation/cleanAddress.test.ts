import { describe, expect, it } from 'vitest';
import { cleanAddress, pageAddress } from './pageAddress.ts';

const token = 'a_-Z'.repeat(10).slice(0, 37) + 'abc123';

describe('an address out of running text, a mail or a campaign means a page', () => {
  it.each([
    '.',
    ',',
    ')',
    '%22',
    '%20',
    '&gt;',
    '&quot;',
    '”',
    '%E2%80%9D',
    '’',
    '»',
    '>',
    ']',
    '}',
    ':',
    ';',
    '!',
    '?',
    '...',
    '…',
    ').',
    '*',
    '_',
    '%',
    '%E2%80%8B',
    '=',
    '=%0D%0A',
    '&amp;',
    '%3C/a%3E',
    '<br>',
    '%C2%A0',
    '\\',
    '|',
    '^',
    '`',
    '%20(see%20below)',
    ';jsessionid=1A2B',
    '&utm_source=mail',
    '%EF%BC%89',
    '。',
    '/',
    '//',
    '?utm_source=mail',
    '?gclid=1',
    '?fbclid=2',
    '?mc_eid=3',
    '?PHPSESSID=4',
    '/index.html',
    '%26gt%3B',
    '%2522',
  ])('/product/6396%s', (end) => expect(cleanAddress(`/product/6396${end}`)).toBe('/product/6396'));

  it.each([
    ['/%22/product/6396', '/product/6396'],
    ['//product//6396', '/product/6396'],
    ['/PRODUCT/6396', '/product/6396'],
    ['/product/63=%0D%0A96', '/product/6396'],
    ['/product/63%E2%80%8B96', '/product/6396'],
    ['/About-Us/', '/about-us'],
    ['/index.html', '/'],
    ['/).', '/'],
    ['/login”', '/login'],
    ['/terms&amp;conditions', '/terms&conditions'],
    ['/terms&conditions&utm_source=mail', '/terms&conditions'],
    ['/terms&conditions.', '/terms&conditions'],
    ['/careers/job-detail?id=12.', '/careers/job-detail?id=12'],
    ['/careers/job-detail?id=3D12', '/careers/job-detail?id=12'],
    ['/careers/job-detail%3Fid=12', '/careers/job-detail?id=12'],
    ['/careers/job-detail/apply?utm_id=5&amp;id=12&gt;', '/careers/job-detail/apply?id=12'],
    ['/product-list/?categoryId=%2214%22&amp;sort=popularity', '/product-list/?categoryId=14&sort=popularity'],
    ['/category/14).', '/category/14'],
    ['/Product-List/Fish%20%26%20Seafood.', '/product-list/Fish%20%26%20Seafood'],
    [`/verifymail?token=${token}%3E`, `/verifymail?token=${token}`],
    [`/user/change-password?token=3D${token}.`, `/user/change-password?token=${token}`],
  ])('%s is %s', (address, clean) => expect(cleanAddress(address)).toBe(clean));

  it.each([
    '/',
    '/about-us',
    '/terms&conditions',
    '/terms%26conditions',
    '/product/6396',
    '/product-list/?search=cod.&page=2',
    '/product-list/drinks',
    '/category/14',
    '/product-list?brands=A%26B',
    '/contact-us?subject=Hello.',
    `/verifymail?token=${token}`,
    '/careers/job-detail?id=12',
  ])('%s is one already', (address) => expect(cleanAddress(address)).toBe(pageAddress(address)));

  it.each(['/wp-login.php', '/login.php', '/product/12.5', '/product/12abc', '/product/12/reviews', '/.env', '/unknown', '/about', '/€5'])(
    '%s means none',
    (address) => {
      const clean = cleanAddress(address);
      expect([undefined, pageAddress(address)]).toContain(clean);
    },
  );
});
