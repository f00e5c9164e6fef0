import type { AdvicePair } from '../../docs/blocks.tsx';
import { TextInput } from '../../../src/kit/TextField/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: <TextInput label="Post code" hint="Such as M1 1AA" width="short" />,
    why: 'The hint stays while somebody types, and the field is as wide as its answer.',
    dont: <TextInput label="Post code" slotProps={{ input: { placeholder: 'Such as M1 1AA' } }} />,
    whyNot: 'The example goes with the first letter, and the width expects a sentence.',
  },
];
