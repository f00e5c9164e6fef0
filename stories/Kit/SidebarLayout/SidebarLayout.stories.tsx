import preview from '../../../.storybook/preview.tsx';
import { SidebarLayout } from '../../../src/kit/SidebarLayout/index.ts';

const meta = preview.meta({
  component: SidebarLayout,
  parameters: { layout: 'padded' },
  args: { sidebar: <p>Categories and brands</p>, sidebarLabel: 'Filters', children: <p>Products</p> },
});

export const Default = meta.story();
