import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Sorting } from '../../../contract/sorting.ts';
import { useIsLive } from '../../../kit/utils/useIsLive.ts';
import { isNewDocument } from '../../navigation/isNewDocument.ts';
import { readSorting } from '../../navigation/storedSorting.ts';

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
