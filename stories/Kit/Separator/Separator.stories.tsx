import preview from '../../../.storybook/preview.tsx';
import { Separator } from '../../../src/kit/Separator/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({ title: 'Kit/Layout/Separator', id: 'kit-separator', component: Separator, args: {} });

export const Default = meta.story({
  render: (args) => (
    <>
      <p>The range</p>
      <Separator {...args} />
      <p>The results</p>
    </>
  ),
});

export const Basic = meta.story(example(BasicExample));

export const Matrix = meta.story({
  render: looks({ grounds: true }, Separator, {
    States: {
      'Between two parts': (
        <>
          <p>The range</p>
          <Separator />
          <p>The results</p>
        </>
      ),
    },
  }),
});
