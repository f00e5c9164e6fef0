/**
 * Part `memory`: what the shop takes with its embedded database, from the first start on an empty folder to a load of many connections and after it. Processes count
 * with their share of what they have in common (`Pss`). MB of 2^20 bytes; on Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { categoriesCall } from '../../src/contract/calls.ts';
import { mediaAtWidth, mediaWidths } from '../../src/contract/media.ts';
import { temporaryFolder } from './lib/cleanup.ts';
import { startByScript } from './lib/startScript.ts';

/** Aims, in MB, for the default of `MEMORY_MB`. */
export const memoryAims = { steady: 350, peak: 500 };

/** Connections that ask at once. */
export const memoryConnections = 200;

/** How often memory is read, in milliseconds. */
const readEveryMs = 200;

/** How long memory may take to become steady, in seconds. */
const restSeconds = { full: 30, quick: 5 };

/** How long is asked, in seconds. */
const loadSeconds = { full: 60, quick: 5 };

/** Memory in MB: the server, the database's processes with the shell that ends them, both. */
export interface Memory {
  server: number;
  database: number;
  sum: number;
}

/** The figures of this part. */
export interface MemoryFigures {
  /** The first start, which loads the demo. */
  firstStart: { peak: Memory; steady: Memory };
  /** A start with data. */
  nextStart: { peak: Memory; steady: Memory };
  load: { seconds: number; requests: number; peak: Memory; after: Memory };
}

/** Starts the shop twice and asks it many things at once. */
export async function memory(quick: boolean): Promise<MemoryFigures> {
  if (process.platform !== 'linux') throw new Error('Memory is read from /proc, which only Linux has.');
  const size = quick ? 'quick' : 'full';
  const rest = () => wait(restSeconds[size] * 1_000);
  const folder = await temporaryFolder();
  const starts: MemoryFigures['firstStart'][] = [];
  for (let turn = 0; ; turn += 1) {
    let watch: MemoryWatch | undefined;
    const shop = await startByScript(folder, (pid) => (watch = new MemoryWatch(pid)));
    try {
      await rest();
      starts.push({ peak: watch!.take(), steady: watch!.now() });
      if (turn === 0) continue;
      const { answered, errors, refused } = await ask(shop.origin, { seconds: loadSeconds[size], connections: memoryConnections });
      if (errors + refused > 0) throw new Error(`${shop.origin}: ${errors} errors, ${refused} refused`);
      const peak = watch!.take();
      await rest();
      return {
        firstStart: starts[0]!,
        nextStart: starts[1]!,
        load: { seconds: loadSeconds[size], requests: answered, peak, after: watch!.now() },
      };
    } finally {
      watch!.end();
      await shop.stop();
    }
  }
}

/** Reads the memory of a process and its children again and again. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #largest: Memory = { server: 0, database: 0, sum: 0 };

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.now(), readEveryMs);
  }

  /** The memory at this moment. */
  now(): Memory {
    const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);
    const server = shareOf(String(this.#pid));
    const database = descendantsOf(String(this.#pid)).reduce((sum, pid) => sum + shareOf(pid), 0);
    const memory = { server: megabytes(server), database: megabytes(database), sum: megabytes(server + database) };
    if (memory.sum > this.#largest.sum) this.#largest = memory;
    return memory;
  }

  /** The largest since the last call. */
  take(): Memory {
    const largest = this.#largest;
    this.#largest = { server: 0, database: 0, sum: 0 };
    return largest;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}

/** Memory of a process, in kB; 0 for one that has ended. */
function shareOf(pid: string): number {
  return Number(/^Pss: +(\d+) kB$/mu.exec(contentOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function descendantsOf(pid: string): string[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The fourth field of `/proc/<pid>/stat`; the second, a name, may hold anything. */
function parentOf(pid: string): string | undefined {
  return /\) \S (\d+) [^)]*$/u.exec(contentOf(`/proc/${pid}/stat`))?.[1];
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Asks as visits do: of a hundred 15 pages of lists, 13 of products, 10 pictures, 61 calls of the API and the home page; most of them different. Counts the answers. @param perSecond - requests of all connections together; as many as are answered by default */
export async function ask(
  origin: string,
  { seconds, connections, perSecond }: { seconds: number; connections: number; perSecond?: number },
): Promise<{ answered: number; errors: number; refused: number }> {
  const products = await productsOf(origin);
  const words = ['cod', 'chips', 'nut free', 'vegan sausage', 'gloves', 'halal chicken', 'cups', 'mozzarella', 'oil', 'haddock fillets'];
  let asked = 0;
  const next = (): string => {
    const index = asked++;
    const kind = index % 100;
    const { productId, image } = products[(index * 7) % products.length]!;
    const page = 1 + (index % 800);
    if (kind === 0) return '/';
    if (kind <= 15) return `/product-list/?page=${page}`;
    if (kind <= 28) return `/product/${productId}`;
    if (kind <= 38) return mediaAtWidth(image, mediaWidths[index % mediaWidths.length]!);
    if (kind <= 60) return `/api/products?limit=12&offset=${page * 12}`;
    if (kind <= 75) return `/api/products?limit=12&search=${encodeURIComponent(`${words[index % 10]} ${index % 37}`)}`;
    return kind <= 98 ? `/api/products/details/${productId}` : categoriesCall;
  };
  const count = { answered: 0, errors: 0, refused: 0 };
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        ...(perSecond === undefined ? {} : { overallRate: perSecond }),
        timeout: 60,
        headers: { 'accept-encoding': 'gzip, deflate, br', accept: '*/*,image/avif,image/webp' },
        requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
      },
      (error, { errors, timeouts }) => {
        count.errors += errors + timeouts;
        if (error) reject(error);
        else resolve();
      },
    );
    run.on('response', (_client, status) => {
      count.answered += 1;
      if (status === 503) count.refused += 1;
      else if (status >= 400) count.errors += 1;
    });
  });
  return count;
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
