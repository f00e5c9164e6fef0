import { describe, expect, it } from 'vitest';
import { chooseFormat } from './formats.ts';

describe('chooseFormat', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/avif;q=0.5', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif; q=0.000 , image/webp;q=0.1', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpg'],
    ['image/*', 'jpg'],
    ['text/html', 'jpg'],
    ['image/avifx', 'jpg'],
    ['', 'jpg'],
    [undefined, 'jpg'],
  ])('answers %s with %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });
});
