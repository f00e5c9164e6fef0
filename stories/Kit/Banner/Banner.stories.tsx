import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Banner } from '../../../src/kit/Banner/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/Banner',
  id: 'kit-banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { href: '#account-form', children: 'Pricing and orders need a business account: open one in five minutes' },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pricing and orders need a business account: open one in five minutes' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({}, Banner, {
    States: {
      Plain: {},
      'With a cross': { onClose: fn(), messages: { landmark: 'With a cross' } },
      'Of two lines': { children: longName, messages: { landmark: 'Of two lines' } },
    },
  }),
});

export const Edge = meta.story({ args: { children: longName } });

/** On a phone one line: a few words stand in the place of the sentence. */
export const Short = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <span data-long="">Pricing and orders need a business account: open one in five minutes</span>
        <span data-short="">Orders need an account. Open one</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders need an account. Open one' })).toBeVisible();
  },
});
