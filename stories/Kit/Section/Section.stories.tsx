import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { CheckList } from '../../../src/kit/CheckList/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { ProductCard } from '../../../src/kit/ProductCard/index.ts';
import { ProductGrid } from '../../../src/kit/ProductGrid/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { longName } from '../../fixtures/company.ts';
import { products } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const text = (
  <p>
    What sells best in the trade this week. <Link href="#how">How we count</Link>
  </p>
);

const meta = preview.meta({
  title: 'Kit/Layout/Section',
  id: 'kit-section',
  component: Section,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Best sellers', children: text },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Best sellers' })).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { tone: 'sunken', level: 2, flush: false, action: { label: 'See all products', href: '#products' } },
});

export const WithAction = meta.story({
  args: { action: { label: 'See all best sellers', href: '#products' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all best sellers' })).toHaveAttribute('href', '#products');
  },
});

/** In a column of a page that has its own gutters. */
export const Flush = meta.story({ args: { flush: true }, parameters: { layout: 'padded' } });

export const Matrix = meta.story({
  render: () => (
    <>
      {(['plain', 'plain', 'sunken', 'inverse'] as const).map((tone, index) => (
        <Section key={index} tone={tone} heading={`${index + 1}. Tone ${tone}`} action={{ label: `See all on ${tone}`, href: `#${tone}` }}>
          <Stack>
            {text}
            <Stack direction="row">
              <Button>Quiet</Button> <Button variant="contained">Action</Button> <Button variant="text">Bare</Button>
            </Stack>
          </Stack>
        </Section>
      ))}
    </>
  ),
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

/** The sections of a page, which differ by their grounds. */
export const Usage = meta.story({
  render: () => (
    <>
      <Section heading="Best sellers" note="Price on registration" action={{ label: 'See all best sellers', href: '#products' }}>
        <ProductGrid>
          {products.slice(0, 4).map((product) => (
            <ProductCard key={product.href} level={3} {...product} />
          ))}
        </ProductGrid>
      </Section>
      <Section heading="Why trade with us" tone="sunken">
        <CheckList items={['Over 10K items in store', 'Open 7 days a week']} />
      </Section>
      <Section heading="Open a business account" tone="inverse">
        <Button variant="contained" href="#account-form">
          Start the form
        </Button>
      </Section>
    </>
  ),
});
