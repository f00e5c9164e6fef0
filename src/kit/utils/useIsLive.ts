import { createContext, use, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated, for all inside a `KitProvider`. */
export const LiveContext = createContext<boolean | undefined>(undefined);

/** Whether a component is hydrated: React renders it anew as soon as it is, before anything else. @param before - its value until then */
export function useIsHydrated(before = false): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => before,
  );
}

/**
 * Whether the page is hydrated: `false` on the server and while hydrating, so that both render the same. Inside a `KitProvider` the change is a background
 * update; else each component renders anew at once, with all that it holds, and a whole page is hydrated in one long task because of it.
 */
export function useIsLive(): boolean {
  const provided = use(LiveContext);
  return useIsHydrated(provided !== undefined) && (provided ?? true);
}
