import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/Heading',
  id: 'kit-heading',
  component: Heading,
  args: { level: 2 as const, children: 'Frozen fish and seafood' },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** A third-level heading that looks like a page title. */
export const SizeApartFromLevel = meta.story({
  args: { level: 3, size: '3xl' },
  play: async ({ canvas }) => {
    await expect(Number.parseFloat(getComputedStyle(canvas.getByRole('heading')).fontSize)).toBeGreaterThan(24);
  },
});

export const Matrix = meta.story({
  render: looks({}, Heading, {
    Levels: Object.fromEntries(
      ([1, 2, 3, 4, 5, 6] as const).map((level) => [`${level}`, { level, children: 'Soft drinks, £12.49 a case' }]),
    ),
    Sizes: by('size', ['4xl', '3xl', '2xl', 'xl', 'lg', 'md'], { children: 'Soft drinks, £12.49 a case' }),
  }),
});

export const Edge = meta.story({ args: { level: 1, children: longName } });
