import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import gullwing from '../../../src/brands/gullwing/logo.svg';
import tarnbrook from '../../../src/brands/tarnbrook/logo.svg';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/Logo',
  id: 'kit-logo',
  component: Logo,
  args: { href: '#home', label: 'Tarnbrook Wholesale', src: `${tarnbrook}#logo`, width: 568.2, height: 96 },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true, inline: true }, Logo, {
    Brands: { Tarnbrook: {}, Gullwing: { label: 'Gullwing Seafoods', src: `${gullwing}#logo`, width: 461.8, height: 108 } },
  }),
});

/** A column that is narrower than the logo: it shrinks and keeps its shape. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 96 }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(96);
  },
});
