import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Link } from '../../../src/kit/Link/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const text = (
  <p>
    What sells best in the trade this week. <Link href="#how">How we count</Link>
  </p>
);

const meta = preview.meta({
  title: 'Kit/Layout/Section',
  id: 'kit-section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Best sellers', children: text },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Best sellers' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: { action: { label: 'See all best sellers', href: '#products' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all best sellers' })).toHaveAttribute('href', '#products');
  },
});

export const Matrix = meta.story({
  parameters: { layout: 'padded' },
  render: looks({}, Section, {
    Tones: Object.fromEntries(
      (['plain', 'sunken', 'inverse'] as const).map((tone) => [
        tone,
        { tone, heading: `On ${tone} ground`, action: { label: `See all on ${tone}`, href: `#${tone}` } },
      ]),
    ),
  }),
});

export const Edge = meta.story({
  render: () => (
    <>
      <Section heading={longName} action={{ label: longName, href: '#long' }} sx={{ pt: 3 }}>
        {text}
      </Section>
      <Section aria-label="Without a heading">{text}</Section>
    </>
  ),
  play: async ({ canvas }) => {
    // The space between two plain sections is there once, whatever either has of its own.
    await expect(canvas.getByRole('region', { name: 'Without a heading' })).toHaveStyle({ paddingBlockStart: '0px' });
  },
});
