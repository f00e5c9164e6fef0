/**
 * Part `contention`: how long others wait while somebody asks for much. Cached pages are fetched while 28 searches a second of words with many synonyms are worked out,
 * lists that are not cached while a business sends the largest registration there is, and `/healthz` while 30 connections open pages of searches.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountFormCall, productsCall } from '../../src/contract/calls.ts';
import { idempotencyKeyHeader } from '../../src/contract/forms/idempotencyKey.ts';
import { directorCount, documentMaxBytes } from '../../src/contract/limits.ts';
import { defaultSorting } from '../../src/contract/sorting.ts';
import { synonymGroups } from '../../src/server/catalogue/search/lexicon.ts';
import { byPerson, director, filledForm, multipartBody, multipartType } from '../api/accountHarness.ts';
import { startChild } from './lib/child.ts';
import { filledFolder, startShop } from './lib/shop.ts';
import { median } from './lib/statistics.ts';
import { waitsUntil, type Waits } from './lib/waits.ts';
import type { PageFloodCalls } from './processes/pageFlood.ts';

/** Searches a second. */
export const contentionSearches = 28;

/** Connections that ask for pages of searches, each another one. */
export const contentionPages = 30;

/** Aims, in milliseconds: p99 of cached pages and of `/healthz`, and the longest wait for a list. */
export const contentionAims = { cached: 50, healthz: 100, list: 250 };

/** Phrases of one search. */
const phrasesOfSearch = 4;

/** Time between two lists, in milliseconds: within what one address may ask for. */
const listEveryMs = 70;

/** The figures of this part, medians of the rounds. */
export interface ContentionFigures {
  /** Cached pages, without the searches and with them. */
  quiet: Waits;
  searched: Waits;
  /** Lists that are not cached, without the registration and with it. */
  lists: Waits;
  registering: Waits;
  /** `/healthz` while new pages are rendered. */
  rendering: Waits;
}

/** Rounds, and seconds of each phase. */
const sizes = { full: { rounds: 5, seconds: 8 }, quick: { rounds: 1, seconds: 3 } } as const;

/** Measures in rounds, each without and with what others ask for. */
export async function contention(quick: boolean): Promise<ContentionFigures> {
  const { rounds, seconds } = sizes[quick ? 'quick' : 'full'];
  const shop = await startShop({ folder: await filledFolder() });
  const visitors = await startChild<PageFloodCalls>('pageFlood.ts', { BENCH_ORIGIN: shop.origin });
  try {
    let offset = 0;
    const home = () => `${shop.origin}/`;
    const list = () => shop.origin + productsCall({ ...everything, offset: (offset += 1) });
    await waitsUntil(wait(1_000), home);
    const figures: ContentionFigures[] = [];
    for (let each = 0; each < rounds; each += 1) {
      const quiet = await waitsUntil(wait(seconds * 1_000), home);
      const searched = await waitsUntil(search(shop.origin, seconds), home);
      const lists = await waitsUntil(wait(seconds * 1_000), list, listEveryMs);
      const registering = await waitsUntil(register(shop.origin), list, listEveryMs);
      const rendering = await waitsUntil(visitors.call('open', contentionPages, seconds), () => `${shop.origin}/healthz`);
      figures.push({ quiet, searched, lists, registering, rendering });
    }
    const middle = (of: keyof ContentionFigures): Waits => ({
      p50: median(figures.map((round) => round[of].p50)),
      p99: median(figures.map((round) => round[of].p99)),
      longest: median(figures.map((round) => round[of].longest)),
    });
    return {
      quiet: middle('quiet'),
      searched: middle('searched'),
      lists: middle('lists'),
      registering: middle('registering'),
      rendering: middle('rendering'),
    };
  } finally {
    await visitors.stop();
    await shop.stop();
  }
}

const everything = { search: '', categoryId: undefined, brands: [], tagId: undefined, sorting: defaultSorting, limit: 12 };

/** Searches for random phrases with synonyms, at a steady rate. */
async function search(origin: string, seconds: number): Promise<void> {
  const phrases = synonymGroups.flat();
  const one = async () => {
    const text = Array.from({ length: phrasesOfSearch }, () => phrases[Math.floor(Math.random() * phrases.length)]).join(' ');
    const answer = await fetch(origin + productsCall({ ...everything, search: text, offset: 0 }));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The search for "${text}" was answered with ${answer.status}.`);
  };
  const asked: Promise<void>[] = [];
  for (const began = performance.now(); performance.now() - began < seconds * 1_000; await wait(5))
    while (asked.length < ((performance.now() - began) / 1_000) * contentionSearches) asked.push(one());
  await Promise.all(asked);
}

/** Sends the largest registration: as many directors and proofs as there may be, each as large as it may be. */
async function register(origin: string): Promise<void> {
  const head = Buffer.from('%PDF-1.7\n1 0 obj<</Type/XObject>>stream\n');
  const end = Buffer.from('\nendstream endobj\n%%EOF\n');
  const content = Buffer.concat([head, randomBytes(documentMaxBytes - head.length - end.length), end]);
  const directors = Array.from({ length: directorCount.max }, (_, index) => ({
    ...director,
    mail: `director${index}@goldenfryer.example.co.uk`,
  }));
  const names = ['business.proofAddress1', 'business.proofAddress2', ...directors.map((_, index) => `directors[${index}].proofAddress`)];
  const body = multipartBody([
    { name: 'body', content: JSON.stringify({ ...filledForm({}, directors), check: byPerson }) },
    ...names.map((name) => ({ name, fileName: 'proof.pdf', type: 'application/pdf', content })),
  ]);
  const answer = await fetch(origin + accountFormCall, {
    method: 'POST',
    headers: { 'content-type': multipartType, [idempotencyKeyHeader]: randomUUID() },
    body: new Uint8Array(body),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`The registration was answered with ${answer.status}: ${text}`);
}
