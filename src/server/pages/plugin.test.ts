import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedPage as page } from '../../../tests/api/renderedPage.ts';
import { CostLimit } from '../http/costLimit.ts';
import { ResponseCache } from '../http/responseCache.ts';
import { registerPages, type Pages } from './plugin.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

type RenderPage = Awaited<ReturnType<Pages['renderer']>>['renderPage'];

function pagesAt(publicUrl: string, render: RenderPage = async () => page, cost = new CostLimit()): FastifyInstance {
  const app = Fastify();
  app.decorateRequest('visitor', { getter: () => '203.0.113.7' });
  const cache = new ResponseCache(1_000_000);
  open.push(app);
  registerPages(app, {
    brand: 'tarnbrook',
    publicUrl,
    ipLookupUrl: 'https://ip.example.com/?format=json',
    data: {} as Parameters<typeof registerPages>[1]['data'],
    cache: () => cache,
    cost,
    renderer: async () => ({
      renderPage: render,
      isCacheable: (address) => !address.startsWith('/careers'),
      pageAddress: (address) => address.replace(/\?x=.*/u, ''),
      findAssets: () => ({ script: '/assets/shop.js', modulePreloads: [] }),
    }),
  });
  return app;
}

const policyOf = (header: unknown) =>
  new Map(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

describe('A page', () => {
  it('is bound to our own files and to the scripts and styles that stand in it, by their hashes', async () => {
    const { headers, body } = await pagesAt('https://shop.example.co.uk').inject('/');
    const policy = policyOf(headers['content-security-policy']);
    const hashesOf = (element: string) =>
      [...body.matchAll(new RegExp(`<${element}(?![^>]*json)[^>]*>(.*?)</${element}>`, 'gsu'))].map(
        ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
      );
    expect(policy.get('script-src')).toEqual(["'self'", ...hashesOf('script')]);
    // Emotion adds an empty style in the browser.
    const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policy.get('style-src')).toEqual(["'self'", ...new Set([...hashesOf('style'), empty])]);
    for (const name of ['default-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toContain('unsafe');
  });

  it('is not sent again to a browser that has it', async () => {
    const app = pagesAt('https://shop.example.co.uk');
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('is not shared with other windows, and its address stays with us', async () => {
    const { headers } = await pagesAt('https://shop.example.co.uk').inject('/user/change-password?token=secret');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
    });
  });

  it('asks for its parts by HTTPS where the shop is at an https address, and only there', async () => {
    const isUpgraded = async (origin: string) =>
      policyOf((await pagesAt(origin).inject('/')).headers['content-security-policy']).has('upgrade-insecure-requests');
    expect([await isUpgraded('https://shop.example.co.uk'), await isUpgraded('http://localhost:3000')]).toEqual([true, false]);
  });

  it('that cannot be rendered becomes the error page, without a word about the reason', async () => {
    let calls = 0;
    const app = pagesAt('https://shop.example.co.uk', async () => {
      calls += 1;
      if (calls === 1) throw new Error('secret reason');
      return page;
    });
    const { statusCode, body } = await app.inject('/product/1');
    expect([statusCode, body.includes('secret reason')]).toEqual([500, false]);
  });

  it('is refused at an address that is too long to be one', async () => {
    expect((await pagesAt('https://shop.example.co.uk').inject(`/${'a'.repeat(9_000)}`)).statusCode).toBe(400);
  });

  it.each([
    ['/.//', '/'],
    ['/%2e//', '/'],
    ['/x/..//', '/'],
    ['/.//other.example.com/?a=//b', '/other.example.com/?a=//b'],
    ['/./\\\\other.example.com', '/other.example.com'],
  ])('at %s is the one at %s: what dots leave never names another host', async (path, address) => {
    const rendered: string[] = [];
    const app = pagesAt('https://shop.example.co.uk', async (asked) => {
      rendered.push(asked);
      return page;
    });
    // The request goes over the network, since `inject` would resolve the dots.
    const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, rendered]).toEqual([200, [address]]);
  });
});

describe('Cached pages', () => {
  it.each([
    ['/terms&conditions', 1],
    ['/careers', 2],
  ])('%s asked for twice is rendered %i time(s)', async (address, times) => {
    let rendered = 0;
    const app = pagesAt('https://shop.example.co.uk', async () => {
      rendered += 1;
      return page;
    });
    await app.inject(address);
    await app.inject(address);
    expect(rendered).toBe(times);
  });

  it('are rendered once for all addresses that show the same', async () => {
    const rendered: string[] = [];
    const app = pagesAt('https://shop.example.co.uk', async (address) => {
      rendered.push(address);
      return page;
    });
    for (const address of ['/?x=1', '/?x=2', '/']) await app.inject(address);
    expect(rendered).toEqual(['/']);
  });

  it('let other requests in before each page, also when their data come together', async () => {
    const order: string[] = [];
    const app = pagesAt('https://shop.example.co.uk', async (_address, _brand, _publicUrl, _data, turn) => {
      await turn!();
      order.push('page');
      setImmediate(() => order.push('others'));
      return page;
    });
    await Promise.all(['/product/1', '/product/2', '/product/3'].map((address) => app.inject(address)));
    expect(order.join(' ')).toContain('page others page others page');
  });

  it('cost nothing, while who has too many new ones rendered is told when to come back', async () => {
    const app = pagesAt('https://shop.example.co.uk', undefined, new CostLimit({ points: 2, window: 10, concurrency: 8, waitingLimit: 8 }));
    const statuses: number[] = [];
    for (const address of ['/', '/product/1', '/product/2', '/careers', '/', '/product/1'])
      statuses.push((await app.inject(address)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429, 200, 200]);
    const { headers, body } = await app.inject('/product/3');
    expect([headers['retry-after'], body]).toEqual(['10', expect.stringContaining('Hello')]);
  });
});

describe('A form that its page’s script did not send', () => {
  const shop = () => pagesAt('https://shop.example.co.uk');
  const post = (url: string, type: string) =>
    shop().inject({ method: 'POST', url, headers: { 'content-type': type }, payload: 'pwd=secret' });

  it.each([
    ['/login', 'application/x-www-form-urlencoded'],
    ['/user/change-password?token=x', 'application/x-www-form-urlencoded; charset=utf-8'],
    ['/account-form', 'multipart/form-data; boundary=x'],
  ])('at %s as %s leads to a page that helps, and its content goes nowhere', async (url, type) => {
    const { statusCode, headers, body } = await post(url, type);
    expect([statusCode, headers.location, body]).toEqual([303, '/not-sent', '']);
  });

  it('is told from other programs, which get an error', async () => {
    expect(await post('/login', 'application/json')).toMatchObject({ statusCode: 404 });
  });
});
