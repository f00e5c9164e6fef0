import type { ReactNode } from 'react';
import { Page } from '../../kit/Page/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';

/** Delay before the spinner appears, in milliseconds, so that a quick answer does not flash the screen. */
const delay = 250;

/** Keeps its content on the screen, below a spinner, until the next answer has come. Focus and scroll position stay. */
export function Refetched({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Stack sx={{ position: 'relative' }}>
      {children}
      {busy ? <Spinner overlay="parent" delay={delay} /> : null}
    </Stack>
  );
}

/** The room of a screen whose data is loading, so that the footer does not jump. In rem: a height in `vh` would grow with the window when a whole page is photographed. */
export const roomWhileLoading = { minBlockSize: '48rem' };

/** The full-screen spinner, over what a screen shows already. */
export const ScreenSpinner = () => <Spinner overlay delay={delay} />;

/** The full-screen spinner of a screen whose data is loading. */
export function PageSpinner() {
  return (
    <Page sx={roomWhileLoading}>
      <ScreenSpinner />
    </Page>
  );
}
