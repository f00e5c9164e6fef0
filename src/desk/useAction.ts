import { useState } from 'react';
import { DeskError } from './calls.ts';
import { useSession } from './session.ts';
import { words } from './words.ts';

/** The words for a failure: the server's, or that there was no answer. */
export function failureText(error: unknown): string {
  if (error instanceof DeskError && error.status === 0) return words.offline;
  return error instanceof Error && error.message !== '' ? error.message : words.failed;
}

/** Something that is sent: its state, the words of its failure, and the way to start it. An ended session asks to sign in again and leaves all as it is. @param onFailed - brings the screen up to date where somebody else was first */
export function useAction<Given extends readonly unknown[]>(send: (...given: Given) => Promise<void>, onFailed?: () => void) {
  const { onExpired } = useSession();
  const [state, setState] = useState<{ isRunning: boolean; failure?: string }>({ isRunning: false });
  const run = async (...given: Given): Promise<void> => {
    setState({ isRunning: true });
    try {
      await send(...given);
      setState({ isRunning: false });
    } catch (error) {
      const isOver = error instanceof DeskError && error.status === 401 && onExpired();
      onFailed?.();
      setState({ isRunning: false, ...(!isOver && { failure: failureText(error) }) });
    }
  };
  return { ...state, run: (...given: Given): void => void run(...given) };
}
