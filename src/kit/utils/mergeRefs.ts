import { useMemo, type Ref, type RefCallback } from 'react';

/** One ref that fills several: a component's own and the one it was given. When the element goes, the clean-up that a callback gave runs in the place of a call with `null`. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
      if (!ref) return undefined;
      ref.current = element;
      return () => void (ref.current = null);
    });
    return () => cleanups.forEach((cleanup) => cleanup?.());
  };
}

/** {@link mergeRefs} with the same callback as long as the refs are the same. */
export function useMergedRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  // oxlint-disable-next-line react/exhaustive-deps -- they are the list
  return useMemo(() => mergeRefs(...refs), refs);
}
