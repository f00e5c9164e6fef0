import type { AdvicePair } from '../../docs/blocks.tsx';
import { Banner } from '../../../src/kit/Banner/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: <Banner href="#account-form">Prices are for registered businesses. Open an account</Banner>,
    why: 'One sentence, which says where it leads.',
    dont: <Banner href="#news">Welcome to our new and exciting online trade shop experience! Click here</Banner>,
    whyNot: 'It fills the page’s best place and promises nothing.',
  },
];
