import { Stack } from '@tarnbrook/kit/Stack';
import { StorageBadge } from '@tarnbrook/kit/StorageBadge';

export function BasicExample() {
  return (
    <Stack direction="row" gap="2">
      <StorageBadge storage="ambient" />
      <StorageBadge storage="chilled" />
      <StorageBadge storage="frozen" />
    </Stack>
  );
}
