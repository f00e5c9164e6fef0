import type { ShopCalls } from '../processes/shop.ts';
import { startChild, type Usage } from './child.ts';
import { temporaryFolder } from './cleanup.ts';
import { freePort } from './ports.ts';

/** A running shop. */
export interface Shop {
  /** The origin it listens on, without a slash at its end. */
  readonly origin: string;
  /** CPU time and memory that its process has used so far. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/**
 * Starts the shop with its demo range, as it runs by default; its log is discarded.
 *
 * @param database address of a PostgreSQL database, or the data folder of an embedded one
 */
export async function startShop(database: { readonly url: string } | { readonly folder: string }): Promise<Shop> {
  const port = await freePort();
  const child = await startChild<ShopCalls>('shop.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    BRAND: 'tarnbrook',
    LOG_LEVEL: 'info',
    DATABASE_URL: 'url' in database ? database.url : '',
    DATA_DIR: 'url' in database ? await temporaryFolder() : database.folder,
  });
  return { origin: `http://127.0.0.1:${port}`, usage: () => child.call('usage'), stop: child.stop };
}

let filled: Promise<string> | undefined;

/** A data folder with the demo range, made once in a run. One shop at a time may use it. */
export function filledFolder(): Promise<string> {
  return (filled ??= fill());
}

async function fill(): Promise<string> {
  const folder = await temporaryFolder();
  const shop = await startShop({ folder });
  await shop.stop();
  return folder;
}

/** The kinds of page that are measured. */
export const pageNames = ['home', 'list', 'detail'] as const;

/** One of them. */
export type PageName = (typeof pageNames)[number];

/** Paths of the three measured pages, one of each kind. The product is the best seller. */
export async function samplePages(origin: string): Promise<Record<PageName, string>> {
  const answer = await fetch(`${origin}/api/products?limit=1`);
  const { data } = (await answer.json()) as { data: { productId: number }[] };
  if (!data[0]) throw new Error(`${origin} has no products.`);
  return { home: '/', list: '/product-list', detail: `/product/${data[0].productId}` };
}
