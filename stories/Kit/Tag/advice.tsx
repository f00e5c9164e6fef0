import type { AdvicePair } from '../../docs/blocks.tsx';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { Tag } from '../../../src/kit/Tag/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <Stack direction="row" gap="2">
        <Tag>Cola</Tag>
        <Tag>Water</Tag>
        <Tag>Squash</Tag>
      </Stack>
    ),
    why: 'Words as the headings of the lists have them.',
    dont: (
      <Stack direction="row" gap="2">
        <Tag>COLA!!</Tag>
        <Tag>Shop all of our waters now</Tag>
      </Stack>
    ),
    whyNot: 'Shouting, and sentences: that is a link’s work.',
  },
];
