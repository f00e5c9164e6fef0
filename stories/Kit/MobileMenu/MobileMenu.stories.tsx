import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { MobileMenu } from '../../../src/kit/MobileMenu/index.ts';
import { categories, contacts, longName, navigation } from '../../fixtures/company.ts';
import { withOpener } from '../../fixtures/withOpener.tsx';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Finding the way/MobileMenu',
  id: 'kit-mobilemenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '540px' } } },
  globals: { viewport: { value: 'phone' } },
  args: { open: true, onClose: fn(), items: navigation, current: '#products', contacts },
  render: withOpener(MobileMenu, 'Menu'),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'Places and contact', tags: ['state'] });

/** The button opens the menu; Escape closes it and returns the focus to the button. */
export const OpenAndClose = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'All Products' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'button');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
});

/** Following a link closes the menu. */
export const ClosesOnALink = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: 'Careers' });
    // The test must not leave its page.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'link');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const WithMore = meta.story({
  name: 'With a button',
  tags: ['state'],
  args: {
    children: (
      <Button variant="contained" href="#account-form">
        Open an account
      </Button>
    ),
  },
});

export const Edge = meta.story({
  args: {
    items: [
      { label: longName, href: '#long' },
      ...Array.from({ length: 30 }, (_, index) => ({ label: `Place ${index + 1}`, href: `#place-${index + 1}` })),
    ],
  },
});

/** With the categories of the range below the main places. */
export const WithCategories = meta.story({
  tags: ['state'],
  args: { group: { heading: 'Categories', items: categories } },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('region', { name: 'Categories' });
    await expect(group.querySelectorAll('a')).toHaveLength(categories.length);
  },
});
