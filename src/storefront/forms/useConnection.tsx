import { useEffect, useState } from 'react';
import type { FormActions, FormErrors } from '../../kit/Form/index.ts';
import { ApiError } from '../data/client.ts';
import { ConnectionBack } from './ConnectionBack.tsx';
import { NoScriptNote } from './NoScriptNote.tsx';
import { words } from './words.ts';

/** Sends a form's values; gives their errors. */
type Send<Values> = (values: Values, actions: FormActions) => Promise<FormErrors | undefined>;

/**
 * Handles lost connections for every form: the values stay, and are sent on request when the connection is back.
 *
 * @param holdsFiles - whether there are files among the values, which stay too. Default: there are none
 */
export function useConnection(holdsFiles: (values: unknown) => boolean = () => false) {
  const [connection, setConnection] = useState<'unknown' | 'lost' | 'back'>('unknown');
  useEffect(() => {
    if (connection !== 'lost') return undefined;
    const onOnline = () => setConnection('back');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [connection]);
  const heldBack = (values: unknown): FormErrors | undefined => {
    setConnection(navigator.onLine ? 'unknown' : 'lost');
    if (navigator.onLine) return undefined;
    return { '': words.noConnection(holdsFiles(values)) };
  };
  return {
    /**
     * Sends only with a connection. Without one, or when it is lost on the way, the form stays as it is and says so.
     *
     * @param failed - turns any other error of `send` into the form's errors
     */
    hold:
      <Values,>(send: Send<Values>, failed: (error: unknown) => FormErrors | undefined): Send<Values> =>
      async (values, actions) => {
        const held = heldBack(values);
        if (held) return held;
        try {
          return await send(values, actions);
        } catch (error) {
          const isLost = error instanceof ApiError && error.status === undefined ? heldBack(values) : undefined;
          return isLost ?? failed(error);
        }
      },
    /** Says that the connection is back, and sends on request; without JavaScript, how else to reach the company. Put it into the form, above the fields, where the focus is after a failure. */
    backOnline: (
      <>
        <NoScriptNote />
        {connection === 'back' ? <ConnectionBack /> : null}
      </>
    ),
  };
}
