/** The headers of every kind of answer, and the answers to unknown calls and wrong methods. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFormCall, contactCall, jobsCall, loginCall } from '../../src/contract/calls.ts';
import type { Pages } from '../../src/server/pages/plugin.ts';
import { readConfig } from '../../src/server/config.ts';
import { freshFolder, openApp, type FreshDatabase, type TestApp } from './harness.ts';
import { renderedPage } from './renderedPage.ts';

/** Minimal pages; one of them fails, one redirects. */
const pages: Pages = {
  renderer: async () => ({
    renderPage: async (address) => {
      if (address === '/fails') throw new Error('This page fails.');
      if (address === '/moved') return { ...renderedPage, redirect: '/' };
      return address === '/' ? renderedPage : { ...renderedPage, status: 404 };
    },
    isCacheable: () => true,
    pageAddress: (address: string) => address,
    findAssets: () => ({ script: '/assets/shop.js', modulePreloads: [] }),
  }),
};

/** The content security policy of every answer that is no page. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

let fresh: FreshDatabase;
let shop: TestApp;
beforeAll(async () => {
  fresh = await freshFolder('filled');
  const { publicUrl } = readConfig({ PUBLIC_URL: 'https://shop.example.co.uk' });
  shop = await openApp({ ...fresh.config, publicUrl }, { pages });
});
afterAll(async () => {
  await shop?.close();
  await fresh?.remove();
});

const ask = (method: string, url: string) => shop.app.inject({ method: method as 'GET', url });

describe('every answer', () => {
  it.each([
    ['a page', 'GET', '/', 200],
    ['the head of a page', 'HEAD', '/', 200],
    ['a page that cannot be rendered', 'GET', '/fails', 500],
    ['a page that leads on', 'GET', '/moved', 200],
    ['an address that nobody knows', 'GET', '/nothing/here', 404],
    ['an address that cannot be read', 'GET', '/%zz', 404],
    ['the head of an address that cannot be read', 'HEAD', '/%E0%A4%A', 404],
    ['a category that cannot be read', 'GET', '/category/%E0%A4%A', 404],
    ['an address that cannot be read and takes no POST', 'POST', '/%zz', 404],
    ['an address that takes no POST', 'POST', '/', 404],
    ['a call', 'GET', '/api/products?limit=1', 200],
    ['a call that is refused', 'GET', '/api/products?limit=0', 400],
    ['a call with an address that cannot be read', 'GET', '/api/%zz', 400],
    ['a call without a body', 'POST', contactCall, 400],
    ['a form without a body', 'POST', accountFormCall, 400],
    ['an unknown call', 'GET', '/api/nothing', 404],
    ['a wrong method', 'PUT', loginCall, 405],
    ['the description of the API', 'GET', '/api/openapi.json', 200],
    ['a picture that is not there', 'GET', '/media/0123456789ab/tea.jpg', 404],
    ['what is no picture', 'GET', '/media/nothing', 404],
    ['a built file that is not there', 'GET', '/assets/nothing.js', 404],
    ['the sign of life', 'GET', '/healthz', 200],
    ['the sign of readiness', 'GET', '/readyz', 200],
    ['robots.txt', 'GET', '/robots.txt', 200],
    ['security.txt', 'GET', '/.well-known/security.txt', 200],
    ['security.txt at the root', 'GET', '/security.txt', 308],
    ['the manifest', 'GET', '/manifest.webmanifest', 200],
    ['the list of sitemaps', 'GET', '/sitemap.xml', 200],
    ['a sitemap', 'GET', '/sitemaps/pages.xml', 200],
    ['a sitemap that is not there', 'GET', '/sitemaps/nothing.xml', 404],
    ['an icon', 'GET', '/favicon.ico', 200],
  ])('(%s) is what it says, may not be framed, and comes by HTTPS', async (_name, method, url, status) => {
    const { statusCode, headers } = await ask(method, url);
    if (url !== '/moved') expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/(?:^|; )default-src 'none'(?:;.*)?; frame-ancestors 'none'/u) as string,
    });
    if (!String(headers['content-type']).startsWith('text/html')) expect(headers['content-security-policy']).toBe(nothingAllowed);
  });

  it('(what is not even HTTP) is what it says', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write('HELO shop\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\nX-Content-Type-Options: nosniff\r\n/u);
  });

  it('does not ask for HTTPS where the shop is at an http address', async () => {
    const { config, remove } = await freshFolder();
    const plain = await openApp({ ...config, publicUrl: 'http://localhost:3000' }, { pages });
    try {
      for (const url of ['/', '/api/job', '/healthz'])
        expect((await plain.app.inject({ url })).headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await plain.close();
      await remove();
    }
  });
});

describe('an address that cannot be read is one that nobody knows', () => {
  it.each(['/%', '/%E0%A4%A', '/category/%E0%A4%A', '/%?search=%', '/apis/%', '/%61pi/%'])('%s is answered by a page', async (url) => {
    const [{ statusCode, headers, body }, unknown] = await Promise.all([ask('GET', url), ask('GET', '/nothing/here')]);
    expect(statusCode).toBe(404);
    expect(body).toContain('<main>Hello</main>');
    expect(Object.keys(headers)).toEqual(Object.keys(unknown.headers));
    expect(headers['content-security-policy']).toBe(unknown.headers['content-security-policy']);
    for (const name of ['content-type', 'cache-control', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
      expect(headers[name]).toBe(unknown.headers[name]);
  });

  it('leads nowhere else', async () => {
    const { statusCode, headers } = await ask('GET', '//other.example.com/%');
    expect([statusCode, headers['location']]).toEqual([308, '/other.example.com/%']);
  });

  it.each(['/api/%', '/api/products/details/%E0%A4%A', '/api/%?limit=1'])('but for a call, which is refused in JSON: %s', async (url) => {
    const answer = await ask('GET', url);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The address cannot be read.' }]);
  });
});

it('says in a sentence that a built file is not there', async () => {
  expect((await ask('GET', '/assets/nothing.js')).json()).toEqual({ message: 'GET /assets/nothing.js does not exist.' });
});

it.each([
  ['a product’s picture', '/media/0123456789ab/tea.jpg', 'cross-origin'],
  ['a picture of the build', '/assets/share.jpg', 'cross-origin'],
  ['a script of the build', '/assets/shop.js', 'same-origin'],
  ['a call', '/api/products?limit=1', 'same-origin'],
])('%s: whether a page of another site may show it', async (_name, url, policy) => {
  expect((await ask('GET', url)).headers['cross-origin-resource-policy']).toBe(policy);
});

it.each([
  ['/security.txt', '/.well-known/security.txt', 'text/plain'],
  ['/apple-touch-icon.png', '/icons/apple-touch-icon.png', 'image/png'],
])('%s at the root leads for good to %s, which is there', async (url, place, type) => {
  const { statusCode, headers } = await ask('GET', url);
  expect([statusCode, headers['location']]).toEqual([308, place]);
  const there = await ask('GET', place);
  expect(there.statusCode).toBe(200);
  expect(there.headers['content-type']).toContain(type);
});

describe('a wrong method on a known call is 405, in JSON, and the answer names the right ones', () => {
  it.each([
    ['PUT', '/api/products', 'GET, HEAD'],
    ['POST', '/api/categories', 'GET, HEAD'],
    ['DELETE', `${jobsCall}/1`, 'GET, HEAD'],
    ['GET', loginCall, 'POST'],
    ['HEAD', loginCall, 'POST'],
    ['PATCH', accountFormCall, 'POST'],
    ['OPTIONS', contactCall, 'POST'],
  ])('%s %s', async (method, url, allowed) => {
    const answer = await ask(method, `${url}?a=b`);
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allowed]);
    if (method !== 'HEAD')
      expect(answer.json()).toEqual({ message: `${method} ${url} does not exist; ${url} takes ${allowed.replace(', ', ' and ')}.` });
  });
});

it.each(['/api', '/api/', '/api?a=b', '/api/nothing', '/api/products/', '/api/user'])(
  '%s is an unknown call, whatever the method',
  async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await shop.app.inject({
        method: method as 'GET',
        url,
        ...(method === 'POST' ? { payload: 'not JSON', headers: { 'content-type': 'application/json' } } : {}),
      });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([404, undefined]);
      expect(answer.json()).toEqual({ message: `${method} ${url.split('?')[0]} does not exist.` });
    }
  },
);
