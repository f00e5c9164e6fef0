import { setIn } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useRef, type JSX } from 'react';
import { FormSpy } from 'react-final-form';
import { filesIn, fromDraft, namesOf, readDraft, readLastingDraft, toDraft, toLastingDraft } from './draftModel.ts';
import type { Draft, FileValue, LastingDraft } from './draftModel.ts';
import { useFormFact, useFormParts, type FormParts } from './formContext.ts';

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
  /**
   * This tab has no draft, but the device keeps one: offer it. It is not put back by itself, since somebody else may sit there now, and not overwritten before somebody
   * has decided. Called again when its restoring is undone.
   */
  onOffer?: (offer: DraftOffer) => void;
  /** Told of the files of which only names are known, whenever these change: they are to be chosen again. None: an empty list. */
  onMissingFiles?: (names: readonly string[]) => void;
}

/** A draft that the device keeps. */
export interface DraftOffer {
  /** When it was written. */
  savedAt: Date;
  /** Names of its files, which a page has to be given again. */
  fileNames: readonly string[];
  /**
   * Puts it into the form, in the place of what is there. Gives how to undo that, when something had been typed: that comes back, files too, and the draft, with what
   * was typed into it meanwhile, is offered again.
   */
  restore: () => (() => void) | undefined;
  /** Takes it off the device. */
  forget: () => void;
}

/** How long after the last change the draft is written, in milliseconds. Leaving the page writes it at once. */
const pause = 300;

/** Files that are held, by draft. */
const held = new Map<string, ReadonlyMap<string, FileValue>>();

/** The content of a form at one moment: its values, and the names of files that are to be chosen again. */
interface Held {
  values: object;
  remembered: ReadonlyMap<string, readonly string[]>;
}

/** Whether the files of a field have these names. */
const isCalled = (value: FileValue, names: readonly string[] | undefined): boolean =>
  JSON.stringify(namesOf(value)) === JSON.stringify(names);

/** Puts values and names of files into the form, as an edit. */
function fill({ api, store }: FormParts, { values, remembered }: Held): void {
  api.mutators['setValues']?.(values);
  store.remember(remembered);
  store.edited();
}

/** The content of the form now. */
const holds = ({ api, store }: FormParts): Held => ({ values: api.getState().values, remembered: store.snapshot().remembered });

/** A draft to offer, and what its offer needs of the keeper. */
interface Offering extends Pick<DraftOffer, 'savedAt' | 'fileNames' | 'forget'> {
  restore: () => void;
  /** Hears whether the draft is on offer. */
  turn: (isOffered: boolean) => void;
  writeNow: () => void;
  onOffer: (offer: DraftOffer) => void;
}

/** Offers a draft, and offers it anew when its restoring is undone. */
function offerDraft(parts: FormParts, offering: Offering): void {
  const { savedAt, fileNames, restore, forget, turn, writeNow, onOffer } = offering;
  const undoTo = (before: Held) => () => {
    const draft = holds(parts);
    const names = [...filesIn(draft.values).values(), ...draft.remembered.values()].flatMap(namesOf);
    // Values typed into the draft meanwhile belong to it.
    writeNow();
    offerDraft(parts, { ...offering, fileNames: names, restore: () => fill(parts, draft) });
    fill(parts, before);
  };
  turn(true);
  onOffer({
    savedAt,
    fileNames,
    forget: () => {
      turn(false);
      forget();
    },
    restore: () => {
      const { edits } = parts.store.snapshot();
      const before = holds(parts);
      turn(false);
      restore();
      return edits === 0 ? undefined : undoTo(before);
    },
  });
}

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

/** The storage key of each form's draft, as it is now. */
const keyOf = new WeakMap<FormParts['store'], { key: string }>();

/** Forgets the draft when the form is emptied: it was sent, or given up. */
function useForgetting({ store }: FormParts, storageKey: string): void {
  useEffect(() => {
    const known = keyOf.get(store);
    if (known) {
      known.key = storageKey;
      return;
    }
    const draft = { key: storageKey };
    keyOf.set(store, draft);
    let { epoch } = store.snapshot();
    // One subscription for each form. It ends with the form's store, not with this component: a form that is being sent may arrive when the visitor has moved on.
    store.subscribe(() => {
      if (store.snapshot().epoch === epoch) return;
      ({ epoch } = store.snapshot());
      held.delete(draft.key);
      withStorage((tab, device) => {
        tab.removeItem(draft.key);
        device.removeItem(draft.key);
      });
    });
  }, [store, storageKey]);
}

