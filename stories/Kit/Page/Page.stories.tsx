import preview from '../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../../../src/kit/Breadcrumbs/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Page } from '../../../src/kit/Page/index.ts';
import { Separator } from '../../../src/kit/Separator/index.ts';

const meta = preview.meta({
  title: 'Kit/Layout/Page',
  id: 'kit-page',
  component: Page,
  tags: ['!autodocs'],
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

export const Default = meta.story();
