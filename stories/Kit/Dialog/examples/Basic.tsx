import { useState } from 'react';
import { Button } from '@tarnbrook/kit/Button';
import { Dialog } from '@tarnbrook/kit/Dialog';

export function BasicExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delivery to the islands</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delivery to the islands"
        footer={<Button onClick={() => setIsOpen(false)}>Understood</Button>}
      >
        <p>We ship twice a week. Frozen goods travel on Tuesdays only.</p>
      </Dialog>
    </>
  );
}
