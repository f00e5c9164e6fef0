/**
 * Part `server`: what pages and API calls cost the server. CPU is milliseconds per request, of the server's process with all its
 * threads and of PostgreSQL's processes. The floors, the least that it can cost, are measured in the same run: a bare Fastify that answers the same bytes, and the
 * statements that an answer needs at least, prepared, on the same tables.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sortings } from '../../src/contract/sorting.ts';
import { queries } from '../search/queries.ts';
import { startChild } from './lib/child.ts';
import { load, type Load } from './lib/load.ts';
import { freePort } from './lib/ports.ts';
import { startCluster, type Cluster } from './lib/postgres.ts';
import { pageNames, startShop, type PageName, type Shop } from './lib/shop.ts';
import { median, round } from './lib/statistics.ts';
import type { BareFastifyCalls } from './processes/bareFastify.ts';
import type { BareStatementsCalls, StatementCase } from './processes/bareStatements.ts';

/** Kinds of API calls. `typed` is a search as buyers type it, with typing errors and trade words; `search` is one known word. */
export const apiCases = ['list', 'search', 'typed', 'detail', 'tree'] as const;
type ApiCase = (typeof apiCases)[number];

/** Numbers of connections that ask at a time. */
export const connectionCounts = [1, 16] as const;
type Connections = (typeof connectionCounts)[number];

/** Aims: ms of CPU per page; ratios to the floor. */
export const serverAims = { newPage: 8, cachedPage: 0.3, coldTimesFloor: 3, cachedTimesBareFastify: 2 };

/** A measurement: speed, and ms of CPU per request. */
interface Cost extends Load {
  cpuServer: number;
  /** Undefined on systems without `/proc`. */
  cpuPostgres?: number;
}

/** One kind of call with one number of connections. */
interface CallFigures {
  bytes: number;
  /** Every request has another address; undefined for the tree, which has only one. */
  cold?: Cost;
  /** Twenty cached answers, again and again. */
  cached: Cost;
  bareFastify: Cost;
  /** `cpuServer` is the process that asks. */
  bareStatements?: Cost;
  /** Ratio of the CPU of server and database to that of the bare Fastify and the bare statements. */
  coldTimesFloor?: number;
  cachedTimesBareFastify: number;
}

/** The figures of this part. */
export interface ServerFigures {
  /** ms of CPU per page, server and database together. */
  pages: Record<PageName, { new: number | null; cached: number; bytes: number }>;
  api: Record<ApiCase, Record<Connections, CallFigures>>;
}

/** Numbers of requests. A cold request is sent once in the life of a server, and there are 10,240 products. */
interface Size {
  rounds: number;
  pages: number;
  cold: Record<Connections, number>;
  cached: Record<Connections, number>;
}
const sizes: Record<'full' | 'quick', Size> = {
  full: { rounds: 3, pages: 300, cold: { 1: 900, 16: 1_600 }, cached: { 1: 4_000, 16: 8_000 } },
  quick: { rounds: 1, pages: 60, cold: { 1: 200, 16: 320 }, cached: { 1: 500, 16: 1_600 } },
};

/** A question to the API, and the values of its bare statements. */
interface Question {
  address: string;
  values: (string | number)[];
}

/** Different addresses in a measurement of cached answers. */
const cachedAnswers = 20;

/** Products on a list, as the storefront requests them. */
const limit = 12;

/** Headers of a browser, which accepts compressed pages. */
const pageHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** Measures the shop on a PostgreSQL of its own, whose CPU can be told from the server's. */
export async function server(quick: boolean): Promise<ServerFigures> {
  const cluster = await startCluster();
  try {
    return await measure(cluster, sizes[quick ? 'quick' : 'full']);
  } finally {
    await cluster.stop();
  }
}

