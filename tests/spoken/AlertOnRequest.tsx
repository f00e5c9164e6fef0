import { useState, type JSX } from 'react';
import { Alert } from '../../src/kit/Alert/index.ts';
import { Button } from '../../src/kit/Button/index.ts';

/** An alert that comes when it is asked for, as W3C's example of the pattern does. */
export function AlertOnRequest(): JSX.Element {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Load the list</Button>
      {isShown ? (
        <Alert severity="error" live="assertive">
          The list could not be loaded.
        </Alert>
      ) : null}
    </>
  );
}
