import { ARRAY_ERROR, getIn, type Decorator, type FormApi } from 'final-form';
import type { FormStore } from './formStore.ts';
import { holdPath } from './useHeldPath.ts';

/** The message of a field, by the rule of react-final-form's documentation: none before it was touched, and no longer the server's message on a value that has changed. */
function messageOf(api: FormApi, path: string): string | undefined {
  // Not `getFieldState`, which is out of date here: final-form tells the form's listeners before the fields' own.
  const state = api.getFieldSnapshot(path as never);
  if (!state?.touched) return undefined;
  const problem: unknown = (state.modifiedSinceLastSubmit ? undefined : state.submitError) ?? state.error;
  const message: unknown = Array.isArray(problem) ? (problem as unknown as Record<string, unknown>)[ARRAY_ERROR] : problem;
  return typeof message === 'string' ? message : undefined;
}

/**
 * Makes the decorator that tells a form's store of fields that are not the kit's, such as a `Field` of react-final-form: their messages stand in the error summary, and their
 * changes are changes of the form. Their paths stay registered as long as the form lives, so that a field that is shown again keeps its value (issue 1095 of react-final-form).
 */
export function otherFieldsDecorator(store: FormStore): Decorator {
  return (api) => {
    const holds = new Map<string, () => void>();
    const hold = (path: string) => {
      holds.get(path)?.();
      holds.set(path, holdPath(api, path));
    };
    let before: ReadonlyMap<string, unknown> = new Map();
    const stop = api.subscribe(
      ({ values }) => {
        const registered = api.getRegisteredFields();
        const others = registered.filter((path) => !store.isOwn(path));
        // Also those that a mutator of an array has taken away: a new item may come to stand there.
        for (const path of new Set([...others, ...holds.keys()])) if (!holds.has(path) || !registered.includes(path)) hold(path);
        const now = new Map(others.map((path): [string, unknown] => [path, getIn(values, path)]));
        const isEdited = others.some((path) => before.has(path) && before.get(path) !== now.get(path));
        before = now;
        if (isEdited) store.edited();
        store.reportOthers(new Map(others.map((path) => [path, messageOf(api, path)])));
      },
      { values: true, touched: true, errors: true, submitErrors: true },
    );
    return () => {
      stop();
      for (const release of holds.values()) release();
      store.reportOthers(new Map());
    };
  };
}
