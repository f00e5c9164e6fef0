/** A promise that React's `use` reads without suspending once it has been fulfilled: React looks for these two properties. */
type Readable<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** How long a failure counts, in milliseconds: React must see it when it renders again, and a later visit must try again. */
const failureMs = 1000;

/** Something that is loaded once. */
export interface LoadOnce<Value> {
  /** Always gives the same promise, for `use`; a value that is loaded already is there at the first render, as hydration needs. */
  start: () => Promise<Value>;
  /** Loads it before it is needed. A failure is forgotten at once: whoever needs it within the same second tries again. */
  preload: () => Promise<Value>;
  /** Makes the next `start` load it again. */
  forget: () => void;
}

/** Loads something once. Some time after a failure it is tried again: a deployment or a tunnel may have been in the way. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: Readable<Value> | undefined;
  let failedAt: number | undefined;
  const forget = () => {
    loading = undefined;
    failedAt = undefined;
  };
  const start = (): Promise<Value> => {
    if (failedAt !== undefined && Date.now() - failedAt > failureMs) forget();
    if (loading) return loading;
    const started: Readable<Value> = load().then(
      (value) => {
        started.status = 'fulfilled';
        started.value = value;
        return value;
      },
      (error: unknown) => {
        failedAt = Date.now();
        throw error;
      },
    );
    loading = started;
    return started;
  };
  return {
    forget,
    start,
    preload: () =>
      start().catch((error: unknown) => {
        forget();
        throw error;
      }),
  };
}
