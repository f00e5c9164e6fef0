import { useSyncExternalStore } from 'react';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { localText } from '../localText.ts';

/** The recently viewed products, the newest first. */
const stored = localText('recentlyViewed');

/** Most products stored: two rows on a wide screen. */
const maxViewed = 8;

const none: readonly ProductSummary[] = [];

/** The last result, since a snapshot must stay the same object while nothing changes. */
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
    const products = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(products) ? products.filter(isProduct).slice(0, maxViewed) : none;
  } catch {
    return none;
  }
}

function snapshot(): readonly ProductSummary[] {
  const text = stored.read();
  if (text !== read.text) read = { text, products: parse(text) };
  return read.products;
}

function store(products: readonly ProductSummary[]): void {
  stored.write(products.length > 0 ? JSON.stringify(products) : null);
  stored.tell();
}

/** Stores that a product was viewed, with only the facts that its card shows. */
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

/** Deletes all of them. */
export function forgetViewed(): void {
  store(none);
}

/** The recently viewed products of this browser, the newest first; none on the server and while hydrating. */
export function useRecentlyViewed(): readonly ProductSummary[] {
  return useSyncExternalStore(stored.subscribe, snapshot, () => none);
}
