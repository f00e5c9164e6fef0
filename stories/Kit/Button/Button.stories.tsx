import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ArrowRightIcon, GridIcon, PlusIcon } from '../../../src/kit/icons/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Actions/Button',
  id: 'kit-button',
  component: Button,
  args: { children: 'Open an account', onClick: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open an account' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** Takes something away for good. Its words say what. */
export const Destructive = meta.story({
  args: { variant: 'outlined', color: 'error', children: 'Delete the account' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Delete the account' });
    const { color, borderTopColor } = getComputedStyle(button);
    await expect(color).not.toBe(getComputedStyle(document.body).color);
    await expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** With `href` it is a link: it can be opened in a new tab. */
export const AsLink = meta.story({
  args: { variant: 'contained', href: '#products', children: 'All Products', startIcon: <GridIcon /> },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'All Products' });
    await expect(link).toHaveAttribute('href', args.href);
  },
});

/** While it loads, the button keeps its focus and its place, and ignores presses. */
export const Loading = meta.story({
  args: { variant: 'contained', loading: true, children: 'Send' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send (working)' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A disabled button looks and sounds disabled, and can still be reached with the keyboard. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open an account' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A button without a ground gets none when it is disabled, since it would look heavier than an enabled one. */
export const DisabledBare = meta.story({
  args: { variant: 'text', disabled: true },
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(canvas.getByRole('button'));
    await expect([backgroundColor, borderTopColor]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  },
});

/** With `aria-disabled` and a handler of your own, the button looks disabled and still answers a press. */
export const DisabledThatExplains = meta.story({
  args: { 'aria-disabled': true, children: 'Submit' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Below `md` only the icon is visible. */
export const Compact = meta.story({
  args: { variant: 'contained', compact: true, startIcon: <GridIcon />, children: 'All Products' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All Products' })).toBeVisible();
  },
});

/** Below `md` the text is small and below the icon. In a brand whose buttons are pills it stays inside the corners of the foot. */
export const StackedPill = meta.story({
  args: { variant: 'contained', stacked: true, startIcon: <GridIcon />, children: 'All Products' },
  globals: { brand: 'gullwing', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All Products')).toBeVisible();
    const text = canvas.getByText('All Products').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'All Products' });
    const { left, bottom } = button.getBoundingClientRect();
    // From the centre of the corner's circle to the foot of the first letter.
    const radius = Number.parseFloat(getComputedStyle(button).borderEndStartRadius);
    const across = Math.max(0, left + radius - text.left);
    const down = Math.max(0, text.bottom - (bottom - radius));
    await expect(Math.hypot(across, down)).toBeLessThan(radius);
  },
});

/** With `lg` also on tablets: for buttons that are used less than their neighbours. */
export const StackedOnTablets = meta.story({
  args: { variant: 'text', stacked: 'lg', startIcon: <GridIcon />, children: 'Log in' },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    await expect(button.clientWidth).toBeLessThan(60);
    await expect(canvas.getByText('Log in')).toBeVisible();
  },
});

const variants = ['contained', 'outlined', 'text'] as const;

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true }, Button, {
    Colours: [by('variant', variants), by('color', ['inherit', 'primary', 'error'], { children: 'Continue' })],
    Sizes: [by('variant', variants), by('size', ['small', 'medium', 'large'], { children: 'Continue' })],
    States: [
      by('variant', variants),
      {
        'At rest': { children: 'Save' },
        Hover: { children: 'Save' },
        Pressed: { children: 'Save' },
        Focused: { children: 'Save' },
        'With an icon': { children: 'Add', startIcon: <PlusIcon /> },
        'Icon at the end': { children: 'Next', endIcon: <ArrowRightIcon /> },
        Loading: { children: 'Save', loading: true },
        Disabled: { children: 'Save', disabled: true },
      },
    ],
  }),
});

export const Edge = meta.story({
  render: () => (
    <Stack sx={{ maxWidth: 280 }}>
      <Button variant="contained" startIcon={<GridIcon />}>
        {longName}
      </Button>
      <Button fullWidth>OK</Button>
      <Button endIcon={<ArrowRightIcon />}>A</Button>
    </Stack>
  ),
});

/** In a brand with pill shapes, a button of several lines is no rounder than one of a single line, so that the ends do not cut into its text. */
export const EdgeInPill = meta.story({
  ...Edge.input,
  globals: { brand: 'gullwing', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(Number.parseFloat(getComputedStyle(button).borderTopLeftRadius)).toBe(22);
  },
});
