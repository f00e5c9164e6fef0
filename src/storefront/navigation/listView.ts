import { useSyncExternalStore } from 'react';
import { localText } from '../localText.ts';

const key = 'listView';
const rows = 'rows';

const stored = localText(key);

const hasRows = (): boolean => document.documentElement.dataset.view === rows;

/** Runs in the head of a page: puts the chosen view of lists on it before anything is painted. */
export const listViewScript = `try{if(localStorage.getItem("${key}")==="${rows}")document.documentElement.dataset.view="${rows}"}catch(e){}`;

/** Whether lists are shown in rows instead of cards, and the function that changes it, for later visits too. */
export function useListView(): readonly [isRows: boolean, toggle: () => void] {
  const isRows = useSyncExternalStore(stored.subscribe, hasRows, () => false);
  const toggle = () => {
    if (isRows) delete document.documentElement.dataset.view;
    else document.documentElement.dataset.view = rows;
    stored.write(isRows ? '' : rows);
    stored.tell();
  };
  return [isRows, toggle];
}
