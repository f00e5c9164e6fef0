import type { AdvicePair } from '../../docs/blocks.tsx';
import { CheckboxInput } from '../../../src/kit/CheckboxField/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: <CheckboxInput label="Send me the price list by mail" />,
    why: 'Empty at first, and true when it is ticked.',
    dont: <CheckboxInput label="Do not send me no price list" defaultChecked />,
    whyNot: 'A consent that nobody gave, in words that nobody follows.',
  },
];
