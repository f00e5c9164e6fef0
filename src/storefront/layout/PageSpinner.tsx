import type { JSX } from 'react';
import { Page } from '../../kit/Page/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';

/** Waits this long, in milliseconds, before it appears: an answer that comes sooner does not flash the screen. */
const delay = 250;

/** The full-screen spinner over a screen that shows what it had until the next answer has come. Focus and place stay what they are. */
export function RefetchSpinner({ busy }: { busy: boolean }): JSX.Element | null {
  return busy ? <Spinner overlay delay={delay} /> : null;
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
