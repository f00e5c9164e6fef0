import { deferredPart } from './navigation/deferredPart.tsx';

/** Whom to ask, as a part of a screen: its links work without its code. */
export const HelpCard = deferredPart(async () => (await import('./HelpCard.tsx')).HelpCard, 'visible');
