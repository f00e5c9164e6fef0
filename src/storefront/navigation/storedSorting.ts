import { isSorting, type Sorting } from '../../contract/sorting.ts';
import { localText } from '../localText.ts';

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
