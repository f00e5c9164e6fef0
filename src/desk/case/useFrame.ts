import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { callBytes } from '../calls.ts';
import { failureText } from '../useAction.ts';
import type { FromFrame, PageView, ShownKind, ToFrame } from './viewer/messages.ts';
import { words } from './words.ts';

/** How long the frame may be silent after an order, in milliseconds: then it is taken away, and with it whatever it is busy with. */
const silenceMs = 25_000;

/** A document as far as it is shown. */
export interface ShownDocument {
  /** 0 until it is open. */
  readonly pages: number;
  /** Why it is not shown, in words. */
  readonly failure?: string;
  /** Pages with the text that was searched. */
  readonly found?: readonly number[];
}

const opening: ShownDocument = { pages: 0 };

/** The state of a document after an answer of the frame, or a failure in words. */
function next(before: ShownDocument, answer: FromFrame | { readonly type: 'words'; readonly words: string }): ShownDocument {
  switch (answer.type) {
    case 'opened':
      return { pages: answer.pages };
    case 'found':
      return { ...before, found: answer.pages };
    case 'failed':
      return { pages: 0, failure: words.failures[answer.reason] };
    case 'words':
      return { pages: 0, failure: answer.words };
    default:
      return before;
  }
}

/**
 * Has a document drawn by the frame without an origin. The frame gets the bytes when it says that it is ready, and each order a limited time.
 *
 * @param onAnswered - called when the server has answered, with the bytes or with a reason
 */
export function useFrame(kind: ShownKind, path: string, onAnswered: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, tell] = useReducer(next, opening);

  const answered = useEffectEvent(onAnswered);

  const order = useCallback((message: ToFrame) => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => tell({ type: 'failed', reason: 'slow' }), silenceMs);
    frame.current?.contentWindow?.postMessage(message, '*', message.type === 'open' ? [message.bytes] : []);
  }, []);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      clearTimeout(silence.current);
      if (data.type === 'ready')
        callBytes(path)
          .then(
            (bytes) => order({ type: 'open', kind, bytes }),
            (error: unknown) => tell({ type: 'words', words: failureText(error) }),
          )
          .finally(() => answered());
      else tell(data);
    };
    window.addEventListener('message', hear);
    silence.current = setTimeout(() => tell({ type: 'failed', reason: 'slow' }), silenceMs);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(silence.current);
    };
  }, [kind, path, order]);

  return {
    frame,
    shown,
    show: useCallback((view: PageView) => order({ type: 'show', ...view }), [order]),
    find: useCallback((text: string) => order({ type: 'find', text }), [order]),
  };
}
