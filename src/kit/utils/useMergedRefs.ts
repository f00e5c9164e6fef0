import { useMemo, type Ref, type RefCallback } from 'react';
import { mergeRefs } from './mergeRefs.ts';

/** Like {@link mergeRefs}, for a component that takes its ref under another name than `ref`. The same callback as long as the refs are the same. */
export function useMergedRefs<Element>(first: Ref<Element> | undefined, second: Ref<Element> | undefined): RefCallback<Element> {
  return useMemo(() => mergeRefs(first, second), [first, second]);
}
