import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../../../src/kit/Breadcrumbs/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Page } from '../../../src/kit/Page/index.ts';
import { Separator } from '../../../src/kit/Separator/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/Page',
  id: 'kit-page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'All products' }]} />
        <Heading level={1}>All products</Heading>
        <Separator />
        <p>What the page is about.</p>
      </>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'Parts in one column', tags: ['state'] });

/** A part that is wider than the page wraps or shrinks; the page never scrolls to the side. */
export const Edge = meta.story({
  name: 'Long words',
  tags: ['state'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    children: (
      <>
        <Heading level={1}>{longName}</Heading>
        <p>{longName}</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
