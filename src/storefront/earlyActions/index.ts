/**
 * Early actions: a visitor uses the page before its script has arrived.
 *
 * Most of it is left to the browser: links lead on, a search is a form that goes by GET, and what is typed, ticked or chosen is kept by its control, from where
 * the kit's component takes it over (`kit/utils/useSilentInput.ts`). Two cases are left, and both are handled here:
 *
 * - The page is not hydrated yet. A script in the head (`script.ts`) keeps posted forms on the page and the last press on a button, and {@link EarlyPress}
 *   repeats that press on the same button once the page is hydrated.
 * - The page is hydrated, but a part of it has no code yet (`navigation/deferredPart.tsx`). {@link useEarlyActions} records in that part and repeats.
 */
export { EarlyPress } from './EarlyPress.tsx';
export { earlyActionsScript } from './script.ts';
export { useEarlyActions } from './useEarlyActions.ts';
export { useVisitorKnown } from './useVisitorKnown.ts';
