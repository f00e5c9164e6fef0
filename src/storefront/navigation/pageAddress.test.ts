import { describe, expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

describe('a page has one address for the server', () => {
  it.each([
    ['/?x=1', '/'],
    ['/?utm_source=news&utm_medium=mail', '/'],
    ['/?search=haddock', '/?search=haddock'],
    ['/an/unknown/path', '/unknown'],
    ['/wp-login.php?a=b', '/unknown'],
    ['/terms&conditions?x=1', '/terms&conditions'],
    ['/product/12?ref=7&page=2', '/product/12'],
    ['/product-list/?page=2&x=1&search=fish+cakes&search=cod', '/product-list/?search=fish+cakes&page=2'],
    ['/product-list/?brands=B&brands=A&sort=popularity&tag=3', '/product-list/?tag=3&brands=B&brands=A&sort=popularity'],
    ['/careers/job-detail?x=1&id=7', '/careers/job-detail?id=7'],
    ['/verifymail?token=secret&search=x', '/verifymail?token=secret'],
  ])('%s is %s', (address, canonical) => expect(pageAddress(address)).toBe(canonical));

  it('however many brands it names', () => {
    const all = Array.from({ length: 200 }, (_, at) => `brands=${at}`);
    expect(pageAddress(`/product-list?${all.join('&')}`)).toBe(`/product-list?${all.slice(0, 50).join('&')}`);
  });
});
