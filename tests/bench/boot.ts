/** Part `boot`: from `npm start` to an answer, with an empty folder and with a filled one, and the memory after many requests. Seconds and MB of 2^20 bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/build.ts';
import { mediaAtWidth } from '../../src/contract/media.ts';
import { endLater, temporaryFolder } from './lib/cleanup.ts';
import { load } from './lib/load.ts';
import { freePort } from './lib/ports.ts';
import { startShop } from './lib/shop.ts';
import { median, round } from './lib/statistics.ts';

/** Aims, in seconds. */
export const bootAims = { firstStartWithBuild: 40, load: 10, nextStart: 1.5 };

/** How often a server that starts is asked whether it is ready, in milliseconds. */
const pollMs = 10;

/** A server that is not ready by now has failed, in milliseconds. */
const startLimitMs = 180_000;

const startScript = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));

/** The figures of this part, in seconds unless it says otherwise. */
export interface BootFigures {
  /** Building the storefront, which the very first start does; not measured in quick runs. */
  build?: number;
  /** A start with a build and an empty data folder: it loads the demo catalogue. */
  firstStart: number;
  /** A start with a filled data folder. */
  nextStart: number;
  /** The part of the first start that loads the demo catalogue. */
  load: number;
  memory: { afterStart: number; afterRequests: number; requests: number };
}

/** Starts the shop several times. */
export async function boot(quick: boolean): Promise<BootFigures> {
  const buildSeconds = quick ? undefined : await secondsOf(build);
  const firsts: number[] = [];
  const nexts: number[] = [];
  let folder = '';
  for (let turn = 0; turn < (quick ? 1 : 3); turn++) {
    folder = await temporaryFolder();
    firsts.push(await secondsToReady(folder));
    for (let again = 0; again < (quick ? 1 : 3); again++) nexts.push(await secondsToReady(folder));
  }
  const [firstStart, nextStart] = [median(firsts), median(nexts)];
  return {
    ...(buildSeconds === undefined ? {} : { build: round(buildSeconds, 1) }),
    firstStart: round(firstStart, 2),
    nextStart: round(nextStart, 2),
    load: round(firstStart - nextStart, 2),
    memory: await memoryAfterRequests(folder, quick ? 1_000 : 10_000),
  };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Starts `npm start`'s script and stops it when it is ready. */
async function secondsToReady(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const shop = spawn(process.execPath, [startScript], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      PUBLIC_URL: '',
      BRAND: '',
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  shop.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const stop = endLater(async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  });
  try {
    while (!(await isReady(port))) {
      if (shop.exitCode !== null) throw new Error(`The shop did not start.\n${errors.join('')}`);
      if (performance.now() - began > startLimitMs) throw new Error(`The shop was not ready after ${startLimitMs / 1000} s.`);
      await wait(pollMs);
    }
    return (performance.now() - began) / 1000;
  } finally {
    await stop();
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Sends requests as visits do: of a hundred 20 pages of lists, 10 of products, 1 home, 64 calls of the API, 5 pictures; most of them different. */
async function memoryAfterRequests(folder: string, requests: number): Promise<BootFigures['memory']> {
  const shop = await startShop({ folder });
  try {
    const afterStart = await shop.usage();
    const products = await productsOf(shop.origin);
    const addresses = Array.from({ length: requests }, (_, index) => {
      const kind = index % 100;
      const { productId, image } = products[(index * 7) % products.length]!;
      const page = 1 + (index % 800);
      if (kind === 0) return '/';
      if (kind <= 20) return `/product-list/?page=${page}`;
      if (kind <= 30) return `/product/${productId}`;
      if (kind <= 35) return mediaAtWidth(image, 320);
      if (kind <= 65) return `/api/products?limit=12&offset=${page * 12}`;
      if (kind <= 98) return `/api/products/details/${productId}`;
      return '/api/categories';
    });
    await load(shop.origin, addresses, {
      connections: 8,
      amount: requests,
      headers: { 'accept-encoding': 'gzip, deflate, br', accept: '*/*,image/avif,image/webp' },
    });
    const afterRequests = await shop.usage();
    const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
    return { afterStart: megabytes(afterStart.memory), afterRequests: megabytes(afterRequests.memory), requests };
  } finally {
    await shop.stop();
  }
}

/** Two thousand products with their first picture. */
async function productsOf(origin: string): Promise<{ productId: number; image: string }[]> {
  const found: { productId: number; image: string }[] = [];
  for (let offset = 0; offset < 2_000; offset += 100) {
    const answer = await fetch(`${origin}/api/products?limit=100&offset=${offset}`);
    const { data } = (await answer.json()) as { data: { productId: number; variants: { images: string[] }[] }[] };
    found.push(...data.flatMap(({ productId, variants }) => variants[0]?.images.slice(0, 1).map((image) => ({ productId, image })) ?? []));
  }
  return found;
}
