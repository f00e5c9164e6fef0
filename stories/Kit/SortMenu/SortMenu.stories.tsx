import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SortMenu } from '../../../src/kit/SortMenu/index.ts';
import { expectInWindow } from '../../fixtures/expectInWindow.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { sortOptions } from '../../fixtures/sortOptions.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/SortMenu',
  id: 'kit-sortmenu',
  component: SortMenu,
  args: { options: sortOptions, align: 'start' as const, onChange: fn() },
});

const manyOptions = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Depot ${index + 1}` }));

export const Basic = meta.story(example(BasicExample));

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const Default = meta.story();

/** A press opens the menu with the focus on the chosen item; choosing closes it, announces the choice and returns the focus. */
export const Chooses = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sort By Popularity' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('menuitemradio', { name: 'Popularity' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Popularity' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Newest First' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'created_at_desc');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sort By Newest First' })).toHaveFocus();
  },
});

/** Where there is no room below the button the menu stands above it, and at the side of the window on the other edge of the button. */
export const AtTheEdge = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', minBlockSize: '100dvb' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sort By Popularity' });
    await userEvent.click(button);
    const menu = canvas.getByRole('menu');
    await expectInWindow(menu);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1);
    await expect(menu.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0);
  },
});

/** In a low window the menu is as high as the room on its better side, and scrolls. */
export const LowWindow = meta.story({
  globals: { viewport: { value: 'landscape' } },
  args: { options: manyOptions },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 113 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort By Depot 1' }));
    await expectInWindow(canvas.getByRole('menu'));
    await userEvent.keyboard('{End}');
    await expectInWindow(canvas.getByRole('menuitemradio', { name: 'Depot 30' }));
  },
});

/** Arrows, Home, End, letters, Escape, Tab. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.textContent : null);
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('Oldest First');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Popularity');
    await userEvent.keyboard('{End}{Home}{ArrowDown}');
    await expect(focused()).toBe('Alphabetical: A-Z');
    await userEvent.keyboard('n');
    await expect(focused()).toBe('Newest First');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expect(focused()).toBe('Popularity');
      await userEvent.keyboard('{Escape}');
    }
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'alphabetical_asc');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

/** A resting mouse opens the menu and can move into it. The menu closes a moment after the mouse has left; Escape closes it without moving the focus. */
export const Hover = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const root = button.parentElement ?? button;
    const enter = async () => {
      await fireEvent.pointerOver(root, { pointerType: 'mouse' });
      await fireEvent.pointerMove(root, { pointerType: 'mouse' });
    };
    // The page was scrolled below a mouse that does not move.
    await fireEvent.pointerOver(root, { pointerType: 'mouse' });
    await rest(200);
    await expect(canvas.queryByRole('menu')).toBeNull();
    await enter();
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await expect(button).not.toHaveFocus();
    // The mouse leaves and returns within the delay.
    await fireEvent.pointerOut(root, { pointerType: 'mouse', relatedTarget: document.body });
    await rest(100);
    await enter();
    await rest(400);
    await expect(canvas.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await fireEvent.pointerOut(root, { pointerType: 'mouse', relatedTarget: document.body });
    // A menu opened by hovering stays open after a press on the button.
    await enter();
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await fireEvent.click(button);
    await fireEvent.pointerOut(root, { pointerType: 'mouse', relatedTarget: document.body });
    await rest(400);
    await expect(canvas.getByRole('menu')).toBeVisible();
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    // A finger does not hover.
    await fireEvent.pointerOver(root, { pointerType: 'touch' });
    await fireEvent.pointerMove(root, { pointerType: 'touch' });
    await rest(200);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: looks({ inline: true }, SortMenu, { States: { Closed: { value: 'alphabetical_asc' }, Open: { value: 'created_at_desc' } } }),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('button');
    if (second) await userEvent.click(second);
  },
});

/** One option, a label of 200 characters, thirty options; at the end of a narrow row. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, minBlockSize: 320 }}>
      <SortMenu options={[{ value: 'only', label: 'Only one' }]} />
      <SortMenu
        options={[
          { value: 'long', label: 'Most ordered by businesses like yours in the last four weeks, without '.repeat(3).slice(0, 200) },
          { value: 'b', label: 'B' },
        ]}
      />
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SortMenu options={manyOptions} />
      </div>
    </div>
  ),
});

/** Letters of twice the size on the smallest phone: nothing is cut off, nothing scrolls sideways. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  ...Edge.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});
