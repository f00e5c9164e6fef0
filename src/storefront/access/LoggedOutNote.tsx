import { useEffect, useRef } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { sharedWords } from '../words.ts';

/** Says that the session is over. It takes the focus from the button that disappeared. */
export function LoggedOutNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert ref={note} tabIndex={-1} severity="success">
      {sharedWords.loggedOut}
    </Alert>
  );
}
