import type { ReactNode } from 'react';
import { Page } from '../../kit/Page/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/index.ts';

/** Delay before the spinner appears, in milliseconds, so that a quick answer does not flash the screen. */
const delay = 250;

const Around = styled(Stack)({ position: 'relative' });

/** Keeps its content on the screen, below a spinner, until the next answer has come. Focus and scroll position stay. */
export function Refetched({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Around>
      {children}
      {busy ? <Spinner overlay="parent" delay={delay} /> : null}
    </Around>
  );
}

/** The room of a screen whose data is loading, so that the footer does not jump. In rem: a height in `vh` would grow with the window when a whole page is photographed. */
export const roomWhileLoading = { minBlockSize: '48rem' };

/** The full-screen spinner, over what a screen shows already. */
export const ScreenSpinner = () => <Spinner overlay delay={delay} />;

const Loading = styled(Page)(roomWhileLoading);

/** The full-screen spinner of a screen whose data is loading. */
export function PageSpinner() {
  return (
    <Loading>
      <ScreenSpinner />
    </Loading>
  );
}