async function measure(cluster: Cluster, size: Size): Promise<ServerFigures> {
  const place = { url: cluster.url };
  let shop = await startShop(place);
  await shop.stop();
  const statements = await startChild<BareStatementsCalls>('bareStatements.ts', { DATABASE_URL: cluster.url });
  const range = await statements.call('range');
  const questions = questionsAbout(range);

  const runStatements = async (name: StatementCase, connections: Connections): Promise<Cost> => {
    const values = questions[name].map((question) => question.values);
    await statements.call('run', name, values.slice(0, size.cold[1]), connections);
    return medianCost(size.rounds, async (turn) => {
      const asked = values.slice(turn * size.cold[connections], (turn + 1) * size.cold[connections]);
      return costOf(
        asked.length,
        () => statements.call('usage'),
        cluster,
        () => statements.call('run', name, asked, connections),
      );
    });
  };
  const bare = {} as Record<StatementCase, Record<Connections, Cost>>;
  for (const name of ['list', 'search', 'detail'] as const)
    bare[name] = { 1: await runStatements(name, 1), 16: await runStatements(name, 16) };
  await statements.stop();

  shop = await startShop(place);
  const pages = await measurePages(shop, cluster, range, size);
  await shop.stop();

  shop = await startShop(place);
  const bodies = new Map<string, string>();
  const measured = {} as Record<ApiCase, Record<Connections, Pick<CallFigures, 'cold' | 'cached'>>>;
  for (const name of apiCases) measured[name] = await measureCalls(shop, cluster, questions[name], name === 'tree', size);
  for (const { address } of apiCases.flatMap((name) => questions[name].slice(0, cachedAnswers)))
    bodies.set(address, await textAt(shop.origin + address));
  await shop.stop();

  const fastify = await measureBareFastify(bodies, questions, size);
  const figuresOf = (name: ApiCase, connections: Connections): CallFigures => {
    const { cold, cached } = measured[name][connections];
    const bareFastify = fastify[name][connections];
    const bareStatements = name === 'tree' ? undefined : bare[name === 'typed' ? 'search' : name][connections];
    const addresses = questions[name].slice(0, cachedAnswers).map(({ address }) => bodies.get(address)!);
    return {
      bytes: Math.round(median(addresses.map((body) => Buffer.byteLength(body)))),
      ...(cold ? { cold } : {}),
      cached,
      bareFastify,
      ...(bareStatements ? { bareStatements } : {}),
      // The floor does not include the client that runs the bare statements, as in pgbench.
      ...(cold && bareStatements
        ? { coldTimesFloor: round(together(cold) / (bareFastify.cpuServer + (bareStatements.cpuPostgres ?? bareStatements.cpuServer)), 2) }
        : {}),
      cachedTimesBareFastify: round(together(cached) / bareFastify.cpuServer, 2),
    };
  };
  const api = Object.fromEntries(
    apiCases.map((name) => [name, { 1: figuresOf(name, 1), 16: figuresOf(name, 16) }]),
  ) as ServerFigures['api'];
  return { pages, api };
}

/** Questions that are all different. The first ones are asked again for the measurement of cached answers. */
function questionsAbout({ products, categories, words }: Awaited<ReturnType<BareStatementsCalls['range']>>): Record<ApiCase, Question[]> {
  const many = Array.from({ length: 12_000 }, (_, index) => index);
  const search = (text: string, offset: number) =>
    `/api/products?${new URLSearchParams({ searchProduct: text, limit: String(limit), offset: String(offset) })}`;
  const typed = queries.map(({ query }) => query).filter((query) => typeof query === 'string');
  return {
    list: many.map((index) => {
      const category = categories[index % categories.length]!;
      const sorting = sortings[Math.floor(index / categories.length) % sortings.length]!;
      const offset = Math.floor(index / categories.length / sortings.length);
      return {
        address: `/api/products?categoryId=${category}&sorting=${sorting}&limit=${limit}&offset=${offset}`,
        values: [category, offset],
      };
    }),
    search: many.map((index) => {
      const { word, term } = words[index % words.length]!;
      const offset = Math.floor(index / words.length);
      return { address: search(word, offset), values: [`'${term}'`, offset] };
    }),
    typed: many.map((index) => ({ address: search(typed[index % typed.length]!, Math.floor(index / typed.length)), values: [] })),
    detail: products.map((id) => ({ address: `/api/products/details/${id}`, values: [id] })),
    tree: [{ address: '/api/categories', values: [] }],
  };
}

async function measurePages(
  shop: Shop,
  cluster: Cluster,
  { products, categories }: Awaited<ReturnType<BareStatementsCalls['range']>>,
  { pages: amount }: Size,
): Promise<ServerFigures['pages']> {
  const numbers = Array.from({ length: amount * 2 }, (_, index) => index);
  const addresses: Record<PageName, string[]> = {
    // Home has one address, and is rendered once for each version of the catalogue.
    home: ['/'],
    list: numbers.map(
      (number) =>
        `/product-list/?categoryId=${categories[number % categories.length]}&sort=${sortings[Math.floor(number / categories.length) % sortings.length]}`,
    ),
    detail: numbers.map((number) => `/product/${products[number]}`),
  };
  const figures = {} as ServerFigures['pages'];
  for (const name of pageNames) {
    const ask = (asked: string[], count: number) => load(shop.origin, asked, { connections: 1, amount: count, headers: pageHeaders });
    const cost = (asked: string[], count: number) =>
      costOf(
        count,
        () => shop.usage(),
        cluster,
        () => ask(asked, count),
      );
    const isRenderedOften = addresses[name].length > 1;
    if (isRenderedOften) await ask(addresses[name].slice(0, amount), amount);
    const made = isRenderedOften ? round(together(await cost(addresses[name].slice(amount), amount)), 2) : null;
    const cached = addresses[name].slice(-cachedAnswers);
    await ask(cached, amount * 2);
    // The server compresses often requested pages once more, one at a time: wait for that before the cost of an answer is measured.
    for (let [calm, turn] = [0, 0]; calm < 3 && turn < 200; turn += 1) {
      const { cpuMs } = await shop.usage();
      await ask(cached, cachedAnswers);
      await wait(100);
      calm = (await shop.usage()).cpuMs - cpuMs < 20 ? calm + 1 : 0;
    }
    const again = await cost(cached, amount * 10);
    const answer = await fetch(shop.origin + cached[0], { headers: pageHeaders });
    const body = await answer.arrayBuffer();
    figures[name] = { new: made, cached: round(together(again), 3), bytes: body.byteLength };
  }
  return figures;
}

