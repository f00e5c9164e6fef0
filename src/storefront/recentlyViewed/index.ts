import type { ProductSummary } from '../../contract/catalogue.ts';
import { deferredPart } from '../navigation/deferredPart.tsx';

/** The products looked at last; its code comes when somebody scrolls to it. */
export const RecentlyViewed = deferredPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed, 'visible');

/** Notes that a product was looked at; the code for it comes after the page. */
export async function rememberViewedLater(product: ProductSummary): Promise<void> {
  (await import('./store.ts')).rememberViewed(product);
}
