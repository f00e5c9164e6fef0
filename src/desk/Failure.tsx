import type { JSX } from 'react';
import { Alert } from '../kit/Alert/index.ts';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Spinner } from '../kit/Spinner/index.ts';
import { useTitle } from './Sheet.tsx';
import { failureText } from './useAction.ts';
import { words } from './words.ts';

/** Says what went wrong; nothing while nothing did. */
export function Failure({ text }: { text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null;
  return (
    <Alert severity="error" live="assertive">
      {text}
    </Alert>
  );
}

/** Says that something is done; nothing before. */
export function Done({ text }: { text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null;
  return (
    <Alert severity="success" live="polite">
      {text}
    </Alert>
  );
}

/** Stands in the place of something that has not come yet, or could not be loaded. */
export function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (error !== undefined) return <ErrorState onRetry={onRetry}>{failureText(error)}</ErrorState>;
  return <Spinner delay={300} label={words.loading} />;
}

/** The same in the place of a whole page, which it names. */
export function PendingPage(props: Parameters<typeof Pending>[0]): JSX.Element {
  useTitle(words.loading);
  return <Pending {...props} />;
}
