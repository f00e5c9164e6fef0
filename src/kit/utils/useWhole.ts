import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function watch(onChange: () => void): () => void {
  const watching = new AbortController();
  for (const name of ['beforeprint', 'afterprint'])
    window.addEventListener(
      name,
      () => {
        isPrinting = name === 'beforeprint';
        // Before the browser goes on to print.
        flushSync(onChange);
      },
      watching,
    );
  return () => watching.abort();
}

/** Whether everything is to be in the document, though not in sight: on paper, and as the server writes it. */
export const useWhole = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isPrinting,
    () => true,
  );
