import preview from '../../../.storybook/preview.tsx';
import { CheckList } from '../../../src/kit/CheckList/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/CheckList',
  id: 'kit-checklist',
  component: CheckList,
  args: { items: ['Over 10K items in store', 'Open 7 days a week', 'Delivery within the United Kingdom'] },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

export const Matrix = meta.story({
  render: looks({ min: 280, grounds: true }, CheckList, {
    States: { 'Several points': {}, 'One point': { items: ['Open 7 days a week'] } },
  }),
});

export const Edge = meta.story({
  args: {
    items: [
      'One point alone',
      'A point so long that it needs more than one line on a telephone, where its second line starts below the first word and not below the tick. '.repeat(
        2,
      ),
    ],
  },
});
