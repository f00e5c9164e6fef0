import type { ProductSummary } from '../../contract/catalogue.ts';
import { storedList } from '../storedList.ts';
import { recentlyViewedKey } from './key.ts';

/** Most products stored: two rows on a wide screen. */
const maxViewed = 8;

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

const viewed = storedList(recentlyViewedKey, maxViewed, isProduct);

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
  viewed.put(seen, (other) => other.productId === productId);
}

export const forgetViewed = viewed.clear;

/** The recently viewed products of this browser, the newest first; none on the server and while hydrating. */
export const useRecentlyViewed = viewed.useItems;
