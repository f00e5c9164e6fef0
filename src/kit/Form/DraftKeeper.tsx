import { setIn } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useRef, type JSX } from 'react';
import { FormSpy } from 'react-final-form';
import {
  filesIn,
  fromDraft,
  readDraft,
  readLastingDraft,
  toDraft,
  toLastingDraft,
  type Draft,
  type FileValue,
  type LastingDraft,
} from './draftModel.ts';
import { useFormParts, type FormParts } from './formContext.ts';

/** Props of {@link DraftKeeper}. */
export interface DraftKeeperProps {
  /** Where the draft is kept in this tab's session storage: one per form. Change it when the form changes so that an old draft makes no sense. */
  storageKey: string;
  /** Further paths that are not kept. Passwords never are. Default: none. */
  except?: readonly string[];
  /**
   * Keeps the files themselves too, as long as the page lives: a visitor who moves on within the application and comes back need not choose them again. After a
   * reload their names are all there is. Default: `false`.
   */
  holdsFiles?: boolean;
  /**
   * Keeps the draft on this device as well, for so many milliseconds after the last change: a new tab is offered it. Only for people who asked for it.
   * Taken away again, the kept draft goes. Default: only in this tab.
   */
  lastsMs?: number | undefined;
  /** This tab has no draft, but the device keeps one: offer it. It is not put back by itself, since somebody else may sit there now. */
  onOffer?: (offer: DraftOffer) => void;
  /** A draft was put back, with or without names of files to choose again. */
  onRestore?: (hasFiles: boolean) => void;
}

/** A draft that the device keeps. */
export interface DraftOffer {
  /** When it was written. */
  savedAt: Date;
  /** Puts it into the form. */
  restore: () => void;
  /** Takes it off the device. */
  forget: () => void;
}

/** How long after the last change the draft is written, in milliseconds. Leaving the page writes it at once. */
const pause = 300;

/** Files that are held, by draft. */
const held = new Map<string, ReadonlyMap<string, FileValue>>();

/** Storage may be switched off, full or forbidden; a form works without. */
function withStorage<Result>(task: (tab: Storage, device: Storage) => Result): Result | undefined {
  try {
    return task(sessionStorage, localStorage);
  } catch {
    return undefined;
  }
}

/** The draft that the device keeps. One that has outlived its time is taken off it. */
function lastingDraft(storageKey: string): LastingDraft | undefined {
  return withStorage((_tab, device) => {
    const found = readLastingDraft(device.getItem(storageKey), Date.now());
    if (!found) device.removeItem(storageKey);
    return found;
  });
}

/** Forgets the draft when the form is emptied: it was sent, or given up. */
function useForgetting({ store }: FormParts, storageKey: string): void {
  useEffect(() => {
    let { epoch } = store.snapshot();
    // Ends with the form's store, not with this component: a form that is being sent may arrive when the visitor has moved on.
    store.subscribe(() => {
      if (store.snapshot().epoch === epoch) return;
      ({ epoch } = store.snapshot());
      held.delete(storageKey);
      withStorage((tab, device) => {
        tab.removeItem(storageKey);
        device.removeItem(storageKey);
      });
    });
  }, [store, storageKey]);
}

/**
 * Calls `write` when the screen's state has changed and a moment has passed, and at once when the page is left or the key changes.
 *
 * @param write - writes the draft under a key: when the key changes, the values typed until then are written under the old one
 * @returns says that something else has changed: the values
 */
function useWriting({ store }: FormParts, storageKey: string, write: (key: string) => void): () => void {
  const onWrite = useEffectEvent(write);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => waiting.current?.(), pause);
  }, []);
  useEffect(() => {
    const writeNow = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      onWrite(storageKey);
    };
    const flush = () => {
      if (timer.current !== undefined) writeNow();
    };
    waiting.current = writeNow;
    const stop = store.subscribe(later);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [store, storageKey, later]);
  return later;
}

const onlyValues = { values: true };

/**
 * Keeps what is typed into the form around it in this browser tab until the form is emptied by its `reset`, and puts it back when the page
 * is loaded again. Of files it keeps the names: a page cannot choose a file by itself.
 */
export function DraftKeeper({ storageKey, except, holdsFiles = false, lastsMs, onOffer, onRestore }: DraftKeeperProps): JSX.Element {
  const parts = useFormParts();
  const { api, store } = parts;
  const putBack = (draft: Draft) => {
    const files = new Map([...(held.get(storageKey) ?? [])].filter(([path]) => draft.files[path]));
    let values = fromDraft(api.getState().values, draft.values) as object;
    for (const [path, value] of files) values = setIn(values, path, value);
    const toChoose = new Map(Object.entries(draft.files).filter(([path]) => !files.has(path)));
    api.mutators['setValues']?.(values);
    store.remember(toChoose);
    store.edited();
    onRestore?.(toChoose.size > 0);
  };
  const putBackOrOffer = useEffectEvent(() => {
    const draft = withStorage((tab) => readDraft(tab.getItem(storageKey)));
    if (draft) putBack(draft);
    const lasting = draft || !onOffer ? undefined : lastingDraft(storageKey);
    if (!lasting) return;
    onOffer?.({
      savedAt: new Date(lasting.savedAt),
      restore: () => putBack(lasting),
      forget: () => withStorage((_tab, device) => device.removeItem(storageKey)),
    });
  });
  const write = (key: string) => {
    const { edits, remembered } = store.snapshot();
    if (edits === 0) return;
    const hidden = new Set(except);
    const { values, files } = toDraft(api.getState().values, (path) => hidden.has(path) || store.isSecret(path));
    for (const [path, names] of remembered) files[path] = [...(files[path] ?? []), ...names];
    withStorage((tab) => tab.setItem(key, JSON.stringify({ values, files })));
    if (lastsMs !== undefined)
      withStorage((_tab, device) => device.setItem(key, JSON.stringify(toLastingDraft({ values, files }, Date.now(), lastsMs))));
    if (holdsFiles) held.set(key, filesIn(api.getState().values));
  };

  useEffect(() => putBackOrOffer(), [api, store, storageKey]);
  const writeLater = useWriting(parts, storageKey, write);

  const onLasting = useEffectEvent(write);
  const isLasting = lastsMs !== undefined;
  const wasLasting = useRef(false);
  useEffect(() => {
    if (isLasting) onLasting(storageKey);
    else if (wasLasting.current) withStorage((_tab, device) => device.removeItem(storageKey));
    wasLasting.current = isLasting;
  }, [isLasting, storageKey]);

  useForgetting(parts, storageKey);
  return <FormSpy subscription={onlyValues} onChange={writeLater} />;
}
