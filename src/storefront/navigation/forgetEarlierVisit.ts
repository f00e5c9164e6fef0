import { isNewDocument } from './isNewDocument.ts';

/**
 * Removes the router's state from the history's entry at which this document was loaded, unless it was reloaded or returned to. Browsers keep the state of an
 * entry whose address is opened again by a link or typed, and a page would take what it stored there for a part of the new visit.
 */
export function forgetEarlierVisit(): void {
  const state = history.state as Record<string, unknown> | null;
  if (!isNewDocument() || state?.['usr'] === undefined) return;
  // The router's state is under "usr"; the other entries of the object belong to the place in the history.
  const { usr: _earlier, ...place } = state;
  history.replaceState(place, '');
}
