import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useBrand } from '../BrandContext.tsx';
import { isLineScarce } from './isLineScarce.ts';

/** Has pages fetched while visitors are about to follow their links. The code for that comes after the first page, which does without it when it does not come, and on a scarce line. */
export function usePreloading(): void {
  const brand = useBrand();
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (isLineScarce()) return undefined;
    const watching = import('./afterFirstPage.ts').then(
      ({ preloadOnIntent }) => preloadOnIntent(brand, { cache, mutate }),
      () => undefined,
    );
    return () => void watching.then((stop) => stop?.());
  }, [brand, cache, mutate]);
}
