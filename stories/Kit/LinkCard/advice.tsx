import type { AdvicePair } from '../../docs/blocks.tsx';
import { LinkCard } from '../../../src/kit/LinkCard/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <LinkCard href="#packaging" title="Packaging" level={3}>
        Boxes that stay crisp, cups that do not sweat.
      </LinkCard>
    ),
    why: 'The title says where it leads.',
    dont: (
      <LinkCard href="#packaging" title="Click here" level={3}>
        For boxes and cups.
      </LinkCard>
    ),
    whyNot: 'In a list of links it is one of many that say the same.',
  },
];
