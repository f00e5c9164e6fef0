import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SidebarLayout } from '../../../src/kit/SidebarLayout/index.ts';
import { longName } from '../../fixtures/company.ts';
import { block, example } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/SidebarLayout',
  id: 'kit-sidebarlayout',
  component: SidebarLayout,
  parameters: { layout: 'padded' },
  args: { sidebar: block('Categories and brands'), sidebarLabel: 'Filters', children: block('Products') },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'Sidebar at start', tags: ['state'] });

/** The filters come after the products in the tab order, and before them on the screen. */
export const SidebarLast = meta.story({
  args: { sidebarLast: true },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const [sidebar, content] = [canvas.getByRole('complementary', { name: 'Filters' }), canvas.getByText('Products')];
    await expect(content.compareDocumentPosition(sidebar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(sidebar.getBoundingClientRect().right).toBeLessThan(content.getBoundingClientRect().left);
  },
});

/** Filters on the other side. */
export const SidebarAtEnd = meta.story({
  tags: ['state'],
  args: { sidebarPlace: 'end' },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const [sidebar, content] = [canvas.getByRole('complementary', { name: 'Filters' }), canvas.getByText('Products')];
    await expect(sidebar.getBoundingClientRect().left).toBeGreaterThan(content.getBoundingClientRect().right);
  },
});

/** Long words on either side do not push the other aside. */
export const Edge = meta.story({ args: { sidebar: longName, children: longName.repeat(3) } });