async function measureCalls(
  shop: Shop,
  cluster: Cluster,
  questions: readonly Question[],
  alwaysCached: boolean,
  { rounds, cold, cached }: Size,
): Promise<Record<Connections, Pick<CallFigures, 'cold' | 'cached'>>> {
  const addresses = questions.map(({ address }) => address);
  const costAt = (asked: string[], connections: Connections, amount: number) =>
    costOf(
      amount,
      () => shop.usage(),
      cluster,
      () => load(shop.origin, asked, { connections, amount }),
    );
  let next = cachedAnswers;
  const fresh = (count: number) => {
    if (next + count > addresses.length) throw new RangeError(`There are only ${addresses.length} different questions.`);
    return addresses.slice(next, (next += count));
  };
  const figures = {} as Record<Connections, Pick<CallFigures, 'cold' | 'cached'>>;
  if (!alwaysCached) await load(shop.origin, fresh(cold[1]), { connections: 1, amount: cold[1] });
  for (const connections of connectionCounts) {
    // Autocannon makes one request per connection that it does not send.
    const coldCost = () => costAt(fresh(cold[connections] + connections), connections, cold[connections]);
    const repeated = addresses.slice(0, cachedAnswers);
    const measuredCold = alwaysCached ? undefined : await medianCost(rounds, coldCost);
    await load(shop.origin, repeated, { connections, amount: cached[1] });
    figures[connections] = {
      ...(measuredCold ? { cold: measuredCold } : {}),
      cached: await medianCost(rounds, () => costAt(repeated, connections, cached[connections])),
    };
  }
  return figures;
}

async function measureBareFastify(
  bodies: ReadonlyMap<string, string>,
  questions: Record<ApiCase, Question[]>,
  { rounds, cached }: Size,
): Promise<Record<ApiCase, Record<Connections, Cost>>> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const fastify = await startChild<BareFastifyCalls>('bareFastify.ts', { PORT: String(port) });
  try {
    for (const [address, body] of bodies) await fastify.call('answer', address, body);
    const costs = {} as Record<ApiCase, Record<Connections, Cost>>;
    for (const name of apiCases) {
      const addresses = questions[name].slice(0, cachedAnswers).map(({ address }) => address);
      const at = async (connections: Connections) => {
        await load(origin, addresses, { connections, amount: cached[1] });
        const amount = cached[connections];
        return medianCost(rounds, () =>
          costOf(
            amount,
            () => fastify.call('usage'),
            undefined,
            () => load(origin, addresses, { connections, amount }),
          ),
        );
      };
      costs[name] = { 1: await at(1), 16: await at(16) };
    }
    return costs;
  } finally {
    await fastify.stop();
  }
}

/** The cost per request of a number of requests. */
async function costOf(requests: number, usage: Shop['usage'], cluster: Cluster | undefined, run: () => Promise<Load>): Promise<Cost> {
  const [server, postgres] = [await usage(), cluster?.cpuMs()];
  const { perSecond, p50, p99 } = await run();
  const [serverAfter, postgresAfter] = [await usage(), cluster?.cpuMs()];
  return {
    perSecond,
    p50: round(p50, 3),
    p99: round(p99, 3),
    cpuServer: round((serverAfter.cpuMs - server.cpuMs) / requests, 4),
    ...(postgres !== undefined && postgresAfter !== undefined ? { cpuPostgres: round((postgresAfter - postgres) / requests, 4) } : {}),
  };
}

/** The median of several rounds by CPU. */
async function medianCost(rounds: number, measure: (round: number) => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let each = 0; each < rounds; each++) costs.push(await measure(each));
  const middle = median(costs.map(together));
  return costs.find((cost) => together(cost) === middle)!;
}

const together = ({ cpuServer, cpuPostgres = 0 }: Cost): number => cpuServer + cpuPostgres;

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return answer.text();
}
