import { describe, expect, it } from 'vitest';
import { isCacheable } from './entry-server.tsx';
import { routeOf } from './routes.tsx';

describe('a page may be cached by the server', () => {
  it.each(['/', '/product-list/?search=haddock', '/product/12', '/terms&conditions', '/an/unknown/path'])('at %s', (address) =>
    expect(isCacheable(address)).toBe(true),
  );
});

describe('a page is rendered for each visit', () => {
  it.each([
    ['/careers', 'openings come and go without the catalogue'],
    ['/careers/job-detail?id=1', 'the same'],
    ['/verifymail?token=secret', 'its address is nobody else’s'],
    ['/user/change-password?token=secret', 'the same'],
  ])('at %s, since %s', (address) => expect(isCacheable(address)).toBe(false));
});

describe('each address of the specification shows its screen', () => {
  it.each([
    ['/', 'home'],
    ['/an/unknown/path', 'home'],
    ['/product/12', 'product'],
    ['/account-form', 'accountForm'],
    ['/careers', 'careers'],
    ['/careers/job-detail', 'jobDetail'],
    ['/careers/job-detail/apply', 'jobApplication'],
    ['/about-us', 'about'],
    ['/contact-us', 'contact'],
    ['/product-list', 'productList'],
    ['/product-list/frozen-fish', 'productList'],
    ['/category/7', 'productList'],
    ['/terms&conditions', 'terms'],
    ['/privacy', 'privacy'],
    ['/login', 'login'],
    ['/reset-password', 'resetPassword'],
    ['/user/change-password', 'changePassword'],
    ['/account-answer', 'answer'],
  ])('%s: %s, inside the layout', (address, name) => expect(routeOf(address)).toMatchObject({ name, route: { layout: true } }));

  it.each([
    ['/verifymail', 'verifyMail'],
    ['/error', 'error'],
    ['/not-sent', 'notSent'],
  ])('%s: %s, outside of it', (address, name) => expect(routeOf(address)).toMatchObject({ name, route: { layout: false } }));
});
