import preview from '../../../.storybook/preview.tsx';
import { CheckList } from '../../../src/kit/CheckList/index.ts';

const meta = preview.meta({
  title: 'Kit/Content/CheckList',
  id: 'kit-checklist',
  component: CheckList,
  tags: ['!autodocs'],
  args: { items: ['Over 10K items in store', 'Open 7 days a week', 'Delivery within the United Kingdom'] },
});

export const Default = meta.story();

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
