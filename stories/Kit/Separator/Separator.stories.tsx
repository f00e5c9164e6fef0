import preview from '../../../.storybook/preview.tsx';
import { Separator } from '../../../src/kit/Separator/index.ts';

const meta = preview.meta({ component: Separator, args: {} });

export const Default = meta.story({
  render: (args) => (
    <>
      <p>The range</p>
      <Separator {...args} />
      <p>The results</p>
    </>
  ),
});
