/** The calls hold against pages of other sites, and against bodies that are refused halfway. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountFormCall,
  answerCall,
  changePasswordCall,
  contactCall,
  jobApplicationCall,
  loginCall,
  logoutCall,
  meCall,
  questionCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from '../../src/contract/calls.ts';
import { multipartBody, multipartType } from './accountHarness.ts';
import { openFilledApp, type TestApp } from './harness.ts';

/** Calls that take JSON and do something. */
const jsonCalls = [
  changePasswordCall,
  contactCall,
  jobApplicationCall,
  loginCall,
  questionCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
];

let shop: TestApp;
beforeAll(async () => {
  shop = await openFilledApp();
});
afterAll(() => shop?.close());

describe('a page of another site', () => {
  it.each(jsonCalls)('cannot use %s by a form or a request that browsers send unasked', async (url) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', '']) {
      const payload = JSON.stringify({ logIn: 'a@example.com', pwd: 'b', mail: 'a@example.com', name: 'a', subject: 'a', message: 'a' });
      const { statusCode } = await shop.app.inject({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} });
      expect([400, 415]).toContain(statusCode);
    }
  });

  it.each([...jsonCalls, accountFormCall, answerCall, logoutCall, meCall])('is not let in to %s when it asks beforehand', async (url) => {
    const headers = {
      origin: 'https://elsewhere.example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    };
    for (const method of ['OPTIONS', 'POST', 'GET'] as const) {
      const answer = await shop.app.inject({ method, url, headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      if (method === 'OPTIONS') expect(answer.statusCode).toBe(405);
    }
  });

  describe.each([...jsonCalls, accountFormCall, answerCall, logoutCall])('cannot send to %s', (url) => {
    const send = (headers: Record<string, string>) =>
      url === accountFormCall
        ? shop.app.inject({
            method: 'POST',
            url,
            headers: { 'content-type': multipartType, ...headers },
            payload: multipartBody([{ name: 'body', content: '{}' }]),
          })
        : shop.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: '{}' });

    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      { origin: 'https://elsewhere.example.com' },
      { origin: 'http://localhost:81' },
      { origin: 'null' },
      { origin: 'not an origin' },
    ])('with %o: 403, in words, before anything is read', async (headers) => {
      const answer = await send(headers as Record<string, string>);
      expect(answer.statusCode).toBe(403);
      const message = 'This can only be sent from the pages of the shop itself.';
      expect(answer.json()).toEqual(url === accountFormCall ? { message, msg: message } : { message });
    });

    it.each([
      {},
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost:80' },
      { origin: 'http://shop.example.co.uk:8080', host: 'shop.example.co.uk:8080' },
      { origin: 'https://shop.example.co.uk', host: 'shop.example.co.uk' },
    ])('unlike our own pages and programs, with %o', async (headers) => {
      expect((await send(headers as Record<string, string>)).statusCode).not.toBe(403);
    });
  });

  it('may still read what everybody may, by a program that names it as the origin', async () => {
    const headers = { origin: 'https://elsewhere.example.com', 'sec-fetch-site': 'cross-site' };
    expect((await shop.app.inject({ url: '/api/products?limit=1', headers })).statusCode).toBe(200);
  });

  it('finds nothing that a link or a picture could set off: what does something takes POST alone', async () => {
    for (const url of [...jsonCalls, accountFormCall, answerCall, logoutCall])
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const)
        expect((await shop.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(405);
  });

  it('may not frame an answer, nor take it for a page', async () => {
    for (const url of ['/api/products?limit=1', '/api/nothing', meCall]) {
      const { headers } = await shop.app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('finds no cookie to ride on: no call sets one', async () => {
    for (const url of [...jsonCalls, accountFormCall, answerCall, logoutCall]) {
      const answer = await shop.app.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': 'application/json' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

it('a form that is refused in its middle leaves the connection usable for the next request', async () => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  // The parser stops at one part too many; megabytes come after that.
  const parts = Array.from({ length: 40 }, (_, index) => ({ name: `part${index}`, content: '' }));
  const body = multipartBody([...parts, { name: 'last', content: Buffer.alloc(4_000_000, 'a') }]);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(
    `POST ${accountFormCall} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  expect(answer).toContain('{"message":"up"}');
});

it('TRACE, which would give headers back, is not answered', async () => {
  await shop.app.ready();
  const response = await shop.app.inject({ method: 'TRACE' as 'GET', url: '/api/products', headers: { 'x-secret': 'told' } });
  expect(response.statusCode).toBe(405);
  expect(response.body).not.toContain('told');
});
