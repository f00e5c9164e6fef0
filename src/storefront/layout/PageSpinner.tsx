import type { JSX, ReactNode } from 'react';
import { Page } from '../../kit/Page/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';

/** Waits this long, in milliseconds, before it appears: an answer that comes sooner does not flash the screen. */
const delay = 250;

/** Keeps what it holds on the screen, below a spinner, until the next answer has come. Focus and place stay what they are. */
export function Refetched({ busy, children }: { busy: boolean; children: ReactNode }): JSX.Element {
  return (
    <Stack sx={{ position: 'relative' }}>
      {children}
      {busy ? <Spinner overlay="parent" delay={delay} /> : null}
    </Stack>
  );
}

/** The full-screen spinner of a screen whose data has not come yet. It keeps the screen's room, so that the footer does not jump up and down. */
export function PageSpinner(): JSX.Element {
  // In letters, not in heights of the screen: a picture of the whole page would grow with itself.
  return (
    <Page sx={{ minBlockSize: '48rem' }}>
      <Spinner overlay delay={delay} />
    </Page>
  );
}
