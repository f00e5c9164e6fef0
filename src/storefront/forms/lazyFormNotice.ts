import { lazyPart } from '../../kit/utils/lazyPart.tsx';

/** `FormNotice`, whose code is fetched with the first notice. */
export const LazyFormNotice = lazyPart(async () => (await import('./FormNotice.tsx')).FormNotice);
