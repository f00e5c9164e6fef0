import type { ProductSummary } from '../../contract/catalogue.ts';
import { deferredPart } from '../navigation/deferredPart.tsx';

const load = () => import('./RecentlyViewed.tsx');

/** The recently viewed products; the code is fetched when the visitor scrolls to them. */
export const RecentlyViewed = deferredPart(async () => (await load()).RecentlyViewed, 'visible');

/** Stores that a product was viewed; its code is fetched after the page, with that of the list. */
export async function rememberViewedLater(product: ProductSummary): Promise<void> {
  (await load()).rememberViewed(product);
}