/**
 * Calls `write` when the screen's state has changed and a moment has passed, and at once when the page is left or the key changes.
 *
 * @param write - writes the draft under a key: when the key changes, the values typed until then are written under the old one
 * @returns `later` says that something else has changed: the values; `now` writes without waiting
 */
function useWriting({ store }: FormParts, storageKey: string, write: (key: string) => void): { later: () => void; now: () => void } {
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
  const now = useCallback(() => waiting.current?.(), []);
  return { later, now };
}

const onlyValues = { values: true };

/**
 * Keeps what is typed into the form around it in this browser tab until the form is emptied by its `reset`, and puts it back when the page
 * is loaded again. Of files it keeps the names: a page cannot choose a file by itself.
 */
export function DraftKeeper({ storageKey, except, holdsFiles = false, lastsMs, onOffer, onMissingFiles }: DraftKeeperProps): JSX.Element {
  const parts = useFormParts();
  const { api, store } = parts;
  /** The epoch of the form in which the device's draft is on offer: it stays as it is meanwhile. */
  const offeredIn = useRef<number>(undefined);
  const putBack = (draft: Draft, base: object) => {
    const files = new Map([...(held.get(storageKey) ?? [])].filter(([path, file]) => isCalled(file, draft.files[path])));
    let values = fromDraft(base, draft.values) as object;
    for (const [path, value] of files) values = setIn(values, path, value);
    const remembered = new Map(Object.entries(draft.files).filter(([path]) => !files.has(path)));
    fill(parts, { values, remembered });
  };
  const write = (key: string) => {
    const { edits, epoch, remembered } = store.snapshot();
    if (edits === 0) return;
    const hidden = new Set(except);
    const { values, files } = toDraft(api.getState().values, (path) => hidden.has(path) || store.isSecret(path));
    for (const [path, names] of remembered) files[path] = [...(files[path] ?? []), ...names];
    withStorage((tab) => tab.setItem(key, JSON.stringify({ values, files })));
    if (lastsMs !== undefined && offeredIn.current !== epoch)
      withStorage((_tab, device) => device.setItem(key, JSON.stringify(toLastingDraft({ values, files }, Date.now(), lastsMs))));
    if (holdsFiles) held.set(key, filesIn(api.getState().values));
  };
  const { later: writeLater, now: writeNow } = useWriting(parts, storageKey, write);

  const putBackOrOffer = useEffectEvent(() => {
    const draft = withStorage((tab) => readDraft(tab.getItem(storageKey)));
    if (draft) putBack(draft, api.getState().values);
    const lasting = draft || !onOffer ? undefined : lastingDraft(storageKey);
    if (!lasting || !onOffer) return;
    const turn = (isOffered: boolean) => {
      offeredIn.current = isOffered ? store.snapshot().epoch : undefined;
    };
    offerDraft(parts, {
      savedAt: new Date(lasting.savedAt),
      fileNames: Object.values(lasting.files).flat(),
      // Nothing of what is in the form is mixed into the draft.
      restore: () => putBack(lasting, api.getState().initialValues ?? {}),
      forget: () => withStorage((_tab, device) => device.removeItem(storageKey)),
      turn,
      writeNow,
      onOffer,
    });
  });

  useEffect(() => putBackOrOffer(), [api, store, storageKey]);

  const onLasting = useEffectEvent(write);
  const isLasting = lastsMs !== undefined;
  const wasLasting = useRef(false);
  useEffect(() => {
    if (isLasting) onLasting(storageKey);
    else if (wasLasting.current) withStorage((_tab, device) => device.removeItem(storageKey));
    wasLasting.current = isLasting;
  }, [isLasting, storageKey]);

  const missing = useFormFact(store, (snapshot) => snapshot.remembered);
  const onMissing = useEffectEvent((names: readonly string[]) => onMissingFiles?.(names));
  useEffect(() => onMissing([...missing.values()].flat()), [missing]);

  useForgetting(parts, storageKey);
  return <FormSpy subscription={onlyValues} onChange={writeLater} />;
}
