import { setIn } from 'final-form';
import { useEffect, useRef } from 'react';
import { filesIn, fromDraft, readDraft, toDraft, type FileValue } from './draftModel.ts';
import { useFormParts } from './formContext.ts';

/** Props of {@link DraftKeeper}. */
export interface DraftKeeperProps {
  /** Where the draft is kept in this tab's session storage: one per form. Change it when the form changes so that an old draft makes no sense. */
  storageKey: string;
  /** Further paths that are not kept. Passwords never are. Default: none. */
  except?: readonly string[];
  /**
   * Keeps the files themselves too, as long as the page lives: whoever moves on within the application and comes back need not choose them again.
   * After a reload their names are all there is. Default: `false`.
   */
  holdsFiles?: boolean;
  /** A draft was put back, with or without names of files to choose again. */
  onRestore?: (hasFiles: boolean) => void;
}

/** How long after the last change the draft is written, in milliseconds. Leaving the page writes it at once. */
const pause = 300;

/** Files that are held, by draft. */
const held = new Map<string, ReadonlyMap<string, FileValue>>();

/** Storage may be switched off, full or forbidden; a form works without. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is typed into the form around it in this browser tab until the form is emptied by its `reset`, and puts it back when the page
 * is loaded again. Of files it keeps the names: a page cannot choose a file by itself.
 */
export function DraftKeeper({ storageKey, except, holdsFiles = false, onRestore }: DraftKeeperProps): null {
  const { api, store } = useFormParts();
  const latest = useRef({ except, holdsFiles, onRestore });
  useEffect(() => {
    latest.current = { except, holdsFiles, onRestore };
  });

  useEffect(() => {
    const draft = withStorage((storage) => readDraft(storage.getItem(storageKey)));
    if (draft) {
      const files = new Map([...(held.get(storageKey) ?? [])].filter(([path]) => draft.files[path]));
      let values = fromDraft(api.getState().values, draft.values) as object;
      for (const [path, value] of files) values = setIn(values, path, value);
      const toChoose = new Map(Object.entries(draft.files).filter(([path]) => !files.has(path)));
      api.mutators['setValues']?.(values);
      store.remember(toChoose);
      store.edited();
      latest.current.onRestore?.(toChoose.size > 0);
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { edits, remembered } = store.snapshot();
      if (edits === 0) return;
      const hidden = new Set(latest.current.except);
      const { values, files } = toDraft(api.getState().values, (path) => hidden.has(path) || store.isSecret(path));
      for (const [path, names] of remembered) files[path] = [...(files[path] ?? []), ...names];
      withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ values, files })));
      if (latest.current.holdsFiles) held.set(storageKey, filesIn(api.getState().values));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const stopValues = api.subscribe(later, { values: true });
    const stopScreen = store.subscribe(later);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      stopValues();
      stopScreen();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [api, store, storageKey]);

  useEffect(() => {
    let { epoch } = store.snapshot();
    // Ends with the form's store, not with this component: what is being sent may arrive when the visitor has moved on.
    store.subscribe(() => {
      if (store.snapshot().epoch === epoch) return;
      ({ epoch } = store.snapshot());
      // Emptied: sent, or given up.
      held.delete(storageKey);
      withStorage((storage) => storage.removeItem(storageKey));
    });
  }, [store, storageKey]);

  return null;
}
