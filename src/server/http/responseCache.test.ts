import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CachedAnswer, CachedResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const answer = (text: string) => new CachedAnswer<{ text: string }>(JSON.stringify({ text }));

describe('a cached answer', () => {
  it('is data and bytes', () => {
    const cached = answer('Crème');
    expect(cached.value).toEqual({ text: 'Crème' });
    expect(cached.body.toString()).toBe('{"text":"Crème"}');
  });

  it('has the same tag for the same content only', () => {
    expect(answer('a').etag).toBe(answer('a').etag);
    expect(answer('a').etag).not.toBe(answer('b').etag);
    expect(answer('a').etag).toMatch(/^W\/"[\w-]{27}"$/u);
  });

  it('is compressed once', async () => {
    const cached = answer('x'.repeat(5000));
    expect(brotliDecompressSync(await cached.encoded('br'))).toEqual(cached.body);
    expect(gunzipSync(await cached.encoded('gzip'))).toEqual(cached.body);
    expect(cached.encoded('br')).toBe(cached.encoded('br'));
  });
});

describe('a page that is sent', () => {
  const rows = Array.from(
    { length: 400 },
    (_, index) => `<li><a href="/product/${index * 7919}">Product ${index}, ${index % 9} kg</a></li>`,
  );

  it('becomes smaller once several visitors have asked for it, and says the same', async () => {
    const page = new CachedResponse(rows.join(''), { recompress: true });
    const first = await page.encoded('br');
    expect(await page.encoded('br')).toBe(first);
    await page.encoded('br');
    await vi.waitFor(async () => expect((await page.encoded('br')).byteLength).toBeLessThan(first.byteLength), 4_000);
    for (const body of [first, await page.encoded('br')]) expect(brotliDecompressSync(body)).toEqual(page.body);
  });

  it('holds no more memory than its bytes', async () => {
    const page = new CachedResponse(rows.join(''));
    for (const buffer of [page.body, await page.encoded('br'), await page.encoded('gzip')])
      expect(buffer.buffer.byteLength).toBe(buffer.length);
  });
});

describe('cached responses', () => {
  it('are made once, for all who ask at the same time and after', async () => {
    const cached = new ResponseCache(100_000);
    const make = vi.fn(async () => answer('made'));
    const [one, other] = await Promise.all([cached.get('key', make), cached.get('key', make)]);
    expect(one).toBe(other);
    expect(cached.get('key', make)).toBe(one);
    expect(make).toHaveBeenCalledOnce();
  });

  it('do not cache what failed', async () => {
    const cached = new ResponseCache(100_000);
    await expect(cached.get('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await cached.get('key', async () => answer('there'))).value).toEqual({ text: 'there' });
  });

  it('stay within their bytes: those asked for last stay', async () => {
    const cached = new ResponseCache(10_000);
    for (let number = 0; number < 50; number++) {
      await cached.get('favourite', async () => answer('y'.repeat(500)));
      await cached.get(`key ${number}`, async () => answer('x'.repeat(500)));
    }
    expect(cached.bytes).toBeLessThanOrEqual(10_000);
    const make = vi.fn(async () => answer('again'));
    await cached.get('favourite', make);
    await cached.get('key 49', make);
    expect(make).not.toHaveBeenCalled();
    await cached.get('key 0', make);
    expect(make).toHaveBeenCalledOnce();
  });

  it('hand out what is larger than all their room, without caching it', async () => {
    const cached = new ResponseCache(1_000);
    expect((await cached.get('large', async () => answer('x'.repeat(5_000)))).body.length).toBeGreaterThan(5_000);
    expect(cached.bytes).toBe(0);
  });
});
