import type { JSX } from 'react';
import { Spinner } from '../../kit/Spinner/index.ts';

/** Waits this long, in milliseconds, before it appears: an answer that comes sooner does not flash the screen. */
const delay = 250;

/** The full-screen spinner of a screen whose data has not come yet. */
export function PageSpinner(): JSX.Element {
  return <Spinner overlay delay={delay} />;
}
