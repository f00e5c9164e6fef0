import preview from '../../../.storybook/preview.tsx';
import { SidebarLayout } from '../../../src/kit/SidebarLayout/index.ts';

const meta = preview.meta({
  title: 'Kit/Layout/SidebarLayout',
  id: 'kit-sidebarlayout',
  component: SidebarLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { sidebar: <p>Categories and brands</p>, sidebarLabel: 'Filters', children: <p>Products</p> },
});

export const Default = meta.story();
