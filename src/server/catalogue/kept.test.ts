import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { KeptAnswer, KeptAnswers } from './kept.ts';

const answer = (text: string) => new KeptAnswer<{ text: string }>(JSON.stringify({ text }));

describe('a kept answer', () => {
  it('is data and bytes', () => {
    const kept = answer('Crème');
    expect(kept.value).toEqual({ text: 'Crème' });
    expect(kept.body.toString()).toBe('{"text":"Crème"}');
  });

  it('has the same tag for the same content only', () => {
    expect(answer('a').etag).toBe(answer('a').etag);
    expect(answer('a').etag).not.toBe(answer('b').etag);
    expect(answer('a').etag).toMatch(/^W\/"[\w-]{27}"$/u);
  });

  it('is compressed once', async () => {
    const kept = answer('x'.repeat(5000));
    expect(brotliDecompressSync(await kept.encoded('br'))).toEqual(kept.body);
    expect(gunzipSync(await kept.encoded('gzip'))).toEqual(kept.body);
    expect(kept.encoded('br')).toBe(kept.encoded('br'));
  });
});

describe('kept answers', () => {
  it('are made once, for all who ask at the same time and after', async () => {
    const kept = new KeptAnswers(100_000);
    const make = vi.fn(async () => answer('made'));
    const [one, other] = await Promise.all([kept.get('key', make), kept.get('key', make)]);
    expect(one).toBe(other);
    expect(kept.get('key', make)).toBe(one);
    expect(make).toHaveBeenCalledOnce();
  });

  it('do not keep what failed', async () => {
    const kept = new KeptAnswers(100_000);
    await expect(kept.get('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await kept.get('key', async () => answer('there'))).value).toEqual({ text: 'there' });
  });

  it('stay within their bytes: those asked for last stay', async () => {
    const kept = new KeptAnswers(10_000);
    for (let number = 0; number < 50; number++) {
      await kept.get('favourite', async () => answer('y'.repeat(500)));
      await kept.get(`key ${number}`, async () => answer('x'.repeat(500)));
    }
    expect(kept.bytes).toBeLessThanOrEqual(10_000);
    const make = vi.fn(async () => answer('again'));
    await kept.get('favourite', make);
    await kept.get('key 49', make);
    expect(make).not.toHaveBeenCalled();
    await kept.get('key 0', make);
    expect(make).toHaveBeenCalledOnce();
  });

  it('hand out what is larger than all their room, without keeping it', async () => {
    const kept = new KeptAnswers(1_000);
    expect((await kept.get('large', async () => answer('x'.repeat(5_000)))).body.length).toBeGreaterThan(5_000);
    expect(kept.bytes).toBe(0);
  });
});
