import type { AdvicePair } from '../../docs/blocks.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <Stack gap="2">
        <Heading level={3}>Opening hours</Heading>
        <p>Mon to Fri, 7am to 5pm</p>
      </Stack>
    ),
    why: 'It names what stands below it.',
    dont: (
      <Stack gap="2">
        <Heading level={3} size="lg">
          Would you like to know when we are open? Read on below!
        </Heading>
        <p>Mon to Fri, 7am to 5pm</p>
      </Stack>
    ),
    whyNot: 'Who goes by headings hears an advertisement.',
  },
];
