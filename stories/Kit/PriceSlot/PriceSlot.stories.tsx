import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PriceSlot } from '../../../src/kit/PriceSlot/index.ts';

const meta = preview.meta({ title: 'Kit/Browsing/PriceSlot', id: 'kit-priceslot', component: PriceSlot, tags: ['!autodocs'] });

/** On a card: no link of its own, since the card is one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on registration')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Playground = meta.story({ args: { variant: 'detail', href: '/account-form' } });

export const Detail = meta.story({
  args: { variant: 'detail', href: '/account-form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register your business' })).toHaveAttribute('href', '/account-form');
  },
});

/** With a second way: being told once prices open. */
export const WithNotification = meta.story({
  args: { variant: 'detail', href: '/account-form', notifyHref: '#contact-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell me when prices open' })).toHaveAttribute('href', '#contact-us');
  },
});

/** Once the visitor may see it, the price itself takes the place. */
export const WithPrice = meta.story({
  args: {
    children: (
      <>
        <strong>£11.49</strong> ex VAT
      </>
    ),
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 520 }}>
      <PriceSlot />
      <PriceSlot variant="detail" href="/account-form" />
      <PriceSlot variant="detail" />
      <div style={{ inlineSize: 260 }}>
        <PriceSlot variant="detail" href="/account-form" />
      </div>
    </div>
  ),
});
