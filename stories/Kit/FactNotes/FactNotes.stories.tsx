import preview from '../../../.storybook/preview.tsx';
import { FactNotes } from '../../../src/kit/FactNotes/index.ts';
import { CardIcon, PeopleIcon, ShieldCheckIcon, TruckIcon } from '../../../src/kit/icons/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/FactNotes',
  id: 'kit-factnotes',
  component: FactNotes,
  args: {
    items: [
      { icon: <CardIcon />, label: 'Secured Payment' },
      { icon: <PeopleIcon />, label: 'Made by the Professionals' },
    ],
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

export const Matrix = meta.story({
  render: looks({ min: 280, grounds: true }, FactNotes, {
    States: {
      'With icons': {},
      'Without icons': { items: [{ label: 'Secured Payment' }, { label: 'UK only' }] },
      'Long words': { items: [{ icon: <TruckIcon />, label: longName }] },
    },
  }),
});

export const Edge = meta.story({
  args: { items: [{ icon: <ShieldCheckIcon />, label: longName }, { icon: <TruckIcon />, label: 'UK only' }, { label: 'Without a sign' }] },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <FactNotes {...args} />
    </div>
  ),
});
