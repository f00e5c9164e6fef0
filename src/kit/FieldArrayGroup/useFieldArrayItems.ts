import { getIn, type FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import { useFormFact, useFormParts } from '../Form/formContext.ts';
import type { FieldFlags } from '../Form/mutators.ts';
import { atIndex, indexIn, keysFor, shiftPaths } from './arrayModel.ts';

/** An item that was taken out, with all that is needed to put it back. */
interface Removed {
  index: number;
  /** How it was called when it was there. */
  label: string;
  key: string;
  value: object;
  /** By the path it had. */
  flags: Record<string, FieldFlags>;
  remembered: ReadonlyMap<string, readonly string[]>;
}

/** The items of an array in the form around, each with a key that stays with it. */
export interface FieldArrayItems {
  values: readonly object[];
  keys: readonly string[];
  add: (item: object) => void;
  /** @param label how the item is called, for the offer to put it back */
  remove: (index: number, label: string) => void;
  /** The item that was removed last, and where it would come back; nothing once the form was sent or filled in from outside. */
  undoable: { readonly index: number; readonly label: string } | undefined;
  /** Puts it back. The one that was removed before it is offered next. */
  undo: () => void;
  /** Lets go of all that were removed, for good. */
  dismiss: () => void;
}

const nothing = () => undefined;
const none: readonly Removed[] = [];
const silently = { silent: true } as const;

/**
 * Final Form forgets a field when its last control unregisters. After a removal each item's controls move to the index before: for a moment nobody is
 * registered at some of them, and what the fields there remember would be lost. So somebody stays until all have arrived.
 */
function holdFields(api: FormApi, array: string): () => void {
  const releases = api
    .getRegisteredFields()
    .filter((path) => indexIn(path, array) !== undefined)
    .map((path) => api.registerField(path as never, nothing, {}, silently));
  return () => {
    for (const release of releases) release();
  };
}

/** What the fields of one item remember, by path. */
function flagsOf(api: FormApi, array: string, index: number): Record<string, FieldFlags> {
  const flags: Record<string, FieldFlags> = {};
  for (const path of api.getRegisteredFields()) {
    const state = indexIn(path, array) === index ? api.getFieldState(path as never) : undefined;
    if (state) {
      flags[path] = {
        touched: state.touched === true,
        modified: state.modified === true,
        modifiedSinceLastSubmit: state.modifiedSinceLastSubmit === true,
        visited: state.visited === true,
      };
    }
  }
  return flags;
}

let made = 0;
function makeKey(): string {
  made += 1;
  return `item-${made}`;
}

/** Adds, removes and puts back items of an array, so that the others' texts, files and messages stay with them. */
export function useFieldArrayItems(name: string): FieldArrayItems {
  const { api, store } = useFormParts();
  const { fields } = useFieldArray(name);
  const epoch = useFormFact(store, (snapshot) => snapshot.epoch);
  const isEdited = useFormFact(store, (snapshot) => snapshot.edits > 0);
  const values = (fields.value as readonly object[] | undefined) ?? [];

  // Keys on the server and in the browser need not agree: they name no element.
  const [held, setHeld] = useState(() => ({ epoch, keys: keysFor(values.length, [], makeKey) }));
  const [removed, setRemoved] = useState(none);
  const lastRemoved = removed.at(-1);
  let { keys } = held;
  if (held.epoch !== epoch || keys.length !== values.length) {
    // Emptied, or filled from outside.
    keys = keysFor(values.length, held.epoch === epoch ? keys : [], makeKey);
    setHeld({ epoch, keys });
    setRemoved(none);
  } else if (lastRemoved && !isEdited) {
    // The form has been sent without them.
    setRemoved(none);
  }

  // react-final-form puts an array's first value back when its group is mounted again, unless the field is known.
  useLayoutEffect(() => api.registerField(name as never, nothing, {}, silently), [api, name]);

  const settle = useRef<(() => void)[]>([]);
  // After the items' controls have registered at their new paths: effects of children run first.
  useLayoutEffect(() => {
    const tasks = settle.current;
    settle.current = [];
    for (const task of tasks) task();
  });
  // Nobody may be left waiting when the group goes.
  useEffect(
    () => () => {
      for (const task of settle.current) task();
      settle.current = [];
    },
    [],
  );

  return {
    values,
    keys,
    add: (item) => {
      setHeld({ epoch, keys: [...keys, makeKey()] });
      store.edited();
      api.mutators['push']?.(name, item);
    },
    remove: (index, label) => {
      const flags = flagsOf(api, name, index);
      const { rest, gone } = shiftPaths(store.snapshot().remembered, name, index, -1);
      const value = (getIn(api.getState().values, `${name}[${index}]`) as object | undefined) ?? {};
      settle.current.push(holdFields(api, name));
      api.mutators['removeItem']?.(name, index);
      store.remember(rest);
      store.edited();
      setHeld({ epoch, keys: keys.toSpliced(index, 1) });
      setRemoved([...removed, { index, label, key: keys[index] ?? makeKey(), value, flags, remembered: gone }]);
    },
    undoable: lastRemoved,
    dismiss: () => setRemoved(none),
    undo: () => {
      if (!lastRemoved) return;
      const { index, key, value, flags } = lastRemoved;
      const { rest } = shiftPaths(store.snapshot().remembered, name, index, 1);
      settle.current.push(holdFields(api, name));
      api.mutators['insertItem']?.(name, index, value);
      // Again: there is one index more now.
      settle.current.push(holdFields(api, name), () =>
        api.mutators['setFlags']?.(Object.fromEntries(Object.entries(flags).map(([path, flag]) => [atIndex(path, name, index), flag]))),
      );
      store.remember(new Map([...rest, ...lastRemoved.remembered]));
      store.edited();
      setHeld({ epoch, keys: keys.toSpliced(index, 0, key) });
      setRemoved(removed.slice(0, -1));
    },
  };
}
