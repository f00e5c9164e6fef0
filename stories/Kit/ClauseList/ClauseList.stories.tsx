import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ClauseList } from '../../../src/kit/ClauseList/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/ClauseList',
  id: 'kit-clauselist',
  component: ClauseList,
  args: {
    clauses: [
      { id: 'delivery.area', number: '8.1', text: 'We deliver within the United Kingdom.' },
      {
        id: 'delivery.time',
        number: '8.2',
        text: 'We deliver within 30 days. Meanwhile we:',
        points: ['pick your order;', 'load the van.'],
      },
    ],
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clause 8.2' })).toHaveAttribute('href', '#delivery.time');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Matrix = meta.story({
  render: looks({ min: 320 }, ClauseList, {
    States: {
      'With points': {},
      'One clause': { clauses: [{ id: 'law', number: '12', text: 'The law of England and Wales applies.' }] },
    },
  }),
});

export const Edge = meta.story({ args: { clauses: [{ id: 'long', number: '26.14', text: longName, points: [longName] }] } });
