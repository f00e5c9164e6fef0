import { getIn, type FormApi } from 'final-form';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import { type FieldFlags, useFormFact, useFormParts, useHeldPath } from '../Form/internal.ts';
import { atIndex, indexIn, keysFor, movePaths, shiftPaths } from './arrayPaths.ts';

/** An item that was taken out, with all that is needed to put it back. */
interface Removed {
  index: number;
  label: string;
  key: string;
  value: object;
  /** By the path it had. */
  flags: Record<string, FieldFlags>;
  remembered: ReadonlyMap<string, readonly string[]>;
}

const none: readonly Removed[] = [];

/** Flags of the fields of one item, such as "touched", by path. */
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

/** Keys of the items, and how many were ever made, so that none is made twice. */
interface HeldKeys {
  epoch: number;
  keys: readonly string[];
  made: number;
}

/** Adds, removes and puts back items of an array in the form around, so that the others' texts, files and messages stay with them. */
export function useFieldArrayItems(name: string) {
  const { api, store } = useFormParts();
  useHeldPath(api, name);
  useLayoutEffect(() => store.own(name), [store, name]);
  const { fields } = useFieldArray(name);
  const epoch = useFormFact(store, (snapshot) => snapshot.epoch);
  const isEdited = useFormFact(store, (snapshot) => snapshot.edits > 0);
  const values = (fields.value as readonly object[] | undefined) ?? [];

  // The same on the server and in the browser: the focus finds an item by its key.
  const id = useId();
  const withKeys = (length: number, known: readonly string[], madeBefore: number): HeldKeys => {
    let made = madeBefore;
    return { epoch, keys: keysFor(length, known, () => `${id}${(made += 1)}`), made };
  };
  const [held, setHeld] = useState(() => withKeys(values.length, [], 0));
  const [removed, setRemoved] = useState(none);
  const lastRemoved = removed.at(-1);
  let { keys } = held;
  if (held.epoch !== epoch || keys.length !== values.length) {
    // Emptied, or filled from outside.
    const renewed = withKeys(values.length, held.epoch === epoch ? keys : [], held.made);
    ({ keys } = renewed);
    setHeld(renewed);
    setRemoved(none);
  } else if (lastRemoved && !isEdited) {
    // The form has been sent without them.
    setRemoved(none);
  }

  const returned = useRef<Record<string, FieldFlags>>(undefined);
  // After the controls of the item that was put back have registered: effects of children run first.
  useLayoutEffect(() => {
    const flags = returned.current;
    returned.current = undefined;
    if (flags) api.mutators['setFlags']?.(flags);
  });

  return {
    values,
    keys,
    add: (item: object) => {
      setHeld(withKeys(keys.length + 1, keys, held.made));
      store.edited();
      fields.push(item);
    },
    /** @param label how the item is called, for the offer to put it back */
    remove: (index: number, label: string) => {
      const key = keys[index];
      if (key === undefined) return;
      const flags = flagsOf(api, name, index);
      const { rest, gone } = shiftPaths(store.snapshot().remembered, name, index, -1);
      const value = (getIn(api.getState().values, `${name}[${index}]`) as object | undefined) ?? {};
      fields.remove(index);
      store.remember(rest);
      store.edited();
      setHeld({ ...held, epoch, keys: keys.toSpliced(index, 1) });
      setRemoved([...removed, { index, label, key, value, flags, remembered: gone }]);
    },
    insert: (index: number, item: object) => {
      fields.insert(index, item);
      store.remember(shiftPaths(store.snapshot().remembered, name, index, 1).rest);
      store.edited();
      setHeld({ epoch, keys: keys.toSpliced(index, 0, `${id}${held.made + 1}`), made: held.made + 1 });
    },
    move: (from: number, to: number) => {
      // Controls that take each other's names let go of both for a moment, and the form forgets how they were used.
      const flags = new Map(keys.flatMap((_, index) => Object.entries(flagsOf(api, name, index))));
      returned.current = Object.fromEntries(movePaths(flags, name, from, to));
      fields.move(from, to);
      store.remember(movePaths(store.snapshot().remembered, name, from, to));
      store.edited();
      setHeld({ ...held, epoch, keys: keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!) });
    },
    /** The item that was removed last; nothing once the form was sent or filled in from outside. */
    undoable: lastRemoved as Pick<Removed, 'index' | 'label'> | undefined,
    dismiss: () => setRemoved(none),
    /** Puts it back. The one that was removed before it is offered next. */
    undo: () => {
      if (!lastRemoved) return;
      const { index, key, value, flags } = lastRemoved;
      const { rest } = shiftPaths(store.snapshot().remembered, name, index, 1);
      fields.insert(index, value);
      returned.current = Object.fromEntries(Object.entries(flags).map(([path, flag]) => [atIndex(path, name, index), flag]));
      store.remember(new Map([...rest, ...lastRemoved.remembered]));
      store.edited();
      setHeld({ ...held, epoch, keys: keys.toSpliced(index, 0, key) });
      setRemoved(removed.slice(0, -1));
    },
  };
}
