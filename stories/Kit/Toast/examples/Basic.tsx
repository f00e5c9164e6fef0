import { Button } from '@tarnbrook/kit/Button';
import { Toaster, useToast } from '@tarnbrook/kit/Toast';

function ClearButton() {
  const show = useToast();
  return <Button onClick={() => show({ text: 'The list is empty.', action: { label: 'Undo', onClick: () => undefined } })}>Clear</Button>;
}

export function BasicExample() {
  return (
    <Toaster>
      <ClearButton />
    </Toaster>
  );
}
