import type { ProductSummary } from '../../contract/catalogue.ts';
import { storedList } from '../storedList.ts';
import { recentlyViewedKey } from './key.ts';

/** Most products stored: two rows on a wide screen. */
const maxViewed = 8;

function isProduct(value: unknown): value is ProductSummary {
  const { productId, name, brand, packSize, variants } = (value ?? {}) as Partial<ProductSummary>;
  return Number.isInteger(productId) && [name, brand, packSize].every((text) => typeof text === 'string') && Array.isArray(variants);
}

const viewed = storedList(recentlyViewedKey, maxViewed, isProduct);

/** Stores that a product was viewed, with only the facts that its card shows. */
export function rememberViewed({ productId, name, brand, packSize, code, storage, variants }: ProductSummary): void {
  const shown = [{ images: variants[0]?.images.slice(0, 1) ?? [], tags: [] }];
  const seen = { productId, name, brand, packSize, code, storage, variants: shown, categories: [] };
  viewed.put(seen, (other) => other.productId === productId);
}

export const forgetViewed = viewed.clear;

/** The recently viewed products of this browser, the newest first; none on the server and while hydrating. */
export const useRecentlyViewed = viewed.useItems;
