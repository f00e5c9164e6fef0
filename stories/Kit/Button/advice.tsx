import type { AdvicePair } from '../../docs/blocks.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <Stack direction="row">
        <Button variant="contained">Open an account</Button>
        <Button>Ask us first</Button>
      </Stack>
    ),
    why: 'One action; what else can be done is quiet.',
    dont: (
      <Stack direction="row">
        <Button variant="contained">Account</Button>
        <Button variant="contained">Questions</Button>
      </Stack>
    ),
    whyNot: 'Two of them shout at once, and neither says what it does.',
  },
];
