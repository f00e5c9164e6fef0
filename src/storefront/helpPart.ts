import { deferredPart } from './navigation/deferredPart.tsx';

/** Contact details as a deferred part: the links work without its code. */
export const HelpCard = deferredPart(async () => (await import('./HelpCard.tsx')).HelpCard, 'visible');
