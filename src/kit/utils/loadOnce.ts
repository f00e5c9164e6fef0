import { use } from 'react';

/** How long a failure counts, in milliseconds: React must see it when it renders again, and a later visit must try again. */
const failureMs = 1000;

/** Something that is loaded once. */
export interface LoadOnce<Value> {
  /** Gives it to a component, which suspends until it is there. Loaded before, it is there at the first render, as hydration needs. */
  useValue: () => Value;
  /** Loads it before it is needed. A failure is forgotten at once: whoever needs it within the same second tries again. */
  preload: () => Promise<Value>;
  /** Has it loaded again when it is needed next. */
  forget: () => void;
}

/** Loads something once. Some time after a failure it is tried again: a deployment or a tunnel may have been in the way. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: { readonly value: Value } | undefined;
  let failedAt: number | undefined;
  const forget = () => {
    loading = loaded = failedAt = undefined;
  };
  const start = (): Promise<Value> => {
    if (failedAt !== undefined && Date.now() - failedAt > failureMs) forget();
    loading ??= load().then(
      (value) => {
        loaded = { value };
        return value;
      },
      (error: unknown) => {
        failedAt = Date.now();
        throw error;
      },
    );
    return loading;
  };
  return {
    forget,
    useValue: () => (loaded ? loaded.value : use(start())),
    preload: () =>
      start().catch((error: unknown) => {
        forget();
        throw error;
      }),
  };
}
