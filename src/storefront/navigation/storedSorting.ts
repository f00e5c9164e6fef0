import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSorting, type Sorting } from '../../contract/sorting.ts';
import { localText } from '../localText.ts';
import { isNewDocument } from './isNewDocument.ts';
import { useIsLive } from './useIsLive.ts';

/** The last chosen order, under the key of the specification (section 3). */
const stored = localText('sortBy');

function read(): Sorting | undefined {
  const text = stored.read();
  return isSorting(text) ? text : undefined;
}

/** Keeps the visitor's choice of order for later visits. */
export function storeSorting(sorting: Sorting): void {
  stored.write(sorting);
}

/** The order that this browser remembers, as an entry of the history found it. */
export interface RememberedSorting {
  /** The visitor's last choice; `undefined` on the server, while hydrating, and when there is none. */
  sorting: Sorting | undefined;
  /** It decides where the address says nothing: the entry is new. One that is returned to, or reloaded, was shown without it. */
  decides: boolean;
}

const nothing: RememberedSorting = { sorting: undefined, decides: false };

/** Whether the entry that the document was loaded at has been shown: from then on it is one that is returned to. */
let hasArrived = false;

/** Reads the remembered order once per entry of the history: a choice made later belongs to the entries that come after it. */
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
  // The router calls a page load a way back.
  const decides = how !== 'POP' || (!hasArrived && isNewDocument());
  const found = { entry, sorting: read(), decides };
  setKnown(found);
  return found;
}
