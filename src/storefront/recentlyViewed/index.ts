import type { ProductSummary } from '../../contract/catalogue.ts';
import { deferredPart } from '../navigation/deferredPart.tsx';

const load = () => import('./RecentlyViewed.tsx');

/** The products looked at last; its code comes when somebody scrolls to it. */
export const RecentlyViewed = deferredPart(async () => (await load()).RecentlyViewed, 'visible');

/** Notes that a product was looked at; the code for it comes after the page, with that of the list. */
export async function rememberViewedLater(product: ProductSummary): Promise<void> {
  (await load()).rememberViewed(product);
}
