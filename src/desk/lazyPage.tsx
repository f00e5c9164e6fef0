import type { ComponentType, JSX } from 'react';
import useSWRImmutable from 'swr/immutable';
import { DeskError } from './calls.ts';
import { Pending } from './Failure.tsx';

/** A page whose code comes when it is opened. Without a connection it says so, and can be tried again. @param name - of the page, unlike all others */
export function lazyPage(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function LazyPage(): JSX.Element {
    const {
      data: Page,
      error,
      mutate,
    } = useSWRImmutable<{ readonly Loaded: ComponentType }>(`page ${name}`, async () => ({
      Loaded: await load().catch(() => {
        throw new DeskError(0, '');
      }),
    }));
    if (Page) return <Page.Loaded />;
    return <Pending error={error} onRetry={() => void mutate()} />;
  };
}
