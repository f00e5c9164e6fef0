import { createServer, request, type RequestOptions } from 'node:http';
import type { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture, isPublic } from './fetchPicture.ts';

describe('An address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is public: %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'localhost',
  ])('is not: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    ['https://127.0.0.1/a.jpg', 'not an address of the public internet'],
    ['https://[::1]/a.jpg', 'not an address of the public internet'],
    ['https://0x7f.1/a.jpg', 'not an address of the public internet'],
    ['https://2130706433/a.jpg', 'not an address of the public internet'],
    ['https://localhost/a.jpg', 'not an address of the public internet'],
    ['https://images.example.com:8443/a.jpg', 'not an address of the public internet'],
    ['http://images.example.com/a.jpg', 'is not an https address'],
    ['https://user@images.example.com/a.jpg', 'is not an https address'],
    ['file:///etc/hostname', 'is not an https address'],
    ['https://', 'is not an https address'],
  ])('is refused before anything is sent: %s', async (address, reason) => {
    await expect(fetchPicture(address, 100)).rejects.toThrow(reason);
  });
});

describe('A picture', () => {
  const server = createServer(({ url }, answer) => {
    const [status, location] = {
      '/there': [302, '/picture'],
      '/inside': [302, 'https://10.0.0.1/a.jpg'],
      '/round': [301, '/round'],
      '/gone': [404],
    }[url!] ?? [200];
    answer.writeHead(status as number, location === undefined ? {} : { location: location as string }).end('0123456789');
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  const fetched = (path: string, maxSize = 100) =>
    fetchPicture(`https://127.0.0.1:${port}${path}`, maxSize, {
      accepts: (url) => url.port === String(port) || isPublic(url.hostname),
      send: ((url: URL, options: RequestOptions, done) =>
        request(url.href.replace('https:', 'http:'), options, done)) as typeof secureRequest,
    });

  it('comes, after a redirect too', async () => {
    expect(String(await fetched('/picture'))).toBe('0123456789');
    expect(String(await fetched('/there'))).toBe('0123456789');
  });

  it.each([
    ['/inside', 'is not an address of the public internet'],
    ['/round', 'is redirected too often'],
    ['/gone', 'was answered with 404'],
  ])('does not come from %s', async (path, reason) => {
    await expect(fetched(path)).rejects.toThrow(reason);
  });

  it('does not come when it is too large', async () => {
    await expect(fetched('/picture', 9)).rejects.toThrow('is larger than');
  });
});
