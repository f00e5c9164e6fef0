import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spliceableBrotli } from './spliceableBrotli.ts';

const nonce = () => randomBytes(18).toString('base64');

describe('A page that was compressed once', () => {
  it('reads back with every nonce', async () => {
    const pieces = ['<script nonce="', '">go()</script><style nonce="', `">${'.a{color:red}'.repeat(2000)}</style>`];
    const page = await spliceableBrotli(pieces, 24);
    for (let round = 0; round < 20; round += 1) {
      const one = nonce();
      expect(brotliDecompressSync(page.join(one)).toString()).toBe(pieces.join(one));
    }
  });

  it('reads back whatever stands around the gaps, the nonce itself included', async () => {
    const piece = fc.oneof(fc.string({ maxLength: 400 }), fc.lorem({ maxCount: 300 }), fc.constant('">'.repeat(500)));
    await fc.assert(
      fc.asyncProperty(
        piece,
        fc.array(piece, { maxLength: 5 }),
        fc.base64String({ minLength: 24, maxLength: 24 }),
        fc.constantFrom(5, 11),
        async (first, others, filling, quality) => {
          const pieces = [first, ...others.map((other) => `">${other}${filling}`)];
          const page = await spliceableBrotli(pieces, 24, quality);
          expect(brotliDecompressSync(page.join(filling)).toString()).toBe(pieces.join(filling));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([5, 11])('reads back when what stands before a gap stands elsewhere too, at effort %i', async (quality) => {
    const images = Array.from({ length: 400 }, (_, index) => `<img width="${index}" src="/media/${index * 7919}">`).join('');
    for (let round = 0; round < 30; round += 1) {
      const pieces = ['<script nonce="', '" src="/assets/entry.js"></script><style nonce="', `">${images}`];
      const page = await spliceableBrotli(pieces, 24, quality);
      const one = nonce();
      expect(brotliDecompressSync(page.join(one)).toString()).toBe(pieces.join(one));
    }
  });

  it('is hardly larger than compressed in one go', async () => {
    const body = Array.from(
      { length: 300 },
      (_, index) => `<li class="css-1a2b3c"><a href="/product/${index * 37}">Product ${index}</a></li>`,
    ).join('');
    const split = await spliceableBrotli(['<script nonce="', `">${body}`], 24);
    const whole = await spliceableBrotli([`<script nonce="${nonce()}">${body}`], 24);
    expect(split.byteLength).toBeLessThan(whole.byteLength + 64);
  });
});
