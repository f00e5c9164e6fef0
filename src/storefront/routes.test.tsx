import { describe, expect, it } from 'vitest';
import { isCacheable } from './routes.tsx';

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
