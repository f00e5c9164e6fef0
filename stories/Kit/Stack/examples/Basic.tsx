import { Button } from '@tarnbrook/kit/Button';
import { Stack } from '@tarnbrook/kit/Stack';

export function BasicExample() {
  return (
    <Stack direction="row" gap="3">
      <Button variant="contained">Save</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
