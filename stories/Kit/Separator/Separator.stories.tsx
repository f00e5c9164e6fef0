import preview from '../../../.storybook/preview.tsx';
import { Separator } from '../../../src/kit/Separator/index.ts';

const meta = preview.meta({ title: 'Kit/Layout/Separator', id: 'kit-separator', component: Separator, tags: ['!autodocs'], args: {} });

export const Default = meta.story({
  render: (args) => (
    <>
      <p>The range</p>
      <Separator {...args} />
      <p>The results</p>
    </>
  ),
});
