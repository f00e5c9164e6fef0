import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Prose } from '../../../src/kit/Prose/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Content/Heading',
  id: 'kit-heading',
  component: Heading,
  tags: ['!autodocs'],
  args: { level: 2 as const, children: 'Frozen fish and seafood' },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

export const Playground = meta.story({ args: { level: 2, size: '3xl' } });

/** A third-level heading that looks like a page title. */
export const SizeApartFromLevel = meta.story({
  args: { level: 3, size: '3xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', '3xl');
  },
});

/** A size that belongs to the name, and says less. */
export const WithSmall = meta.story({
  args: {
    level: 1,
    children: (
      <>
        Clamshore Bagasse Chip Tray <small>500 pieces</small>
      </>
    ),
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <Heading level={1} size="4xl">
        4xl: 10,240 lines, one counter
      </Heading>
      <Heading level={1} size="3xl">
        Level 1, 3xl: £12.49 a case
      </Heading>
      <Heading level={2} size="2xl">
        Level 2, 2xl: Soft drinks
      </Heading>
      <Heading level={3} size="xl">
        Level 3, xl: Crisps and snacks
      </Heading>
      <Heading level={4} size="lg">
        Level 4, lg: Opening hours
      </Heading>
      <Heading level={5} size="md">
        Level 5, md: Delivery
      </Heading>
      <Heading level={6}>Level 6, md: Small print</Heading>
    </Stack>
  ),
});

export const Edge = meta.story({ args: { level: 1, children: longName } });

/** The outline of a page: one level 1, and below it no level left out. */
export const Usage = meta.story({
  render: () => (
    <Prose>
      <Heading level={1}>Terms and conditions</Heading>
      <p>They hold for every order.</p>
      <Heading level={2}>Delivery</Heading>
      <p>We deliver from Monday to Saturday.</p>
      <Heading level={3}>Islands</Heading>
      <p>Islands take a day longer.</p>
      <Heading level={2}>Returns</Heading>
      <p>Ring us within a day of delivery.</p>
    </Prose>
  ),
});
