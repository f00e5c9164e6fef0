import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NavigationList } from '../../../src/kit/NavigationList/index.ts';
import { longName, navigation } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Finding the way/NavigationList',
  id: 'kit-navigationlist',
  component: NavigationList,
  parameters: { layout: 'fullscreen' },
  args: { items: navigation, current: '#products', collapse: false },
});

export const Basic = meta.story(example(BasicExample));

/** The current place is marked and does not look like a link, but the keyboard still reaches it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('All Products');
    await expect(getComputedStyle(current).cursor).toBe('default');
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(navigation.length);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** On pages inside a place, such as a product or a filtered list, the place is marked too; it looks like a link and leads to its first page. */
export const Section = meta.story({
  args: { currentIs: 'section' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'All Products' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(current).cursor).toBe('pointer');
  },
});

export const Matrix = meta.story({
  render: looks({}, NavigationList, {
    Orientation: {
      'horizontal, the first is current': { messages: { label: 'First current' }, current: '#home' },
      'horizontal, the last is current': { messages: { label: 'Last current' }, current: '#terms' },
      vertical: { messages: { label: 'Vertical' }, orientation: 'vertical' },
    },
  }),
});

export const Edge = meta.story({
  args: {
    items: [
      { label: longName, href: '#long' },
      ...navigation,
      ...navigation.map(({ label, href }) => ({ label: `${label} 2`, href: `${href}-2` })),
    ],
  },
});
