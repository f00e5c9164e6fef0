import { useSyncExternalStore } from 'react';
import type { ProductSummary } from '../../contract/catalogue.ts';

/** Local storage's key of the products looked at last, the newest first. */
const key = 'recentlyViewed';

/** Most products kept: two rows on a wide screen. */
const maxViewed = 8;

const none: readonly ProductSummary[] = [];
const listeners = new Set<() => void>();

/** What was read last: a snapshot must stay the same object while nothing changes. */
let read: { text: string | null; products: readonly ProductSummary[] } = { text: null, products: none };

function isProduct(value: unknown): value is ProductSummary {
  const product = value as Partial<ProductSummary> | null;
  return (
    typeof product === 'object' &&
    product !== null &&
    Number.isInteger(product.productId) &&
    typeof product.name === 'string' &&
    typeof product.brand === 'string' &&
    typeof product.packSize === 'string' &&
    Array.isArray(product.variants)
  );
}

function parse(text: string | null): readonly ProductSummary[] {
  try {
    const stored = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isProduct).slice(0, maxViewed) : none;
  } catch {
    return none;
  }
}

function snapshot(): readonly ProductSummary[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    // Storage can be switched off; nothing is remembered then.
  }
  if (text !== read.text) read = { text, products: parse(text) };
  return read.products;
}

function store(products: readonly ProductSummary[]): void {
  try {
    if (products.length > 0) localStorage.setItem(key, JSON.stringify(products));
    else localStorage.removeItem(key);
  } catch {
    // As above, or full.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notes that a product was looked at. Only what its card shows is kept. */
export function rememberViewed(product: ProductSummary): void {
  const [variant] = product.variants;
  const { productId, name, brand, packSize, code, storage } = product;
  const seen: ProductSummary = {
    productId,
    name,
    brand,
    packSize,
    ...(code === undefined ? {} : { code }),
    ...(storage === undefined ? {} : { storage }),
    variants: [{ images: variant?.images.slice(0, 1) ?? [], tags: [] }],
    categories: [],
  };
  store([seen, ...snapshot().filter((other) => other.productId !== productId)].slice(0, maxViewed));
}

/** Forgets them all. */
export function forgetViewed(): void {
  store(none);
}

/** The products looked at last in this browser, the newest first; none on the server and while hydrating. */
export function useRecentlyViewed(): readonly ProductSummary[] {
  return useSyncExternalStore(subscribe, snapshot, () => none);
}
