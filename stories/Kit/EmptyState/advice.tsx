import type { AdvicePair } from '../../docs/blocks.tsx';
import { EmptyState } from '../../../src/kit/EmptyState/index.ts';

export const advice: readonly AdvicePair[] = [
  {
    do: (
      <EmptyState level={3} title="Nothing matches “lemonaed”" suggestions={[{ label: 'lemonade', href: '#lemonade' }]}>
        Check the spelling, or ring 0161 496 0000.
      </EmptyState>
    ),
    why: 'It says what is missing and offers a way on.',
    dont: (
      <EmptyState level={3} title="No data">
        0 results.
      </EmptyState>
    ),
    whyNot: 'A dead end.',
  },
];
