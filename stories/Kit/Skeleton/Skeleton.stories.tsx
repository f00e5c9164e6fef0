import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton } from '../../../src/kit/Skeleton/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/Skeleton',
  id: 'kit-skeleton',
  component: Skeleton,
  args: { ratio: '16/9', sx: { maxInlineSize: 320 } },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-variant]')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 160 }, Skeleton, {
    Variants: {
      'Rounded, 1/1': { ratio: '1/1' },
      'Rounded, 16/9': { ratio: '16/9' },
      text: { variant: 'text', ratio: undefined },
      'text, four lines': { variant: 'text', ratio: undefined, lines: 4 },
    },
  }),
});

/** No room, a single line, and more lines than a page has. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '8px minmax(0, 80px) minmax(0, 240px)', gap: 16, alignItems: 'start' }}>
      <Skeleton ratio="1/1" />
      <Skeleton variant="text" lines={1} />
      <Skeleton variant="text" lines={40} />
    </div>
  ),
});
