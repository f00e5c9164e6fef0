import { lazyPart } from '../navigation/lazyPart.tsx';

/** `FormNotice`, fetched when there is one. */
export const LazyFormNotice = lazyPart(async () => (await import('./FormNotice.tsx')).FormNotice);
