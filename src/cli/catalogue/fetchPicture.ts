/** A file that is imported must not reach into the network of the shop. */
import { lookup as resolve } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { errorMessage } from '../../server/errors.ts';
import { networks } from '../../server/security/visitorAddress.ts';
import { RefusedPictureError } from '../../range/errors.ts';

const timeoutMs = 20_000;
const mostRedirects = 3;

/** Networks that are not of the public internet, by the registries of special addresses; of IPv6 all but the global ones. */
const special = {
  4: networks(
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'.split(
      ' ',
    ),
  ),
  6: networks('::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20'.split(' ')),
};

export function isPublic(address: string): boolean {
  const version = isIP(address);
  return (version === 4 && !special[4](address)) || (version === 6 && !special[6](address));
}

const notPublic = (): Error => new RefusedPictureError('is not an address of the public internet');

/** Resolves a name to public addresses only, at the moment of the connection: a name may point elsewhere a moment later. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) done(error, []);
    else if (found.length === 0 || !found.every(({ address }) => isPublic(address))) done(notPublic(), []);
    else if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
};

/** Whether an address may be asked: it is a name, or a public IP address, which no look-up sees. */
function isAccepted({ hostname, port }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/gu, '');
  return port === '' && (isIP(host) === 0 || isPublic(host));
}

/** How a fetch reaches an address; tests reach their own machine. */
interface Reach {
  readonly accepts: (url: URL) => boolean;
  readonly send: typeof request;
}

/** Follows a few redirects, for 20 seconds. @throws {RefusedPictureError} when it is not public, no picture, or larger than `maxSize` bytes */
export async function fetchPicture(
  address: string,
  maxSize: number,
  reach: Reach = { accepts: isAccepted, send: request },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = URL.parse(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (url?.protocol !== 'https:' || url.username !== '') throw new RefusedPictureError('is not an https address');
      if (!reach.accepts(url)) throw notPublic();
      const response = await get(url, reach.send, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        url = URL.parse(headers.location, url);
        continue;
      }
      if (statusCode !== 200) throw new RefusedPictureError(`was answered with ${statusCode}`);
      return await bodyOf(response, maxSize);
    }
    throw new RefusedPictureError('is redirected too often');
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error;
    throw new RefusedPictureError(
      signal.aborted ? `did not come within ${timeoutMs / 1000} seconds` : `cannot be fetched (${errorMessage(error)})`,
    );
  }
}

function get(url: URL, send: Reach['send'], signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    send(url, { lookup: publicLookup, signal, agent: false, headers: { accept: 'image/*' } }, done)
      .on('error', fail)
      .end();
  });
}

async function bodyOf(response: IncomingMessage, maxSize: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxSize) throw new RefusedPictureError(`is larger than ${maxSize / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
