import type { ProductSummary } from '../../contract/catalogue.ts';
import { localText } from '../localText.ts';
import { deferredPart } from '../navigation/deferredPart.tsx';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import { recentlyViewedKey } from './key.ts';

const load = () => import('./RecentlyViewed.tsx');

const stored = localText(recentlyViewedKey);

/** The recently viewed products. Their code is fetched at once where there are any: shown when somebody scrolls to them, they would move the page's foot. */
export const RecentlyViewed = deferredPart(
  async () => (await load()).RecentlyViewed,
  'visible',
  () => useIsLive() && stored.read() !== null,
);

/** Stores that a product was viewed; its code is fetched after the page, with that of the list. */
export async function rememberViewedLater(product: ProductSummary): Promise<void> {
  (await load()).rememberViewed(product);
}
