import { useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import type { ResultDialogProps } from '../../kit/ResultDialog/index.ts';

let Loaded: ComponentType<ResultDialogProps> | undefined;

/** Fetches the dialog beforehand: it may be needed without a network. */
export async function preloadFailureDialog(): Promise<void> {
  Loaded ??= (await import('../../kit/ResultDialog/index.ts')).ResultDialog;
}

/** The dialog over the error page. Without its code there is none, since the page says the same in general. */
export function FailureDialog({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}): JSX.Element | null {
  const [, setFetched] = useState(false);
  useEffect(() => {
    preloadFailureDialog().then(() => setFetched(true), console.error);
  }, []);
  return Loaded ? (
    <Loaded result="failure" open={open} onClose={onClose}>
      {children}
    </Loaded>
  ) : null;
}
