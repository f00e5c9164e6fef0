import preview from '../../../.storybook/preview.tsx';
import { SplitLayout } from '../../../src/kit/SplitLayout/index.ts';

const meta = preview.meta({
  title: 'Kit/Layout/SplitLayout',
  id: 'kit-splitlayout',
  component: SplitLayout,
  tags: ['!autodocs'],
  args: { media: <p>The picture</p>, children: <p>What is said of it</p> },
});

export const Default = meta.story();
