import { lazyOverlay } from '../../kit/utils/lazyPart.tsx';

/** The dialog over the error page. Without its code there is none, since the page says the same in general. It is preloaded, since it may be needed without a network. */
export const FailureDialog = lazyOverlay(async () => (await import('../../kit/ResultDialog/index.ts')).ResultDialog);
