import { Stack } from '@tarnbrook/kit/Stack';
import { Tag } from '@tarnbrook/kit/Tag';

export function BasicExample() {
  return (
    <Stack direction="row" gap="2">
      <Tag href="#vegan">Vegan</Tag>
      <Tag>24 × 330 ml</Tag>
    </Stack>
  );
}
