import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from '../../../src/kit/IconButton/index.ts';
import { CloseIcon, MenuIcon, PhoneIcon, SearchIcon, UserIcon } from '../../../src/kit/icons/index.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Actions/IconButton',
  id: 'kit-iconbutton',
  component: IconButton,
  args: { label: 'Menu', children: <MenuIcon />, onClick: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const AsLink = meta.story({
  args: { label: 'Call the counter', href: 'tel:+441614960321', children: <PhoneIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call the counter' })).toHaveAttribute('href', 'tel:+441614960321');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    // A disabled button is no heavier than an enabled one.
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Menu' })).borderTopColor).toBe('rgba(0, 0, 0, 0)');
  },
});

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true }, IconButton, {
    Sizes: by('size', ['small', 'medium', 'large'], { variant: 'outlined' as const }),
    Variants: [
      by('variant', ['text', 'outlined']),
      {
        'At rest': { label: 'Search', children: <SearchIcon /> },
        'A link': { label: 'Account', href: '#account', children: <UserIcon /> },
        disabled: { label: 'Close', disabled: true, children: <CloseIcon /> },
      },
    ],
  }),
});
