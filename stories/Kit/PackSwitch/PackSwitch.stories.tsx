import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PackSwitch, type PackOption } from '../../../src/kit/PackSwitch/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const cola: readonly PackOption[] = [
  { href: '#100100', label: '6 × 330 ml', orderUnit: '1 pack of 6', code: '100100' },
  { href: '#100101', label: '24 × 330 ml', orderUnit: '1 case of 24 (pallet: 80)', code: '100101' },
  { href: '#100102', label: '8 × 2 L', orderUnit: '1 case of 8 (pallet: 48)', code: '100102' },
];

const boxes = [7, 9, 10, 12, 14, 16].flatMap((inches) =>
  [50, 100].map((count): PackOption => ({
    href: `#${inches}-${count}`,
    label: `${inches} inch, ${count} pieces`,
    orderUnit: `1 case of ${count}`,
    code: `2${inches}${count}`,
  })),
);

const meta = preview.meta({
  title: 'Kit/Browsing/PackSwitch',
  id: 'kit-packswitch',
  component: PackSwitch,
  args: { packs: cola, current: '#100101' },
});

export const Basic = meta.story(example(BasicExample));

/** Each pack is a link; the one of the page is marked, and the keyboard reaches it too. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Packs' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('24 × 330 ml 1 case of 24 (pallet: 80) 100101');
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
});

/** More than a few fold; the current one is always shown. */
export const Many = meta.story({
  args: { packs: boxes, current: '#16-50' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    const all = canvas.getByRole('button', { name: 'All 12 packs' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({}, PackSwitch, {
    States: {
      'One in the middle is current': { messages: { heading: 'In the middle' } },
      'The first is current': { messages: { heading: 'First' }, current: '#100100' },
      'Labels alone': { messages: { heading: 'Labels alone' }, packs: cola.map(({ href, label }) => ({ href, label })) },
    },
  }),
});

/** In a language that is read from the right, each quantity keeps its order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => expectLeftToRight(canvas.getByText('8 × 2 L'), ['8', '×', '2', 'L']),
});

export const Edge = meta.story({
  args: { packs: [{ href: '#long', label: longName, orderUnit: longName, code: '9'.repeat(20) }, ...cola] },
});
