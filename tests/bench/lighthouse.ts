/** Parts `lighthouse` and `routes`: Lighthouse with its default settings (a phone, slow 4G, simulated). Scores from 0 to 100, the median of several runs. */
import runLighthouse, { type Result } from 'lighthouse';
import { screenAddresses } from '../../tools/measure/screenAddresses.ts';
import { startChromium } from './lib/chromium.ts';
import { freePort } from './lib/ports.ts';
import { filledFolder, samplePages, startShop, type PageName } from './lib/shop.ts';
import { median, round } from './lib/statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Aims, as scores. */
export const lighthouseAims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse's results for one page. */
export interface Report {
  scores: Record<(typeof categories)[number], number>;
  /** Medians, in milliseconds except the layout shift. */
  metrics: {
    firstContentfulPaint: number;
    largestContentfulPaint: number;
    totalBlockingTime: number;
    speedIndex: number;
    cumulativeLayoutShift: number;
  };
  /** Audits that take points from a score in any run: id, and the elements or addresses they name. Timings count when below 90. */
  failing: Record<string, string[]>;
  /** Audits that suggest something without taking points. */
  hints: Record<string, string[]>;
  /** Lighthouse's measure of the machine's speed in each run: on a busy machine the performance score means little. */
  benchmarkIndex: number[];
}

/** The figures of the part `lighthouse`. */
export interface LighthouseFigures {
  runs: number;
  pages: Record<PageName, Report>;
}

/** Runs Lighthouse over the three pages in turn, so that a disturbance meets all of them. */
export async function lighthouse(quick: boolean): Promise<LighthouseFigures> {
  const runs = quick ? 1 : 5;
  const pages = await reportsOf(runs, samplePages);
  return { runs, pages };
}

/**
 * Every other route. /error is left out: loaded afresh it goes home, as specified.
 */
const { home: _home, 'product list': _list, product: _product, error: _error, ...otherRoutes } = screenAddresses;

/** The figures of the part `routes`. */
export interface RouteFigures {
  runs: number;
  pages: Record<keyof typeof otherRoutes, Report>;
}

/** Part `routes`: the same for every other route. */
export async function routes(quick: boolean): Promise<RouteFigures> {
  const runs = quick ? 1 : 3;
  const pages = await reportsOf(runs, async () => otherRoutes);
  return { runs, pages };
}

async function reportsOf<Name extends string>(
  runs: number,
  addressesOf: (origin: string) => Promise<Readonly<Record<Name, string>>>,
): Promise<Record<Name, Report>> {
  const shop = await startShop({ folder: await filledFolder() });
  const port = await freePort();
  const browser = await startChromium(port);
  try {
    const addresses = Object.entries<string>(await addressesOf(shop.origin)) as [Name, string][];
    const results = new Map<Name, Result[]>(addresses.map(([name]) => [name, []]));
    // The first run is not counted: pictures are made when they are first requested.
    for (let run = 0; run <= runs; run++) {
      for (const [name, address] of addresses) {
        const result = await resultOf(shop.origin + address, port);
        if (run > 0) results.get(name)?.push(result);
      }
    }
    return Object.fromEntries(addresses.map(([name]) => [name, reportOf(results.get(name) ?? [])])) as Record<Name, Report>;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** One run. Sometimes the browser records no start of the navigation, which says nothing about the page: then it runs again. */
async function resultOf(address: string, port: number): Promise<Result> {
  let failure: string | undefined;
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await runLighthouse(address, { port, logLevel: 'error', output: 'json' });
    failure = result ? result.lhr.runtimeError?.message : 'no result';
    if (result && failure === undefined) return result.lhr;
  }
  throw new Error(`Lighthouse failed on ${address}: ${failure}`);
}

function reportOf(results: readonly Result[]): Report {
  const metric = (id: string, digits = 0) => round(median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)), digits);
  const failing: Record<string, string[]> = {};
  const hints: Record<string, string[]> = {};
  for (const { audits, categories: judged } of results) {
    const weighted = new Set(
      Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
    );
    for (const [id, { score, details, numericValue }] of Object.entries(audits)) {
      const isTiming = numericValue !== undefined;
      if (score === null || score >= (isTiming ? 0.9 : 1)) continue;
      (weighted.has(id) ? failing : hints)[id] = namedBy(details);
    }
  }
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round(median(results.map((result) => result.categories[id]?.score ?? 0)) * 100)]),
    ) as Report['scores'],
    metrics: {
      firstContentfulPaint: metric('first-contentful-paint'),
      largestContentfulPaint: metric('largest-contentful-paint'),
      totalBlockingTime: metric('total-blocking-time'),
      speedIndex: metric('speed-index'),
      cumulativeLayoutShift: metric('cumulative-layout-shift', 4),
    },
    failing,
    hints,
    benchmarkIndex: results.map(({ environment }) => Math.round(environment.benchmarkIndex)),
  };
}

/** The elements, addresses and reasons that an audit complains of, at most five. */
function namedBy(details: Result['audits'][string]['details']): string[] {
  const found = JSON.stringify(details ?? {}).matchAll(/"(?:snippet|url|reason)":("(?:[^"\\]|\\.)*")/gu);
  return [...new Set([...found].map(([, text]) => (JSON.parse(text!) as string).slice(0, 200)))].slice(0, 5);
}
