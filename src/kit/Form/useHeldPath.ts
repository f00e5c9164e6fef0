import type { FormApi } from 'final-form';
import { useLayoutEffect } from 'react';

const nothing = () => undefined;
const silently = { silent: true } as const;

/** Registers a path silently, for nobody to hear of. Final Form forgets a field that nobody is registered for. @returns a function that ends it */
export function holdPath(api: FormApi, path: string): () => void {
  return api.registerField(path as never, nothing, {}, silently);
}

/**
 * Registers a path silently as long as a field stands there, a moment before `useField` does and a moment after it has let go. `useField` writes the first value into the
 * form when it finds its path free (issue 1095 of react-final-form), and Final Form forgets a field that nobody is registered for: so the path of a field is never free.
 */
export function useHeldPath(api: FormApi, name: string): void {
  useLayoutEffect(() => holdPath(api, name), [api, name]);
}
