import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSorting, type Sorting } from '../../contract/sorting.ts';
import { localText } from '../localText.ts';
import { isNewDocument } from './isNewDocument.ts';
import { useIsLive } from './useIsLive.ts';

/** The last chosen order, under the key of the specification (section 3). */
const stored = localText('sortBy');

/** The order that was chosen last in this browser. */
export function readSorting(): Sorting | undefined {
  const text = stored.read();
  return isSorting(text) ? text : undefined;
}

/** Stores the visitor's choice of order for later visits. */
export function storeSorting(sorting: Sorting): void {
  stored.write(sorting);
}

/** The stored order at the time when an entry of the history was opened. */
export interface RememberedSorting {
  /** The visitor's last choice; `undefined` on the server, while hydrating, and when there is none. */
  sorting: Sorting | undefined;
  /** Whether that choice decides when the address names no order. It does only at new entries of the history: one that is returned to or reloaded was shown in its own order. */
  decides: boolean;
}

const nothing: RememberedSorting = { sorting: undefined, decides: false };

/** Whether the entry at which the document was loaded has been shown; coming to it again is a return. */
let hasArrived = false;

/** Reads the stored order once per entry of the history, since a later choice counts only for later entries. */
export function useRememberedSorting(): RememberedSorting {
  const { key: entry } = useLocation();
  const how = useNavigationType();
  const isLive = useIsLive();
  const [known, setKnown] = useState<RememberedSorting & { entry: string }>();
  useEffect(() => {
    if (isLive) hasArrived = true;
  }, [isLive]);
  if (!isLive) return nothing;
  if (known?.entry === entry) return known;
  // For the router a page load is a POP as well.
  const decides = how !== 'POP' || (!hasArrived && isNewDocument());
  const found = { entry, sorting: readSorting(), decides };
  setKnown(found);
  return found;
}
