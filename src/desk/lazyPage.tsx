import type { ComponentType, JSX } from 'react';
import useSWRImmutable from 'swr/immutable';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Spinner } from '../kit/Spinner/index.ts';
import { words } from './words.ts';

/** A page whose code comes when it is opened. Without a connection it says so, and can be tried again. @param name - of the page, unlike all others */
export function lazyPage(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function LazyPage(): JSX.Element {
    const {
      data: Page,
      error,
      mutate,
    } = useSWRImmutable<{ readonly Loaded: ComponentType }>(`page ${name}`, async () => ({ Loaded: await load() }));
    if (Page) return <Page.Loaded />;
    if (error === undefined) return <Spinner delay={300} label={words.loading} />;
    return <ErrorState onRetry={() => void mutate()}>{words.offline}</ErrorState>;
  };
}
