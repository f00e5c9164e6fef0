import { Button } from '@tarnbrook/kit/Button';
import { GridIcon } from '@tarnbrook/kit/icons';
import { Stack } from '@tarnbrook/kit/Stack';

export function BasicExample() {
  return (
    <Stack direction="row" gap="3">
      <Button variant="contained" href="#products" startIcon={<GridIcon />}>
        All products
      </Button>
      <Button onClick={() => window.print()}>Print this page</Button>
    </Stack>
  );
}
