import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Steps } from '../../../src/kit/Steps/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const items = [
  { title: 'Look around', text: 'The whole range is open to everyone.' },
  { title: 'Register', text: 'Fill in the account form with your company and VAT number.' },
  { title: 'Confirm your mail', text: 'Click the link that we send you.' },
  { title: 'Order', text: 'You pay in advance.' },
];

const meta = preview.meta({ title: 'Kit/Content/Steps', id: 'kit-steps', component: Steps, args: { items } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    // All steps are side by side, none alone in a second row.
    await expect(new Set(canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)).size).toBe(1);
  },
});

export const Basic = meta.story(example(BasicExample));

/** Points without an order. */
export const Unnumbered = meta.story({
  args: { numbered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
  },
});

export const Matrix = meta.story({
  render: looks({}, Steps, {
    Numbered: Object.fromEntries([2, 3, 4].map((count) => [`${count}`, { items: items.slice(0, count), numbered: true }])),
    'Points of one rank': Object.fromEntries([2, 3, 4].map((count) => [`${count}`, { items: items.slice(0, count), numbered: false }])),
  }),
});

export const Edge = meta.story({
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      title: index === 1 ? longName : `Step ${index + 1}`,
      text: index === 2 ? longName : 'Short.',
    })),
  },
});
