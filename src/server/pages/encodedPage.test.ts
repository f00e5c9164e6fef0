import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { nonceMark } from './document.ts';
import { encodePage } from './encodedPage.ts';

const nonce = 'n'.repeat(24);
const rows = Array.from({ length: 400 }, (_, index) => `<li><a href="/product/${index * 7919}">Product ${index}, ${index % 9} kg</a></li>`);
const html = `<script nonce="${nonceMark}">go()</script><style nonce="${nonceMark}">a{}</style>${rows.join('')}`;

describe('A page that is sent', () => {
  it('becomes smaller once several visitors have asked for it, and says the same', async () => {
    const page = await encodePage(html, 200);
    const send = () => page.withNonce(nonce, 'br').body;
    const first = send();
    expect(send().byteLength).toBe(first.byteLength);
    send();
    await vi.waitFor(() => expect(send().byteLength).toBeLessThan(first.byteLength), 4_000);
    for (const body of [first, send()]) expect(brotliDecompressSync(body).toString()).toBe(html.replaceAll(nonceMark, nonce));
  });
});
