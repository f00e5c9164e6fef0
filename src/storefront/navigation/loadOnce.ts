/** A promise that React's `use` reads without suspending once it has been fulfilled: React looks for these two properties. */
type Readable<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * Makes a function that loads something once. After a failure the next call tries again: a deployment or a tunnel may have been in the way.
 *
 * @returns always the same promise, for `use`; what has been loaded before is there at the first render, which is what hydration needs
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Readable<Value> | undefined;
  return () => {
    if (loading) return loading;
    const started: Readable<Value> = load().then(
      (value) => {
        started.status = 'fulfilled';
        started.value = value;
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    loading = started;
    return started;
  };
}
