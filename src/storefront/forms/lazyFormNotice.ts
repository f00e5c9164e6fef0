import { lazyPart } from '../navigation/lazyPart.tsx';

const load = async () => (await import('./FormNotice.tsx')).FormNotice;

/** `FormNotice`, fetched when there is one. */
export const LazyFormNotice = lazyPart(load);

/** Fetches it beforehand, for news of a connection that was lost. */
export async function preloadFormNotice(): Promise<void> {
  await load().catch(console.error);
}
