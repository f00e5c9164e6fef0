import type { AdvicePair } from '../../docs/blocks.tsx';
import { Steps } from '../../../src/kit/Steps/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <Steps
        level={3}
        items={[
          { title: 'Send the form', text: 'It takes five minutes.' },
          { title: 'Open the link in our mail', text: 'It works for 24 hours.' },
        ]}
      />
    ),
    why: 'Each begins with what one does.',
    dont: (
      <Steps
        level={3}
        items={[
          { title: 'The form', text: 'There is a form.' },
          { title: 'Verification', text: 'Verification is carried out.' },
        ]}
      />
    ),
    whyNot: 'Nobody knows whose turn it is.',
  },
];
