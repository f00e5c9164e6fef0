import type { AdvicePair } from '../../docs/blocks.tsx';
import { Alert } from '../../../src/kit/Alert/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <Alert severity="error" title="The file was not sent">
        It is over 5 MB. Choose a smaller one, or ring 0161 496 0000.
      </Alert>
    ),
    why: 'It says what happened and what helps.',
    dont: (
      <Alert severity="error" title="Error">
        An error occurred. Please contact the administrator.
      </Alert>
    ),
    whyNot: 'Nobody learns what is wrong, nor what to do.',
  },
];
