import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PriceSlot } from '../../../src/kit/PriceSlot/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({ title: 'Kit/Browsing/PriceSlot', id: 'kit-priceslot', component: PriceSlot });

/** On a card: no link of its own, since the card is one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on registration')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Basic = meta.story(example(BasicExample));

export const Detail = meta.story({
  args: { variant: 'detail', href: '/account-form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register your business' })).toHaveAttribute('href', '/account-form');
  },
});

/** With a second action: a mail when prices go live. */
export const WithNotification = meta.story({
  args: { variant: 'detail', href: '/account-form', notifyHref: '#contact-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell me when prices go live' })).toHaveAttribute('href', '#contact-us');
  },
});

/** A dialog asks for the mail address without leaving the page. */
export const NotifiesHere = meta.story({
  args: { variant: 'detail', href: '/account-form', onNotify: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when prices go live' }));
    await expect(args.onNotify).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 260 }, PriceSlot, {
    Variants: { card: {}, detail: { variant: 'detail', href: '/account-form' }, 'detail, without a link': { variant: 'detail' } },
  }),
});

/** A price of a few lines, a mail address that is wider than its column of 160 px: both break. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 160 }}>
      <PriceSlot>£1,234,567.89 ex VAT for a pallet of 1,200 cases, collected from the yard</PriceSlot>
      <PriceSlot />
      <PriceSlot variant="detail" href="/account-form" notifyHref="#contact-us" />
      <PriceSlot
        variant="detail"
        messages={{ explanation: 'We will write to you when they do:\nfront.counter.orders@longshorefryers.example.co.uk' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getAllByText('Price on registration')[0]!.parentElement!;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
});
