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

/** A promise that answers whoever asks it at once: React then need not wait for it, not even in hydration. */
const atOnce = <Value>(value: Value): PromiseLike<Value> => ({
  // oxlint-disable-next-line unicorn/no-thenable -- it is one
  then: (take) => Promise.resolve(take!(value)),
});

/** Loads something once. Some time after a failure it is tried again: a deployment or a tunnel may have been in the way. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: PromiseLike<Value> | undefined;
  let failedAt: number | undefined;
  const forget = () => {
    loading = failedAt = undefined;
  };
  const start = (): PromiseLike<Value> => {
    if (failedAt !== undefined && Date.now() - failedAt > failureMs) forget();
    loading ??= load().then(
      (value) => {
        loading = atOnce(value);
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
    useValue: () => use(start()),
    preload: async () => {
      try {
        return await start();
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
