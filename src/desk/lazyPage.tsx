import type { ComponentType, JSX } from 'react';
import useSWRImmutable from 'swr/immutable';
import { DeskError } from './calls.ts';
import { Pending } from './parts.tsx';

/** A part of the desk whose code comes when it is opened. Without a connection it says so, and can be tried again. @param name - of the part, unlike all others */
export function lazyPage<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPage(props: Props): JSX.Element {
    const {
      data: Page,
      error,
      mutate,
    } = useSWRImmutable<{ readonly Loaded: ComponentType<Props> }>(`page ${name}`, async () => ({
      Loaded: await load().catch(() => {
        throw new DeskError(0, '');
      }),
    }));
    if (Page) return <Page.Loaded {...props} />;
    return <Pending error={error} onRetry={() => void mutate()} />;
  };
}
