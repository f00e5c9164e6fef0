import { useState } from 'react';
import { Button } from '@tarnbrook/kit/Button';
import { ResultDialog } from '@tarnbrook/kit/ResultDialog';

export function BasicExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send</Button>
      <ResultDialog result="success" open={isOpen} onClose={() => setIsOpen(false)}>
        Your message has been sent. We will get back to you soon.
      </ResultDialog>
    </>
  );
}
