import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Benefits, type Benefit } from '../../../src/kit/Benefits/index.ts';
import { CardIcon, PercentIcon, PhoneIcon, ShieldCheckIcon } from '../../../src/kit/icons/index.ts';
import { longName } from '../../fixtures/company.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items: readonly Benefit[] = [
  { icon: <ShieldCheckIcon />, title: 'Guarantee', text: 'Damaged or short? We put it right with your next delivery.' },
  { icon: <PhoneIcon />, title: 'Support', text: 'People at the counter who know the range, 7 days a week.' },
  { icon: <CardIcon />, title: 'Payments', text: 'Card, bank transfer or account, all secured.' },
  { icon: <PercentIcon />, title: 'Discount', text: 'The more cases you take, the lower the price of each.' },
];

const meta = preview.meta({ title: 'Kit/Content/Benefits', id: 'kit-benefits', component: Benefits, args: { items } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Guarantee', level: 3 })).toBeVisible();
  },
});

export const Basic = meta.story(example(BasicExample));

export const Matrix = meta.story({
  render: looks({}, Benefits, {
    Variants: {
      cells: {},
      plain: { variant: 'plain' },
      'plain, without icons': { variant: 'plain', items: items.map(({ title, text }) => ({ title, text })) },
    },
    Content: {
      One: { items: items.slice(0, 1) },
      Two: { items: items.slice(0, 2) },
      Three: { items: items.slice(0, 3) },
      'Without icons': { items: items.map(({ title, text }) => ({ title, text })) },
      'Titles alone': { items: items.map(({ title }) => ({ title })) },
    },
  }),
  play: async ({ canvas }) => {
    // Without an icon the text is still below its title, not beside it.
    for (const title of canvas.getAllByRole('heading')) {
      const text = title.nextElementSibling;
      if (text) await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    }
  },
});

/** On a tablet two stand beside one another; an odd one at the end takes the whole row, so that no empty cell is left. */
export const Tablet = meta.story({
  ...Matrix.input,
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const frame = list.getBoundingClientRect();
      const last = list.lastElementChild!.getBoundingClientRect();
      await expect(frame.right - last.right).toBeLessThanOrEqual(2);
      await expect(frame.bottom - last.bottom).toBeLessThanOrEqual(2);
    }
  },
});

export const Edge = meta.story({
  args: {
    items: [
      { icon: <CardIcon />, title: longName, text: longName },
      { title: 'Without an icon', text: 'And short.' },
      { title: 'Only a title' },
    ],
  },
});

/** Letters of twice the size on the smallest phone: nothing is cut off, nothing scrolls sideways. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  ...Edge.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});
